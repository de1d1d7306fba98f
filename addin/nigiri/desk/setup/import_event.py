"""Make a workbook of an event from a file of another program, to continue or to keep.

`import_event` reads the file, `event_changes` writes any `Event`. Systems of rounds and tables of
small boards are written only where they differ from the usual ones. What the format or the workbook
cannot hold is said, and stands in the Log.

what comes in                        module
an event, into an empty workbook     this one
a list of players                    desk/players/import_list.py
rounds drawn in another program      desk/other_programs/rounds.py
which formats there are              exchange/formats.py, a card each
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.round_sheet import SheetExtras, add_round, drawn_lines, record
from nigiri.desk.players.columns import with_columns
from nigiri.desk.players.wishes import wish_rows
from nigiri.desk.setup.create import NewEvent, event_operations
from nigiri.desk.setup.sections import write_boundaries
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.small_boards import FURTHEST, PUBLISHED
from nigiri.domain.players.ratings import as_printed
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.systems.stages import played_as
from nigiri.errors import WrongUse
from nigiri.exchange.formats import incoming
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes, Say
from nigiri.workbook.model.locations import BEHIND_ROUNDS
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.player_references import numbers_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.rounds import format_rounds
from nigiri.workbook.words.names import WISH_KINDS, name_of, path_word

if TYPE_CHECKING:
    import uuid
    from collections.abc import Iterator, Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Operation

_MAIN = RoundSystem().stage


def round_systems(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield the cells with the systems of rounds on Event, where a round's differs."""
    location, language = read(workbook).book.locations["event"], event.settings.language
    sheet = workbook[location.name]
    cells, rows = Cells(location, sheet), round_rows(TableReader(location, sheet, language))
    before = RoundSystem(event.settings.system)
    for number, row in rows.items():
        this = _played(event, number)
        if this != before:
            cells.put(row, "system", _words(this, language))
        before = this
    yield from cells.operations()


def _played(event: Event, number: int) -> RoundSystem:
    """Return the system of a round: as played, or as planned for one to come."""
    if number > len(event.rounds):
        return played_as(event.settings, number)
    this = event.rounds[number - 1]
    return RoundSystem(this.system, this.stage, this.group)


def _words(how: RoundSystem, language: str) -> str:
    """Return the text of a cell: "Swiss", or with stage and group "Swiss, final, B".

    An unknown system stays as it is, and is then a problem of its cell.
    """
    name = name_of(how.system, language) if how.system in SYSTEMS else how.system
    if how.group:
        return f"{name}, {how.stage}, {how.group}"
    return name if how.stage == _MAIN else f"{name}, {how.stage}"


