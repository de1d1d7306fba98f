"""The sums of Proof: the formulas of a player's own line, and the ticks beside them.

Each function returns the text of one cell, with ROW in place of its row; `live` computes the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import rounds_drawn
from nigiri.workbook.derive.proof.plan import LESS
from nigiri.workbook.layout.varying_columns import PLUS, SEEN, SEEN_WINS, SUM
from nigiri.workbook.words.formulas import formula_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.derive.proof.refs import ProofRefs

    Sum = Callable[[ProofRefs, PlayerId], str]

NONE = "-"
"""Shown where there is no figure."""

_ANY = '">-1000000"'
_FAR = 10**6
_TOLERANCE = "0.0001"


def _with_start(code: str) -> Sum:
    """Return the sum of the rounds and the initial score; code -- of proof.lines.TABLES."""
    return lambda refs, player: f"{refs.start(player)}+{refs.total(code)}"


def _without_start(code: str) -> Sum:
    """Return the sum of the rounds alone; code -- of proof.lines.TABLES."""
    return lambda refs, _: refs.total(code)


def _faithful(refs: ProofRefs, _: PlayerId) -> str:
    """Return the formula of 1 for a player who missed no round, else 0 (B7, E7)."""
    missed = f"COUNTIFS({refs.column('number')},{refs['number']},{refs.column('idle')},2)"
    return f"IF({missed}=0,1,0)"


def _added(code: str) -> Sum:
    """Return the plain sum of a column."""
    return lambda refs, _: f"SUMIF({_mine(refs)},{refs.column(code + PLUS)})"


def _sos(code: str, less: int) -> Sum:
    """Return the sum over the opponents without the lowest ones (M16, M17, E6)."""

    def total(refs: ProofRefs, _: PlayerId) -> str:
        terms = refs.column(code + PLUS)
        figures = f"COUNTIFS({_mine(refs)},{terms},{_ANY})"
        sum_ = f"SUMIF({_mine(refs)},{terms})"
        if less:
            # Whatever is not a figure of this player is far away from the lowest.
            own = f"({refs.column('number')}={refs['number']})*ISNUMBER({terms})"
            lowest = ",".join(str(n) for n in range(1, less + 1))
            dropped = f"SUMPRODUCT(SMALL({_FAR}*(1-{own})+{terms},{{{lowest}}}))"
            sum_, figures = (
                f"IF({figures}>{less},{sum_}-{dropped},0)",
                f"MAX(0,{figures}-{less})",
            )
        if refs.event.settings.scoring.normalised == "no":
            return sum_
        rounds = rounds_drawn(refs.event) - less
        whole = f'IF({figures}=0,"{NONE}",ROUND({sum_}*{rounds}/{figures},4))'
        return f"IF({figures}={rounds},{sum_},{whole})"

    return total


def _sosos(code: str) -> Sum:
    """Return the sum of the opponents' SOS; no figure where one of them has none (B7)."""

    def total(refs: ProofRefs, _: PlayerId) -> str:
        terms = refs.column(code + PLUS)
        none = f'COUNTIFS({_mine(refs)},{terms},"{NONE}")'
        return f'IF({none}>0,"{NONE}",ROUND(SUMIF({_mine(refs)},{terms}),4))'

    return total


def _cups(refs: ProofRefs, player: PlayerId) -> str:
    """Return the formula of the doubled results, with what byes and missed rounds count."""
    victories, wins = _without_start("NBW")(refs, player), refs.column(f"NBW{PLUS}")
    games = f"SUMIFS({wins},{_mine(refs)},{refs.column('idle')},0)"
    return f"SUMIF({_mine(refs)},{refs.column(f'CPS{PLUS}')})+({victories})-{games}"


def _cuss(refs: ProofRefs, player: PlayerId) -> str:
    """Return the formula of the scores after every round: initial scores, then additions (B7)."""
    return f"{refs.start(player)}*{rounds_drawn(refs.event)}+{_added('CUSS')(refs, player)}"


def _mine(refs: ProofRefs) -> str:
    """Return the condition for the player's own lines."""
    return f"{refs.column('number')},{refs['number']}"


SUMS: Mapping[str, Sum] = {
    SEEN: _with_start(SEEN), SEEN_WINS: _without_start(SEEN_WINS),
    "NBW": _without_start("NBW"), "MMS": _with_start("MMS"), "ALL": _faithful,
    "SOS": _sos("SOS", 0), "SOSW": _sos("SOSW", 0),
    **{code: _sos(*parts) for code, parts in LESS.items()},
    "SOSOS": _sosos("SOSOS"), "SOSOSW": _sosos("SOSOSW"), "CPS": _cups, "CUSS": _cuss,
    **{code: _added(code) for code in ("SDOS", "SDOSW", "CUSSW", "CUSP", "EXT", "EXR")},
}  # fmt: skip
"""Code -> the formula of its sum."""


def tick(refs: ProofRefs, code: str) -> str:
    """Return the formula of ✓ where the sum is what nigiri computed, else ✗."""
    mine, computed = refs[code + SUM], refs[code]
    equal = f'IFERROR(ABS({mine}-{computed})<{_TOLERANCE},{mine}&""={computed}&"")'
    return f'IF(ISERROR({mine}),"✗",IF({equal},"✓","✗"))'


def verdict(refs: ProofRefs, ticks: tuple[str, ...]) -> str:
    """Return the formula of the sentence whether all sums agree; ticks -- keys of the columns."""
    right, wrong = (
        "+".join(f'COUNTIF({refs.column(key)},"{sign}")' for key in ticks) for sign in "✓✗"
    )
    every = f"({right}+{wrong})"
    agree = formula_text("proof.agree", refs.language, sums=every)
    differ = formula_text("proof.differ", refs.language, wrong=f"({wrong})", sums=every)
    return f"IF({wrong}=0,{agree},{differ})"
