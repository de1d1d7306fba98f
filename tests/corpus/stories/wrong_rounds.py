"""Cells of a round's sheet that cannot be right: seats, results, tables, handicaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.read.workbook import read
from tests.corpus.people import some
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


def _row(p: Person, number: int, word: str) -> int:
    """Return the first row of a round's sheet with this word in the column of the tables."""
    name, where = p.at(number, 4, "table")
    sheet = p.workbook[name]
    assert where.startswith("B")
    return next(row for row in range(4, sheet.height + 1) if sheet.cell(row, 2) == word)


@STORIES("calc")
def wrong_seats(p: Person) -> None:
    """Seats: a number of nobody, oneself, somebody twice, one left alone, a name."""
    p.begins(15)
    p.draws(1)
    p.does("draw")
    rows, games = p.boards(2), p.event.rounds[1].games
    p.types(2, {
        (rows[0], "black_no"): 77, (rows[1], "black_no"): games[1].white,
        (rows[2], "white_no"): games[3].white, (rows[4], "white_no"): None,
        (rows[5], "black_no"): "Nobody", (_row(p, 2, "Bye"), "black_no"): games[6].black,
    })  # fmt: skip


@STORIES()
def seats_by_name(p: Person) -> None:
    """Names typed into seats in LibreOffice: one that two have, one without a number."""
    p.new()
    p.invites(
        (
            *some(10),
            ("Twin", "Ann", "8k", "", "", "", None),
            ("Twin", "Ben", "9k", "", "", "", None),
        )
    )
    p.does("draw")
    rows = p.boards(1)
    p.keys("players", {(16, "family"): "Newcomer", (16, "rank"): "5k", (16, "here"): "yes"})
    p.keys(
        1,
        {
            (rows[0], "black_no"): "Twin",
            (rows[1], "white_no"): "Newcomer",
            (rows[2], "black_no"): "Célière",
        },
    )


@STORIES("ods")
def wrong_results(p: Person) -> None:
    """Results that cannot be read, one beside a bye, one of a stranger."""
    p.begins(11)
    p.does("draw")
    rows = p.boards(1)
    p.types(
        1,
        {
            (rows[0], "result"): "won",
            (rows[1], "result"): 77,
            (rows[2], "result"): "?",
            (rows[3], "result"): "1-0 maybe",
            (_row(p, 1, "Bye"), "result"): "W",
        },
    )


@STORIES("calc")
def wrong_boards(p: Person) -> None:
    """Handicaps, komi, tables and ranks that cannot be read on a round's sheet."""
    p.begins(14)
    p.does("draw")
    rows = p.boards(1)
    p.types(1, {
        (rows[0], "handicap"): 12, (rows[1], "handicap"): "lots", (rows[2], "komi"): "x",
        (rows[3], "table"): "window", (rows[4], "white_rank"): "x", (rows[5], "white_rank"): "20k",
        (rows[6], "second"): "what",
    })  # fmt: skip


@STORIES("calc")
def wrong_colours(p: Person) -> None:
    """Colours exchanged where the stronger has Black, and ranks typed over."""
    p.begins(10)
    p.does("draw")
    rows, games = p.boards(1), p.event.rounds[0].games
    for row, game in zip(rows[:2], games[:2], strict=True):
        p.types(1, {(row, "white_no"): game.black, (row, "black_no"): game.white})
    p.types(1, {(rows[3], "white_rank"): "1d", (rows[3], "black_rank"): "1k"})


@STORIES("calc")
def bye_again(p: Person) -> None:
    """A second bye for one, once before play and once played."""
    p.begins(9, rounds=5)
    p.draws(2)
    p.does("draw")
    first = p.event.rounds[0].byes[0]
    bye = p.event.rounds[2].byes[0]
    games = read(p.workbook).rounds[3].games
    row, key = next((row, key) for row, game in games.items()
                    for key, who in (("white_no", game.white), ("black_no", game.black))
                    if who == first)  # fmt: skip
    p.types(3, {(row, key): bye, (_row(p, 3, "Bye"), "white_no"): first})


@STORIES("calc")
def bye_twice(p: Person) -> None:
    """A round in which somebody has a second bye, played so."""
    bye_again(p)
    p.plays(3)
    p.types(3, {(row, "result"): "W" for row in p.boards(3)})


@STORIES("calc")
def pairs_odd(p: Person) -> None:
    """Pairs of the director's that share a club and a name, far apart in score and section."""
    p.new(rounds=5)
    twins = (
        ("Iribar", "Ann", "2k", "Costa", "Puerto Gris", "ES", 1860),
        ("Jansky", "Bo", "3k", "Wieża", "Nowa Wieś", "CZ", 1750),
    )
    p.invites((*some(10), *twins))
    p.sets({"Keep apart: family name": "yes", "Warn from a score gap of": 1})
    p.does("sections", "--down-to", "1d,3k")
    p.draws(1)
    p.does("draw")
    p.sets({"Sections play": "each apart"})
    order = sorted(p.event.by_number)
    same = [n for n in order if p.event.player(n).family in {"Iribar", "Jansky"}]
    same.sort(key=lambda number: p.event.player(number).family)
    rest = [number for number in order if number not in same]
    ends = [number for at in range(4) for number in (rest[at], rest[-1 - at])]
    seats = [(row, key) for row in p.boards(2) for key in ("white_no", "black_no")]
    p.types(2, dict(zip(seats, [*same, *ends], strict=True)))


@STORIES("calc")
def third_colour(p: Person) -> None:
    """The third game of one colour running, by hand."""
    p.begins(8, rounds=4, rules="swiss")
    p.draws(2)
    p.does("draw")
    rows = p.boards(3)
    for row, game in zip(rows, p.event.rounds[2].games, strict=True):
        one, other = ([r.games[at].white for r in p.event.rounds[:2] for at in range(4)].count(n)
                      for n in (game.white, game.black))  # fmt: skip
        if one < other:
            p.types(3, {(row, "white_no"): game.black, (row, "black_no"): game.white,
                        (row, "white"): None, (row, "black"): None})  # fmt: skip


@STORIES("calc")
def record_emptied(p: Person) -> None:
    """As drawn was emptied by hand for the newest round."""
    p.begins(8)
    p.draws(1)
    p.does("draw")
    sheet = p.workbook["As drawn"]
    cells = [(row, column) for row in range(4, sheet.height + 1) if sheet.cell(row, 1) == 2
             for column in range(1, sheet.width + 1)]  # fmt: skip
    p.puts(*(("As drawn", f"{'ABCDEFGHIJKLMNOP'[column - 1]}{row}", None) for row, column in cells))


@STORIES("calc")
def unseen_seats(p: Person) -> None:
    """A reserve and somebody unseen hold seats; somebody out has the bye."""
    p.begins(11)
    p.does("draw")
    bye = p.event.rounds[0].byes[0]
    names = {player.number: player.family for player in p.event.players}
    p.types("players", {(p.row(names[bye]), "out"): "1", (5, "here"): None, (6, "here"): "no"})
