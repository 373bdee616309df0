"""What the bot thinks of the cards of the first box."""

from emberhold.games.aeons_end.cards.first_box import judging_foes
from emberhold.games.aeons_end.cards.war_eternal import judging


def teach() -> None:
    """Tell the bot what effects are worth that only this box has, and what it shares."""
    judging.teach()
    judging_foes.teach()