def small_boards(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield the operations that add Handicaps, where its tables are not those published (B23)."""
    language, tables = event.settings.language, {each.size: each for each in event.settings.boards}
    if all(tables.get(usual.size, usual) == usual for usual in PUBLISHED):
        return
    book = read(workbook).book
    name = sheet_named("handicaps", language)
    add = AddSheet(name, "handicaps", {"language": language}, book.first(BEHIND_ROUNDS))
    yield add
    workbook = applied(workbook, Changes((add,)))
    location = read(workbook).book.locations["handicaps"]
    cells = Cells(location, workbook[location.name])
    for usual in PUBLISHED:
        given = dict(enumerate(tables.get(usual.size, usual).rows))
        for difference in range(FURTHEST + 1):
            row: dict[str, Value] = {f"stones{usual.size}": None, f"komi{usual.size}": None}
            if difference in given:
                stones, komi = given[difference]
                row = {f"stones{usual.size}": stones, f"komi{usual.size}": points_words(komi)}
            cells.put_row(location.first_row + difference, row)
    yield from cells.operations()


def unheld_board_tables(event: Event) -> Iterator[str]:
    """Yield a sentence for each table of boards that the workbook cannot hold."""
    sizes = {usual.size for usual in PUBLISHED}
    for table in event.settings.boards:
        if table.size not in sizes:
            yield message("setup.open.boards", size=table.size)
        elif len(table.rows) > FURTHEST + 1:
            yield message("setup.open.boards-far", size=table.size, most=FURTHEST)


_SAME = ("number", "family", "given", "club", "city", "state", "country", "federation_id",
         "section", "order", "fee", "paid", "notes")  # fmt: skip  # words, several a line


def import_event(
    data: bytes, desk: Desk, *, source: str, event_id: uuid.UUID | None, language: str = "en"
) -> Changes:
    """Return the changes that write the event in another program's file into an empty workbook.

    data -- the file's bytes; source -- its name
    event_id -- its permanent id; language -- of the sheets

    Rounds are recorded in As drawn as they were played, so that nothing looks changed by hand.
    Losses are reported and logged.

    Raises WrongUse for a file of no known format, and for a damaged one.
    """
    try:
        form, found = incoming(data)
    except WrongUse as error:
        cannot = message("setup.open.cannot", source=source, why=error.sentence)
        raise WrongUse(cannot) from error
    settings = replace(found.event.settings, language=language)
    event = replace(found.event, settings=settings)
    return event_changes(
        event, found.left_out, desk, source=f"{source} ({form.name})", event_id=event_id
    )


def event_changes(
    event: Event, left_out: Sequence[str], desk: Desk, *, source: str, event_id: uuid.UUID | None
) -> Changes:
    """Return the changes that write an event into an empty workbook.

    left_out -- losses, in sentences; source -- of the event, in words

    Raises WrongUse where a cell would be wrong, because the file contradicts itself.
    """
    left_out = (*left_out, *unheld_board_tables(event))
    operations, workbook = _cells(event, event_id)
    for problem in read(workbook).stops()[:1]:
        raise WrongUse(message("setup.open.wrong", source=source, what=problem.message))
    words = _summary(event, source)
    log = [LogLine(words), *map(LogLine, left_out)]
    losses = headed_list(message("setup.open.left-out"), left_out)
    said = [Say(sentence) for sentence in (words, *losses, next_step(event))]
    return finish(Workbook(), [*operations, *said], desk, "open", log)


def _cells(event: Event, event_id: uuid.UUID | None) -> tuple[list[Operation], Workbook]:
    """Return the operations that write all sheets with input and drawn cells, and the workbook."""
    settings = event.settings
    wanted = NewEvent(settings.rules, settings.language, vars(settings))
    operations = event_operations(wanted, event_id)
    workbook = applied(Workbook(), Changes(tuple(operations)))
    for step in (_players, _sections, _wishes, round_systems, small_boards, _rounds):
        written = [*step(workbook, event)]
        operations += written
        workbook = applied(workbook, Changes(tuple(written)))
    return operations, workbook


def headed_list(heading: str, sentences: Sequence[str]) -> list[str]:
    """Return sentences as a list under a heading; [] without any."""
    return [heading, *(message("desk.item", what=each) for each in sentences)] if sentences else []


def _summary(event: Event, source: str) -> Message:
    """Return the sentence on players, rounds and games imported."""
    games = sum(len(this.games) for this in event.rounds)
    facts = {"players": len(event.players), "rounds": len(event.rounds), "games": games}
    return message("setup.open", source=source, **facts)


def next_step(event: Event) -> Message:
    """Return the sentence on the next step."""
    if event.rounds and not event.rounds[-1].complete:
        return message("setup.open.result", round=len(event.rounds))
    if len(event.rounds) < event.settings.rounds:
        return message("setup.open.draw")
    kinds = ("grid", "standings")
    sheets = {kind: sheet_named(kind, event.settings.language) for kind in kinds}
    return message("setup.open.look", **sheets)


def _players(workbook: Workbook, event: Event) -> list[Operation]:
    """Return the operations that write the players, a row each."""
    rows = [player_cells(event, player) for player in event.players]
    wanted = {key for row in rows for key, value in row.items() if value is not None}
    room, workbook, reading = with_columns(workbook, wanted)
    location = reading.book.locations["players"]
    cells = Cells(location, workbook[location.name])
    for at, row in enumerate(rows, location.first_row):
        cells.put_row(at, row)
    return [*room, *cells.operations()]


def player_cells(event: Event, player: Player) -> dict[str, Value]:
    """Return the cells of a player's row; blank ones as None."""
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
            "other_start": None if player.start is None else points_words(player.start),
            "team": player.team or None,
            "board": player.board,
            "european": player.european or None,
            "path": path_word(player.path, language) if player.path else None,
            "expires": player.expires.isoformat() if player.expires else None,
            "hide": text("yes", language) if player.hidden else None,
        }
    )


def _sections(workbook: Workbook, event: Event) -> list[Operation]:
    """Return the operations that write the sections with their scores and prizes."""
    if not event.sections:
        return []
    operations = write_boundaries(workbook, read(workbook), [s.lowest for s in event.sections])
    workbook = applied(workbook, Changes(tuple(operations)))
    location = read(workbook).book.locations["sections"]
    cells = Cells(location, workbook[location.name])
    for row, section in enumerate(event.sections, location.first_row):
        start = None if section.start is None else points_words(section.start)
        cells.put_row(row, {"other_start": start, "prizes": "; ".join(section.prizes) or None})
    return [*operations, *cells.operations()]


def _wishes(workbook: Workbook, event: Event) -> list[Operation]:
    """Return the operations that write the wishes, a row each, on a new sheet."""
    kinds = {kind.code: kind.word(event.settings.language) for kind in WISH_KINDS}
    rows = [
        {
            "who": numbers_of(event.player(number) for number in wish.players),
            "wish": kinds.get(wish.kind, wish.kind),
            "rounds": format_rounds(wish.rounds) or None,
        }
        for wish in event.wishes
    ]
    return wish_rows(workbook, find(workbook), event.settings.language, rows) if rows else []


def _game_extras(event: Event, this: Round) -> SheetExtras:
    """Return the cells of a round besides its pairs: komi, sizes of boards, keep marks."""
    yes = text("yes", event.settings.language)
    return SheetExtras(
        {
            frozenset(game.players): {
                **({} if game.komi is None else {"komi": points_words(game.komi)}),
                **({} if game.board is None else {"size": game.board}),
                **({"keep": yes} if game.keep else {}),
            }
            for game in this.games
        }
    )


def _rounds(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield the operations that add the rounds and their lines of As drawn."""
    before = replace(event, rounds=())
    for this in event.rounds:
        book = find(workbook)
        lines = drawn_lines(before, this)
        before = replace(before, rounds=(*before.rounds, this))
        added = add_round(book, before, this, _game_extras(event, this))
        step = [*added, *record(workbook, book, before, lines)]
        workbook = applied(workbook, Changes(tuple(step)))
        yield from step
