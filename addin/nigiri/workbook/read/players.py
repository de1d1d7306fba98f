"""Read the Players sheet: a player a row, known by name until numbered.

What is wrong becomes a problem, and a row without a name or a rank is no player:

the cell                             code                         reported by
a rank that is none                  rank-unknown                 table_reader.py, `rank`
no rank, no name; a name twice       rank-missing, name-missing,  this module
                                     name-double
a number that is none, or is twice   number-unknown, -double      this module

Which texts are ranks: spellings/ranks.py. How much each problem matters, and so whether a command
may write: workbook/problems.py. That the cell is red while somebody types: live/player_faults.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import while_same
from nigiri.domain.model.event import Player
from nigiri.domain.model.units import PlayerId
from nigiri.domain.players.ratings import looks_foreign, rating_printed
from nigiri.messages.catalogue import every
from nigiri.workbook.model.plain import as_text, decimal_number, plain, whole_number
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.yes_no import NO, YES, answer, is_marked, without_box
from nigiri.workbook.words.formulas import distinct
from nigiri.workbook.words.known_sentences import typed_words
from nigiri.workbook.words.names import PATHS, path_spellings

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from nigiri.domain.model.event import LeaguePath
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import Rank
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.problems import Problem

_RESERVE = (*every("here.reserve"), *typed_words("typed.reserve"))
RESERVE_WORDS = distinct((*_RESERVE, *map(plain, _RESERVE)))
"""Words in Here for a player who plays only if needed (B6), in all spellings."""
RESERVE = {*map(plain, RESERVE_WORDS)}
HERE = YES | RESERVE
_NAMES = ("family", "given")
_PATH_OF: dict[str, LeaguePath] = {
    plain(word): path for path in PATHS for word in path_spellings(path)
}
"""Word in League path -> Player.path."""
_WORDS = ("club", "city", "state", "country", "federation_id", "fee", "paid", "notes")


@dataclass
class PlayersReading:
    """The readable players by row, in sheet order, and the row of every number.

    `numbers` also has the numbers of players who could not be read.
    """

    rows: dict[int, Player] = field(default_factory=dict)
    numbers: dict[PlayerId, int] = field(default_factory=dict)


def read_players(reader: TableReader, settings: Settings) -> PlayersReading:
    """Return the players; rows without a readable name or rank are left out.

    A number given twice stays with the first; the second player is read as not numbered.
    """

    def read() -> tuple[PlayersReading, list[Problem]]:
        own = TableReader(reader.location, reader.sheet, reader.language)
        return _read_players(own, settings), own.problems

    known = (reader.location, reader.language, settings)
    reading, problems = while_same(reader.sheet, "_players", known, read)
    reader.problems += problems
    return replace(reading, rows={**reading.rows}, numbers={**reading.numbers})


def _read_players(reader: TableReader, settings: Settings) -> PlayersReading:
    """Return the players of a sheet without regard to earlier readings."""
    reading = PlayersReading()
    names: dict[tuple[str, str], list[int]] = {}
    for row in filter(partial(is_player_row, reader), reader.rows()):
        player = _read_player(reader, row, settings, reading.numbers)
        if player is None:
            continue
        namesakes = names.setdefault((plain(player.family), plain(player.given)), [])
        other = next((at for at in namesakes if not _are_two(reading.rows[at], player)), None)
        if other is not None:
            reader.report("name-double", row, "family", name=player.name, other=other)
        namesakes.append(row)
        reading.rows[row] = player
    _report_boards(reader, reading.rows)
    return reading


def _are_two(one: Player, other: Player) -> bool:
    """Tell whether namesakes are told apart by their numbers in a federation."""
    from nigiri.domain.players.federation_ids import differ_by_number  # noqa: PLC0415 -- rare

    return differ_by_number(one.federation_id, other.federation_id)


def _report_boards(reader: TableReader, rows: Mapping[int, Player]) -> None:
    """Report boards of a team that stand in a row above already (B21)."""
    seen: dict[tuple[str, int], int] = {}
    for row, player in rows.items():
        if player.board is not None and plain(player.team):
            seat = plain(player.team), player.board
            if seat in seen:
                facts = {"team": player.team, "board": player.board}
                reader.report("board-twice", row, "board", other=seen[seat], **facts)
            seen.setdefault(seat, row)


def is_player_row(reader: TableReader, row: int) -> bool:
    """Tell whether the row is used: a name, a rank, a number, or anything but a no in Here.

    Whoever makes Here a column of tick boxes has them in free rows, too.
    """
    used = any(reader.text(row, key) for key in (*_NAMES, "rank", "number"))
    return used or is_marked(reader.cell(row, "here"))


class _Who(NamedTuple):
    """The cells without which a row is no player."""

    family: str
    given: str
    rank: Rank


def _read_player(
    reader: TableReader, row: int, settings: Settings, numbers: dict[PlayerId, int]
) -> Player | None:
    """Return the player of a row, None when name or rank cannot be read.

    Every cell is looked at in any case, so that all that is wrong is reported at once.
    """
    number, who = _number(reader, row, numbers), _who(reader, row)
    here, outs = _here(reader, row), _outs(reader, row, settings.rounds)
    hidden, expires = _hidden(reader, row), _expires(reader, row, settings)
    european, path = _congress(reader, row)
    section, order, board = (reader.count(row, key) for key in ("section", "order", "board"))
    rating, published = (read_rating(reader, row, settings, k) for k in ("rating", "published"))
    start = reader.points(row, "other_start")
    if who is None:
        return None
    club, city, state, country, federation_id, fee, paid, notes = (
        reader.text(row, key) for key in _WORDS
    )
    paid = as_text(without_box(paid, reader.language))
    return Player(
        *who,
        number=number,
        rating=rating,
        order=order,
        club=club,
        city=city,
        state=state,
        country=country,
        federation_id=federation_id,
        fee=fee,
        paid=paid,
        here=here in HERE,
        section=section,
        start=start,
        out=outs.out,
        notes=notes,
        reserve=here in RESERVE,
        willing=outs.offered,
        promised=outs.promised,
        returned=outs.returned,
        hidden=hidden,
        expires=expires,
        published=published,
        team=reader.text(row, "team"),
        board=board,
        european=european,
        path=path,
    )


def _who(reader: TableReader, row: int) -> _Who | None:
    """Return name and rank; None when one of them is missing or wrong."""
    family, given = (reader.text(row, key) for key in _NAMES)
    rank = reader.rank(row, "rank")
    if not family:
        reader.report("name-missing", row, "family")
    elif not reader.text(row, "rank"):
        reader.report("rank-missing", row, "rank", name=family)
    return _Who(family, given, rank) if family and rank is not None else None


def _number(reader: TableReader, row: int, numbers: dict[PlayerId, int]) -> PlayerId | None:
    """Return the player's number, None without one or for a wrong one."""
    cell = reader.cell(row, "number")
    number = whole_number(cell)
    if cell is None:
        return None
    if number is None or number < 1:
        reader.report("number-unknown", row, "number", typed=cell)
        return None
    player = PlayerId(number)
    if player in numbers:
        reader.report("number-double", row, "number", number=number, other=numbers[player])
        return None
    numbers[player] = row
    return player


