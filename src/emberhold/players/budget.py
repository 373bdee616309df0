"""How long a player may think about one answer: a number of iterations or of milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from emberhold.kernel.errors import SetupError

MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """One of the two is set, or both: what is spent first ends it. Only iterations give the same
    answer on every machine."""

    iterations: int = 0
    milliseconds: int = 0

    def patient(self, most: int) -> Budget:
        """The same for somebody who waits: it ends by the clock, whatever was asked for."""
        return Budget(self.iterations, min(self.milliseconds or most, most))

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)


def budget_from(text: str, who: str = "search") -> Budget:
    """`200` is iterations, `500ms` milliseconds."""
    digits = text.removesuffix("ms")
    if digits.isascii() and digits.isdecimal() and 1 <= int(digits) <= MOST:
        return Budget(milliseconds=int(digits)) if digits != text else Budget(int(digits))
    raise SetupError("error-budget", given=text, count=f"{who}:200", time=f"{who}:500ms")


class Clock:
    """How much of a budget is left, in iterations."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = perf_counter() if budget.milliseconds else 0.0

    @property
    def likely(self) -> int:
        """About how many iterations there will be."""
        return self.budget.iterations or max(1, self.budget.milliseconds // 2)

    def left(self, spent: int) -> int:
        if self.budget.iterations:
            return self.budget.iterations - spent
        if not spent:
            return self.likely
        passed = self._passed()
        return int((self.budget.milliseconds - passed) * spent / max(passed, 0.001))

    def over(self, spent: int) -> bool:
        """Whether that many iterations would be too many, or the time is up."""
        budget = self.budget
        if budget.iterations and spent > budget.iterations:
            return True
        return budget.milliseconds > 0 and self._passed() >= budget.milliseconds

    def _passed(self) -> float:
        return 1000 * (perf_counter() - self.began)
