"""Find where the rounds of an event are others than its system takes, or are played otherwise.

And tie-breaks that do not go together, standings that are still frozen at the end or never will be,
and who is kept apart for longer than the rules allow.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import BY_SCORE, TREED
from nigiri.domain.scores.scores import ranked
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.shown import frozen_after
from nigiri.domain.standings.standings import playoff_facts, winners
from nigiri.domain.systems.stages import played_as
from nigiri.domain.tiebreaks import letters
from nigiri.domain.tiebreaks.player_figures import faithful_table
from nigiri.messages.catalogue import text
from nigiri.workbook.log import announced
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.settings.draw import APART_KEY
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.names import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.systems.tree_conflicts import Misfit
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.problems import Problem


def review_systems(context: Context) -> tuple[Problem, ...]:
    """Return the warnings about system, rounds and komi.

    About the system once round 1 is drawn, about the komi as long as it is not.
    """
    found = (
        *_drawn(context),
        *_rounds(context),
        *(_system if context.event.rounds else _komi)(context),
    )
    return tuple(each for said in found for each in _reported(context, *said))


def _reported(
    context: Context, code: str, key: str, facts: Mapping[str, object]
) -> tuple[Problem, ...]:
    """Return the problem of a setting's cell; () where it has no row."""
    at = setting_cells(context.workbook, context.reading.book).get(key)
    if at is None:
        return ()
    reader = context.reader(at.location)
    reader.report(code, at.row, at.columns.value, **facts)
    return tuple(reader.problems)


def review_ties(context: Context) -> tuple[Problem, ...]:
    """Return the problems of ties: tie-breaks that do not go together, or changed since round 1.

    Sources: B30; play-offs of first places (M15); winners who missed a round (B7).
    """
    return tuple(problem for found in _ties(context) for problem in _reported(context, *found))


def _ties(context: Context) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Yield code, key of the setting and facts of each of them."""
    event = context.event
    codes = {*event.settings.tiebreaks}
    if "CUSP" in codes and codes & {"CUSS", "CUSSW"}:
        yield "tiebreaks-both", "tiebreaks", {}
    was, now = _announced(context), (event.settings.first, *event.settings.tiebreaks)
    if was not in {None, now}:
        words = {"was": _order(was or (), context), "now": _order(now, context)}
        yield "tiebreaks-changed", "tiebreaks", words
    facts = playoff_facts(event)
    if facts:
        yield "first-level", "level_first", facts
    absent = _winners_who_missed(event)
    if absent:
        who = ", ".join(f"{number} {event.player(number).name}" for number in absent)
        yield "winner-missed", "first", {"players": who}


def _winners_who_missed(event: Event) -> list[PlayerId]:
    """Return the winners of the event who missed a round, where others did not (B7).

    () by other rule sets than the British, and before the end.
    """
    if event.settings.rules != "bga" or not finished(event):
        return []
    played = faithful_table(event, None)
    sections = dict(ranked(event))
    return [
        number
        for section, first in winners(event).items()
        if any(played[other] for other in sections[section])
        for number in first
        if not played[number]
    ]


def review_kept_apart(context: Context) -> tuple[Problem, ...]:
    """Return the restrictions that hold for longer than the AGA's rules allow (A7).

    Clubs and states are kept apart in the first rounds, half of all at most, rounded up.
    """
    settings = context.event.settings
    if settings.rules != "aga":
        return ()
    from nigiri.domain.rules.ruleset import first_half  # noqa: PLC0415 -- of one rule set alone

    half = first_half(settings.rounds)
    beyond = {
        APART_KEY + each.key: replace(each, rounds=half)
        for each in settings.keep_apart
        if each.key in {"club", "state"} and not (each.rounds and each.rounds <= half)
    }
    return tuple(
        problem
        for key, allowed in beyond.items()
        for problem in _reported(
            context,
            "apart-half",
            key,
            {
                "label": BY_KEY[key].label(context.language),
                "rounds": settings.rounds,
                "half": len(half),
                "first": BY_KEY[key].cell(allowed, context.language),
            },
        )
    )


def review_frozen(context: Context) -> tuple[Problem, ...]:
    """Return the reminder that the event is over, and its standings are not released.

    Or that they are to be frozen after a round that the event does not have.
    """
    after, wanted = frozen_after(context.event), context.event.settings.standings_after
    rounds = max(context.event.settings.rounds, len(context.event.rounds))
    if wanted is not None and wanted > rounds:
        facts = {"round": wanted, "rounds": rounds}
        return _reported(context, "frozen-late", "standings_after", facts)
    if after is None or not finished(context.event):
        return ()
    return _reported(context, "standings-frozen", "standings_after", {"round": after})


def _announced(context: Context) -> tuple[str, ...] | None:
    """Return the codes that ordered places when round 1 was drawn; None before, or not logged."""
    log = context.location("log")
    return announced(context.reader(log)) if log is not None and context.event.rounds else None


def _order(codes: Sequence[str], context: Context) -> str:
    """Return the names of the first figure and the tie-breaks; unknown codes as they are."""
    first, ties = BY_KEY["first"], BY_KEY["tiebreaks"]
    rows = [(first, codes[0]), *((ties, code) for code in codes[1:])]
    settings = context.event.settings
    return ", ".join(row.word(letters(settings, code), context.language) for row, code in rows)


def _drawn(context: Context) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Yield the warning that more rounds are drawn than the event has: "round 4 of 3"."""
    drawn, rounds = len(context.event.rounds), context.event.settings.rounds
    if drawn > rounds:
        yield "rounds-drawn", "rounds", {"drawn": drawn, "rounds": rounds}


