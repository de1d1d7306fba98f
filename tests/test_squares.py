"""What clubs and countries cost in score, against what is reachable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.squares import Compared, Found, compared, main, report
from tests.test_drawn import small

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_round_is_wasteful_where_squares_buy_nothing() -> None:
    """More squares and as many games of one club or country; one game less is a reason."""
    ways = {"reachable": Found(4, 2, 1), "leaders": Found(8, 1, 2), "reached": Found(8, 1, 1)}
    this = Compared("event", {"played": Found(9, 0, 0), **ways})

    assert [True, False, False] == [this.wasteful(w) for w in ("leaders", "reached", "reachable")]


def test_the_table_has_a_line_for_each_event_and_one_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ada and Bo are of one club and one country, and met: nothing else is reachable."""
    found = [*compared(small(tmp_path), None)]

    assert 3 == len(found)
    assert found[0].ways["played"].together
    assert [["small", "3"], ["all", "3"]] == [
        line.strip("| ").split(" | ")[:2] for line in report(found).splitlines()[2:]
    ]
    assert 0 == main([str(tmp_path)])
    assert "| all | 3 | " in capsys.readouterr().out
