"""`opengotha`: McMahon as the program OpenGotha begins a new tournament."""

from __future__ import annotations

from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import TIE, Apart, Settings
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.rules.ruleset import RuleSet

SCORE = Worth(missed=1, rounded="idle")
VICTORIES = Worth(rounded="idle")

OPENGOTHA = RuleSet(
    defaults=Settings(
        rules="opengotha",
        rounds=5,
        start_rule="bar",
        floor=Rank(-19),
        zero_up="yes",
        pattern="halves",
        pattern_until=2,
        pattern_after="fold",
        seeding="rating",
        float_down="middle",
        float_up="middle",
        keep_apart=(Apart("club"), Apart("country")),
        apart_gap=3,
        country_gap=1,
        thresholds="bar, 4d, wins",
        bye_policy="lowest",
        colour_rule="balance",
        handicap_by="score",
        handicap_reduction=1,
        handicap_cap=9,
        handicap_top=Rank(1),
        komi_even=HalfPoints(15),
        komi_one=TIE,
        komi_handicap=TIE,
        scoring=Scoring(
            score=SCORE,
            victories=VICTORIES,
            seen=SCORE,
            seen_victories=VICTORIES,
            after_leaving="counted",
            missed_sos="start",
            bye_sos="start",
            bye_sdos="nothing",
            idle_sosos="start",
            normalised="no",
            handicaps="counted",
        ),
        ranked_by="all",
        first="MMS",
        tiebreaks=("SOS", "SOSOS"),
        shown_scores="sums too",
    ),
    sources={
        "rules": "custom: its own name",
        "rounds": "custom: five, as many weekend events",
        "start_rule": "formats 4.4",
        "floor": "formats 4.4",
        "zero_up": "custom: nobody below 0; there 30 kyu is 0, here the floor",
        "pattern": "formats 4.4",
        "pattern_until": "formats 4.4",
        "pattern_after": "formats 4.4",
        "seeding": "formats 4.4",
        "float_down": "formats 4.4",
        "float_up": "formats 4.4",
        "keep_apart": "formats 4.4",
        "apart_gap": "formats 4.4",
        "country_gap": "formats 4.4",
        "thresholds": "formats 4.4",  # in 3.51 they free of handicaps, not of clubs or countries
        "bye_policy": "formats 4.4",  # close to it: the least of rank and twice the score
        "colour_rule": "formats 4.4",
        "handicap_by": "formats 4.4",
        "handicap_reduction": "formats 4.4",
        "handicap_cap": "formats 4.4",
        "handicap_top": "formats 4.4",
        "komi_even": "formats 4.4",
        "komi_one": "custom: White wins a tied board",
        "komi_handicap": "custom: White wins a tied board",
        "score": "formats 4.4",
        "victories": "formats 4.4",
        "seen": "formats 8.2",  # the switch for half points is off
        "seen_victories": "formats 8.2",
        "after_leaving": "formats 8.3",
        "missed_sos": "formats 8.2",
        "bye_sos": "formats 8.2",
        "bye_sdos": "formats 8.2",
        "idle_sosos": "formats 8.2",
        "normalised": "formats 8.2",
        "handicaps": "formats 8.2",
        "ranked_by": "formats 8.2",
        "first": "formats 8.2",
        "tiebreaks": "formats 8.2",
        "shown_scores": "custom: nobody is told a score below 0; places are computed as drawn",
    },
    followed=("ffg", "egf"),
)
