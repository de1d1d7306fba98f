"""The prizes read back from the organiser's workbook, for the papers (M26, B14)."""

from __future__ import annotations

from nigiri.domain.organising.prize_table import PrizeTable, SpecialPrize
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.organiser.prizes import POOL
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import CellChange, Changes, RemoveSheet, SetCells
from nigiri.workbook.read.organiser_prizes import prize_table
from tests.quebec import quebec_event
from tests.workbook.organiser.test_prizes import Prizes


def test_places_wins_and_special_prizes_are_read() -> None:
    """Also lines of the organiser's own; words that only begin a line are no prize."""
    prizes = Prizes(quebec_event())
    prizes.types("place.2.1", prize="cup")
    prizes.types(POOL, prize="book", count=8)
    prizes.types("special.1", prize="toy", to="Ann")
    prizes.types("trophy.large", prize="of glass", count=1)
    end = prizes.book[prizes.at.name].height + 2
    own = tuple(
        CellChange(end, prizes.at.columns[key], None, value)
        for key, value in (("for", "Loudest"), ("to", "Bob"))
    )
    prizes.book = applied(prizes.book, Changes((SetCells(prizes.at.name, own),)))

    found = prize_table(prizes.book)
    assert found is not None
    assert {(2, 1): "cup"} == {place: words for place, words in found.places.items() if words}
    assert ("book", 8) == (found.wins, found.number)
    assert (SpecialPrize("Best junior", "toy", "Ann"), SpecialPrize("Loudest", "", "Bob")) == (
        found.special
    )


def test_a_number_that_is_none_gives_no_prizes_for_wins() -> None:
    """Words do not count, nor does a line that was deleted."""
    prizes = Prizes(quebec_event())
    prizes.types(POOL, prize="book", count="some")
    found = prize_table(prizes.book)

    assert found is not None
    assert ("book", None) == (found.wins, found.number)


def test_without_the_sheet_there_are_no_prizes() -> None:
    """It was deleted, or it is no organiser's workbook at all."""
    prizes = Prizes(quebec_event())
    gone = applied(prizes.book, Changes((RemoveSheet(prizes.at.name, "prizes"),)))

    assert prize_table(gone) is None
    assert prize_table(Workbook()) is None
    assert isinstance(prize_table(prizes.book), PrizeTable)
