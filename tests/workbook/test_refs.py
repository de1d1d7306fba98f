"""References as formulas write them."""

from __future__ import annotations

from dataclasses import replace

from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.derive.bars import bar_targets
from nigiri.workbook.derive.players import players_target
from nigiri.workbook.derive.rounds import round_target
from nigiri.workbook.layout.tables import MOST_ROWS
from nigiri.workbook.live.attendance import is_here
from nigiri.workbook.live.bar import free_players, next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.live.refs import ROW, Refs, Table, player_rows, refs_of, round_span, tab
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.workbook.live import Made, event
from tests.workbook.test_live_limits import largest


def without(made: Made, *names: str) -> Workbook:
    """Return the workbook without some of its sheets."""
    return Workbook({name: made.workbook[name] for name in made.workbook if name not in names})


def without_column(made: Made, sheet: str, letter: str) -> Workbook:
    """Return the workbook with one heading of a sheet cleared, so that its column is not found."""
    at = ord(letter) - ord("A")
    rows = [list(row) for row in made.workbook[sheet].rows]
    rows[2][at] = None
    sheets = {name: made.workbook[name] for name in made.workbook}
    return Workbook({**sheets, sheet: Sheet.of(rows)})


def context_of(workbook: Workbook) -> Context:
    """Return what everything is derived from."""
    return Context(workbook, read(workbook))


def test_an_apostrophe_in_a_tab_is_doubled() -> None:
    """As every reference to another sheet needs it."""
    assert "'Anna''s round'" == tab("Anna's round")


def test_a_reference_names_the_sheet_unless_it_is_its_own() -> None:
    """A cell, a column, a part of a column; a column that is not there reads as blank."""
    refs = largest("en")
    round_1, players = refs.rounds[1], refs.players
    assert players is not None

    assert "'Round 1'!$C4" == round_1.cell("white_no", 4)
    assert "$C" + ROW == round_1.here().cell("white_no", ROW)
    assert "'Round 1'!$C$4:$C$1605" == round_1.column("white_no")
    assert "$C$4:$C$4805" == round_1.here().seats("white_no")
    assert "'Players'!$A$4:$A$4000" == players.column("number")
    assert "'As drawn'!$A$1604:$A$3200" == refs.drawn[2].column("round")
    assert "$XFD4" == players.here().cell("shoe_size", 4)
    assert 20 == refs.current.number if refs.current else None


def test_the_number_of_a_round_without_one_is_zero() -> None:
    """It cannot be a round that was found."""
    table = largest("en").rounds[1]

    assert 0 == replace(table, location=table.location._replace(number=None)).number


def test_a_round_spans_its_boards_and_the_rows_below() -> None:
    """The first row labelled Bye or Out ends the boards; without any, the sheet does."""
    made = event("en")
    table = made.newest
    rows = [list(row) for row in made.workbook[table.location.name].rows]
    boards = Sheet.of(rows[: table.first + 1])

    assert (12, 15) == (table.last, table.end)
    assert (5, 5) == round_span(table.location, boards)


def test_the_list_of_players_reaches_far_beyond_the_last_one() -> None:
    """Formulas stand some rows ahead, ranges reach as far as the largest event needs."""
    made = event("en")
    players = made.refs.players
    assert isinstance(players, Table)

    assert (17, 60) == player_rows(players.location, made.workbook["Players"])
    assert (3, 60) == player_rows(players.location, Sheet())
    assert MOST_ROWS == players.last


def test_the_record_is_looked_up_round_by_round() -> None:
    """Each round has its own rows of As drawn; a damaged line belongs to none."""
    made = event("en")
    rows = [list(row) for row in made.workbook["As drawn"].rows]
    rows[5][0] = "?"
    sheets = {name: made.workbook[name] for name in made.workbook}
    damaged = Workbook({**sheets, "As drawn": Sheet.of(rows)})
    found = refs_of(damaged, "en", find(damaged)).drawn

    assert {1: (4, 10), 2: (11, 16), 3: (17, 23)} == {
        number: (table.first, table.last) for number, table in made.refs.drawn.items()
    }
    assert made.refs.drawn.keys() == found.keys()


