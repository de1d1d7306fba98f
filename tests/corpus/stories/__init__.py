"""All stories of the corpus, by name: a module for each of their subjects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.stories import (
    by_hand,
    coming,
    days,
    families,
    names,
    own,
    parts,
    results,
    rules,
    side,
    systems,
    wrong,
    wrong_rounds,
)

if TYPE_CHECKING:
    from tests.corpus.story import Story

ALL: dict[str, Story] = {
    name: story
    for module in (days, results, by_hand, coming, parts, systems, rules, side, families, own,
                   names, wrong, wrong_rounds)
    for name, story in module.STORIES.items()
}  # fmt: skip
