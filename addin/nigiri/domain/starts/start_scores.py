"""McMahon sections: the section and the initial score of every player (M2, M3, B1, A5).

start rule  sections                           everybody starts with                   source
sections    the director's                     the section's score: 0, -(g+1), ...     M2, M3
bar         1 is the top group, at the bar     the grade's score, between the floor    B1
            or above it; others are for prizes and the bar, which are settings
grade       the director's, for prizes         the grade's score: there is no bar      B1, B25
bands       whole ranks of the ratings         the band's score, by its separation     A5
none        the director's, for prizes         0                                       B17

A start score stays for the whole event, whoever comes or leaves, and whatever becomes of the number
of rounds: what blank settings meant when round 1 was drawn is written into them (`meant`). A
latecomer has the start of their rank like everybody; the rounds before are missed ones, and count
as such (model/scoring.py).

The director's choice comes first: a player's own start score, then that typed for the player's
section; a player's own section before that of the rank. Under "bar" who is put into section 1
starts at the bar, and who is put below it at least a point lower. As long as the director has cut
no sections, bar and bands are those proposed for the starters; with them the end of section 1 is
the bar, unless there is one in the settings. The points of a grade, and the proposed bar: bar.py;
bands: bands.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.event import Section
from nigiri.domain.model.units import WEAKEST, HalfPoints, Rank
from nigiri.domain.starts.bar import bar_proposal, grade_points, starters
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player, Settings

    Boundaries = tuple[Section, ...]

#: M3: up to this many rounds, so many scores are skipped between neighbouring sections.
GAPS = ((3, 0), (6, 1))
LONG_EVENT_GAP = 2
#: Start rules under which everybody has the score of the grade, up to a bar where there is one.
BY_GRADE = frozenset({"bar", "grade"})
#: B1: a grade more is a point more.
POINT = HalfPoints(2)


def gap(settings: Settings) -> int:
    """Return the number of scores skipped between neighbouring sections (M3).

    The event's own gap wins; by rule it is 0 for up to 3 rounds, 1 up to 6, 2 for more.
    """
    if settings.gap is not None:
        return settings.gap
    by_rounds = (skipped for rounds, skipped in GAPS if settings.rounds <= rounds)
    return next(by_rounds, LONG_EVENT_GAP)


@once_an_event
def sections_in_force(event: Event) -> Boundaries:
    """Return the sections that count, from the top: the director's, or those of the start rule.

    Empty where there are none. Raises WrongUse for an unknown start rule.
    """
    return _rule(event).sections(event)


def bar_rank(event: Event) -> Rank | None:
    """Return the weakest rank of section 1, the bar; None without sections (B1)."""
    return next((section.lowest for section in sections_in_force(event)), None)


def section_of(event: Event, player: Player) -> int | None:
    """Return the number of the player's section, None when the event has no sections.

    The director's section wins, then the rank at entry decides (under "bands" that of the rating);
    a changed rank moves nobody (M13). Ranks below the last boundary belong to the last section
    (M2).
    """
    sections = sections_in_force(event)
    if player.section is not None or not sections:
        return player.section
    rank = section_rank(event.settings, player)
    return next((s for s in sections if rank >= s.lowest), sections[-1]).number


def section_rank(settings: Settings, player: Player) -> Rank:
    """Return the rank that decides the section: at entry, under "bands" of the rating (M2, A5)."""
    if settings.start_rule != "bands":
        return player.initial_rank
    from nigiri.domain.players.entry_rating import rated_rank  # noqa: PLC0415 -- few have bands

    return rated_rank(settings, player)


def section_start(event: Event, number: int) -> HalfPoints | None:
    """Return the initial score of a section: the director's, or that of the start rule (M3, A5).

    None below the bar, where it differs from grade to grade (B1).
    """
    typed = _typed(event, number)
    return _rule(event).start(event, number) if typed is None else typed


def initial_score(event: Event, player: Player) -> HalfPoints:
    """Return the score a player starts with and keeps (M3): the player's own or that by rule.

    In an event without sections it is 0, but under "bar" and "grade" it is that of the grade.
    """
    if player.start is not None:
        return player.start
    number = section_of(event, player)
    rule = event.settings.start_rule
    if rule in BY_GRADE and _typed(event, number) is None:
        return _by_grade(event, player, number if rule == "bar" else None)
    start = None if number is None else section_start(event, number)
    return start or HalfPoints(0)


def _typed(event: Event, number: int | None) -> HalfPoints | None:
    """Return the director's score for a section, None where none is typed."""
    return next((s.start for s in event.sections if s.number == number), None)


def _by_gap(event: Event, number: int) -> HalfPoints:
    """Return 0, -(g+1), -2(g+1)..., from the last section up with zero_up (M3, A5)."""
    lowest = max(1, len(event.sections)) if event.settings.zero_up == "yes" else 1
    return HalfPoints(POINT * (lowest - number) * (gap(event.settings) + 1))


def _by_band(event: Event, number: int) -> HalfPoints:
    """Return the score of a band; those below the last one follow a point apart (A5)."""
    starts = _band_starts(event)
    beyond = max(0, number - len(starts))
    return HalfPoints(starts[min(number, len(starts)) - 1] - POINT * beyond)


