"""`swiss`: a plain Swiss tournament, everybody starting with nothing."""

from __future__ import annotations

from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import TIE, Settings
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.rules.ruleset import RuleSet

#: Only one figure: an agreed missed round is a tie, and the sum is rounded down.
WINS = Worth(missed=1, rounded="all")

SWISS = RuleSet(
    defaults=Settings(
        rules="swiss",
        rounds=5,
        start_rule="none",
        bye_policy="lowest",
        colour_rule="balance",
        handicap_cap=0,
        komi_even=HalfPoints(15),
        komi_one=TIE,
        komi_handicap=TIE,
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
    sources={
        "rules": "custom: its own name",
        "rounds": "E3",  # five for 17 to 32 players
        "start_rule": "B17",  # all start alike
        "bye_policy": "custom: the lowest score, as most Swiss events have it",
        "colour_rule": "B8",
        "handicap_cap": "custom: all games are even",
        "komi_even": "custom: 7½, as usual in Europe",
        "komi_one": "custom: White wins a tied board",
        "komi_handicap": "custom: White wins a tied board",
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
    },
)
