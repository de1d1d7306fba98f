"""What a new Budget begins with: the fees announced on Event, else those of the rule set (M23)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.workbook.organiser.budget import beginnings

QUEBEC = [("4d", 25), ("1d", 20), ("10k", 15), ("30k", 10)]


@pytest.mark.parametrize(
    ("rules", "typed", "levels"),
    [
        ("quebec", "", QUEBEC),
        ("quebec", "free for juniors", QUEBEC),
        ("quebec", "1d $30, 30k $12.50", [("1d", 30), ("30k", 12.5)]),
        ("bga", "£10", [("30k", 10)]),
        ("bga", "", [("30k", None)]),
    ],
)
def test_the_levels_are_those_of_the_announcement(
    rules: str, typed: str, levels: list[tuple[str, float | None]]
) -> None:
    """One amount is a level for everybody; a sentence is none."""
    begins = beginnings(Settings(rules=rules, entry_fees=typed), "en")

    found = [line for key, line in begins.items() if key.startswith("level")]
    assert levels == [(line["from"], line.get("each")) for line in found]