@once_an_event
def _band_starts(event: Event) -> Sequence[HalfPoints]:
    """Return the start scores of the bands in force, by the number of starters in each."""
    from nigiri.domain.starts.bands import band_starts  # noqa: PLC0415 -- few events have bands

    players = Counter(section_of(event, player) for player in starters(event))
    return band_starts(event.settings, [players[s.number] for s in sections_in_force(event)])


def _by_bar(event: Event, number: int) -> HalfPoints | None:
    """Return the score of the bar for section 1; None for sections below and without a bar."""
    bar = bar_rank(event)
    return None if bar is None or number > 1 else HalfPoints(grade_points(bar) - _zero(event))


def _by_grade(event: Event, player: Player, number: int | None) -> HalfPoints:
    """Return the score of the grade, between floor and bar, or of the supergroup (B1)."""
    settings, bar = event.settings, _bar_in_force(event)
    score = grade_points(max(player.initial_rank, settings.floor or player.initial_rank))
    if bar is not None:
        top = grade_points(bar)
        score = top if number == 1 else min(score, HalfPoints(top - POINT))
    above = settings.supergroup is not None and player.initial_rank >= settings.supergroup
    if number == 1 and above:
        score = HalfPoints(score + settings.supergroup_points)
    return HalfPoints(score - _zero(event))


def grade_score(event: Event, rank: Rank) -> HalfPoints:
    """Return the score of a grade on the event's scale of start scores, bar or no bar (B1)."""
    return HalfPoints(grade_points(rank) - _zero(event))


@once_an_event
def _zero(event: Event) -> HalfPoints:
    """Return the grade score that is written as 0.

    It is the director's, else that of 1 dan, with zero_up the lowest.
    """
    if event.settings.zero is not None:
        return grade_points(event.settings.zero)
    if event.settings.zero_up != "yes":
        return HalfPoints(0)
    ranks = [player.initial_rank for player in starters(event)]
    lowest = event.settings.floor or min(ranks, default=Rank(1))
    return grade_points(min(lowest, _bar_in_force(event) or lowest))


def meant(event: Event) -> Mapping[str, int | Rank]:
    """Return the meanings of blank settings on which start scores rest, by key (M3, B2).

    The gap by the number of rounds, unless every section has a start of its own; the proposed bar,
    as long as no section ends there; the rank that starts with 0 where that is the lowest of those
    who start. A setting that the start rule does not use is not there, nor one that is not blank.
    """
    settings, found = event.settings, dict[str, int | Rank]()
    rule, bar = settings.start_rule, bar_rank(event) if bar_is_proposed(event) else None
    own = event.sections and all(section.start is not None for section in event.sections)
    if rule == "sections" and settings.gap is None and not own:
        found["gap"] = gap(settings)
    if bar is not None:
        found["bar"] = bar
    if rule in BY_GRADE and settings.zero_up == "yes" and not (settings.zero or settings.floor):
        found["zero"] = Rank(_zero(event) // POINT + 1)
    return found


def _bar_in_force(event: Event) -> Rank | None:
    """Return the bar, the weakest rank at which all start alike; None where there is none."""
    return bar_rank(event) if event.settings.start_rule == "bar" else None


def _director(event: Event) -> Boundaries:
    """Return the sections that the director cut."""
    return event.sections


def _at_the_bar(event: Event) -> Boundaries:
    """Return the director's sections, the first down to the bar; else top group and the rest."""
    bar = _bar(event)
    if bar is None:
        return ()
    first, *rest = event.sections or (Section(1, bar),)
    # Without a second section those below the bar would be collected in the top group (M2).
    return (replace(first, lowest=bar), *(rest or [Section(2, Rank(WEAKEST))]))


def _bar(event: Event) -> Rank | None:
    """Return the director's bar, else the end of section 1, else the proposed bar."""
    cut = [section.lowest for section in event.sections[:1]]
    if event.settings.bar or cut:
        return event.settings.bar or cut[0]
    proposal = bar_proposal(event)
    return None if proposal is None else proposal.bar


def bar_is_proposed(event: Event) -> bool:
    """Tell whether the bar in force is one that nobody chose, and no draw fixed."""
    return event.settings.start_rule == "bar" and not (event.settings.bar or event.sections)


def _banded(event: Event) -> Boundaries:
    """Return the director's bands, else those proposed."""
    from nigiri.domain.starts.bands import propose_bands  # noqa: PLC0415 -- few events have bands

    ranks = [section_rank(event.settings, player) for player in starters(event)]
    proposed = propose_bands(ranks, event.settings.rounds)
    return event.sections or tuple(Section(n, rank) for n, rank in enumerate(proposed, 1))


class StartRule(NamedTuple):
    """A start rule.

    sections -- the boundaries in force
    start -- the initial score of a section, None where it goes by the grade
    """

    sections: Callable[[Event], Boundaries]
    start: Callable[[Event, int], HalfPoints | None]


START_RULES: Mapping[str, StartRule] = {
    "sections": StartRule(_director, _by_gap),
    "bar": StartRule(_at_the_bar, _by_bar),
    "grade": StartRule(_director, lambda *_: None),
    "bands": StartRule(_banded, _by_band),
    "none": StartRule(_director, lambda *_: HalfPoints(0)),
}
"""Key -> start rule; see the table above."""


def _rule(event: Event) -> StartRule:
    """Return the start rule of the event."""
    name = event.settings.start_rule
    if name not in START_RULES:
        raise WrongUse(message("choice.start-rule", asked=name, choices=", ".join(START_RULES)))
    return START_RULES[name]
