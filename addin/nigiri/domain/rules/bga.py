"""`bga`: McMahon with a bar, after the BGA Tournament Organisers' Handbook."""

from __future__ import annotations

from nigiri.domain.model.criteria import APART_FIRST
from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import TIE, Apart, Settings
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.rules.ruleset import RuleSet

#: Every two rounds slept give a point: half a point each, and halves are rounded down.
SCORE = Worth(missed=1, rounded="idle")

BGA = RuleSet(
    defaults=Settings(
        rules="bga",
        start_rule="bar",
        bar_by="rounds",
        zero_up="no",
        criteria=APART_FIRST,
        keep_apart=(Apart("club"),),
        apart_free=("bar", "leading"),
        bye_policy="none",
        colour_rule="balance",
        handicap_by="score",
        handicap_reduction=1,
        handicap_even_above="bar",
        komi_even=HalfPoints(15),
        komi_one=TIE,
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
            idle_sosos="own",
            normalised="no",
            handicaps="left out",
        ),
        ranked_by="all",
        first="MMS",
        tiebreaks=("SOS",),
        winner_played_all="yes",
        shown_scores="sums too",
    ),
    sources={
        "rules": "custom: its own name",
        "start_rule": "B1",
        "bar_by": "B2",
        "zero_up": "B1",  # 1 dan is 0
        "criteria": "B8",  # who met, then the score, then clubs below the bar
        "keep_apart": "B8",
        "apart_free": "B8",
        "bye_policy": "B6",
        "colour_rule": "B8",
        "handicap_by": "B3",
        "handicap_reduction": "B3",
        "handicap_even_above": "B3",
        "komi_even": "custom: 7½, the BGA's default rules; the handbook leaves it to the organiser",
        "komi_one": "custom: White wins a tied board",
        "komi_handicap": "custom: White wins a tied board",
        "score": "B4",  # B5: a win by default is one; B11: an unfinished game counts nothing
        "victories": "B4",  # a round slept is not a win
        "seen": "B7",  # opponents' scores as they are
        "seen_victories": "B7",
        "after_leaving": "B4",  # sleep points are given for every round missed
        "missed_sos": "B7",
        "bye_sos": "custom: as a missed round; the handbook has no byes (B6)",
        "bye_sdos": "custom: nobody was beaten",
        "idle_sosos": "B7",
        "normalised": "B7",
        "handicaps": "custom: the handbook does not speak of handicaps in SOS",
        "ranked_by": "custom: one list of everybody, as McMahon events print it",
        "first": "custom: the McMahon score, as in every McMahon event",
        "tiebreaks": "B30",
        "winner_played_all": "B7",
        "shown_scores": "custom: nobody is told a score below 0; places are computed as drawn",
    },
)
