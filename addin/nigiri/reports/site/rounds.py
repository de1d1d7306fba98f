"""The pages of a round, by table and by name, and the first page: what everybody needs now.

first page            contents
before round 1        who is registered, or the chart or ladder of an event without rounds
a round is drawn      its pairings by name: so the newest round has no other page by name
all is played         the winners, and everybody's place
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.standings.standings import leaders, winners
from nigiri.domain.text import clean
from nigiri.reports.charts.results_in import results_in
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.names import alphabetical
from nigiri.reports.round.pairings import pairing_sheets
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, found_by, named
from nigiri.reports.site.page import Link, Page
from nigiri.reports.site.side import side_pages
from nigiri.reports.site.standings import result_tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.reports.frame.seats import Board, Line, Seat
    from nigiri.reports.round.boards import PairingSheets
    from nigiri.reports.site.page import Frame

#: Heading of several -> of one.
_ONE = {
    "out": "absent",
    "still playing": "plays still",
    "to draw": "yet undrawn",
}
CIRCLES = {"white": "○", "black": "●"}


def first_page(site: Frame) -> Page:
    """Return the first page."""
    if not site.newest:
        return _registration(site)
    return _result(site) if site.over else _by_name_page(site, site.newest)


def _registration(site: Frame) -> Page:
    """Return the first page before a round is drawn."""
    table = players_table(site, site.speech.say("site before"))
    side = [*side_pages(site)]
    lead = [words for page in side for words in page.lead] or [site.speech.say("next before")]
    tables = [replace(each, title=page.title) for page in side for each in page.tables]
    return Page("index.html", "index", site.title, [*tables, table], finds=True, lead=lead)


def _result(site: Frame) -> Page:
    """Return the first page of an event that is over."""
    return Page(
        "index.html",
        "index",
        site.speech.say("site result"),
        [*_winners(site), *result_tables(site)],
        lead=[site.state.next_step(site.speech)],
        finds=True,
    )


def round_pages(site: Frame) -> Iterator[Page]:
    """Yield the pages of each drawn round: by table, and by name if the first page is another."""
    for number in _numbers(site):
        yield _by_table_page(site, number)
        if _names_file(site, number) != "index.html":
            yield _by_name_page(site, number)


def _by_table_page(site: Frame, number: int) -> Page:
    """Return a round by table; above the newest is which tables have their result."""
    sheets, newest = _sheets(site, number), number == site.newest
    return Page(
        _tables_file(number),
        "tables",
        sheets.title,
        _by_table(site, sheets),
        above=[*filter(None, [results_in(site.drawn, site.speech)])] if newest else (),
        small=sheets.details,
        lead=_missing(site, sheets),
        finds=True,
        round_number=number,
        rounds=[Link(str(each), _tables_file(each)) for each in _numbers(site)],
        beside=Link(site.speech.say("site by name"), _names_file(site, number)),
    )


def _by_name_page(site: Frame, number: int) -> Page:
    """Return a round by name; the newest is the first page, and says what to do now."""
    sheets, file = _sheets(site, number), _names_file(site, number)
    first = file == "index.html"
    return Page(
        file,
        "index" if first else "names",
        sheets.title,
        [*(_matches(site, sheets) if first else ()), _by_name(site, sheets, titled=first)],
        small=sheets.details,
        lead=[*([site.state.next_step(site.speech)] if first else []), *_missing(site, sheets)],
        finds=True,
        round_number=number,
        rounds=[Link(str(each), _names_file(site, each)) for each in _numbers(site)],
        beside=Link(site.speech.say("site by table"), _tables_file(number)),
    )


def _numbers(site: Frame) -> list[int]:
    """Return the numbers of the drawn rounds."""
    return sorted({drawn.number for drawn in site.drawn.rounds})


def _tables_file(number: int) -> str:
    """Return the page of a round by table."""
    return f"tables-{number}.html"


def _names_file(site: Frame, number: int) -> str:
    """Return the page of a round by name."""
    return "index.html" if number == site.newest and not site.over else f"names-{number}.html"


def players_table(site: Frame, title: str = "") -> Table:
    """Return everybody who is registered, by name."""
    say = site.speech.say
    headings = [Heading(say("name"), "name"), Heading(say("club")), Heading(say("here"))]
    players = sorted(site.event.players, key=lambda p: (alphabetical(clean(p.name)), p.number or 0))
    there = {True: "", False: say("not here")}
    rows = [
        Row([named(each), Cell(club_shown(each, or_city=False)), Cell(there[each.here])], None)
        for each in players
    ]
    return Table(title, headings, rows, [] if rows else [say("site none")])


def _sheets(site: Frame, number: int) -> PairingSheets:
    """Return a round as its printed sheets have it."""
    return pairing_sheets(site.drawn, site.speech, replace(site.options, round_number=number))


def _missing(site: Frame, sheets: PairingSheets) -> list[str]:
    """Return the sentence that names tables of earlier rounds without a result, if there are."""
    say = site.speech.say
    return [say("who", what=say("missing"), who=sheets.missing)] if sheets.missing else []


def _winners(site: Frame) -> Iterator[Table]:
    """Yield the table of winners, of an event that is over."""
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


def _by_name(site: Frame, sheets: PairingSheets, *, titled: bool) -> Table:
    """Return everybody with table, colour and opponent; titled -- below the matches of teams."""
    say = site.speech.say
    headings = [
        Heading(say("name"), "name"),
        Heading(say("table"), "number"),
        Heading(say("plays")),
        Heading(say("opponent")),
        Heading(say("handicap"), "centre"),
    ]
    title = say("site names") if titled and sheets.matched else ""
    return Table(title, headings, [_line(site, line) for line in sheets.lines])


def _line(site: Frame, line: Line) -> Row:
    """Return the row of a player; without a board it has the reason."""
    who, board = _seat(site, line.seat), line.board
    if board is None or line.opponent is None or line.colour is None:
        return Row([who, Cell("–"), Cell(line.note), Cell(""), Cell("")], None)
    plays = f"{CIRCLES[line.colour]}\N{NO-BREAK SPACE}{site.speech.say(line.colour)}"
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
        None,
    )