def _here(reader: TableReader, row: int) -> str:
    """Return the word in Here, in the form of `plain`."""
    typed = plain(reader.cell(row, "here"))
    if typed not in HERE | NO:
        reader.report("here-unknown", row, "here", typed=reader.cell(row, "here"))
    return typed


def _hidden(reader: TableReader, row: int) -> bool:
    """Tell whether published pages hide the name; an unreadable cell hides it, too."""
    hides = answer(reader.cell(row, "hide"))
    if hides is None:
        reader.report("hide-unknown", row, "hide", typed=reader.cell(row, "hide"))
    return hides is not False


def _congress(reader: TableReader, row: int) -> tuple[str, LeaguePath]:
    """Return the cells of a congress: European, and the code of the path (E9, E5)."""
    path = reader.text(row, "path")
    if path and plain(path) not in _PATH_OF:
        reader.report("path-unknown", row, "path", typed=path)
    return _european(reader, row), _PATH_OF.get(plain(path), "")


def _european(reader: TableReader, row: int) -> str:
    """Return "yes" or "no", with the reason behind a colon as it was typed; "" for no answer.

    An empty box is none, nor is a dash: the country counts.
    """
    typed = as_text(without_box(reader.cell(row, "european"), reader.language))
    head, _, reason = map(str.strip, typed.partition(":"))
    is_european = None if plain(head) in {"", "-"} else answer(head)
    if typed and is_european is None:
        reader.report("european-unknown", row, "european", typed=typed)
    if is_european is None:
        return ""
    said = "yes" if is_european else "no"
    return f"{said}: {reason}" if reason else said


def _expires(reader: TableReader, row: int, settings: Settings) -> dt.date | None:
    """Return the last day of the membership; None where the cell is blank or no day."""
    typed = reader.text(row, "expires")
    if not typed:
        return None
    from nigiri.domain.model.dates import days  # noqa: PLC0415 -- few lists have such days

    first, last = days(typed, american=settings.is_american) or (None, None)
    if first is None or first != last:
        reader.report("expires-unknown", row, "expires", typed=typed)
        return None
    return last


def _outs(reader: TableReader, row: int, rounds: int) -> Outs:
    """Return the rounds in Out in rounds; none for a wrong cell."""
    typed = reader.text(row, "out")
    try:
        return Outs.parse(typed, rounds).within(rounds)
    except ValueError:
        reader.report("out-unknown", row, "out", typed=typed, rounds=rounds)
        return Outs()


RATING_LISTS: dict[str, tuple[str, str]] = {"egf": ("EGF", "2100"), "aga": ("AGA", "4.5, -12.3")}
"""Scale -> the owner of its list, and a rating as printed there."""


def read_rating(
    reader: TableReader, row: int, settings: Settings, key: str = "rating"
) -> int | None:
    """Return the rating in the units of Player.rating; None for a blank or wrong cell.

    key -- the column: "rating" or "published"

    A wrong cell is reported. A rating that looks like one of another list counts, and is reported,
    too.
    """
    rating, code = rating_of(reader.cell(row, key), settings)
    if code:
        owner, example = RATING_LISTS[settings.rating_scale]
        typed = reader.text(row, key)
        reader.report(code, row, key, typed=typed, list=owner, example=example)
    return rating


def rating_of(cell: Cell, settings: Settings) -> tuple[int | None, str]:
    """Return the rating in the units of Player.rating or None, and the problem's code or ""."""
    if cell is None:
        return None, ""
    printed = decimal_number(cell)
    rating = None if printed is None else rating_printed(settings, printed)
    if rating is None:
        return None, "rating-unknown"
    return rating, "rating-odd" if looks_foreign(settings, rating) else ""
