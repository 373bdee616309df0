"""Looking ahead: guessed worlds, played on and judged."""

from emberhold.players.search.search_player import SearchPlayer, futures
from emberhold.players.search.thought import Manner, Thought, Weighed

__all__ = ["Manner", "SearchPlayer", "Thought", "Weighed", "futures"]
