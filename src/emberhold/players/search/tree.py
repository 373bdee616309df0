"""The tree below an option: what the same seat may do next in its turn, and how that went.

It is one tree for all guessed worlds (an information-set tree): a node is what the seat has done
since the question, and an option counts only in the worlds in which it is legal. Options join one
by one as a node is visited more often (progressive widening), the game's own player naming them
in the order of its preference.
"""

from __future__ import annotations

from math import sqrt

from emberhold.kernel.question import Choice, Question
from emberhold.players.search.ranking import next_best

EXPLORE = 0.04
"""How much an option that was seldom tried is favoured, in chances of winning."""
FAVOURED = 4.0
"""How much more the first preference is explored than one that joined later."""
WIDTH = 0.35
"""Options known at a node: one, and this times the root of its visits."""


class Node:
    """A decision of the seat in all the worlds that came by."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Choice, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def select(self, question: Question, preferred: Choice, policy: object) -> Choice:
        """The option to follow in this world; `preferred` is what the game's own player would do.

        Whatever is returned is among the children afterwards.
        """
        children = self.children
        if preferred not in children:
            children[preferred] = Node()
            return preferred
        legal = [choice for choice in question.choices if choice in children]
        if len(legal) < len(question.choices) and len(legal) < 1 + int(WIDTH * sqrt(self.visits)):
            joining = next_best(policy, question, legal)
            if joining is not None:
                children[joining] = Node()
                return joining
        best, most = preferred, -1.0
        scale = EXPLORE * sqrt(self.visits)
        for choice in legal:
            child = children[choice]
            favour = FAVOURED if choice == preferred else 1.0
            worth = child.mean + favour * scale / (favour + 3 * child.visits)
            if worth > most:
                best, most = choice, worth
        return best
