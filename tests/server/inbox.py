"""What has come to one of the small servers of the tests."""

from __future__ import annotations

from queue import Queue
from typing import Generic, TypeVar

from tests.server.houses import PATIENCE

T = TypeVar("T")


class Inbox(Generic[T]):
    """What comes is kept until somebody looks."""

    def __init__(self) -> None:
        self.came: Queue[T] = Queue()

    def next(self) -> T:
        return self.came.get(timeout=PATIENCE)

    def nothing(self) -> bool:
        """Whether nothing is there that nobody has looked at; the one who sends has to be done."""
        return self.came.empty()
