"""The knockouts and what goes with them, as the registry has them."""

from __future__ import annotations

from nigiri.domain.systems.beginnings import WINS_ALONE
from nigiri.domain.systems.generalised import generalised_knockout, generalised_rounds
from nigiri.domain.systems.knockout import (
    knockout,
    knockout_rounds,
    preliminaries,
    preliminary_rounds,
    swiss_knockout,
)
from nigiri.domain.systems.playing_off import play_off
from nigiri.domain.systems.qualification import qualification, qualification_rounds
from nigiri.domain.systems.system import System

#: Who is knocked out, or waits for a final, wins nothing and loses nothing by it.
_ALONE = {"start_rule": "none", "ranked_by": "all", "first": "NBW", "scoring": WINS_ALONE}
_NO_SUMS = {**_ALONE, "tiebreaks": ()}
_TREE = {**_NO_SUMS, "colour_rule": "nigiri"}  # E11

KNOCKOUT = System("knockout", "B20", knockout, rounds=knockout_rounds, defaults=_TREE)
GENERALISED = System(
    "generalised knockout",
    "B18",
    generalised_knockout,
    rounds=generalised_rounds,
    defaults=_NO_SUMS,
)
SWISS_KNOCKOUT = System(
    "swiss knockout",
    "B19",
    swiss_knockout,
    defaults={**_ALONE, "handicap_cap": 9, "handicap_reduction": 1},
)
PRELIMINARIES = System(
    "preliminaries", "E4", preliminaries, rounds=preliminary_rounds, defaults=_TREE
)
QUALIFICATION = System(
    "qualification",
    "E3",
    qualification,
    rounds=qualification_rounds,
    defaults={**_NO_SUMS, "playoff_places": 1},
)
PLAY_OFF = System("play-off", "E2", play_off)
