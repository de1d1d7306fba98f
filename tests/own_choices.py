"""What the director of a played event chose, as settings of ours, as far as the file tells it.

The .json files tell the handicaps alone, OpenGotha's own files all of these:

OpenGotha                                    here
hdBasedOnMMS, hdNoHdRankThreshold            handicap_by the score, handicap_even_above
placement: SOS before all else               the order inside a group, else the rating if it is one
SeedSystem1, 2 and LastRoundForSeedSystem1   pattern, pattern_after and pattern_until
DUDDUpperMode, DUDDLowerMode                 float_down, float_up
CompensateDUDD                               `balanced`
AvoidSameGeo, ...SameClub, ...SameCountry    what is kept apart above the score, apart_gap

Its criteria are weights that add up, ours an order: they stand in the order of their usual weights.
Not there: groups of clubs, one gap for clubs and another for countries, and the thresholds, which
free nobody of clubs and countries in 3.51.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Apart
from nigiri.domain.model.units import Rank

if TYPE_CHECKING:
    from collections.abc import Mapping

    Data = Mapping[str, Any]

#: Most important first: the usual weights are 10 to the power of 11, 11, 8, 8, 6.7, 6.7 and 6.
CRITERIA = ("score", "apart", "balanced", "floats", "halves", "place", "colours")
PATTERNS = {"SPLITANDRANDOM": "halves", "SPLITANDFOLD": "fold", "SPLITANDSLIP": "slide"}
ENDS = {"TOP": "top", "MID": "middle", "BOT": "bottom"}
SEEDINGS = {"SOSM": "SOS", "SOSW": "SOS", "SOSM-2": "SOS-2", "SOSW-2": "SOS-2"}
KEYS = {"SameClub": "club", "SameCountry": "country"}


def own_choices(data: Data) -> dict[str, object]:
    """Return the fields of Settings that the file tells."""
    found: dict[str, object] = {}
    if data["settings"]["handicap_by_mms"]:
        highest = Rank.parse(data["settings"]["no_handicap_from"])
        found = {"handicap_by": "score", "handicap_even_above": highest}
    chosen = data["pairing"]
    return found | _seeds(data, chosen) | _floats(chosen) | _apart(chosen) if chosen else found


def _seeds(data: Data, chosen: Mapping[str, str]) -> dict[str, object]:
    """Return the patterns and the order inside a group."""
    criteria = [*data["settings"]["placement"]]
    known = [SEEDINGS[code] for code in criteria if code in SEEDINGS]
    by_rating = "Rating" in {*criteria, chosen.get("paiMaAdditionalPlacementCritSystem1")}
    first, after = (PATTERNS.get(chosen.get(f"paiMaSeedSystem{n}", ""), "slide") for n in "12")
    return {
        "pattern": first,
        "pattern_after": after,
        "pattern_until": int(chosen.get("paiMaLastRoundForSeedSystem1", 2)),
        "seeding": next(iter(known), "rating" if by_rating else "number"),
    }


def _floats(chosen: Mapping[str, str]) -> dict[str, object]:
    """Return the criteria, and who floats."""
    left_out = set() if _on(chosen, "MaCompensateDUDD") else {"balanced"}
    return {
        "criteria": tuple(code for code in CRITERIA if code not in left_out),
        "float_down": ENDS.get(chosen.get("paiMaDUDDUpperMode", ""), "middle"),
        "float_up": ENDS.get(chosen.get("paiMaDUDDLowerMode", ""), "middle"),
    }


def _apart(chosen: Mapping[str, str]) -> dict[str, object]:
    """Return what is kept apart, and for how many points."""
    gaps = {
        key: int(chosen.get(f"paiSePreferMMSDiffRatherThan{name}", 0)) for name, key in KEYS.items()
    }
    gap = max(gaps.values()) if int(chosen.get("paiSeAvoidSameGeo", 0)) else 0
    return {
        "keep_apart": tuple(Apart(key) for key in gaps if gap and gaps[key] == gap),
        "apart_gap": gap,
    }


def _on(chosen: Mapping[str, str], name: str) -> bool:
    """Tell whether a switch is on."""
    return chosen.get(f"pai{name}") == "true"
