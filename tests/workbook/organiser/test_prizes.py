"""The sheet Prizes of the organiser's workbook: what follows the event, and what stays (M26, B14).

Everything goes through the operations that make the workbook, carried out on plain cells.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import Rank
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.organiser.prizes import POOL, TOGETHER
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import (
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    SetCells,
    SetPrintArea,
)
from nigiri.workbook.organiser.organised import EventFile, organised
from nigiri.workbook.read.organiser import sheets_of
from tests.peaks import peaks_event
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location


@dataclass
class Prizes:
    """An organiser's workbook and its sheet Prizes; last -- what the last command did."""

    event: Event
    language: str = "en"
    book: Workbook = field(default_factory=Workbook)
    last: tuple[Operation, ...] = ()

    def __post_init__(self) -> None:
        """Make it."""
        self.update()

    def update(self, event: Event | None = None) -> None:
        """Bring it up to date with the event."""
        self.event = event or self.event
        self.last = tuple(organised(EventFile(self.event, "x.xlsx"), self.book, self.language))
        self.book = applied(self.book, Changes(self.last))

    @property
    def at(self) -> Location:
        """Return where the table is."""
        return sheets_of(self.book)["prizes"]

    @property
    def keys(self) -> list[str]:
        """Return the keys from the top, without titles of blocks."""
        column = self.at.columns["key"]
        cells = (row[column - 1] for row in self.book[self.at.name].rows[3:] if len(row) >= column)
        return [str(cell) for cell in cells if cell and not str(cell).startswith("block")]

    def line(self, key: str) -> dict[str, Cell]:
        """Return the cells of a line that are not blank."""
        sheet, columns = self.book[self.at.name], self.at.columns
        row = self.row(key)
        cells = {name: sheet.cell(row, column) for name, column in columns.items()}
        return {name: cell for name, cell in cells.items() if cell is not None}

    def row(self, key: str) -> int:
        """Return the row of a line."""
        sheet, column = self.book[self.at.name], self.at.columns["key"]
        return next(row for row in range(1, sheet.height + 1) if sheet.cell(row, column) == key)

    def types(self, key: str, **cells: Cell) -> None:
        """Type into a line."""
        row, columns = self.row(key), self.at.columns
        changes = tuple(CellChange(row, columns[name], None, cell) for name, cell in cells.items())
        self.book = applied(self.book, Changes((SetCells(self.at.name, changes),)))

    def arranges(self, rows: list[int]) -> None:
        """Put the rows of the table into another order, as sorting does."""
        old = self.book[self.at.name]
        new = [*old.rows[:3], *(old.rows[row - 1] for row in rows)]
        sheets = {**self.book.sheets, self.at.name: Sheet.trimmed([[*row] for row in new])}
        self.book = Workbook(sheets)

    @property
    def worth(self) -> Cell:
        """Return the sum above the heading."""
        return self.book[self.at.name].cell(2, self.at.columns["worth"])


@pytest.fixture
def quebec() -> Prizes:
    """Return the prizes of the Open of 2005, which is over."""
    return Prizes(quebec_event())


def test_each_section_of_2005_has_a_line_with_its_winner(quebec: Prizes) -> None:
    """Section 2: McDonnell; nothing is so far any more."""
    places = [key for key in quebec.keys if key.startswith("place.")]

    assert [f"place.{n}.1" for n in range(1, 8)] == places
    assert {
        "for": "Section 2", "place": 1, "to": "McDonnell, Alexandre", "key": "place.2.1"
    } == quebec.line("place.2.1")  # fmt: skip
    assert not any("so far" in str(quebec.line(key)["to"]) for key in places)


def test_trophies_of_2005_are_the_seven_of_the_budget(quebec: Prizes) -> None:
    """1 + 2 + 4; five of them are too few for seven sections."""
    assert [1, 2, 4, 7] == [
        quebec.line(f"trophy.{size}")["place"] for size in ("large", "medium", "small")
    ] + [quebec.line(TOGETHER)["place"]]
    for size, count in (("large", 1), ("medium", 2), ("small", 2)):
        quebec.types(f"trophy.{size}", count=count)
    quebec.update()
    assert (5, "too few: at least 7") == tuple(
        quebec.line(TOGETHER)[key] for key in ("count", "prize")
    )
    quebec.types("trophy.small", count=4)
    quebec.update()
    assert 7 == quebec.line(TOGETHER)["count"]
    assert "prize" not in quebec.line(TOGETHER)


