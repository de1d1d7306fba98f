"""What each rule set chooses for start scores and handicaps, with its sources, as data.

STARTS and HANDICAPS name fields of Settings; what a rule set does not name is as in `quebec`, whose
values are the defaults of Settings. Sources are rule ids, a section of the notes on programs
("formats 4.4") or "custom" with the practice that is followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.units import HalfPoints, Rank

if TYPE_CHECKING:
    from collections.abc import Mapping


class Choice(NamedTuple):
    """What a rule set chooses, and where that comes from."""

    value: object
    source: str


_TIE_TO_WHITE = Choice(HalfPoints(1), "custom: White wins a tied board")
_EUROPEAN = Choice(HalfPoints(15), "custom: 7½, as usual in Europe")

STARTS: Mapping[str, Mapping[str, Choice]] = {
    "quebec": {
        "start_rule": Choice("sections", "M3"),
        "zero_up": Choice("no", "M3"),
    },
    "bga": {
        "start_rule": Choice("bar", "B1"),
        "bar_by": Choice("rounds", "B2"),
        "zero_up": Choice("no", "B1"),  # 1 dan is 0
    },
    "aga": {
        "start_rule": Choice("bands", "A5"),
        "band_k": Choice(100, "A5"),
        "band_k_top": Choice(150, "A5"),  # what the draft calls 0.67, by its formula (decision 10)
        "zero_up": Choice("yes", "A5"),  # decision 10: the draft finds it the better approach
        "rating_scale": Choice("aga", "A3"),
    },
    "egc": {
        "start_rule": Choice("bar", "E5"),
        "bar_by": Choice("congress", "E5"),
        "supergroup_points": Choice(HalfPoints(2), "E5"),
    },
    "opengotha": {
        "start_rule": Choice("bar", "formats 4.4"),
        "bar": Choice(Rank(4), "formats 4.4"),
        "floor": Choice(Rank(-19), "formats 4.4"),
        "zero_up": Choice("yes", "custom: nobody below 0; there 30 kyu is 0, here the floor"),
    },
    "swiss": {"start_rule": Choice("none", "B17")},
}

HANDICAPS: Mapping[str, Mapping[str, Choice]] = {
    "quebec": {
        "handicap_by": Choice("rank", "M12"),
        "handicap_reduction": Choice(1, "M12"),
        "handicap_cap": Choice(9, "M12"),  # inferred from 2005: 30k against 18k got 9
        "handicap_even_above": Choice(None, "M12"),
        "komi_even": Choice(
            HalfPoints(13), "custom: 6½, as usual in Quebec; the manual leaves it to the organiser"
        ),
        "komi_one": Choice(HalfPoints(1), "M12"),  # White wins a tied board (decision 2)
        "komi_handicap": Choice(HalfPoints(1), "M12"),
    },
    "bga": {
        "handicap_by": Choice("score", "B3"),
        "handicap_reduction": Choice(1, "B3"),
        "handicap_even_above": Choice("bar", "B3"),
        "komi_even": Choice(HalfPoints(15), "custom: 7½, the BGA's default rules"),
        "komi_one": _TIE_TO_WHITE,
        "komi_handicap": _TIE_TO_WHITE,
    },
    "aga": {
        "handicap_by": Choice("rating", "A6"),
        "handicap_reduction": Choice(1, "A6"),
        "handicap_cap": Choice(9, "A6"),
        "komi_even": Choice(HalfPoints(15), "custom: 7½, the AGA's"),
        "komi_one": Choice(HalfPoints(-1), "A6"),  # reverse komi: Black wins a tied board
        "komi_handicap": _TIE_TO_WHITE,
    },
    "egc": {
        "handicap_by": Choice("score", "B23"),
        "handicap_reduction": Choice(2, "B3"),  # the difference less 2 is usual in Europe
        "handicap_even_above": Choice(Rank(-14), "E8"),
        "komi_even": Choice(HalfPoints(15), "E11"),
        "komi_one": _TIE_TO_WHITE,
        "komi_handicap": _TIE_TO_WHITE,
    },
    "opengotha": {
        "handicap_by": Choice("score", "formats 4.4"),
        "handicap_reduction": Choice(1, "formats 4.4"),
        "handicap_cap": Choice(9, "formats 4.4"),
        "handicap_even_above": Choice(Rank(1), "formats 4.4"),
        "komi_even": Choice(HalfPoints(15), "formats 4.4"),
        "komi_one": _TIE_TO_WHITE,
        "komi_handicap": _TIE_TO_WHITE,
    },
    "swiss": {
        "handicap_cap": Choice(0, "custom: all games are even"),
        "komi_even": _EUROPEAN,
        "komi_one": _TIE_TO_WHITE,
        "komi_handicap": _TIE_TO_WHITE,
    },
}
