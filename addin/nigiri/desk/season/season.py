"""Put finished events into a season's workbook; the events are only read."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from nigiri.desk.core.work import refuse_newer
from nigiri.domain.scores.scores import appearances
from nigiri.domain.season.points import BEGINNING
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean, plain
from nigiri.errors import HostError, WrongUse
from nigiri.messages.catalogue import every
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.layout.tables import SEASONS
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.workbook import read
from nigiri.workbook.season.read import season_language, season_sheets
from nigiri.workbook.season.season import (
    Entered,
    Entrant,
    event_names,
    perhaps_twice,
    season_table,
    still_named,
    updated,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.messages.message import Message
    from nigiri.workbook.model.changes import Option


def entered(workbook: Workbook, file: str) -> Entered:
    """Return an event as it goes into a season; file -- the name of its file.

    Places are those of Standings, in each section from 1 where there are several. Who never played
    has no line, nor who asked not to be named: the places of the others stay what they are.

    Raises NotNigiri for what is no event, SheetProblems for one of a newer layout, WrongUse for
    wrong cells and for an event that is not finished.
    """
    refuse_newer(workbook)
    reading = read(workbook)
    event, stops = reading.event, reading.stops()
    if stops:
        wrong = message("season.wrong-cells", file=file, count=len(stops), first=stops[0].line)
        raise WrongUse(wrong)
    if not event.rounds or not finished(event):
        raise WrongUse(message("season.unfinished", file=file))
    stem = PurePath(file).stem
    found = [each for each in standings(event) if _played(event, each)]
    several = len({each.section for each in found}) > 1
    named, hidden = list[Entrant](), list[Entrant]()
    for each in found:
        player = _entrant(event, each, several=several)
        (hidden if event.player(each.number).hidden else named).append(player)
    return Entered(
        event.settings.event_id or stem,
        clean(event.settings.name) or stem,
        clean(event.settings.dates),
        (*named,),
        (*hidden,),
        file,
    )


def _played(event: Event, standing: Standing) -> bool:
    """Tell whether a player had a game or a bye."""
    return any(not each.missed for each in appearances(event, standing.number))


def _entrant(event: Event, standing: Standing, *, several: bool) -> Entrant:
    """Return a player's line; several -- the event has several sections."""
    player = event.player(standing.number)
    section = standing.section if several else None
    return Entrant(
        standing.number,
        player.name,
        player.federation_id,
        str(player.rank),
        standing.place,
        standing.victories,
        section,
    )


def season(
    own: Workbook | None, events: Sequence[Entered], path: str, options: dict[str, Option]
) -> Changes:
    """Return the changes that put events into a season's workbook, or make it.

    own -- None for one to be made; path -- as it is called to people
    options -- language and name of a new season
    Raises HostError for a workbook that is no season's, WrongUse for copies of one event.
    """
    if own is not None:
        refuse_another(own, path)
        options = {**options, "language": season_language(own) or "en"}
    _refuse_copies(events)
    before = own or Workbook()
    operations = updated(before, events, options)
    after = applied(before, Changes((*operations,)))
    told = [*_sentences(before, after, events, path)]
    touched = {op.sheet for op in operations if not isinstance(op, Say) and op.sheet in before}
    prints = {sheet: fingerprint(before[sheet]) for sheet in touched}
    return Changes((*operations, *map(Say, told)), prints)


def _refuse_copies(events: Sequence[Entered]) -> None:
    """Raise WrongUse for two events with one id that differ; the same one twice counts once."""
    first: dict[str, Entered] = {}
    for event in events:
        known = first.setdefault(event.key, event)
        if known._replace(file=event.file) != event:
            raise WrongUse(message("season.copies", one=known.file, other=event.file))


def _sentences(
    before: Workbook, after: Workbook, events: Sequence[Entered], path: str
) -> Iterator[Message]:
    """Yield the sentences on the season: its size, what to look at, points to be typed."""
    table = season_table(after)
    facts = {"file": path, "events": len(table.events), "players": len(table.lines)}
    new = not season_sheets(before)
    done = "made" if new else "unchanged" if before == after else "written"
    yield message(f"season.{done}", **facts)
    names = event_names(before)
    for event in events:
        was = names.get(event.key, event.name)
        if plain(was) != plain(event.name):
            yield message("season.replaced", was=was, event=event.name)
        yield from _hidden(after, event)
    known = {*perhaps_twice(before, counted=True)}
    pairs = [pair for pair in perhaps_twice(after) if pair not in known]
    if pairs:
        yield message("season.perhaps-one", pairs=several(pairs, message("between")))
    if new:
        yield message("season.beginning", points=", ".join(map(str, BEGINNING)))


def _hidden(season_book: Workbook, event: Entered) -> Iterator[Message]:
    """Yield the sentences on those who asked not to be named in an event."""
    if event.hidden:
        yield message("season.hidden", event=event.name, players=len(event.hidden))
    still = still_named(season_book, event)
    if still:
        others = [*dict.fromkeys(name for names in still.values() for name in names)]
        facts = {"players": len(still), "events": ", ".join(others), "many": len(others)}
        yield message("season.still-named", **facts)


def refuse_another(own: Workbook, path: str) -> None:
    """Raise HostError for a workbook that is no season's, or that lost needed headings."""
    there = season_sheets(own)
    if not there:
        raise HostError(message("season.taken", file=path))
    for kind in SEASONS:
        tabs = every(f"season.sheet.{kind.removeprefix('season-')}")
        tab = next((name for name in own if name in tabs), None)
        if kind not in there and tab is not None:
            raise HostError(message("season.headings", sheet=tab))
