"""The settings of an event as OpenGotha's file has them (formats 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.dates import event_days
from nigiri.domain.model.units import Rank, decimal_points
from nigiri.domain.schedule.time_limits import limits
from nigiri.domain.tiebreaks import called
from nigiri.exchange.opengotha import words
from nigiri.exchange.opengotha.parameters import DISPLAY, PUBLISH, kept_attributes, kept_categories
from nigiri.exchange.opengotha.thresholds import written_thresholds
from nigiri.exchange.parts.starts import written_scale
from nigiri.exchange.parts.xml import new_element

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element

_CRITERIA = 6
_SHORT_NAME = 24
_OFF, _ON = "false", "true"
_WEIGHT = "100000000000"
_HIGHEST = Rank(9)

#: The settings of a new tournament in OpenGotha that nothing in nigiri corresponds to.
_PAIRING: Mapping[str, object] = {
    "paiStandardNX1Factor": "0.5",
    "paiBaAvoidDuplGame": "500000000000000",
    "paiBaRandom": 0,
    "paiBaDeterministic": _ON,
    "paiBaBalanceWB": 1000000,
    "paiMaAvoidMixingCategories": 0,
    "paiMaMinimizeScoreDifference": _WEIGHT,
    "paiMaDUDDWeight": 100000000,
    "paiMaMaximizeSeeding": 5000000,
    "paiMaAdditionalPlacementCritSystem2": "NULL",
    "paiSeDefSecCrit": _WEIGHT,
}
_OTHER_TIMES: Mapping[str, object] = {
    "stdByoYomiTime": 30,
    "nbMovesCanTime": 15,
    "canByoYomiTime": 300,
    "fischerTime": 10,
}


def settings_element(event: Event, left_out: LeftOut) -> Element:
    """Return the element of the settings; what was kept from a file goes before what is ours."""
    by_sections = event.settings.ranked_by == "sections" and len(event.sections) > 1
    limits_ = [section.lowest for section in event.sections[:-1]] if by_sections else []
    lowest = [*map(_rank, limits_)] or kept_categories(event.settings)
    categories = [
        new_element("Category", {"number": at, "lowerLimit": rank})
        for at, rank in enumerate(lowest, 1)
    ]
    general = new_element(
        "GeneralParameterSet",
        {
            **_about(event, left_out),
            **_scale(event),
            "numberOfCategories": len(categories) + 1,
            **kept_attributes(event.settings, "GeneralParameterSet"),
        },
        *([new_element("Categories", {}, *categories)] if categories else ()),
    )
    placement = _placement(event, left_out, by_category=by_sections)
    return new_element(
        "TournamentParameterSet",
        {},
        general,
        new_element("HandicapParameterSet", _handicaps(event, left_out)),
        new_element("PlacementParameterSet", {}, new_element("PlacementCriteria", {}, *placement)),
        _with_kept(event, "PairingParameterSet", {**_PAIRING, **_pairing(event)}),
        _with_kept(event, "DPParameterSet", DISPLAY),
        _with_kept(event, "PublishParameterSet", PUBLISH),
    )


def _with_kept(event: Event, tag: str, ours: Mapping[str, object]) -> Element:
    """Return a set of parameters, those that were kept in the place of ours."""
    return new_element(tag, {**ours, **kept_attributes(event.settings, tag)})


def _about(event: Event, left_out: LeftOut) -> dict[str, object]:
    """Return the attributes of the event."""
    settings = event.settings
    return {
        "name": settings.name,
        "shortName": settings.name[:_SHORT_NAME].strip(),
        "location": settings.place,
        "director": settings.director,
        "bInternet": _OFF,
        "size": settings.board,
        "komi": decimal_points(settings.komi_even),
        "numberOfRounds": settings.rounds,
        **_days(event, left_out),
        **_times(event, left_out),
    }


def _days(event: Event, left_out: LeftOut) -> dict[str, object]:
    """Return the first and the last day; {} where the dates cannot be read."""
    typed = event.settings.dates
    span = event_days(event.settings)
    if span is None:
        if typed:
            left_out.add("lost.set.dates-unclear", typed=typed)
        else:
            left_out.add("lost.set.dates-none")
        return {}
    return {"beginDate": span[0].isoformat(), "endDate": span[1].isoformat()}


def _times(event: Event, left_out: LeftOut) -> dict[str, object]:
    """Return the time limits; {} where they cannot be read."""
    typed = event.settings.time_limits
    found = limits(typed)
    if found is None:
        if typed:
            left_out.add("lost.set.times-unclear", typed=typed)
        else:
            left_out.add("lost.set.times-none")
        return {}
    if found.further or found.delay:
        left_out.add("lost.set.times-part", typed=typed)
    word, name = words.OVERTIME[found.kind]
    chosen: dict[str, object] = {name: found.seconds} if name else {}
    if found.stones:
        chosen["nbMovesCanTime"] = found.stones
    return {
        "basicTime": found.main_minutes,
        "complementaryTimeSystem": word,
        **_OTHER_TIMES,
        **chosen,
    }


def _scale(event: Event) -> dict[str, object]:
    """Return the McMahon scale, and the points of rounds without a game."""
    scale, scoring = written_scale(event), event.settings.scoring
    assert scale.bar and scale.floor and scale.zero  # noqa: S101, PT018 - it fills them in
    half = scoring.seen_victories.missed == 1 != scoring.victories.missed or (
        scoring.seen.bye == 1 != scoring.score.bye
    )
    return {
        "genMMBar": _rank(scale.bar),
        "genMMFloor": _rank(scale.floor),
        "genMMZero": _rank(scale.zero),
        **{
            f"gen{name}2Value{what}": getattr(worth, kind)
            for name, worth in (("MMS", scoring.score), ("NBW", scoring.victories))
            for what, kind in (("Absent", "missed"), ("Bye", "bye"))
        },
        "genRoundDownNBWMMS": _OFF if scoring.score.rounded == "none" else _ON,
        "genCountNotPlayedGamesAsHalfPoint": _ON if half else _OFF,
    }


def _handicaps(event: Event, left_out: LeftOut) -> dict[str, object]:
    """Return the attributes of handicaps."""
    settings = event.settings
    if settings.handicap_by not in {"rank", "score"}:
        left_out.add("lost.set.handicap-ratings")
    even = settings.handicap_even_above
    if even is not None:
        left_out.add("lost.set.even")
    even = written_scale(event).bar if even == "bar" else even
    top = settings.handicap_top or (even if isinstance(even, Rank) else None) or _HIGHEST
    return {
        "hdBasedOnMMS": _ON if settings.handicap_by == "score" else _OFF,
        "hdCorrection": settings.handicap_reduction,
        "hdCeiling": settings.handicap_cap,
        "hdNoHdRankThreshold": _rank(top),
    }


def _placement(event: Event, left_out: LeftOut, *, by_category: bool) -> list[Element]:
    """Return the criteria of places, always six names."""
    names = [words.CATEGORY] if by_category else []
    for code in (event.settings.first, *event.settings.tiebreaks):
        name = words.placement_of(code)
        if name is None or len(names) == _CRITERIA:
            left_out.add("lost.places.room", code=called(event.settings, code))
        else:
            names.append(name)
    names += [words.NOTHING] * (_CRITERIA - len(names))
    return [
        new_element("PlacementCriterion", {"name": name, "number": at})
        for at, name in enumerate(names, 1)
    ]


def _pairing(event: Event) -> dict[str, object]:
    """Return the attributes of the pairing, as far as OpenGotha has words for it."""
    settings = event.settings
    patterns = {ours: its for its, ours in words.PATTERNS.items()}
    ends = {ours: its for its, ours in words.ENDS.items()}
    after = settings.pattern if settings.pattern_until is None else settings.pattern_after
    return {
        "paiMaSeedSystem1": patterns.get(settings.pattern, "SPLITANDSLIP"),
        "paiMaSeedSystem2": patterns.get(after, "SPLITANDSLIP"),
        "paiMaLastRoundForSeedSystem1": settings.pattern_until or settings.rounds,
        "paiMaAdditionalPlacementCritSystem1": (
            "Rating" if settings.seeding == "rating" else words.NOTHING
        ),
        "paiMaCompensateDUDD": _ON if "balanced" in settings.criteria else _OFF,
        "paiMaDUDDUpperMode": ends.get(settings.float_down, "MID"),
        "paiMaDUDDLowerMode": ends.get(settings.float_up, "MID"),
        "paiSeMinimizeHandicap": _WEIGHT if "handicap" in settings.criteria else 0,
        **written_thresholds(settings, _bar(event)),
        **_apart(settings),
    }


def _apart(settings: Settings) -> dict[str, object]:
    """Return the attributes of what is kept apart."""
    apart = {each.key for each in settings.keep_apart}
    counts = "apart" in settings.criteria and bool(apart & {*words.APART})
    return {
        "paiSeAvoidSameGeo": _WEIGHT if counts else 0,
        **{
            f"paiSePreferMMSDiffRatherThan{name}": settings.gap_of(key) if key in apart else 0
            for key, name in words.APART.items()
        },
    }


def _bar(event: Event) -> Rank | None:
    """Return the rank of the bar; None where start scores have none."""
    return written_scale(event).bar if event.settings.start_rule == "bar" else None


def _rank(rank: Rank) -> str:
    """Return a rank in capitals."""
    return str(rank).upper()
