"""The study of orders can be played again, and its page says what came out."""

from __future__ import annotations

from pathlib import Path

from nigiri.domain.model.units import PlayerId
from tests.studies.ordering import (
    FIELDS,
    FORMATS,
    MEASURES,
    ORDERS,
    PLAYERS,
    Judge,
    block,
    field_of,
    figures,
)
from tests.studies.ordering_page import STUDIES, told_rows

NUMBERS = [PlayerId(n) for n in range(1, PLAYERS + 1)]


def judge() -> Judge:
    """Return who knows that number 1 is the best, number 2 the next, by a rank each."""
    import numpy as np  # noqa: PLC0415 -- as the study has it

    down = np.arange(PLAYERS, 0, -1)
    return Judge(100 * down, down)


def test_an_order_is_judged_by_all_its_pairs() -> None:
    """The truth, its reverse, and all level: half of the pairs, and of each place a part."""
    level, true = [NUMBERS], [[n] for n in NUMBERS]

    assert [1, 1, 1, 1, 1, 1, 1] == judge().measured(true, level)
    assert [0, 0, 0, 0, 1, 1, 0] == judge().measured(true[::-1], level)
    assert [0.5, 0.5, 1 / PLAYERS, 5 / PLAYERS, 1, 0, 0] == judge().measured(level, level)


def test_only_level_pairs_count_for_a_tiebreak() -> None:
    """Two level of the same score, put right: one pair of all."""
    score = [NUMBERS[:2], *([n] for n in NUMBERS[2:])]
    _, _, _, _, level, parted, proper = judge().measured([[n] for n in NUMBERS], score)

    assert 1 / (PLAYERS * (PLAYERS - 1) / 2) == level == parted == proper


def test_a_field_plays_every_format() -> None:
    """The same field again gives the same figures, in a block of its own."""
    found = figures(7)

    assert set(FORMATS) == set(found)
    assert all({*ORDERS, "list", "boards"} == set(orders) for orders in found.values())
    assert found == block([7])
    assert field_of(7) != field_of(8)


def test_the_page_says_what_came_out() -> None:
    """Each row of its table, and how many tournaments there were."""
    page = Path(STUDIES, "ordering.md").read_text(encoding="utf-8")
    table = Path(STUDIES, "ordering.tsv").read_text(encoding="utf-8")
    rows = [*told_rows(table)]

    assert ["format", "order", *MEASURES] == table.partition("\n")[0].split("\t")
    assert rows
    assert [] == [row for row in rows if row not in page]
    assert f"{FIELDS * len(FORMATS):,} tournaments" in page
