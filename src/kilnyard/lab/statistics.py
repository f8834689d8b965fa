"""How sure a mean or a share is: intervals that hold the truth 19 times out of 20."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
_DEVIATIONS: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A value that was measured, and the interval around it."""

    value: float
    low: float
    high: float


def mean_of(values: list[int]) -> Estimate:
    """The mean of independent values, with the normal interval; one value alone says nothing."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = _DEVIATIONS * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def share_of(count: float, total: int) -> Estimate:
    """A share of trials, with Wilson's interval, which stays within 0 and 1 for any share."""
    share = count / total
    squared = _DEVIATIONS**2
    centre = (share + squared / (2 * total)) / (1 + squared / total)
    spread = share * (1 - share) / total + squared / (4 * total**2)
    reach = _DEVIATIONS * sqrt(spread) / (1 + squared / total)
    return Estimate(share, max(centre - reach, 0.0), min(centre + reach, 1.0))
