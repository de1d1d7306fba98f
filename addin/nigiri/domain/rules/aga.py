"""`aga`: Swiss McMahon with bands, after the AGA's requirements of 2008 (a draft)."""

from __future__ import annotations

from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import TIE, Apart, Settings
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.rules.ruleset import RuleSet, first_half

ROUNDS = 5
#: Restrictions hold for at most half the rounds, rounded up; how many an event has, it says.
RESTRICTED = first_half(ROUNDS)
SCORE = Worth(missed=1, unassigned=1)

AGA = RuleSet(
    defaults=Settings(
        rules="aga",
        rounds=ROUNDS,
        start_rule="bands",
        band_k=100,
        band_k_top=150,
        zero_up="yes",
        rating_scale="aga",
        entry_by="rank",
        keep_apart=(Apart("club", RESTRICTED), Apart("state", RESTRICTED)),
        handicap_by="rating",
        handicap_reduction=1,
        handicap_cap=9,
        komi_even=HalfPoints(15),
        komi_one=HalfPoints(-1),
        komi_handicap=TIE,
        scoring=Scoring(
            score=SCORE,
            victories=Worth(),
            seen=SCORE,
            seen_victories=Worth(),
            after_leaving="counted",
            missed_sos="start",
            bye_sos="start",
            bye_sdos="nothing",
            idle_sosos="start",
            normalised="no",
            handicaps="left out",
        ),
        ranked_by="all",
        first="MMS",
        tiebreaks=("SOS", "SDOS"),
        shown_scores="sums too",
    ),
    sources={
        "rules": "custom: its own name",
        "rounds": "A7",  # the number of its example
        "start_rule": "A5",
        "band_k": "A5",
        "band_k_top": "A5",  # what the draft calls 0.67, by its formula
        "zero_up": "A5",  # the draft finds it the better approach
        "rating_scale": "A3",
        "entry_by": "A3",
        "keep_apart": "A7",
        "handicap_by": "A6",
        "handicap_reduction": "A6",
        "handicap_cap": "A6",
        "komi_even": "custom: 7½, the AGA's",
        "komi_one": "A6",  # reverse komi: Black wins a tied board
        "komi_handicap": "custom: White wins a tied board",
        "score": "custom: half a point for a missed round; the draft is silent",
        "victories": "A10",
        "seen": "A10",  # opponents' scores as they are
        "seen_victories": "A10",
        "after_leaving": "custom: a missed round counts whenever it is missed",
        "missed_sos": "custom: the own initial score, as the EGF and the BGA have it",
        "bye_sos": "custom: as a missed round",
        "bye_sdos": "custom: nobody was beaten",
        "idle_sosos": "custom: the own initial score for every round",
        "normalised": "A10",
        "handicaps": "custom: the draft does not speak of handicaps in SOS",
        "ranked_by": "custom: one list of everybody, as McMahon events print it",
        "first": "A10",
        "tiebreaks": "A10",
        "shown_scores": "custom: nobody is told a score below 0; places are computed as drawn",
    },
    former={"start_rule": ("bar",)},  # of the federation alone
)
