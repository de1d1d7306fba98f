"""The pages of a round, by table and by name, and the first page: the present state."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.standings.standings import leaders, winners
from nigiri.domain.text import clean
from nigiri.reports.frame.names import alphabetical
from nigiri.reports.round.pairings import pairing_sheets
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, found_by, named
from nigiri.reports.site.page import Page
from nigiri.reports.site.side import side_pages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.reports.frame.seats import Board, Line, Seat
    from nigiri.reports.round.boards import PairingSheets
    from nigiri.reports.site.page import Frame

#: Heading of several -> of one.
_ONE = {
    "out": "absent", "still playing": "plays still", "to draw": "yet undrawn",
}  # fmt: skip
CIRCLES = {"white": "○", "black": "●"}


def first_page(site: Frame) -> Page:
    """Return the first page: the newest round by name, the registered players, or the winners.

    An event without rounds shows its chart or ladder there, in front of the registered players.
    """
    if not site.newest:
        table = players_table(site, site.speech.say("site before"))
        side = [*side_pages(site)]
        lead = [words for page in side for words in page.lead] or [site.speech.say("next before")]
        tables = [replace(each, title=page.title) for page in side for each in page.tables]
        return Page(
            "index.html",
            "index",
            site.title,
            [*tables, table],
            small=site.about,
            finds=True,
            lead=lead,
        )
    sheets = _sheets(site, site.newest)
    lead = [_next(site), *([sheets.missing and _missing(site, sheets)])]
    return Page(
        "index.html",
        "index",
        sheets.title,
        [
            *_winners(site),
            *_matches(site, sheets),
            _by_name(site, sheets, titled=sheets.matched or site.over),
        ],
        small=sheets.details,
        lead=[words for words in lead if words],
        finds=True,
        round_number=site.newest,
    )


def round_pages(site: Frame) -> Iterator[Page]:
    """Yield the two pages of each drawn round."""
    for number in sorted({drawn.number for drawn in site.drawn.rounds}):
        sheets = _sheets(site, number)
        missing = [_missing(site, sheets)] if sheets.missing else []
        shown = (("tables", _by_table(site, sheets)), ("names", [_by_name(site, sheets)]))
        for kind, tables in shown:
            yield Page(
                f"{kind}-{number}.html",
                kind,
                sheets.title,
                tables,
                small=sheets.details,
                lead=missing,
                finds=True,
                round_number=number,
            )


def players_table(site: Frame, title: str = "") -> Table:
    """Return everybody who is registered, by name."""
    say = site.speech.say
    headings = [Heading(say("name"), "name"), Heading(say("club")), Heading(say("here"))]
    players = sorted(site.event.players, key=lambda p: (alphabetical(clean(p.name)), p.number or 0))
    rows = [
        Row(
            [named(player), Cell(clean(player.club)), Cell("" if player.here else say("not here"))],
            found_by(player),
        )
        for player in players
    ]
    return Table(title, headings, rows, [] if rows else [say("site none")])


def _sheets(site: Frame, number: int) -> PairingSheets:
    """Return a round as its printed sheets have it."""
    return pairing_sheets(site.drawn, site.speech, replace(site.options, round_number=number))


def _next(site: Frame) -> str:
    """Return the sentence about the next step for players."""
    say = site.speech.say
    games = [
        game for this in site.drawn.rounds if this.number == site.newest for game in this.games
    ]
    known = [game for game in games if game.result is not None]
    if len(known) < len(games):
        return say("next play", done=len(known), all=len(games))
    if site.played and not site.over:
        return say("next frozen")
    return say("next end" if site.over else "next wait", number=site.newest)


def _missing(site: Frame, sheets: PairingSheets) -> str:
    """Return the tables of earlier rounds without a result."""
    return site.speech.say("who", what=site.speech.say("missing"), who=sheets.missing)


def _winners(site: Frame) -> Iterator[Table]:
    """Yield the table of winners, once everything is played."""
    if not site.over:
        return
    say, event = site.speech.say, site.event
    apart = event.settings.ranked_by != "all"
    found = [
        (say("team"), Cell(clean(each.team.name), strong=True))
        for each in site.teams
        if each.place == 1
    ]
    won = winners(event)
    for section, level in leaders(event).items():
        where = say("site section", number=section) if apart else ""
        names = "; ".join(clean(event.player(number).name) for number in level)
        nobody = [Cell(say("site nobody", names=names))]
        who = [named(event.player(number)) for number in won[section]] or nobody
        found += [(where, each) for each in who]
    with_section = any(where for where, _ in found)
    headings = [Heading(say("section") if apart else "")] if with_section else []
    rows = [Row([*([Cell(where)] if with_section else []), who]) for where, who in found]
    yield Table(say("site winners"), [*headings, Heading(say("name"), "name")], rows)


def _matches(site: Frame, sheets: PairingSheets) -> Iterator[Table]:
    """Yield the table of the round's matches with scores, where teams meet."""
    say, seats = site.speech.say, (board.match for board in sheets.boards)
    scores = {seat.words: seat.score for seat in seats if seat is not None}
    if scores:
        rows = [Row([Cell(words), Cell(score, strong=True)]) for words, score in scores.items()]
        headings = [Heading(say("teams")), Heading(say("boards won"), "centre")]
        yield Table(say("matches"), headings, rows)


