"""What a round adds to a sum of Proof: a formula and its value side by side, by the kind of term.

A formula is the text of one cell with ROW for its row, "" for an empty cell; the value is in
quarter points, None for no figure. Both are told which sum it is (plan.py), so that a term serves
McMahon scores and victories alike.

term            what a round adds                                            source
worth           what the round is worth by a table of Scoring                M5, M14, M16
opponent        the opponent's figure, or what stands for it                 M16, M17
beaten          the same of an opponent beaten, half of it for a jigo        M17
opponent's sum  the opponent's sum, or what stands for it                    B7
cumulated       the worth of the round, times one and the rounds since       B7
progress        the result of a game played, times the same                  B7
doubled         the result at the board, doubled once for each round since   formats 8.2
exploit         the opponent's victories, times how daring the game was      formats 8.2
exploit won     the same where the game was won                              formats 8.2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.scores.scores import rounds_drawn
from nigiri.domain.tiebreaks import VICTORIES
from nigiri.domain.tiebreaks.player_figures import PLAYED
from nigiri.workbook.derive.proof.figures import POINT
from nigiri.workbook.derive.proof.lines import rounding
from nigiri.workbook.derive.proof.meaning import WON, daring, rounds_left
from nigiri.workbook.layout.varying_columns import PLUS, SUM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.figures import Figure, ProofFigures
    from nigiri.workbook.derive.proof.lines import Line
    from nigiri.workbook.derive.proof.plan import Summed
    from nigiri.workbook.derive.proof.refs import ProofRefs


class Term(NamedTuple):
    """What a round adds to a sum, as a formula and as its value."""

    formula: Callable[[ProofRefs, Summed, Participation], str]
    figure: Callable[[ProofFigures, Summed, Line, Participation], Figure]


def _worth(refs: ProofRefs, summed: Summed, _: Participation) -> str:
    """Return the formula of the worth of the round."""
    return refs.worths[summed.code]


def _worth_figure(figures: ProofFigures, summed: Summed, line: Line, _: Participation) -> Figure:
    """Return the worth of the round."""
    return figures.worths(summed.code)[line.kind]


def _stands(refs: ProofRefs, summed: Summed, part: Participation, stand_in: str) -> str:
    """Return the formula for a missing opponent, "" for no figure."""
    start = refs.start(part.player) if summed.by_score else "0"
    if stand_in == "own less one":
        return f"{start}+{refs.total(summed.own)}-1"
    return {"zero": "0", "start": start}.get(stand_in, "")


def _opponent(refs: ProofRefs, summed: Summed, part: Participation) -> str:
    """Return the formula of the opponent's figure, or of what stands for it."""
    scoring = refs.event.settings.scoring
    idle = scoring.bye_sos if part.bye else scoring.missed_sos
    return refs[summed.counted] if part.game else _stands(refs, summed, part, idle)


def _opponent_figure(figures: ProofFigures, summed: Summed, _: Line, part: Participation) -> Figure:
    """Return the opponent's figure, or what stands for it."""
    scoring = figures.event.settings.scoring
    idle = scoring.bye_sos if part.bye else scoring.missed_sos
    if part.game:
        return figures.counted(part, summed.seen)
    return figures.stands(idle, summed, part.player)


def _beaten(refs: ProofRefs, summed: Summed, part: Participation) -> str:
    """Return the formula of the figure of a beaten opponent, half of it for a jigo."""
    if part.missed:
        return ""
    idle = _stands(refs, summed, part, refs.event.settings.scoring.bye_sdos)
    stands = refs[summed.counted] if part.game else idle
    return f"{refs[VICTORIES + PLUS]}*({stands})" if stands else ""


def _beaten_figure(
    figures: ProofFigures, summed: Summed, line: Line, part: Participation
) -> Figure:
    """Return the figure of a beaten opponent, half of it for a jigo."""
    if part.missed:
        return None
    idle = figures.event.settings.scoring.bye_sdos
    if part.game:
        figure: Figure = figures.counted(part, summed.seen)
    else:
        figure = figures.stands(idle, summed, part.player)
    return None if figure is None else _won(figures, line) * figure // POINT


def _won(figures: ProofFigures, line: Line) -> Fraction | int:
    """Return the round's share of a victory, POINT for a whole one; 0 for none."""
    return figures.adds(VICTORIES, line) or 0


def _opponents_sum(refs: ProofRefs, summed: Summed, part: Participation) -> str:
    """Return the formula of the opponent's sum, or of what stands for it."""
    stands = refs.event.settings.scoring.idle_sosos
    if part.game or stands == "own":
        return refs.of_opponent(summed.added.of + SUM)
    if stands == "start" and summed.by_score:
        return f"{refs.start(part.player)}*{len(refs.rounds)}"
    return "0"