def test_what_is_not_there_is_not_referred_to() -> None:
    """Without the record and the lists; without Players; without anything but Event."""
    made = event("en")
    bare = without(made, "As drawn", "Lists")
    refs = refs_of(bare, "en", find(bare))
    alone = Workbook({"Event": made.workbook["Event"]})
    nothing = refs_of(Workbook(), "en", find(Workbook()))

    assert ({}, "") == (refs.drawn, refs.lists)
    assert Refs("en", nothing.book) == nothing
    assert refs_of(alone, "en", find(alone)).players is None


def test_without_the_record_nothing_counts_as_the_directors() -> None:
    """Nothing is known of the draw: else a redraw would keep every pair."""
    made = event("en")
    context = context_of(without(made, "As drawn"))
    live, target = context.lives[3], round_target(context, context.refs.rounds[3])

    assert "… playing" == live.checks[6]
    assert "✓ bye" == live.checks[13]
    assert target.cells.keys() == round_target(context_of(made.workbook), made.newest).cells.keys()


def test_without_players_every_number_is_unknown() -> None:
    """The round still has its formulas; nobody can be free."""
    context = context_of(without(event("en"), "Players"))
    table = context.refs.rounds[3]
    target = round_target(context, table)

    assert {} == context.people
    assert players_target(context) is None
    assert context.location("players") is None
    assert [] == free_players(context, context.lives[3])
    assert "■ no such number in Players" == context.lives[3].checks[4]
    assert len(target.cells) > 100
    assert len(list(bar_targets(context))) == len(list(context.reading.book))


def test_before_round_1_without_players_the_bar_stands_nowhere() -> None:
    """There is no sheet to point at; `check` still says what to do."""
    context = context_of(without(event("en", "registration"), "Players"))

    assert [] == list(bar_targets(context))
    assert "Type the players into Players, then mark who is here." == next_step(context)


def test_before_round_1_without_sections_the_bar_asks_for_them() -> None:
    """With or without the sheet Sections, and when nobody is registered."""
    made = event("en", "registration")
    context = context_of(without(made, "Sections"))
    rows = made.workbook["Players"].rows[:3]
    sheets = {name: made.workbook[name] for name in made.workbook}
    empty = context_of(Workbook({**sheets, "Players": Sheet(rows)}))

    words = "13 here, 1 not seen yet. When all are here: nigiri sections, then draw round 1."
    assert words == next_step(context)
    assert len(list(bar_targets(context))) == len(list(context.reading.book))
    assert "Type the players into Players, then mark who is here." == next_step(empty)


def test_columns_that_are_gone_take_their_live_cells_with_them() -> None:
    """Check, the winners' list, Start and the given name are comforts."""
    made = event("en")
    for letter, key in (("L", "check"), ("N", "winners")):
        context = context_of(without_column(made, "Round 3", letter))
        table = context.refs.rounds[3]
        assert key not in table.location.columns
        target = round_target(context, table)
        assert {row for row, _ in target.cells} >= set(range(4, 13))
    for letter in ("D", "J"):
        cut = context_of(without_column(made, "Players", letter))
        players, whole = players_target(cut), players_target(context_of(made.workbook))
        assert players is not None
        assert whole is not None
        assert players.cells.keys() < whole.cells.keys()


def test_yes_is_said_in_many_ways() -> None:
    """In Here; anything else is no."""
    assert all(is_here(cell) for cell in ("yes", "Oui", "X", 1, "✓"))
    assert not any(is_here(cell) for cell in (None, "no", "?", "later", 0))


def test_live_cells_are_the_same_in_number_in_both_languages() -> None:
    """One event, two languages, one set of formulas."""
    counts = {len(event(language).live) for language in LANGUAGES}

    assert 1 == len(counts)
