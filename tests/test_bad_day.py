"""The page about a director's bad day is true: lived through, it stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.read.workbook import read
from tests import bad_day
from tests.office import recalculated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.bad_day import Day


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Day]:
    """Return the page as it should be, and the day."""
    page = bad_day.PAGE.read_text(encoding="utf-8")
    return bad_day.lived(page, tmp_path_factory.mktemp("hall"))


def test_every_sentence_of_the_page_is_what_the_program_says(
    lived: tuple[str, Day], request: pytest.FixtureRequest
) -> None:
    """Whatever is typed and given there; `pytest --renew-golden` puts in what is said today."""
    page, _ = lived
    if request.config.getoption("--renew-golden"):
        bad_day.PAGE.write_text(page, encoding="utf-8", newline="\n")

    assert bad_day.PAGE.read_text(encoding="utf-8") == page


def test_the_day_ends_well(lived: tuple[str, Day]) -> None:
    """One bye at most in a round, the one given by hand in round 3; colours as they sat."""
    _, day = lived
    event = read(day.host.snapshot()).event
    first, second, third, fourth = event.rounds

    assert [(), (8,), (11,), ()] == [each.byes for each in event.rounds]
    assert (12, 9) == first.games[-1].players
    assert (2, 3) == second.games[0].players
    assert [6, 5, 5, 6] == [len(each.games) for each in event.rounds]
    assert all(game.result for each in event.rounds for game in each.games)
    assert {p for game in fourth.games for p in game.players} == {*range(1, 13)}
    assert not {11} & {p for game in third.games for p in game.players}


@pytest.mark.long
def test_the_cells_say_so_in_a_spreadsheet(
    lived: tuple[str, Day], program: Callable[[str], str], tmp_path: Path
) -> None:
    """LibreOffice, which calculates each cell anew, shows what the page says of it."""
    _, day = lived
    books = {str(number): look.data for number, look in enumerate(day.looks)}
    shown = recalculated(program("soffice"), books, tmp_path / "office")

    assert [look.text for look in day.looks] == [
        bad_day.seen(look, shown[str(number)]) for number, look in enumerate(day.looks)
    ]
