"""How an OpenGotha file has players paired, as settings of the draw.

there                                        here
placement: SOS before all else               seeding, else the rating if it is one
SeedSystem1, 2 and LastRoundForSeedSystem1   pattern, pattern_after and pattern_until
DUDDUpperMode, DUDDLowerMode                 float_down, float_up
CompensateDUDD                               the criterion `balanced`
MinimizeHandicap                             the criterion `handicap`
AvoidSameGeo, ...SameClub, ...SameCountry    keep_apart, apart_gap
BarThreshold, RankThreshold, NbWinsThreshold thresholds, which nothing goes by (thresholds.py)

Not there: groups of clubs, one gap for clubs and another for countries. A rematch is only very
dear there, so it is possible where nothing else is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Apart
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.exchange.given import Given
from nigiri.exchange.opengotha import words
from nigiri.exchange.opengotha.thresholds import read_thresholds

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST_GAP, _MOST_WEIGHT = 20, 10**9
_USUAL_LAST = 2

#: What a new tournament there begins with: what a file does not tell.
_USUAL = {
    "paiMaSeedSystem1": "SPLITANDRANDOM", "paiMaSeedSystem2": "SPLITANDFOLD",
    "paiMaAdditionalPlacementCritSystem1": "Rating", "paiMaCompensateDUDD": "true",
    "paiMaDUDDUpperMode": "MID", "paiMaDUDDLowerMode": "MID", "paiSeAvoidSameGeo": "1",
    "paiSePreferMMSDiffRatherThanSameClub": "3", "paiSePreferMMSDiffRatherThanSameCountry": "1",
}  # fmt: skip


def pairing_settings(given: Given, placement: Sequence[str]) -> dict[str, Any]:
    """Return the settings of the draw, of what a file tells and else what is usual there."""
    usual = {name.casefold(): text for name, text in _USUAL.items()}
    pairing = Given({**usual, **given.texts})
    common: dict[str, Any] = {"rematches": "allowed"}
    found = common | _seeds(pairing, placement) | _criteria(pairing) | _apart(pairing)
    return {**found, "thresholds": read_thresholds(given)}


def _seeds(pairing: Given, placement: Sequence[str]) -> dict[str, Any]:
    """Return the patterns and the order inside a group."""
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


def _criteria(pairing: Given) -> dict[str, Any]:
    """Return the criteria, and who floats."""
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


def _apart(pairing: Given) -> dict[str, Any]:
    """Return what is kept apart, and for how many points."""
    gaps = {
        key: pairing.whole(f"paiSePreferMMSDiffRatherThan{name}", 0, 0, _MOST_GAP)
        for key, name in words.APART.items()
    }
    gap = max(gaps.values()) if _weight(pairing, "paiSeAvoidSameGeo") > 0 else 0
    return {
        "keep_apart": tuple(Apart(key) for key in gaps if gap and gaps[key] == gap),
        "apart_gap": gap,
    }


def _weight(pairing: Given, name: str) -> int:
    """Return a weight as far as it matters here: whether there is one, and above or below 0."""
    return pairing.whole(name, int(pairing.text(name).strip("-+0. ") != ""), 0, _MOST_WEIGHT)
