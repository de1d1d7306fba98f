"""Make a workbook of an event out of a file of another program, to go on with or to keep."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine, finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.round_sheet import Besides, add_round, lines_of, record
from nigiri.desk.players.columns import with_columns
from nigiri.desk.setup.create import NewEvent, begun
from nigiri.desk.setup.sections import write_boundaries
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.small_boards import FURTHEST, PUBLISHED
from nigiri.domain.model.units import format_points
from nigiri.domain.players.ratings import as_printed
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.systems.stages import played_as
from nigiri.errors import WrongUse
from nigiri.exchange.formats import incoming
from nigiri.messages.catalogue import text
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.entry.out_in_rounds import Outs
from nigiri.workbook.entry.rounds import format_rounds
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes, Say
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.player_references import numbers_of
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.words.congress import path_word
from nigiri.workbook.words.systems import name_of
from nigiri.workbook.words.wishes import WISH_KINDS

if TYPE_CHECKING:
    import uuid
    from collections.abc import Iterator, Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Operation

# What a file's event has beside its settings: systems of its rounds, tables of small boards.


_MAIN = RoundSystem().stage


def round_systems(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield what writes beside each round on Event how it is played, where that is another way."""
    place, language = read(workbook).book.locations["event"], event.settings.language
    sheet = workbook[place.name]
    cells, rows = Cells(place, sheet), round_rows(TableReader(place, sheet, language))
    before = RoundSystem(event.settings.system)
    for number, row in rows.items():
        this = _played(event, number)
        if this != before:
            cells.put(row, "system", _words(this, language))
        before = this
    yield from cells.operations()


def _played(event: Event, number: int) -> RoundSystem:
    """Return how a round is played: as it was, or as is wanted of one to come."""
    if number > len(event.rounds):
        return played_as(event.settings, number)
    this = event.rounds[number - 1]
    return RoundSystem(this.system, this.stage, this.group)


def _words(how: RoundSystem, language: str) -> str:
    """Return what stands in the cell: "Swiss", or with stage and group "Swiss, final, B".

    A system that is not known stays as it is: then the cell says what cannot be.
    """
    name = name_of(how.system, language) if how.system in SYSTEMS else how.system
    if how.group:
        return f"{name}, {how.stage}, {how.group}"
    return name if how.stage == _MAIN else f"{name}, {how.stage}"


