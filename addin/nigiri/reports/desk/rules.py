"""The table of rules and time limits, in words from the settings (B24).

Blank settings are left out. Every line is a choice of the event, so that the wall and the draw
cannot differ. First the handicaps as rows (M12, B24), then the other parts.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.games.colours import OPEN
from nigiri.domain.games.handicaps import basis, difference_allows, other_size
from nigiri.domain.model.figures import figure_words, points_words
from nigiri.domain.model.settings import BY_TEAMS
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, Rank
from nigiri.domain.pairing_policies.byes import gives_byes
from nigiri.domain.players.ratings import RANK
from nigiri.domain.schedule.thinking_time import STAGES, time_bands
from nigiri.domain.schedule.time_limits import class_facts, limits
from nigiri.domain.standings.shown import told_score
from nigiri.domain.starts.start_scores import BY_GRADE, section_of, section_start, sections_in_force
from nigiri.domain.systems.stages import first_of_stage, judged, last_of_stage, played_as
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import SCORE, chosen_tiebreaks, format_figure, letters, tiebreak
from nigiri.reports.frame.handicaps import agreed
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sections import section_title
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.domain.model.event import Event, Settings
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

    Rows = Iterator[tuple[str, str]]


_FURTHEST = STRONGEST - WEAKEST


def handicap_rows(settings: Settings, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (difference, game) in words, and exceptions; one line if all games are even.

    A difference is one of whole ranks, or of points where handicaps go by the score (B3).
    """
    unit = RANK // basis(settings).unit
    games = [difference_allows(settings, unit * step) for step in range(_FURTHEST + 1)]
    if len(set(games)) == 1:
        points = points_words(games[0][1])
        yield speech.say("handicaps"), speech.say("all even", komi=points)
        return
    yield speech.say("difference"), speech.say(f"by {settings.handicap_by}")
    at = 0
    for game, same in groupby(games):
        last = at + len([*same]) - 1
        said = agreed(*game, speech, open_colours=settings.colour_rule == OPEN)
        yield _differences(at, last, speech), said
        at = last + 1
    yield from _even_above(settings, speech)


def _differences(first: int, last: int, speech: Speech) -> str:
    """Return "2", "0 to 1", or "10 and more"."""
    if last == _FURTHEST:
        return speech.say("large differences", first=first)
    key = "one difference" if first == last else "some differences"
    return speech.say(key, first=first, last=last)


