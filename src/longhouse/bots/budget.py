"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.kernel.errors import BadOption, refusal

__all__ = ["MOST_ITERATIONS", "Budget"]

MOST_MILLISECONDS = 600_000
MOST_ITERATIONS = 100_000_000


@dataclass(frozen=True)
class Budget:
    """Milliseconds for people; a number of iterations where the same answer must come again."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.iterations is None):
            raise BadOption(refusal("one-measure"))
        if self.milliseconds is not None and not 1 <= self.milliseconds <= MOST_MILLISECONDS:
            raise BadOption(refusal("bad-milliseconds", given=self.milliseconds, most=MOST_MILLISECONDS))
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadOption(refusal("bad-iterations", given=self.iterations, most=MOST_ITERATIONS))
