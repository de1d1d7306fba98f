"""`ffg`: McMahon with a bar as in France, whose events OpenGotha directs: what they do otherwise.

The announcements are alike: French rules, komi 7½, the difference of the McMahon scores less 1,
and for that nobody above 1 dan.
"""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.settings import Apart
from nigiri.domain.model.units import Rank
from nigiri.domain.rules.opengotha import OPENGOTHA
from nigiri.domain.rules.ruleset import RuleSet

FFG = RuleSet(
    defaults=replace(
        OPENGOTHA.defaults,
        rules="ffg",
        bar=None,
        bar_by="rounds",
        floor=None,
        zero_up="no",
        zero=Rank(-29),
        keep_apart=(Apart("club"),),
        country_gap=None,
        apart_free=("bar", "leading"),
        thresholds="",
    ),
    sources={
        **OPENGOTHA.sources,
        "bar": "custom: none is fixed, the top group is by those who come",
        "bar_by": "custom: the size is B2's, for the FFG names none",
        "floor": "custom: none; French events take handicaps down to 30 kyu",
        "zero_up": "custom: no need, nobody is below 30 kyu",
        "zero": "formats 4.4",  # 1 dan is 30
        "keep_apart": "custom: clubs alone, for nearly all are of one country",
        "country_gap": "custom: countries are not kept apart",
        "apart_free": "custom: the top meets whatever its clubs, as OpenGotha's thresholds mean it",
        "thresholds": "custom: only for files of OpenGotha",
        "handicap_reduction": "custom: 1, as French events announce it",
        "handicap_top": "custom: 1 dan, whatever the bar, as at Lyon",
        "komi_even": "custom: 7½, French rules",
    },
)
