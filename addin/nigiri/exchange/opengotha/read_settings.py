"""The settings of an OpenGotha file (formats 4.4), as those of the rule sets opengotha or swiss.

Where players are paired by victories the event is a Swiss: all start with 0, and victories are the
score. The settings of its pairing become these of the draw:

in OpenGotha                                 in nigiri
placement: SOS before all else               seeding, else the rating if it is one
SeedSystem1, 2 and LastRoundForSeedSystem1   pattern, pattern_after and pattern_until
DUDDUpperMode, DUDDLowerMode                 float_down, float_up
CompensateDUDD                               the criterion `balanced`
MinimizeHandicap                             the criterion `handicap`
AvoidSameGeo, ...SameClub, ...SameCountry    keep_apart, apart_gap, country_gap
BarThreshold, RankThreshold, NbWinsThreshold thresholds, which are only stored (thresholds.py)

What no setting decides is kept for its file (parameters.py). Not done: groups of clubs in a draw. A
rematch only has a very high cost in OpenGotha, so it is allowed here.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.dates import days_words
from nigiri.domain.model.event import Apart, Section
from nigiri.domain.model.scoring import UNPLAYED_HALF, Worth
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.schedule.time_limits import CANADIAN, SUDDEN_DEATH, Limits
from nigiri.exchange.opengotha import words
from nigiri.exchange.opengotha.thresholds import read_thresholds
from nigiri.exchange.parts.attribute_reader import AttributeReader
from nigiri.exchange.parts.placing import placement
from nigiri.exchange.parts.xml import attributes, first, found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.placing import Placement
    from nigiri.exchange.parts.xml import Element


_MOST_GAP, _MOST_WEIGHT = 20, 10**9
_USUAL_LAST = 2

#: The settings of a new tournament in OpenGotha, for those that a file does not have.
_USUAL = {
    "paiMaSeedSystem1": "SPLITANDRANDOM",
    "paiMaSeedSystem2": "SPLITANDFOLD",
    "paiMaAdditionalPlacementCritSystem1": "Rating",
    "paiMaCompensateDUDD": "true",
    "paiMaDUDDUpperMode": "MID",
    "paiMaDUDDLowerMode": "MID",
    "paiSeAvoidSameGeo": "1",
    "paiSePreferMMSDiffRatherThanSameClub": "3",
    "paiSePreferMMSDiffRatherThanSameCountry": "1",
}


def pairing_settings(reader: AttributeReader, placement: Sequence[str]) -> dict[str, Any]:
    """Return the settings of the draw, from the file or else as usual in OpenGotha.

    placement -- codes of the criteria of places
    """
    usual = {name.casefold(): text for name, text in _USUAL.items()}
    pairing = AttributeReader({**usual, **reader.texts})
    common: dict[str, Any] = {"rematches": "allowed"}
    found = common | _seeds(pairing, placement) | _criteria(pairing) | _apart(pairing)
    return {**found, "thresholds": read_thresholds(reader)}


def _seeds(pairing: AttributeReader, placement: Sequence[str]) -> dict[str, Any]:
    """Return the settings of the patterns and of the order inside a group."""
    known = (words.SEEDINGS[code] for code in placement if code in words.SEEDINGS)
    by_rating = "RATING" in placement or (
        pairing.text("paiMaAdditionalPlacementCritSystem1").upper() == "RATING"
    )
    before, after = (
        words.PATTERNS.get(pairing.text(f"paiMaSeedSystem{n}").upper(), "slide") for n in "12"
    )
    return {
        "pattern": before,
        "pattern_after": after,
        "pattern_until": pairing.whole("paiMaLastRoundForSeedSystem1", _USUAL_LAST, 1, MOST_ROUNDS),
        "seeding": next(known, "rating" if by_rating else "number"),
    }


def _criteria(pairing: AttributeReader) -> dict[str, Any]:
    """Return the criteria of the draw and the settings of floats."""
    absent = set() if pairing.yes("paiMaCompensateDUDD", usual=False) else {"balanced"}
    stones = _weight(pairing, "paiSeMinimizeHandicap") > 0
    codes = [code for code in words.CRITERIA if code not in absent]
    at = codes.index("apart") + 1
    down, up = (
        words.ENDS.get(pairing.text(f"paiMaDUDD{which}Mode").upper(), "middle")
        for which in ("Upper", "Lower")
    )
    return {
        "criteria": (*codes[:at], *("handicap",) * stones, *codes[at:]),
        "float_down": down,
        "float_up": up,
    }


def _apart(pairing: AttributeReader) -> dict[str, Any]:
    """Return the settings keep_apart, apart_gap and country_gap."""
    counts = _weight(pairing, "paiSeAvoidSameGeo") > 0
    gaps = {
        key: counts * pairing.whole(f"paiSePreferMMSDiffRatherThan{name}", 0, 0, _MOST_GAP)
        for key, name in words.APART.items()
    }
    gap = gaps["club"] or gaps["country"]
    return {
        "keep_apart": tuple(Apart(key) for key in gaps if gaps[key]),
        "apart_gap": gap,
        "country_gap": None if gaps["country"] in {0, gap} else gaps["country"],
    }


def _weight(pairing: AttributeReader, name: str) -> int:
    """Return a weight as a number: 0 for none, else from 1 up."""
    return pairing.whole(name, int(pairing.text(name).strip("-+0. ") != ""), 0, _MOST_WEIGHT)


def _tell_weights(pairing: AttributeReader, left_out: LeftOut) -> None:
    """Report weights that make OpenGotha pair otherwise than by the usual order of its criteria."""
    for name, usual in words.WEIGHTS.items():
        typed = pairing.text(name.casefold())
        if typed and typed not in map(str, usual):
            left_out.item("lost.set.weights", f"{name} {typed}")


_USUAL_ROUNDS, _USUAL_BAR = 5, Rank(4)
_BOARDS = (19, 13, 9)
_MOST_HALVES = 40
_LONGEST_TIME, _LONGEST_PERIOD, _MOST_STONES = 999, 3600, 100


def read_settings(root: Element, left_out: LeftOut) -> tuple[Settings, tuple[Section, ...]]:
    """Return settings and sections of a file."""
    general, handicaps, pairing = (
        AttributeReader(attributes(first(root, f"{name}ParameterSet")), left_out)
        for name in ("General", "Handicap", "Pairing")
    )
    places = _placement(root, left_out)
    _tell_weights(pairing, left_out)
    usual = rule_set("swiss" if places.swiss else "opengotha").defaults
    settings = replace(
        usual,
        **_about(general),
        **_starts(general, places, left_out),
        **_handicaps(handicaps),
        **pairing_settings(pairing, places.codes),
        **places.settings(left_out),
        board=_board(general, left_out),
        komi_even=general.points("komi", usual.komi_even),
    )
    return _cut(root, settings, places, left_out)


def _about(general: AttributeReader) -> dict[str, Any]:
    """Return the facts about the event, and the number of rounds."""
    name = general.text("name") or general.text("shortname")
    return {
        "name": name,
        "place": general.text("location"),
        "director": general.text("director"),
        "dates": _dates(general),
        "time_limits": _time(general),
        "rounds": general.whole("numberofrounds", _USUAL_ROUNDS, 1, MOST_ROUNDS),
    }


def _dates(general: AttributeReader) -> str:
    """Return the days of the event in words; as typed where they are no days."""
    begins, finishes = general.text("begindate"), general.text("enddate")
    try:
        first_day, last_day = (dt.date.fromisoformat(day) for day in (begins, finishes or begins))
    except ValueError:
        return " - ".join(dict.fromkeys(filter(None, (begins, finishes))))
    return days_words(min(first_day, last_day), max(first_day, last_day))


def _time(general: AttributeReader) -> str:
    """Return the time limits in words; "" where the file has none."""
    main = general.whole("basictime", 0, 0, _LONGEST_TIME)
    word = general.text("complementarytimesystem").upper()
    kind, name = next(
        ((kind, name) for kind, (its, name) in words.OVERTIME.items() if its == word),
        (SUDDEN_DEATH, ""),
    )
    seconds = general.whole(name, 0, 0, _LONGEST_PERIOD) if name else 0
    if not main:
        return ""
    if not seconds:
        return Limits(main).words
    stones = general.whole("nbmovescantime", 1, 1, _MOST_STONES) if kind == CANADIAN else 0
    return Limits(main, kind, seconds, stones).words


def _board(general: AttributeReader, left_out: LeftOut) -> int:
    """Return the size of the board."""
    size = general.whole("size", _BOARDS[0], 0, 99)
    if size in _BOARDS:
        return size
    left_out.add("lost.set.board", size=size)
    return _BOARDS[0]


def _starts(general: AttributeReader, places: Placement, left_out: LeftOut) -> dict[str, Any]:
    """Return the settings of start scores, and the scoring table."""
    usual = rule_set("opengotha").defaults
    scoring = _scoring(general, usual.scoring)
    plain = places.plain_swiss
    if places.swiss and not plain:
        left_out.add("lost.set.victories")
    if plain:
        scoring = replace(scoring, score=scoring.victories, seen=scoring.seen_victories)
    return {
        "start_rule": "none" if plain else "bar",
        "bar": general.rank("genmmbar") or _USUAL_BAR,
        "floor": general.rank("genmmfloor") or usual.floor,
        "zero": general.rank("genmmzero") or Rank(WEAKEST),
        "zero_up": "no",
        "shown_scores": "as drawn",
        "scoring": scoring,
    }


def _scoring(general: AttributeReader, usual: Scoring) -> Scoring:
    """Return the scoring table: for the player on both scales, and for tie-breaks."""
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


def _worth(general: AttributeReader, name: str, usual: Worth) -> Worth:
    """Return the points of rounds on one scale; the file has half points."""
    bye, missed = (
        general.whole(f"gen{name}2value{what}", value, 0, _MOST_HALVES)
        for what, value in (("bye", usual.bye), ("absent", usual.missed))
    )
    down = general.yes("genrounddownnbwmms", usual=True)
    return Worth(bye=bye, missed=missed, rounded="idle" if down else "none")


def _handicaps(reader: AttributeReader) -> dict[str, Any]:
    """Return the settings of handicaps."""
    by_score = reader.yes("hdbasedonmms", usual=True)
    return {
        "handicap_by": "score" if by_score else "rank",
        "handicap_reduction": reader.whole("hdcorrection", 1, 0, 9),
        "handicap_cap": reader.whole("hdceiling", 9, 0, 9),
        "handicap_even_above": None,
        "handicap_top": reader.rank("hdnohdrankthreshold") or Rank(1),
    }


def _placement(root: Element, left_out: LeftOut) -> Placement:
    """Return the criteria of places, from the first block; the second is that of teams."""
    block = first(root, "PlacementCriteria")
    rows = [] if block is None else [AttributeReader(attributes(each)) for each in block]
    names = [name for row in rows if (name := row.text("name")).upper() not in {"", words.NOTHING}]
    by_category = bool(names) and names[0].upper() == words.CATEGORY
    found = placement(names[by_category:], words.tiebreak_of, left_out)
    return replace(found, by_category=by_category)


def _cut(
    root: Element, settings: Settings, places: Placement, left_out: LeftOut
) -> tuple[Settings, tuple[Section, ...]]:
    """Return settings and sections: the top group, or the categories where they fit the bar."""
    limits = _categories(root)
    top = settings.bar if settings.start_rule == "bar" else None
    if limits and top is not None and settings.floor is not None and settings.floor >= top:
        # No grade counts: start scores differ by corrections alone, which sections can have.
        settings, top = replace(settings, start_rule="sections"), None
    if limits and top in {None, limits[0]}:
        if places.by_category:
            settings = replace(settings, ranked_by="sections")
        return settings, _sections(limits)
    if limits:
        left_out.add("lost.set.categories", ranks=", ".join(map(str, limits)))
    return settings, _sections([top] if top else [])


def _categories(root: Element) -> list[Rank]:
    """Return the lowest rank of every category but the last, from the top.

    [] for a single category, and where they are not in order.
    """
    rows = sorted(
        (AttributeReader(attributes(each)) for each in found(root, "Category")),
        key=lambda row: row.whole("number", 0, 0, 99),
    )
    limits = [rank for row in rows if (rank := row.rank("lowerlimit")) is not None]
    falling = all(lower < upper for upper, lower in pairwise(limits))
    return [rank for rank in limits if rank.steps > WEAKEST] if falling else []


def _sections(limits: list[Rank]) -> tuple[Section, ...]:
    """Return sections that end at these ranks, and a last one for all players below."""
    ends = [*limits] if limits and limits[-1].steps == WEAKEST else [*limits, Rank(WEAKEST)]
    return tuple(Section(number, rank) for number, rank in enumerate(ends, 1))
