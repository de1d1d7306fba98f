"""`swiss`: a plain Swiss tournament, everybody starting with nothing."""

from __future__ import annotations

from nigiri.domain.rules.ruleset import RuleSet
from nigiri.domain.scoring import Scoring, Worth
from nigiri.domain.settings import Settings
from nigiri.domain.units import HalfPoints

#: Only one figure: an agreed missed round is a tie, and the sum is rounded down.
WINS = Worth(missed=1, rounded="all")

SWISS = RuleSet(
    defaults=Settings(
        rules="swiss",
        rounds=5,
        gap=0,
        bye_policy="lowest",
        colour_rule="balance",
        handicap_cap=0,
        scoring=Scoring(
            score=WINS,
            victories=WINS,
            seen=WINS,
            seen_victories=WINS,
            after_leaving="counted",
            missed_sos="zero",
            bye_sos="zero",
            bye_sdos="nothing",
            idle_sosos="zero",
            normalised="no",
            handicaps="left out",
        ),
        ranked_by="all",
        first="NBW",
        tiebreaks=("SOSW", "CUSP"),
    ),
    komi_even=HalfPoints(15),
    komi_handicap=HalfPoints(1),
    sources={
        "rules": "custom: its own name",
        "rounds": "E3",  # five for 17 to 32 players
        "gap": "B17",  # make one section: all start alike
        "bye_policy": "custom: the lowest score, as most Swiss events have it",
        "colour_rule": "B8",
        "handicap_cap": "custom: all games are even",
        "score": "formats 8.1",
        "victories": "formats 8.1",
        "seen": "formats 8.1",
        "seen_victories": "formats 8.1",
        "after_leaving": "formats 8.1",
        "missed_sos": "formats 8.1",
        "bye_sos": "formats 8.1",
        "bye_sdos": "formats 8.1",
        "idle_sosos": "custom: 0, as in SOS",
        "normalised": "formats 8.1",
        "handicaps": "custom: there are none",
        "ranked_by": "B17",
        "first": "B17",
        "tiebreaks": "B17",
        "komi_even": "custom: 7½, as usual in Europe",
        "komi_handicap": "custom: White wins a tied board",
    },
)
