"""What directors decide otherwise than the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.read.workbook import read
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


def _numbers(p: Person, number: int) -> list[tuple[str, str]]:
    """Return White's and Black's number of each board, as they are typed."""
    games = read(p.workbook).rounds[number].games
    return [(str(games[row].white), str(games[row].black)) for row in sorted(games)]


@STORIES()
def pairs_exchanged(p: Person) -> None:
    """The Black players of tables 1 and 2 exchanged in LibreOffice, by their numbers alone."""
    p.begins(12)
    p.draws(1)
    p.does("draw")
    rows, who = p.boards(2), _numbers(p, 2)
    p.keys(2, {(rows[0], "black_no"): who[1][1], (rows[1], "black_no"): who[0][1]})


@STORIES()
def colours_exchanged(p: Person) -> None:
    """Colours of a board exchanged: numbers, names and ranks typed over."""
    p.begins(10)
    p.does("draw")
    row = p.boards(1)[1]
    game = p.event.rounds[0].games[1]
    p.types(1, {(row, "white_no"): game.black, (row, "black_no"): game.white,
                (row, "white"): None, (row, "black"): None})  # fmt: skip


@STORIES("ods")
def handicaps_typed(p: Person) -> None:
    """Handicaps and komi typed: even, no komi, more than the rule, a komi of minus 5½."""
    p.begins(16)
    p.does("draw")
    rows = p.boards(1)
    p.types(1, {(rows[0], "handicap"): 0, (rows[2], "handicap"): 1, (rows[3], "handicap"): 9,
                (rows[4], "komi"): -5.5, (rows[5], "komi"): "3½", (rows[6], "handicap"): "no komi",
                })  # fmt: skip


@STORIES()
def bye_moved(p: Person) -> None:
    """The bye given to somebody else in LibreOffice, who plays the other one's game."""
    p.begins(11)
    p.does("draw")
    reading = read(p.workbook).rounds[1]
    name, _ = p.at(1, 4, "table")
    sheet = p.workbook[name]
    words = [sheet.cell(row, 2) for row in range(1, sheet.height + 1)]
    bye_row = next(at for at, word in enumerate(words, 1) if word == "Bye")
    last = max(reading.games)
    p.keys(1, {(last, "black_no"): str(sheet.cell(bye_row, 3)),
               (bye_row, "white_no"): str(reading.games[last].black)})  # fmt: skip


@STORIES()
def byes_promised(p: Person) -> None:
    """Byes promised for rounds 2 and 3, one taken back, one given by the draw."""
    p.begins(11)
    p.draws(1)
    p.does("bye", 5, "--round", 2)
    p.does("bye", 9, "--round", 3)
    p.does("bye", 9, "--round", 3, "--undo")
    p.does("bye", 7, "--round", 3)
    p.does("draw")
    p.plays(2)


@STORIES("calc")
def byes_promised_wrong(p: Person) -> None:
    """A bye promised to who has had one, and one to two people."""
    p.begins(11, rounds=4)
    p.draws(1)
    p.does("draw")
    had = [round_.byes[0] for round_ in p.event.rounds]
    others = [number for number in p.event.by_number if number not in had]
    forms = ("3 bye", "3 bye", "3 bye, 4 bye", "2 bye", "4 bye")
    rows = [p.row(p.event.player(number).family) for number in (had[0], *others)]
    p.types("players", {(row, "out"): form for row, form in zip(rows, forms, strict=False)})
    p.types("players", {(rows[4], "here"): "if needed"})


@STORIES()
def kept_pairs(p: Person) -> None:
    """Pairs marked Keep and drawn again; a note beside one."""
    p.begins(12)
    p.does("draw")
    rows = p.boards(1)
    p.types(1, {(rows[0], "keep"): "x", (rows[3], "keep"): "yes", (rows[3], "note"): "came by car"})
    p.does("draw", "--again")


@STORIES("calc")
def tables_renumbered(p: Person) -> None:
    """Tables renumbered: number 1 by the window, one twice, one missing."""
    p.begins(12)
    p.does("draw")
    rows = p.boards(1)
    p.types(1, {(rows[0], "table"): 20, (rows[1], "table"): 4, (rows[4], "table"): None})


@STORIES("calc")
def rematch(p: Person) -> None:
    """Two who met in round 1 paired again by hand in round 2, before play and after."""
    p.begins(8)
    p.draws(1)
    p.does("draw")
    first, rows = p.event.rounds[0].games[0], p.boards(2)
    whom = _numbers(p, 2)
    seats = {n: (row, key) for row, two in zip(rows, whom, strict=True)
             for n, key in zip(two, ("white_no", "black_no"), strict=True)}  # fmt: skip
    one, other = str(first.white), str(first.black)
    row, key = seats[one]
    beside = (row, "black_no" if key == "white_no" else "white_no")
    instead = whom[rows.index(row)][0 if beside[1] == "white_no" else 1]
    p.types(2, {beside: int(other), seats[other]: int(instead)})


@STORIES()
def rematch_allowed(p: Person) -> None:
    """A rematch that the event allows, its game played, and another to be played."""
    p.begins(4, rounds=5)
    p.sets({"Rematches": "only where nothing else is possible"})
    p.draws(4)
    p.does("draw", "--yes")


@STORIES()
def accepted(p: Person) -> None:
    """Reasons typed on Problems beside what was decided otherwise, all accepted."""
    _accepted(p, "en")


@STORIES("ods")
def accepted_fr(p: Person) -> None:
    """Raisons tapées sous Problèmes à côté de ce qui fut décidé autrement."""
    _accepted(p, "fr")


def _accepted(p: Person, language: str) -> None:
    """Decide otherwise, let nigiri list it, and type reasons beside it."""
    p.begins(12, language=language)
    p.does("draw")
    rows = p.boards(1)
    p.types(1, {(rows[0], "handicap"): 0, (rows[1], "table"): 9, (rows[3], "komi"): "0"})
    p.does("standings")
    place = "Problems" if language == "en" else "Problèmes"
    sheet = p.workbook[place]
    for row in range(4, sheet.height + 1):
        if sheet.cell(row, 1):
            p.puts((place, f"F{row}", "agreed with both" if language == "en" else "entendu"))
    p.does("standings")
    p.plays(1)


@STORIES("calc")
def bye_needless(p: Person) -> None:
    """A bye of the director's in an event without byes, and both of a pair sent home."""
    p.begins(9)
    p.does("draw")
    sheet = p.workbook["Round 1"]
    words = [sheet.cell(row, 2) for row in range(1, sheet.height + 1)]
    bye_row = next(at for at, word in enumerate(words, 1) if word == "Bye")
    last = p.boards(1)[-1]
    game = read(p.workbook).rounds[1].games[last]
    p.types(1, {(last, "white_no"): None, (last, "black_no"): None, (last, "table"): None,
                (bye_row + 1, "white_no"): game.white})  # fmt: skip
    p.sets({"Bye for": "nobody"})