def _rounds(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return the warning that the last stage has other rounds than its system takes."""
    event, language = context.event, context.language
    if played_as(event.settings, max(len(event.rounds), 1)).system in BY_SCORE:
        return []  # takes as many as are wanted
    from nigiri.domain.systems.lengths import other_length  # noqa: PLC0415 -- of other systems alone

    found = other_length(event)
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


def _komi(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return the warning that even games have another komi than the league's (E11)."""
    settings = context.event.settings
    if settings.robin_order != "league" and settings.system != "qualification":
        return []
    from nigiri.domain.systems.komi import proposed_komi  # noqa: PLC0415 -- few are played so

    proposed = proposed_komi(context.event)
    if proposed in {None, settings.komi_even}:
        return []
    facts: dict[str, object] = {
        "komi": points_words(settings.komi_even),
        "proposed": points_words(proposed),
        "label": BY_KEY["komi_even"].label(context.language),
    }
    return [("komi-league", "komi_even", facts)]


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
    """Yield the seats of the newest round that the tree of a knockout cannot hold, and ties in it.

    With a cell of the round's sheet, or of Players for a player without a seat; that one only once
    all results are in, as before `review` reports everybody without an opponent.
    """
    if not any(this.system in TREED for this in context.event.rounds):
        return
    from nigiri.domain.systems.tree_conflicts import (  # noqa: PLC0415 -- few have a tree
        games_without_winner,
        misfits,
    )

    for number, game in games_without_winner(context.event):
        yield from _tie(context, number, game)
    for misfit in misfits(context.event):
        complete = context.event.rounds[-1].complete
        if misfit.code == "tree-empty":
            yield from _on_players(context, misfit) if complete else ()
        else:
            yield from _on_the_round(context, misfit)


def _tie(context: Context, number: int, game: Game) -> Iterator[Problem]:
    """Yield the problem of a result with which nobody goes on."""
    reading = context.reading.rounds[number]
    row = next(row for row, each in reading.games.items() if each == game)
    reader = context.reader(context.reading.book.rounds[number])
    who = " – ".join(f"{n} {context.event.player(n).name}" for n in game.players)
    reader.report("tree-tie", row, "result", who=who)
    yield from reader.problems


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
