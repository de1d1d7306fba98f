"""`egf`: McMahon with a bar, as weekend events on the Continent of Europe play it.

The EGF's rules say what rounds count; the rest is what announcements of such events say.
"""

from __future__ import annotations

from nigiri.domain.model.settings import KOMI, TIE, Apart, Settings
from nigiri.domain.model.units import Rank
from nigiri.domain.rules.egc import EGC
from nigiri.domain.rules.ruleset import RuleSet

EGF = RuleSet(
    defaults=Settings(
        rules="egf",
        rounds=5,
        start_rule="bar",
        bar_by="rounds",
        floor=Rank(-19),
        zero=Rank(-29),
        seeding="rating",
        keep_apart=(Apart("club"),),
        apart_free=("bar", "leading"),
        bye_policy="lowest",
        colour_rule="balance",
        handicap_by="score",
        handicap_reduction=1,
        handicap_cap=0,
        handicap_even_above="bar",
        komi_even=KOMI,
        komi_one=TIE,
        komi_handicap=TIE,
        scoring=EGC.defaults.scoring,
        ranked_by="all",
        first="MMS",
        tiebreaks=("SOS", "SOSOS"),
        shown_scores="sums too",
    ),
    sources={
        "rules": "custom: its own name",
        "rounds": "custom: five, as most weekend events",
        "start_rule": "B1",
        "bar_by": "custom: by those who come; the size is B2's, for the EGF names none",
        "floor": "custom: 20 kyu, the rank that Czech events lend a newcomer",
        "zero": "formats 4.4",  # 1 dan is 30, as European lists of results have it
        "seeding": "custom: by rating, as Czech events draw the first round",
        "keep_apart": "custom: clubs, as OpenGotha and the BGA have it",
        "apart_free": "B8",
        "bye_policy": "custom: the lowest score",
        "colour_rule": "custom: colours are balanced",
        "handicap_by": "B3",
        "handicap_reduction": "B3",
        "handicap_cap": "custom: all games are even, as at Polish weekends",
        "handicap_even_above": "B3",
        "komi_even": "custom: 6½, as under territory rules at Polish and Czech weekends",
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
        "idle_sosos": "custom: the own initial score for every round, as SOS has it for one",
        "normalised": "formats 8.1",
        "handicaps": "formats 8.1",
        "ranked_by": "custom: one list of everybody, as McMahon events print it",
        "first": "formats 8.1",
        "tiebreaks": "custom: SOS, SOSOS, as Polish and Czech weekends announce it",
        "shown_scores": "custom: nobody is told a score below 0; places are computed as drawn",
    },
)
