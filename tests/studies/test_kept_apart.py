"""The study of clubs can be made again, and its page says what came out."""

from __future__ import annotations

from pathlib import Path

from tests.studies.kept_apart import FEW, ORDERS, RULES, fields, redrawn, served, shown

PAGE = Path(__file__).parents[2] / "docs" / "studies" / "kept-apart.md"


def test_the_page_has_the_figures_of_the_eight_fields() -> None:
    """Under both rule sets, order by order."""
    page = PAGE.read_text(encoding="utf-8")
    for rules in RULES:
        events = fields(rules, range(FEW))
        rounds = [each for number, event in enumerate(events) for each in redrawn(event, number)]
        rows = [line.split("|", 2) for line in [*shown(rounds)][2:]]

        assert [f" {order} " for order in ORDERS] == [row[1] for row in rows]
        assert [] == [row[2] for row in rows if row[2] not in page]
        for each in rounds:
            few, *more = (each.totals[order]["apart"] for order in ("apart", "between", "usual"))
            assert few <= min(more)
            assert len({each.totals[order]["score"] for order in ORDERS}) == 1


def test_serving_the_top_never_takes_a_board_from_it() -> None:
    """Other boards come out seldom, and then more of them at the top."""
    rounds, other, more, fewer = served(range(40), 6)

    assert rounds
    assert 0 < more <= other
    assert not fewer
