"""The judge of a round: the rules it breaks, and how good it is, without the code that draws."""

from nigiri.domain.checks.measures import MEASURES, measures, squared_differences
from nigiri.domain.checks.violations import SENTENCES, Violation, violations

__all__ = [
    "MEASURES",
    "SENTENCES",
    "Violation",
    "measures",
    "squared_differences",
    "violations",
]
