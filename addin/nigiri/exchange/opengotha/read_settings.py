"""The settings of an OpenGotha file (formats 4.4), as those of the rule sets opengotha or swiss.

Who is paired by victories plays a Swiss: all start with nothing, and victories are the score.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.dates import days_words
from nigiri.domain.model.event import Section
from nigiri.domain.model.scoring import UNPLAYED_HALF, Worth
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.schedule.time_limits import CANADIAN, SUDDEN_DEATH, Limits
from nigiri.exchange.given import Given
from nigiri.exchange.opengotha import words
from nigiri.exchange.opengotha.read_pairing import pairing_settings
from nigiri.exchange.placing import placement
from nigiri.exchange.xml import attributes, first, found

if TYPE_CHECKING:
    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.left_out import LeftOut
    from nigiri.exchange.placing import Placement
    from nigiri.exchange.xml import Element

_USUAL_ROUNDS = 5
_BOARDS = (19, 13, 9)
_MOST_HALVES = 40
_LONGEST_TIME, _LONGEST_PERIOD, _MOST_STONES = 999, 3600, 100


def read_settings(root: Element, left_out: LeftOut) -> tuple[Settings, tuple[Section, ...]]:
    """Return settings and sections of a file."""
    general, handicaps, pairing = (
        Given(attributes(first(root, f"{name}ParameterSet")), left_out)
        for name in ("General", "Handicap", "Pairing")
    )
    places = _placement(root, left_out)
    usual = rule_set("swiss" if places.swiss else "opengotha").defaults
    settings = replace(
        usual,
        **_about(general, left_out),
        **_starts(general, places, left_out),
        **_handicaps(handicaps),
        **pairing_settings(pairing, places.codes),
        **places.settings(left_out),
        board=_board(general, left_out),
        komi_even=general.points("komi", usual.komi_even),
    )
    return _cut(root, settings, places, left_out)


def _about(general: Given, left_out: LeftOut) -> dict[str, Any]:
    """Return what is printed of the event, and how many rounds it has."""
    name = general.text("name") or general.text("shortname")
    if general.text("shortname") not in {"", name}:
        left_out.add(f"The short name {general.text('shortname')}.")
    if general.yes("binternet", usual=False):
        left_out.add("That the event is played on the internet.")
    return {
        "name": name,
        "place": general.text("location"),
        "director": general.text("director"),
        "dates": _dates(general),
        "time_limits": _time(general),
        "rounds": general.whole("numberofrounds", _USUAL_ROUNDS, 1, MOST_ROUNDS),
    }


def _dates(general: Given) -> str:
    """Return the days of the event in words; what is no day as it stands there."""
    begins, ends = general.text("begindate"), general.text("enddate")
    try:
        first_day, last_day = (dt.date.fromisoformat(day) for day in (begins, ends or begins))
    except ValueError:
        return " - ".join(dict.fromkeys(filter(None, (begins, ends))))
    return days_words(min(first_day, last_day), max(first_day, last_day))


def _time(general: Given) -> str:
    """Return the time limits in words; "" where the file has none."""
    main = general.whole("basictime", 0, 0, _LONGEST_TIME)
    word = general.text("complementarytimesystem").upper()
    kind, name = next(((kind, name) for kind, (its, name) in words.OVERTIME.items() if its == word),
                      (SUDDEN_DEATH, ""))  # fmt: skip
    seconds = general.whole(name, 0, 0, _LONGEST_PERIOD) if name else 0
    if not main:
        return ""
    if not seconds:
        return Limits(main).words
    stones = general.whole("nbmovescantime", 1, 1, _MOST_STONES) if kind == CANADIAN else 0
    return Limits(main, kind, seconds, stones).words


def _board(general: Given, left_out: LeftOut) -> int:
    """Return the size of the board."""
    size = general.whole("size", _BOARDS[0], 0, 99)
    if size in _BOARDS:
        return size
    left_out.add(f"The board's size of {size}: here it is 19.")
    return _BOARDS[0]


def _starts(general: Given, places: Placement, left_out: LeftOut) -> dict[str, Any]:
    """Return what everybody starts with, and what rounds are worth."""
    usual = rule_set("opengotha").defaults
    scoring = _scoring(general, usual.scoring)
    plain = places.plain_swiss
    if places.swiss and not plain:
        left_out.add("That players are paired by victories: here it is by the score, since some "
                     "criteria of the places need it.")  # fmt: skip
    if plain:
        scoring = replace(scoring, score=scoring.victories, seen=scoring.seen_victories)
    return {
        "start_rule": "none" if plain else "bar",
        "bar": general.rank("genmmbar") or usual.bar,
        "floor": general.rank("genmmfloor") or usual.floor,
        "zero": general.rank("genmmzero") or Rank(WEAKEST),
        "zero_up": "no",
        "scoring": scoring,
    }


def _scoring(general: Given, usual: Scoring) -> Scoring:
    """Return what rounds count, on both scales, and what tie-breaks see of them."""
    score, victories = (
        _worth(general, name, getattr(usual, table))
        for name, table in (("mms", "score"), ("nbw", "victories"))
    )
    half = general.yes("gencountnotplayedgamesashalfpoint", usual=False)
    seen = replace(UNPLAYED_HALF, unfinished=1)  # an unknown result is as good as none
    return replace(
        usual,
        score=score,
        victories=victories,
        seen=seen if half else score,
        seen_victories=seen if half else victories,
    )


def _worth(general: Given, name: str, usual: Worth) -> Worth:
    """Return what rounds count on one scale; the file says half points."""
    bye, missed = (
        general.whole(f"gen{name}2value{what}", value, 0, _MOST_HALVES)
        for what, value in (("bye", usual.bye), ("absent", usual.missed))
    )
    down = general.yes("genrounddownnbwmms", usual=True)
    return Worth(bye=bye, missed=missed, rounded="idle" if down else "none")


def _handicaps(given: Given) -> dict[str, Any]:
    """Return the rule of handicaps."""
    by_score = given.yes("hdbasedonmms", usual=True)
    return {
        "handicap_by": "score" if by_score else "rank",
        "handicap_reduction": given.whole("hdcorrection", 1, 0, 9),
        "handicap_cap": given.whole("hdceiling", 9, 0, 9),
        "handicap_even_above": None,
        "handicap_top": given.rank("hdnohdrankthreshold") or Rank(1),
    }


def _placement(root: Element, left_out: LeftOut) -> Placement:
    """Return what places go by: the first block, for the second is that of teams."""
    block = first(root, "PlacementCriteria")
    rows = [] if block is None else [Given(attributes(each)) for each in block]
    names = [name for row in rows if (name := row.text("name")).upper() not in {"", words.NOTHING}]
    by_category = bool(names) and names[0].upper() == words.CATEGORY
    found = placement(names[by_category:], words.tiebreak_of, left_out)
    return replace(found, by_category=by_category)


def _cut(
    root: Element, settings: Settings, places: Placement, left_out: LeftOut
) -> tuple[Settings, tuple[Section, ...]]:
    """Return the settings, and the sections: the top group, or the categories where they can be."""
    limits = _categories(root)
    top = settings.bar if settings.start_rule == "bar" else None
    if limits and top is not None and settings.floor is not None and settings.floor >= top:
        # Nobody's grade counts: whatever starts differ in are corrections, which sections can have.
        settings, top = replace(settings, start_rule="sections"), None
    if limits and top in {None, limits[0]}:
        if places.by_category:
            settings = replace(settings, ranked_by="sections")
        return settings, _sections(limits)
    if limits:
        names = ", ".join(map(str, limits))
        left_out.add(f"The categories, down to {names}: here section 1 is the top group.")
    return settings, _sections([top] if top else [])


def _categories(root: Element) -> list[Rank]:
    """Return the lowest rank of every category but the last, from the top; none for only one."""
    rows = sorted(
        (Given(attributes(each)) for each in found(root, "Category")),
        key=lambda row: row.whole("number", 0, 0, 99),
    )
    limits = [rank for row in rows if (rank := row.rank("lowerlimit")) is not None]
    falling = all(lower < upper for upper, lower in pairwise(limits))
    return [rank for rank in limits if rank.steps > WEAKEST] if falling else []


def _sections(limits: list[Rank]) -> tuple[Section, ...]:
    """Return sections that end at these ranks, and one below where there are players below."""
    ends = [*limits] if limits and limits[-1].steps == WEAKEST else [*limits, Rank(WEAKEST)]
    return tuple(Section(number, rank) for number, rank in enumerate(ends, 1))