def _opponents_sum_figure(
    figures: ProofFigures, summed: Summed, _: Line, part: Participation
) -> Figure:
    """Return the opponent's sum, or what stands for it."""
    stands = figures.event.settings.scoring.idle_sosos
    if part.opponent is not None or stands == "own":
        whose = part.player if part.opponent is None else part.opponent
        return figures.sum(summed.added.of, whose)
    begin = figures.begin(summed, part.player)
    return begin * rounds_drawn(figures.event) if stands == "start" else 0


def _cumulated(refs: ProofRefs, summed: Summed, part: Participation) -> str:
    """Return the formula of the worth of the round, times one and the rounds since.

    Half points are rounded down as the table of Scoring says: a round then adds as much as the sum
    so far grows by it.
    """
    own = summed.own + PLUS
    rounded = rounding(refs.event.settings.scoring, summed.own)
    often = rounds_left(refs.event, part) + 1
    if rounded == "none" or (rounded == "idle" and part.game):
        return f"{refs[own]}*{often}"
    idle = f',{refs.column("idle")},">0"' if rounded == "idle" else ""
    before = f'{idle},{refs.column("round")},"<{part.round_number}"'
    mine = f"{refs.column(own)},{refs.column('number')},{refs['number']}"
    return f"INT(MOD(SUMIFS({mine}{before}),1)+{refs[own]})*{often}"


def _cumulated_figure(
    figures: ProofFigures, summed: Summed, line: Line, part: Participation
) -> Figure:
    """Return the worth of the round, times one and the rounds since."""
    until = figures.lines[line.player][: rounds_drawn(figures.event, part.round_number)]
    now, before = (figures.rounded(summed.own, lines) for lines in (until, until[:-1]))
    return (now - before) * (rounds_left(figures.event, part) + 1)


def _progress(refs: ProofRefs, _: Summed, part: Participation) -> str:
    """Return the formula of the result times the sums after each round that contain it."""
    often = rounds_left(refs.event, part) + 1
    return f"IF({refs.happened(PLAYED)},{refs[VICTORIES + PLUS]}*{often},0)"


def _progress_figure(figures: ProofFigures, _: Summed, line: Line, part: Participation) -> Figure:
    """Return the result times the sums after each round that contain it."""
    often = rounds_left(figures.event, part) + 1
    return _won(figures, line) * often if line.kind in PLAYED else 0


def _doubled(refs: ProofRefs, _: Summed, part: Participation) -> str:
    """Return the formula of the result at the board, doubled once for each round since."""
    often = 2 ** rounds_left(refs.event, part)
    return f"{refs[VICTORIES + PLUS]}*{often}" if part.game else "0"


def _doubled_figure(figures: ProofFigures, _: Summed, line: Line, part: Participation) -> Figure:
    """Return the result at the board, doubled once for each round since."""
    return _won(figures, line) * (1 << rounds_left(figures.event, part)) if part.game else 0


def _exploit(refs: ProofRefs, _: Summed, part: Participation) -> str:
    """Return the formula of the opponent's victories times how daring the game was."""
    times = daring(refs.event, part)
    return f"{times}*{refs.of_opponent(VICTORIES + SUM)}" if times else "0"


def _exploit_figure(figures: ProofFigures, _: Summed, __: Line, part: Participation) -> Figure:
    """Return the opponent's victories times how daring the game was."""
    if part.opponent is None:
        return 0
    return daring(figures.event, part) * (figures.sum(VICTORIES, part.opponent) or 0)


def _exploit_won(refs: ProofRefs, summed: Summed, part: Participation) -> str:
    """Return the formula of an exploit where the game was won, else 0."""
    exploit = _exploit(refs, summed, part)
    return f"IF({refs.happened(WON)},{exploit},0)" if part.game else "0"


def _exploit_won_figure(
    figures: ProofFigures, summed: Summed, line: Line, part: Participation
) -> Figure:
    """Return an exploit where the game was won, else 0."""
    return _exploit_figure(figures, summed, line, part) if line.kind in WON else 0


TERMS: Mapping[str, Term] = {
    "worth": Term(_worth, _worth_figure),
    "opponent": Term(_opponent, _opponent_figure),
    "beaten": Term(_beaten, _beaten_figure),
    "opponent's sum": Term(_opponents_sum, _opponents_sum_figure),
    "cumulated": Term(_cumulated, _cumulated_figure),
    "progress": Term(_progress, _progress_figure),
    "doubled": Term(_doubled, _doubled_figure),
    "exploit": Term(_exploit, _exploit_figure),
    "exploit won": Term(_exploit_won, _exploit_won_figure),
}
"""What `Added.term` of a card names."""