def _by_table(site: Frame, sheets: PairingSheets) -> list[Table]:
    """Return the boards of a round in order of the tables, with the results, match by match."""
    say = site.speech.say
    headings = [
        Heading(say("table"), "number"),
        Heading(f"○ {say('white')}"),
        Heading(say("result"), "centre"),
        Heading(f"● {say('black')}"),
        Heading(say("handicap"), "centre"),
    ]
    notes = [
        say("who", what=say(_ONE.get(key, key)), who=words)
        for key, seats, counted in sheets.asides
        for words in (*map(_aside, seats), *filter(None, [counted]))
    ]
    found = [
        Table(match, headings, [_board(site, board) for board in boards])
        for match, boards in groupby(sheets.boards, sheets.match_of)
    ] or [Table("", headings, [])]
    return [*found[:-1], replace(found[-1], notes=notes)]


def _aside(seat: Seat) -> str:
    """Return a player without a board: "8 Fay 9k (plays from round 4)"."""
    words = f"{seat.number or ''} {seat.name} {seat.rank}".strip()
    return f"{words} ({seat.note})" if seat.note else words


def _board(site: Frame, board: Board) -> Row:
    """Return the row of a board."""
    sides = {"white": board.white, "black": board.black}
    white, black = (_seat(site, seat, won=board.winner == side) for side, seat in sides.items())
    players = [site.event.player(seat.number) for seat in sides.values() if seat.number]
    cells = [
        Cell(str(board.table or ""), strong=True),
        white,
        Cell(board.result),
        black,
        Cell(board.handicap),
    ]
    return Row(cells, f"{board.table or ''} {found_by(*players)}")


def _seat(site: Frame, seat: Seat, *, won: bool = False) -> Cell:
    """Return a player of a round, with the rank of the day."""
    if seat.number is None:
        return Cell(seat.name, small=seat.rank)
    return named(site.event.player(seat.number), seat.rank, strong=won)


def _by_name(site: Frame, sheets: PairingSheets, *, titled: bool = False) -> Table:
    """Return everybody with table, colour and opponent; titled -- other tables stand above."""
    say = site.speech.say
    headings = [
        Heading(say("name"), "name"),
        Heading(say("table"), "number"),
        Heading(say("plays")),
        Heading(say("opponent")),
        Heading(say("handicap"), "centre"),
    ]
    title = say("site names") if titled else ""
    return Table(title, headings, [_line(site, line) for line in sheets.lines])


def _line(site: Frame, line: Line) -> Row:
    """Return the row of a player; without a board it has the reason."""
    find = f"{line.seat.number or ''} {alphabetical(line.seat.name)[0]}"
    who, board = _seat(site, line.seat), line.board
    if board is None or line.opponent is None or line.colour is None:
        return Row([who, Cell("–"), Cell(line.note), Cell(""), Cell("")], find)
    plays = f"{CIRCLES[line.colour]} {site.speech.say(line.colour)}"
    if board.open:
        plays = site.speech.say("agreed nigiri")
    return Row(
        [
            who,
            Cell(str(board.table or ""), strong=True),
            Cell(plays),
            _seat(site, line.opponent),
            Cell(board.handicap),
        ],
        find,
    )