def test_with_eight_prizes_four_wins_are_enough_at_the_three_peaks() -> None:
    """58 players: one with 5 wins, seven with 4; three wins would take 28 prizes."""
    peaks = Prizes(peaks_event())
    assert "prize" not in peaks.line("wins.4")

    peaks.types(POOL, count=8)
    peaks.update()
    assert [
        "enough prizes",
        "enough prizes: take this one",
        "too few prizes",
        "too few prizes",
    ] == [peaks.line(f"wins.{n}")["prize"] for n in (5, 4, 3, 2)]
    assert [(1, 1), (8, 8), (28, 28)] == [
        (peaks.line(f"wins.{n}")["place"], peaks.line(f"wins.{n}")["count"]) for n in (5, 4, 3)
    ]
    assert "Player01, P" == peaks.line(POOL)["to"]
    assert "Player02, P; Player03, P and 5 more" == str(peaks.line("wins.4")["to"])


def test_while_a_game_is_open_the_worst_case_decides() -> None:
    """After round 3 of 5 nobody has four wins yet, and eight prizes may be too few for them."""
    peaks = Prizes(peaks_event(3))
    peaks.types(POOL, count=8)
    peaks.update()
    line = peaks.line("wins.4")

    assert 0 == line["place"]
    assert int(str(line["count"])) > 8
    assert "too few prizes" == line["prize"]
    assert str(peaks.line("place.0.1")["to"]).startswith("so far")


@pytest.mark.parametrize("typed", ["some", None, 0, 0.5])
def test_a_number_of_prizes_that_is_none_proposes_nothing(typed: Cell) -> None:
    """Words and blanks say nothing; no prize is too few."""
    peaks = Prizes(peaks_event())
    peaks.types(POOL, count=typed)
    peaks.update()

    words = {peaks.line(f"wins.{n}").get("prize") for n in range(1, 6)}
    assert words == ({"too few prizes"} if isinstance(typed, int | float) else {None})


def test_who_missed_a_round_is_named_with_the_wins(quebec: Prizes) -> None:
    """The director decides (B30)."""
    line = quebec.line("missed")

    assert ("Missed a round", "the director decides") == (line["for"], line["prize"])
    assert int(str(line["place"])) >= 1
    assert "(" in str(line["to"])


def test_the_sum_takes_every_line_as_often_as_there_are_of_it(quebec: Prizes) -> None:
    """100 once, 8 times 5.25, words count nothing; 2 times 3 of a line of one's own."""
    quebec.types("place.1.1", worth=100)
    quebec.types(POOL, worth=5.25, count=8)
    quebec.types("special.1", worth="a lot", count=3)
    quebec.types("special.2", worth=3, count=2)
    quebec.types("special.3", worth=1, count="one")
    quebec.update()

    assert 149 == quebec.worth


def test_prizes_on_sections_are_what_a_new_line_begins_with() -> None:
    """Later the words are the organiser's, also where they are taken away."""
    event = quebec_event()
    first = replace(event.sections[0], prizes=("cup and 100", "", "book"))
    event = replace(event, sections=(first, *event.sections[1:]))
    prizes = Prizes(event)

    assert ["cup and 100", None, "book"] == [
        prizes.line(f"place.1.{n}").get("prize") for n in (1, 2, 3)
    ]
    prizes.types("place.1.1", prize=None)
    prizes.types("place.1.2", prize="wine")
    prizes.update()
    assert [None, "wine"] == [prizes.line(f"place.1.{n}").get("prize") for n in (1, 2)]


def test_a_second_time_nothing_is_to_be_done(quebec: Prizes) -> None:
    """Whatever was typed."""
    quebec.types("place.3.1", prize="board", worth=40, given="x", note="sponsor")
    quebec.types(POOL, count=5)
    quebec.update()
    quebec.update()

    assert () == quebec.last