def small_boards(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield what writes the sheet Handicaps, where the tables are not those published (B23)."""
    language, tables = event.settings.language, {each.size: each for each in event.settings.boards}
    if all(tables.get(usual.size, usual) == usual for usual in PUBLISHED):
        return
    book = read(workbook).book
    name = sheet_named("handicaps", language)
    add = AddSheet(name, "handicaps", {"language": language}, book.locations["drawn"].name)
    yield add
    workbook = applied(workbook, Changes((add,)))
    place = read(workbook).book.locations["handicaps"]
    cells = Cells(place, workbook[place.name])
    for usual in PUBLISHED:
        given = dict(enumerate(tables.get(usual.size, usual).rows))
        for difference in range(FURTHEST + 1):
            row: dict[str, Value] = {f"stones{usual.size}": None, f"komi{usual.size}": None}
            if difference in given:
                stones, komi = given[difference]
                row = {f"stones{usual.size}": stones, f"komi{usual.size}": format_points(komi)}
            cells.put_row(place.first_row + difference, row)
    yield from cells.operations()


def told_of_boards(event: Event) -> Iterator[str]:
    """Yield which tables of boards the workbook has no place for."""
    sizes = {usual.size for usual in PUBLISHED}
    for table in event.settings.boards:
        if table.size not in sizes:
            yield f"The handicaps of boards of {table.size}."
        elif len(table.rows) > FURTHEST + 1:
            yield f"Handicaps on {table.size}×{table.size} beyond a difference of {FURTHEST}."


LEFT_OUT = "What the workbook cannot hold, or holds otherwise:"
_SAME = ("number", "family", "given", "club", "city", "state", "country", "federation_id",
         "section", "order", "fee", "paid", "notes")  # fmt: skip


def taken_in(
    data: bytes, desk: Desk, *, source: str, event_id: uuid.UUID | None, language: str = "en"
) -> Changes:
    """Return the changes that make an empty workbook hold the event of another program's file.

    data -- the file's bytes; source -- its name
    event_id -- names the event for ever; language -- of the sheets

    Rounds stand in As drawn as they were played, so that nothing in them looks changed by hand.
    What the workbook cannot hold is said, and stands in the Log.

    Raises WrongUse for a file of no known format, and for a damaged one.
    """
    try:
        form, found = incoming(data)
    except WrongUse as error:
        msg = f"{source} cannot be opened. {error}"
        raise WrongUse(msg) from error
    settings = replace(found.event.settings, language=language)
    event = replace(found.event, settings=settings)
    return made(event, found.left_out, desk, source=f"{source} ({form.name})", event_id=event_id)


def made(
    event: Event, left_out: Sequence[str], desk: Desk, *, source: str, event_id: uuid.UUID | None
) -> Changes:
    """Return the changes that make an empty workbook hold an event.

    left_out -- what it cannot hold, in sentences; source -- where it comes from, in words

    Raises WrongUse where a cell would be wrong: then the file says something that cannot be.
    """
    left_out = (*left_out, *told_of_boards(event))
    operations, workbook = _cells(event, event_id)
    for problem in read(workbook).stops()[:1]:
        msg = f"{source} cannot be opened, it says something that cannot be. {problem.message}"
        raise WrongUse(msg)
    words = _summary(event, source)
    log = [LogLine(words), *map(LogLine, left_out)]
    said = [Say(sentence) for sentence in (words, *listed(LEFT_OUT, left_out), _then(event))]
    return finish(Workbook(), [*operations, *said], desk, "open", log)


def _cells(event: Event, event_id: uuid.UUID | None) -> tuple[list[Operation], Workbook]:
    """Return what makes the sheets and writes all cells that are typed or drawn, and the result."""
    settings = event.settings
    wanted = NewEvent(settings.rules, settings.language, vars(settings))
    operations = begun(wanted, event_id)
    workbook = applied(Workbook(), Changes(tuple(operations)))
    for step in (_players, _sections, _wishes, round_systems, small_boards, _rounds):
        written = [*step(workbook, event)]
        operations += written
        workbook = applied(workbook, Changes(tuple(written)))
    return operations, workbook


def listed(heading: str, sentences: Sequence[str]) -> list[str]:
    """Return sentences as a list under their heading; nothing where there are none."""
    return [heading, *(f"- {sentence}" for sentence in sentences)] if sentences else []


def _summary(event: Event, source: str) -> str:
    """Return what came in, in a sentence."""
    games = sum(len(this.games) for this in event.rounds)
    held = (
        counted(len(event.players), "player"),
        counted(len(event.rounds), "round"),
        counted(games, "game"),
    )
    return f"From {source}: {', '.join(held)}."


def _then(event: Event) -> str:
    """Return what comes next."""
    if event.rounds and not event.rounds[-1].complete:
        return f"Results of round {len(event.rounds)} are missing. Next: nigiri result"
    if len(event.rounds) < event.settings.rounds:
        return "Look at it with: nigiri check. To go on: nigiri draw"
    grid, standings = (sheet_named(kind, event.settings.language) for kind in ("grid", "standings"))
    return f"Look at {grid} and {standings}; check them with: nigiri check"


def _players(workbook: Workbook, event: Event) -> list[Operation]:
    """Return what writes the players, a row each."""
    rows = [_player_cells(event, player) for player in event.players]
    wanted = {key for row in rows for key, value in row.items() if value is not None}
    room, workbook, reading = with_columns(workbook, wanted)
    place = reading.book.locations["players"]
    cells = Cells(place, workbook[place.name])
    for at, row in enumerate(rows, place.first_row):
        cells.put_row(at, row)
    return [*room, *cells.operations()]


def _player_cells(event: Event, player: Player) -> dict[str, Value]:
    """Return the cells of a player's row; blank where there is nothing to tell."""
    language = event.settings.language
    cells: dict[str, Value] = {key: getattr(player, key) or None for key in _SAME}
    printed = {
        key: None if rating is None else points_cell(as_printed(event.settings, rating), 1)
        for key, rating in (("rating", player.rating), ("published", player.published))
    }
    here = "here.reserve" if player.reserve else "yes"
    return (
        cells
        | printed
        | {
            "rank": str(player.rank),
            "here": text(here, language) if player.here else None,
            "out": Outs.of(player).cell(language),
            "other_start": None if player.start is None else format_points(player.start),
            "team": player.team or None,
            "board": player.board,
            "european": player.european or None,
            "path": path_word(player.path, language) if player.path else None,
            "expires": player.expires.isoformat() if player.expires else None,
            "hide": text("yes", language) if player.hidden else None,
        }
    )


def _sections(workbook: Workbook, event: Event) -> list[Operation]:
    """Return what writes the sections with their scores and prizes."""
    operations = write_boundaries(workbook, read(workbook), [s.lowest for s in event.sections])
    workbook = applied(workbook, Changes(tuple(operations)))
    place = read(workbook).book.locations["sections"]
    cells = Cells(place, workbook[place.name])
    for row, section in enumerate(event.sections, place.first_row):
        start = None if section.start is None else format_points(section.start)
        cells.put_row(row, {"other_start": start, "prizes": "; ".join(section.prizes) or None})
    return [*operations, *cells.operations()]


def _wishes(workbook: Workbook, event: Event) -> list[Operation]:
    """Return what writes the wishes, a row each."""
    place = read(workbook).book.locations["wishes"]
    cells = Cells(place, workbook[place.name])
    kinds = {kind.code: kind.word(event.settings.language) for kind in WISH_KINDS}
    for row, wish in enumerate(event.wishes, place.first_row):
        cells.put_row(
            row,
            {
                "who": numbers_of(event.player(number) for number in wish.players),
                "wish": kinds.get(wish.kind, wish.kind),
                "rounds": format_rounds(wish.rounds) or None,
            },
        )
    return [*cells.operations()]


def _own(event: Event, this: Round) -> Besides:
    """Return the cells of a round that games have of their own: komi, and what is to be kept."""
    yes = text("yes", event.settings.language)
    return Besides(
        {
            frozenset(game.players): {
                **({} if game.komi is None else {"komi": format_points(game.komi)}),
                **({"keep": yes} if game.keep else {}),
            }
            for game in this.games
        }
    )


def _rounds(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield what adds the rounds, and what As drawn says of them."""
    book = read(workbook).book
    before = replace(event, rounds=())
    for this in event.rounds:
        lines = lines_of(before, this)
        before = replace(before, rounds=(*before.rounds, this))
        added = add_round(book, before, this, _own(event, this))
        step = [*added, *record(workbook, book, before, lines)]
        workbook = applied(workbook, Changes(tuple(step)))
        yield from step
