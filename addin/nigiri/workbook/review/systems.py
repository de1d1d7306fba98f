"""Find where the rounds of an event are others than its system takes, or are played otherwise.

And tie-breaks that do not go together, and standings that are still frozen at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.settings import TREED
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import frozen_after
from nigiri.domain.systems.lengths import other_length
from nigiri.messages.catalogue import text
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.words.names import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.systems.tree_conflicts import Misfit
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.problems import Problem


def review_systems(context: Context) -> tuple[Problem, ...]:
    """Return the warnings about system and rounds, once round 1 is drawn."""
    location = context.location("event")
    if location is None or not context.event.rounds:
        return ()
    reader = context.reader(location)
    rows = setting_rows(reader.sheet, location.columns["round"])
    for code, key, facts in (*_rounds(context), *_system(context)):
        if key in rows:
            reader.report(code, rows[key], "results", **facts)
    return tuple(reader.problems)


def review_tiebreaks(context: Context) -> tuple[Problem, ...]:
    """Return the problem of tie-breaks that do not go together (B30)."""
    location = context.location("event")
    codes = {*context.event.settings.tiebreaks}
    if location is None or not ("CUSP" in codes and codes & {"CUSS", "CUSSW"}):
        return ()
    reader = context.reader(location)
    row = setting_rows(reader.sheet, location.columns["round"])["tiebreaks"]
    reader.report("tiebreaks-both", row, "results")
    return tuple(reader.problems)


def review_frozen(context: Context) -> tuple[Problem, ...]:
    """Return the reminder that the event is over, and its standings are not released."""
    location, after = context.location("event"), frozen_after(context.event)
    if location is None or after is None or not finished(context.event):
        return ()
    reader = context.reader(location)
    row = setting_rows(reader.sheet, location.columns["round"])["standings_after"]
    reader.report("standings-frozen", row, "results", round=after)
    return tuple(reader.problems)


def _rounds(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return the warning that the last stage has other rounds than its system takes, if begun."""
    found, language = other_length(context.event), context.language
    if found is None:
        return []
    facts: dict[str, object] = {
        "who": text(f"length.{found.unit}", language, count=found.many),
        "needed": text("length.rounds", language, count=found.rounds),
        "rounds": found.wanted,
        "system": name_of(found.system, language),
        "total": found.first + found.rounds - 1,
    }
    return [("rounds-too-many" if found.at_most else "rounds-other", "rounds", facts)]


def _system(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return the warning that no round is played by the event's system."""
    settings = context.event.settings
    written = [how.system for how in settings.systems if how.system]
    if settings.system in {*written[:1], *written} or not written:
        return []
    names = (name_of(key, context.language) for key in (settings.system, written[0]))
    own, other = names
    return [("system-other", "system", {"system": own, "other": other})]


def review_trees(context: Context) -> Iterator[Problem]:
    """Yield the seats of the newest round that the tree of a knockout cannot hold.

    With a cell of the round's sheet, or of Players for a player without a seat; that one only once
    all results are in, as before `review` reports everybody without an opponent.
    """
    if not any(this.system in TREED for this in context.event.rounds):
        return
    from nigiri.domain.systems.tree_conflicts import misfits  # noqa: PLC0415 -- few have a tree

    for misfit in misfits(context.event):
        complete = context.event.rounds[-1].complete
        if misfit.code == "tree-empty":
            yield from _on_players(context, misfit) if complete else ()
        else:
            yield from _on_the_round(context, misfit)


def _on_players(context: Context, misfit: Misfit) -> Iterator[Problem]:
    """Yield the problem of players who have no seat in the round."""
    reader = context.reader(context.reading.book.locations["players"])
    rows = {player.number: row for row, player in context.reading.player_rows.items()}
    reader.report(misfit.code, rows[misfit.players[0]], "where", who=_who(context, misfit))
    yield from reader.problems


def _on_the_round(context: Context, misfit: Misfit) -> Iterator[Problem]:
    """Yield the problem of a game or a bye."""
    reading = context.reading.rounds[len(context.event.rounds)]
    rows = {n: row for row, game in reading.games.items() for n in game.players}
    rows |= {number: row for row, number in reading.byes.items()}
    reader = context.reader(context.reading.book.rounds[reading.round.number])
    reader.report(misfit.code, rows[misfit.players[0]], "white_no", who=_who(context, misfit))
    yield from reader.problems


def _who(context: Context, misfit: Misfit) -> str:
    """Return numbers and names: "1 Ota, 4 Abe"."""
    return ", ".join(f"{n} {context.event.player(n).name}" for n in misfit.players)
