"""`egc`: the open McMahon of the European Go Championship, after the EGF's rules."""

from __future__ import annotations

from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.settings import POINT, TIE, Settings
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.rules.ruleset import RuleSet
from nigiri.domain.schedule.thinking_time import CHAMPIONSHIP

#: An agreed missed round is a tie; scores, and what opponents see of them, are rounded down.
EGF = Worth(missed=1, rounded="all")

EGC = RuleSet(
    defaults=Settings(
        rules="egc",
        rounds=10,
        time_by_rank=CHAMPIONSHIP,
        start_rule="bar",
        bar_by="congress",
        supergroup_points=POINT,
        seeding="SOS-2",
        title_players="Europeans",
        keep_apart=(),
        bye_policy="lowest",
        colour_rule="balance",
        handicap_by="score",
        handicap_reduction=2,
        handicap_even_above=Rank(-14),
        komi_even=HalfPoints(15),
        komi_one=TIE,
        komi_handicap=TIE,
        scoring=Scoring(
            score=EGF,
            victories=Worth(),
            seen=EGF,
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
        first="ALL",
        tiebreaks=("MMS", "SDC"),
        shown_scores="sums too",
    ),
    sources={
        "rules": "custom: its own name",
        "rounds": "E5",
        "time_by_rank": "E8",
        "start_rule": "E5",
        "bar_by": "E5",
        "supergroup_points": "E5",
        "seeding": "E6",
        "title_players": "E6",  # rounds 9 and 10
        "keep_apart": "custom: nobody is kept apart at the championship",
        "bye_policy": "custom: the lowest score; the rules name a bye only in E3",
        "colour_rule": "custom: colours are balanced",
        "handicap_by": "B23",
        "handicap_reduction": "B3",  # the difference less 2 is usual in Europe
        "handicap_even_above": "E8",  # only below 15 kyu
        "komi_even": "E11",
        "komi_one": "custom: White wins a tied board",
        "komi_handicap": "custom: White wins a tied board",
        "score": "formats 8.1",  # E14: a round missed without a word counts nothing
        "victories": "E7",
        "seen": "formats 8.1",
        "seen_victories": "formats 8.1",
        "after_leaving": "formats 8.1",
        "missed_sos": "formats 8.1",
        "bye_sos": "formats 8.1",
        "bye_sdos": "formats 8.1",
        "idle_sosos": "custom: the own initial score for every round, as SOS has it for one",
        "normalised": "formats 8.1",
        "handicaps": "formats 8.1",
        "ranked_by": "E7",
        "first": "E7",  # who has played all rounds
        "tiebreaks": "E7",  # then shared
        "shown_scores": "custom: nobody is told a score below 0; places are computed as drawn",
    },
)