def entered(count: int = 40) -> Event:
    """Return an event of people who have entered, without sections yet."""
    return Event(
        Settings(name="Open", rounds=5),
        tuple(Player(f"P{n:02}", "", Rank(4 - n // 3)) for n in range(count)),
    )


def test_sections_that_come_later_open_lines_in_their_block() -> None:
    """The lines for all players go, but for the one where something was typed, which says so."""
    prizes = Prizes(entered())
    assert [f"place.0.{n}" for n in range(1, 5)] == prizes.keys[:4]
    prizes.types("place.0.1", prize="cup", worth=50)
    prizes.types("special.1", prize="toy")
    before = prizes.row("special.1")

    prizes.update(replace(prizes.event, sections=(Section(1, Rank(1)), Section(2, Rank(-29)))))

    places = [key for key in prizes.keys if key.startswith("place.")]
    assert ["place.0.1", "place.1.1", "place.2.1", "place.2.2", "place.2.3"] == places
    assert {"prize": "cup", "worth": 50, "to": "No longer in the event"}.items() <= (
        prizes.line("place.0.1").items()
    )
    assert "Section 2" == prizes.line("place.2.3")["for"]
    assert "toy" == prizes.line("special.1")["prize"]
    assert before + 1 == prizes.row("special.1")
    assert 50 == prizes.worth
    prizes.update()
    assert () == prizes.last


def test_a_place_more_opens_below_its_section() -> None:
    """14 players have one prize, 15 have two; nobody's words move to another line."""
    players = entered(14).players
    event = replace(entered(14), sections=(Section(1, Rank(0)), Section(2, Rank(-29))))
    prizes = Prizes(event)
    for section in (1, 2):
        prizes.types(f"place.{section}.1", prize=f"prize {section}")
    more = tuple(Player(f"Q{n}", "", Rank(1)) for n in range(8))
    prizes.update(replace(event, players=players + more))

    assert ["place.1.1", "place.1.2", "place.2.1"] == prizes.keys[:3]
    assert ["prize 1", None, "prize 2"] == [
        prizes.line(key).get("prize") for key in prizes.keys[:3]
    ]
    assert [InsertRows(prizes.at.name, prizes.row("place.1.2"))] == [
        op for op in prizes.last if isinstance(op, InsertRows)
    ]


def test_what_was_typed_stays_with_its_line_after_sorting(quebec: Prizes) -> None:
    """Upside down, with blank rows in between; lines of one's own as well."""
    for section in range(1, 8):
        quebec.types(f"place.{section}.1", prize=f"prize {section}", worth=section, given="x")
    quebec.update()
    height = quebec.book[quebec.at.name].height
    quebec.arranges([*range(height, 3, -1)])
    quebec.types(POOL, count=9)
    quebec.update()

    assert [(f"prize {n}", n, "x") for n in range(1, 8)] == [
        tuple(quebec.line(f"place.{n}.1")[key] for key in ("prize", "worth", "given"))
        for n in range(1, 8)
    ]
    assert 28 == quebec.worth
    verdicts = [quebec.line(f"wins.{n}").get("prize") for n in range(6, 0, -1)]
    assert 1 == verdicts.count("enough prizes: take this one")


def test_rows_of_ones_own_stay_where_they_are_put(quebec: Prizes) -> None:
    """Inserted above the lines: all of them are found further down."""
    own = (SetCells(quebec.at.name, (CellChange(4, 1, None, "from the club"),)),)
    quebec.book = applied(quebec.book, Changes((InsertRows(quebec.at.name, 4, 2), *own)))
    quebec.update()

    assert "from the club" == quebec.book[quebec.at.name].cell(4, 1)
    assert "McDonnell, Alexandre" == quebec.line("place.2.1")["to"]
    assert 8 == len([key for key in quebec.keys if key.startswith("place.") or key == POOL])


def test_lines_that_were_deleted_in_between_stay_away(quebec: Prizes) -> None:
    """Of wins all of them, where no prizes are given for wins."""
    for key in [POOL, *(f"wins.{n}" for n in range(6, 0, -1)), "missed", "special.8"]:
        row = quebec.row(key)
        held = (quebec.book[quebec.at.name].row(row),)
        quebec.book = applied(quebec.book, Changes((DeleteRows(quebec.at.name, row, held),)))
    quebec.update()

    assert not [key for key in quebec.keys if key.startswith("wins") or key == "missed"]
    assert "special.8" not in quebec.keys


def test_places_whose_block_is_gone_come_below_everything(quebec: Prizes) -> None:
    """And are printed there."""
    for section in range(1, 8):
        row = quebec.row(f"place.{section}.1")
        held = (quebec.book[quebec.at.name].row(row),)
        quebec.book = applied(quebec.book, Changes((DeleteRows(quebec.at.name, row, held),)))
    quebec.update()

    assert [f"place.{n}.1" for n in range(1, 8)] == quebec.keys[-7:]
    assert any(isinstance(op, SetPrintArea) for op in quebec.last)


def without(prizes: Prizes, column: str) -> None:
    """Delete a hidden column."""
    at = prizes.at.columns[column]
    rows = [[*row[: at - 1], *row[at:]] for row in prizes.book[prizes.at.name].rows]
    sheets = {**prizes.book.sheets, prizes.at.name: Sheet.trimmed(rows)}
    prizes.book = Workbook(sheets)


@pytest.mark.parametrize("column", ["wins", "needed"])
def test_without_a_hidden_column_nothing_is_said_of_wins(quebec: Prizes, column: str) -> None:
    """All else goes on."""
    quebec.types(POOL, count=9)
    quebec.update()
    assert "prize" in quebec.line("wins.4")

    without(quebec, column)
    quebec.update()
    assert "prize" not in quebec.line("wins.4")
    assert "McDonnell, Alexandre" == quebec.line("place.2.1")["to"]


def test_without_keys_the_sheet_is_the_organisers_own(quebec: Prizes) -> None:
    """No line comes in twice; the sum goes on."""
    quebec.types("place.1.1", worth=12)
    without(quebec, "key")
    before = quebec.book[quebec.at.name].rows[3:]
    quebec.update()

    assert before == quebec.book[quebec.at.name].rows[3:]
    assert 12 == quebec.worth


def test_rounds_that_are_added_or_dropped(quebec: Prizes) -> None:
    """A line for seven wins opens below; where something was typed it stays."""
    six = quebec.event
    quebec.update(replace(six, settings=replace(six.settings, rounds=7)))
    assert ["wins.5", "wins.6", "wins.7"] == [k for k in quebec.keys if k.startswith("wins")][-3:]
    assert "At least 7 wins" == quebec.line("wins.7")["for"]

    quebec.types("wins.7", note="ask Tony")
    quebec.update(replace(six, settings=replace(six.settings, rounds=5), rounds=six.rounds[:5]))
    assert ["wins.4", "wins.5", "wins.7"] == [k for k in quebec.keys if k.startswith("wins")][-3:]
    left = quebec.line("wins.7")
    assert ("ask Tony", "No longer in the event") == (left["note"], left["to"])
    assert left.keys() == {"for", "to", "note", "key"}


def test_an_empty_box_keeps_no_line(quebec: Prizes) -> None:
    """A column of tick boxes stands beside every line; a ticked one says that a prize was given."""
    event = replace(quebec.event, settings=replace(quebec.event.settings, rounds=8))
    quebec.update(event)
    quebec.types("wins.7", given="TRUE")
    quebec.types("wins.8", given="FALSE")

    quebec.update(replace(event, settings=replace(event.settings, rounds=6)))

    assert ["wins.6", "wins.7"] == [key for key in quebec.keys if key.startswith("wins.")][-2:]


def test_large_sections_want_second_prizes_or_fewer_ranks() -> None:
    """70 players in five sections (M26); nothing is said of those of 2005."""
    lowest = (0, -5, -10, -14, -29)
    sections = tuple(Section(n, Rank(rank)) for n, rank in enumerate(lowest, 1))
    event = replace(entered(70), sections=sections)
    words = str(Prizes(event).line("block.places")["prize"])

    assert (
        "14 players on average: second prizes as well, 10 in all, or sections of 2 ranks" in words
    )
    assert "prize" not in Prizes(quebec_event()).line("block.places")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Section 2", "so far ", "Total", "Best junior", "At least 4 wins")),
        (
            "fr",
            ("Section 2", "pour l'instant", "Total", "Meilleur jeune", "Au moins 4 victoires"),
        ),
        ("de", ("Gruppe 2", "bisher", "Zusammen", "Bester Jugendlicher", "Mindestens 4 Siege")),
    ],
)  # fmt: skip
def test_it_speaks_the_language_of_the_sheet(language: str, said: tuple[str, ...]) -> None:
    """And goes on speaking it, whatever the event speaks later."""
    prizes = Prizes(quebec_event(3), language)
    prizes.language = "en"
    prizes.update()
    line, sheet = prizes.line("place.2.1"), prizes.book[prizes.at.name]

    assert said == (
        line["for"],
        str(line["to"])[: len(said[1])],
        sheet.cell(2, prizes.at.columns["prize"]),
        prizes.line("special.1")["for"],
        prizes.line("wins.4")["for"],
    )


def test_an_event_of_nobody_has_a_line_all_the_same() -> None:
    """So that lines can open below it; of wins that nobody can have nothing is said."""
    prizes = Prizes(Event(Settings(rounds=3)))
    assert ["place.0.1", "wins"] == prizes.keys[:2]

    prizes.types(POOL, count=4)
    prizes.update()
    assert "prize" not in prizes.line("wins.1")
