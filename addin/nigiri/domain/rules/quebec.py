"""`quebec`: Swiss-McMahon with sections, after Mays 2013."""

from __future__ import annotations

from nigiri.domain.model.criteria import APART_FIRST
from nigiri.domain.model.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.model.settings import KOMI, TIE, Apart, Settings
from nigiri.domain.rules.ruleset import RuleSet

QUEBEC = RuleSet(
    defaults=Settings(
        rules="quebec",
        rounds=6,
        start_rule="sections",
        gap=None,
        zero_up="no",
        criteria=APART_FIRST,
        pattern="slide",
        keep_apart=(Apart("club"), Apart("city")),
        last_rounds=None,
        handicap_by="rank",
        handicap_reduction=1,
        handicap_cap=9,
        handicap_even_above=None,
        komi_even=KOMI,
        komi_one=TIE,
        komi_handicap=TIE,
        scoring=Scoring(
            score=Worth(missed=1, unassigned=1),
            victories=Worth(),
            seen=UNPLAYED_HALF,
            seen_victories=UNPLAYED_HALF,
            after_leaving="nothing",
            missed_sos="nothing",
            bye_sos="nothing",
            bye_sdos="nothing",
            idle_sosos="own",
            normalised="yes",
            handicaps="left out",
        ),
        ranked_by="sections",
        first="NBW",
        tiebreaks=("SOS", "SDOS", "ONE"),
        bye_policy="home",
        bye_host_rounds=3,
        colours="circles",
    ),
    sources={
        "rounds": "M3",  # six, as all Quebec Opens but one
        "start_rule": "M3",
        "gap": "M3",  # None: 0, 1 or 2 by the number of rounds
        "zero_up": "M3",  # section 1 is 0
        "criteria": "M8",  # then M10, before M9, M11; title E6, children B25 where named
        "pattern": "M9",  # top half against bottom half
        "keep_apart": "M10",
        "last_rounds": "M9",  # None: the last round only
        "handicap_by": "M12",
        "handicap_reduction": "M12",
        "handicap_cap": "M12",  # inferred from 2005: 30k against 18k got 9
        "handicap_even_above": "M12",
        "komi_even": "custom: 6½, as usual in Quebec; the manual leaves it to the organiser",
        "komi_one": "M12",  # White wins a tied board
        "komi_handicap": "M12",
        "score": "M5",
        "victories": "M14",
        "seen": "M16",  # whatever was not played counts half
        "seen_victories": "custom: as M16; the manual has no sums of victories",
        "after_leaving": "custom: the grid of 2005 shows no score to those who left",
        "missed_sos": "M17",
        "bye_sos": "M17",
        "bye_sdos": "M17",
        "idle_sosos": "B7",  # the manual has no SOSOS
        "normalised": "M17",
        "handicaps": "custom: the manual does not speak of handicaps in SOS",
        "ranked_by": "M14",
        "first": "M14",
        "tiebreaks": "M15",
        "bye_policy": "M6",  # losses first, then the host
        "bye_host_rounds": "M6",
        "colours": "M20",
    },
    former={"bye_policy": ("host",)},
)
