"""The sums of Proof, by their kind: a formula of a player's own line and its value side by side.

A formula is the text of one cell, with ROW in place of its row; the value is in quarter points,
None for no figure. Below them stand the ticks beside the sums, and what they say together.

sum              what becomes of the terms                                            source
worth            those of a table of Scoring, with the initial score for scores       M5, M14
plain            are added up                                                         M17, B7
opponents        without the lowest, brought to all rounds where the event says so    M17, E6
opponents' sums  none where one of them is none                                       B7
cumulated        with the initial score after every round, for scores                 B7
doubled          with what byes and missed rounds count as victories                  formats 8.2
none missed      no terms: 1 for who missed no round, else 0                          B7, E7
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.scores.scores import rounds_drawn
from nigiri.domain.tiebreaks import VICTORIES
from nigiri.workbook.derive.proof.figures import POINT
from nigiri.workbook.derive.proof.lines import is_idle
from nigiri.workbook.layout.varying_columns import PLUS, SUM
from nigiri.workbook.words.formulas import formula_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.derive.proof.figures import Figure, ProofFigures
    from nigiri.workbook.derive.proof.plan import Summed
    from nigiri.workbook.derive.proof.refs import ProofRefs

NONE = "-"
"""Shown where there is no figure."""

_ANY = '">-1000000"'
_FAR = 10**6
_TOLERANCE = "0.0001"


class Total(NamedTuple):
    """What becomes of the terms of a sum, as a formula and as its value."""

    formula: Callable[[ProofRefs, Summed, PlayerId], str]
    figure: Callable[[ProofFigures, Summed, PlayerId], Figure]


def _worth(refs: ProofRefs, summed: Summed, player: PlayerId) -> str:
    """Return the formula of the worth of a player's rounds; to scores the initial score adds."""
    total = refs.total(summed.code)
    return f"{refs.start(player)}+{total}" if summed.by_score else total


def _worth_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Figure:
    """Return the worth of a player's rounds in quarter points; to scores the initial score adds."""
    return figures.begin(summed, player) + figures.rounded(summed.code, figures.lines[player])


def _none_missed(refs: ProofRefs, _: Summed, __: PlayerId) -> str:
    """Return the formula of 1 for a player who missed no round, else 0."""
    missed = f"COUNTIFS({_mine(refs)},{refs.column('idle')},2)"
    return f"IF({missed}=0,1,0)"


def _none_missed_figure(figures: ProofFigures, _: Summed, player: PlayerId) -> Figure:
    """Return a point for a player who missed no round, else 0."""
    missed = any(is_idle(line.kind) == 2 for line in figures.lines[player])  # noqa: PLR2004
    return 0 if missed else POINT


def _plain(refs: ProofRefs, summed: Summed, _: PlayerId) -> str:
    """Return the formula of the terms added up."""
    return f"SUMIF({_mine(refs)},{refs.column(summed.column + PLUS)})"


def _plain_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Fraction | int:
    """Return the terms added up."""
    return sum(_known(figures, summed, player))


def _known(figures: ProofFigures, summed: Summed, player: PlayerId) -> list[Fraction | int]:
    """Return the terms of a player's rounds that have a figure."""
    terms = (figures.adds(summed.column, line) for line in figures.lines[player])
    return [term for term in terms if term is not None]


def _opponents(refs: ProofRefs, summed: Summed, player: PlayerId) -> str:
    """Return the formula of the sum over the opponents without the lowest ones."""
    terms, less = refs.column(summed.column + PLUS), summed.added.less
    figures, sum_ = f"COUNTIFS({_mine(refs)},{terms},{_ANY})", _plain(refs, summed, player)
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


def _opponents_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Figure:
    """Return the sum over the opponents without the lowest ones."""
    less = summed.added.less
    remaining = sorted(_known(figures, summed, player))[less:]
    total, rounds = sum(remaining), rounds_drawn(figures.event) - less
    if figures.event.settings.scoring.normalised == "no" or len(remaining) == rounds:
        return total
    return Fraction(total * rounds, len(remaining)) if remaining else None


def _opponents_sums(refs: ProofRefs, summed: Summed, player: PlayerId) -> str:
    """Return the formula of the opponents' sums; no figure where one of them has none."""
    none = f'COUNTIFS({_mine(refs)},{refs.column(summed.column + PLUS)},"{NONE}")'
    return f'IF({none}>0,"{NONE}",ROUND({_plain(refs, summed, player)},4))'


def _opponents_sums_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Figure:
    """Return the opponents' sums added up; None where one of them has none."""
    known = _known(figures, summed, player)
    return sum(known) if len(known) == len(figures.lines[player]) else None


def _doubled(refs: ProofRefs, summed: Summed, player: PlayerId) -> str:
    """Return the formula of the doubled results, with what byes and missed rounds count."""
    wins = refs.column(VICTORIES + PLUS)
    games = f"SUMIFS({wins},{_mine(refs)},{refs.column('idle')},0)"
    return f"{_plain(refs, summed, player)}+({refs.total(VICTORIES)})-{games}"


def _doubled_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Figure:
    """Return the doubled results, with what byes and missed rounds count."""
    lines = figures.lines[player]
    games = (figures.adds(VICTORIES, line) or 0 for line in lines if not is_idle(line.kind))
    victories = figures.rounded(VICTORIES, lines)
    return _plain_figure(figures, summed, player) + victories - sum(games)


def _cumulated(refs: ProofRefs, summed: Summed, player: PlayerId) -> str:
    """Return the formula of the figures after every round: initial scores, then additions."""
    added = _plain(refs, summed, player)
    return f"{refs.start(player)}*{rounds_drawn(refs.event)}+{added}" if summed.by_score else added


def _cumulated_figure(figures: ProofFigures, summed: Summed, player: PlayerId) -> Figure:
    """Return the sum of the figures after every round: initial scores, then additions."""
    begin = figures.begin(summed, player) * rounds_drawn(figures.event)
    return begin + _plain_figure(figures, summed, player)


def _mine(refs: ProofRefs) -> str:
    """Return the condition for the player's own lines."""
    return f"{refs.column('number')},{refs['number']}"


TOTALS: Mapping[str, Total] = {
    "worth": Total(_worth, _worth_figure),
    "plain": Total(_plain, _plain_figure),
    "opponents": Total(_opponents, _opponents_figure),
    "opponents' sums": Total(_opponents_sums, _opponents_sums_figure),
    "cumulated": Total(_cumulated, _cumulated_figure),
    "doubled": Total(_doubled, _doubled_figure),
    "none missed": Total(_none_missed, _none_missed_figure),
}
"""What `Added.total` of a card names."""


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