def _even_above(settings: Settings, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield the players who only play even, and those who count as another rank (B3, E8)."""
    above = settings.handicap_even_above
    if isinstance(above, Rank):
        yield speech.say("who is even"), speech.say("even above", rank=above)
    elif above == "bar":
        yield speech.say("who is even"), speech.say("even above bar")
    if settings.handicap_top is not None and settings.handicap_by in {"rank", "score"}:
        yield speech.say("who counts less"), speech.say("counts as", rank=settings.handicap_top)


def rules(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the rules of the event, a part for each matter."""
    rows = ((heading, [*made(event, speech)]) for heading, made in _MATTERS.items())
    parts = [Part(found, speech.say(heading)) for heading, found in rows if found]
    return ListSheet(
        **common(event, speech, options),
        name="rules",
        heading=speech.say("rules"),
        columns=[Column("", 62, strong=True), Column("")],
        parts=parts,
    )


def points(half_points: int) -> str:
    """Return half points as the sheets write them: "½", "−2"."""
    return format_figure(SCORE, HalfPoints(half_points))


def sections_to_come(event: Event) -> bool:
    """Tell whether initial scores wait for sections, cut by the draw at the latest (M2)."""
    return event.settings.start_rule == "sections" and not (event.rounds or event.sections)


def places(event: Event, speech: Speech) -> Rows:
    """Yield the criteria of the placement, in order (M14, M15)."""
    settings = event.settings
    if {settings.system, *(how.system for how in settings.systems)} & BY_TEAMS:
        yield speech.say("teams"), speech.say("teams places")
        yield "", speech.say("teams order")
    yield speech.say("ranked"), speech.say(f"ranked by {settings.ranked_by}")
    yield speech.say("first"), speech.say(f"counts {tiebreak(settings.first).code}")
    for each in chosen_tiebreaks(event):
        name = letters(settings, each.code)
        yield speech.say("then"), speech.say(f"counts {each.code}", name=name)
    if settings.winner_played_all == "yes":
        yield speech.say("who is first"), speech.say("winner played all")
    level = "share" if settings.level_first == "share" else f"level {settings.level_first}"
    yield speech.say("at last"), speech.say(level, upto=settings.last_played_off)


def _play(event: Event, speech: Speech) -> Rows:
    """Yield rules of play, time limits and the size of the board."""
    settings = event.settings
    lines = {
        "rules of play": settings.rules_of_play,
        "time": settings.time_limits,
        "board": speech.say("board size", size=settings.board),
    }
    yield from ((speech.say(key), clean(words)) for key, words in lines.items() if clean(words))
    others = ", ".join(speech.say("board size", size=size) for size in _other_sizes(event))
    if others:
        yield "", speech.say("other boards", sizes=others)
    yield from _class(settings, speech)
    bands = time_bands(settings.time_by_rank) or ()
    for band in bands:
        yield (
            speech.say("time"),
            speech.say("time by rank", rank=band.lowest, time=clean(band.time)),
        )
    if bands:
        yield "", speech.say("stronger decides")


def _class(settings: Settings, speech: Speech) -> Rows:
    """Yield the class of the time limits, and what the next one needs (B13); nothing if unknown."""
    found = limits(settings.time_limits)
    for key, facts in class_facts(found) if found and settings.rating_scale == "egf" else ():
        words = {
            name: value if isinstance(value, str) else figure_words(value, decimal=speech.decimal)
            for name, value in facts.items()
        }
        heading = "" if key.startswith("lacks") else speech.say("egf class")
        yield heading, speech.say(f"time {key.replace('-', ' ')}", **words)


def _stages(event: Event, speech: Speech) -> Rows:
    """Yield time limits and komi of each stage of the European championship (E10, E11)."""
    for stage in STAGES if event.settings.rules == "egc" else ():
        komi = "" if stage.komi is None else points(stage.komi)
        key = "stage komi" if komi else "stage ing"
        words = speech.say(key, time=stage.time, komi=komi)
        yield speech.say(f"stage {stage.key}"), words
    if event.settings.rules == "egc":
        yield speech.say("clocks"), speech.say("clocks cannot")


def _event(event: Event, speech: Speech) -> Rows:
    """Yield dates, place and director, and the rounds with their times."""
    settings = event.settings
    lines = {
        "dates": settings.dates,
        "where": settings.place,
        "director": settings.director,
        "rounds": str(settings.rounds),
    }
    yield from ((speech.say(key), clean(words)) for key, words in lines.items() if clean(words))
    for number, when in enumerate(settings.when, 1):
        if clean(when):
            yield speech.say("round", number=number), clean(when)


def _handicaps(event: Event, speech: Speech) -> Rows:
    """Yield the handicap of each difference, on each size of board in use."""
    yield from handicap_rows(event.settings, speech)
    for size in _other_sizes(event):
        yield speech.say("board"), speech.say("board size", size=size)
        yield from handicap_rows(replace(event.settings, board=size), speech)


def _other_sizes(event: Event) -> list[int]:
    """Return the sizes of boards of single games that are not the event's (B23)."""
    games = (game for this in event.rounds for game in this.games)
    return sorted({size for game in games if (size := other_size(event.settings, game))})


def _start(event: Event, speech: Speech) -> Rows:
    """Yield the initial score of each section with players (M3, B1)."""
    sections = sections_in_force(event)
    if not sections:
        key = "starts by grade" if event.settings.start_rule in BY_GRADE else "starts with"
        key = "starts by section" if sections_to_come(event) else key
        yield speech.say("everybody"), speech.say(key, points="0")
    with_players = {section_of(event, player) for player in event.players}
    for section in (each for each in sections if not with_players or each.number in with_players):
        start = section_start(event, section.number)
        words = speech.say("starts by grade")
        if start is not None:
            words = speech.say("starts with", points=points(told_score(event, start)))
        yield section_title(event, section.number, speech), words


def _pairing(event: Event, speech: Speech) -> Rows:
    """Yield the rules of pairing (M7, M8, M10)."""
    settings, rounds = event.settings, range(1, event.settings.rounds + 1)
    by_score = [number for number in rounds if judged(settings, number).by_score]
    yield from _systems(event, speech)
    if not by_score:
        return
    yield speech.say("twice"), speech.say(f"rematches {settings.rematches}")
    for key, strict in (("apart strict", True), ("apart", False)):
        apart = [each.key for each in settings.keep_apart if each.strict is strict]
        if apart:
            yield speech.say(key), ", ".join(speech.say(f"same {each}") for each in apart)
    if settings.title_players == "Europeans":
        yield speech.say("title players"), speech.say("title Europeans")


def _systems(event: Event, speech: Speech) -> Rows:
    """Yield the systems of play, stage by stage if there are several."""
    settings = event.settings
    rounds = range(1, settings.rounds + 1)
    firsts = dict.fromkeys(first_of_stage(settings, number) for number in rounds)
    same = "same score" if settings.mixing == "all" else "in sections"
    for first in firsts:
        last = last_of_stage(settings, first)
        span = str(first) if first == last else f"{first}–{last}"
        heading = speech.say("system rounds", rounds=span) if len(firsts) > 1 else None
        by_score = judged(settings, first).by_score
        key = same if by_score else f"meets {played_as(settings, first).system}"
        yield heading or speech.say("who meets"), speech.say(key)


def _sitting_out(event: Event, speech: Speech) -> Rows:
    """Yield the rules for byes, and the value of a round without a game (M5, M6)."""
    settings, worth = event.settings, event.settings.scoring.score
    if not any(judged(settings, n).by_score for n in range(1, settings.rounds + 1)):
        yield speech.say("a bye"), speech.say("worth", points=points(worth.bye))
        if not worth.unassigned:
            yield speech.say("system idle"), speech.say("idle counts")
        yield speech.say("default games"), speech.say("worth", points=points(worth.default_win))
        return
    policy = settings.bye_policy
    if policy in {"home", "host"} and not settings.host:
        policy = "losses"
    yield (
        speech.say("odd number"),
        speech.say(f"policy {policy}", host=clean(settings.host), rounds=settings.bye_host_rounds),
    )
    if gives_byes(settings):
        yield speech.say("a bye"), speech.say("bye once", points=points(worth.bye))
    yield speech.say("missed round"), speech.say("worth", points=points(worth.missed))
    yield speech.say("default games"), speech.say("worth", points=points(worth.default_win))


_MATTERS: dict[str, Callable[[Event, Speech], Rows]] = {
    "the event": _event,
    "the games": _play,
    "stages": _stages,
    "handicaps": _handicaps,
    "the start": _start,
    "pairing": _pairing,
    "sitting out": _sitting_out,
    "places": places,
}
"""Heading -> what yields the rows below it."""
