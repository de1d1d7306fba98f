"""The functions of the worksheet: Go's arithmetic, one formula each.

function             answers                                                        source
rank_difference      stones between two ranks                                       M12
handicap             stones by the difference of ranks, less the reduction, capped  M12
start_by_section     0, -(g+1), -2(g+1)... with g scores skipped between sections   M2, M3
start_by_bar         the grade's score, at most the bar's; floor; supergroup        B1
score                start score and points of every round of a line                M5, M16
sos                  the sum of the opponents' scores, normalised where asked for   M16, M17
sdos                 the sum of the scores of the opponents beaten                  M17
egf_expected         the result to be expected, by egf_ratings.py                   EGF, 2021
egf_change           the change of a rating by a game                               EGF, 2021
aga_entry_rating     the rating of the AGA, else the middle of the rank             A3

The EGF takes at most 100 points off in a whole tournament, and no rating falls below -900; both
must be applied to the sum.
Not done: what depends on other players (the bar by itself, bands, zero-up), on points that a rule
set rounds, and handicaps by score or rating.
The rule of handicaps is said here once more on purpose: this file is shipped to LibreOffice, whose
Python has not the rule's own home (domain/games/handicaps.py). Tests hold both against each other.

Every function takes cells (cells.py) and returns a number, or raises NoAnswer.
"""

from __future__ import annotations

from fractions import Fraction

from nigiri.domain.federations import egf_ratings
from nigiri.domain.model.units import HalfPoints, Rank, parse_points
from nigiri.functions.cells import (
    MISSING,
    NUMBER,
    VALUE,
    Cell,
    NoAnswer,
    left_out,
    line,
    no_rank,
    number,
    opponents_score,
    points,
    rank,
    scores_by_number,
    single,
    values,
    whole,
)

#: Most stones of a handicap, and most rounds of an event.
STONES, ROUNDS = 9, 99
#: M3: up to this many rounds, so many scores are skipped between sections; more rounds, more.
GAPS = ((3, 0), (6, 1), (ROUNDS, 2))
#: The AGA's scale: from, to; nothing lies between -1 and 1.
AGA_LEAST, AGA_MOST = -50, 15
#: Class of a tournament of the EGF -> its weight.
WEIGHTS = {"A": Fraction(1), "B": Fraction(3, 4), "C": Fraction(1, 2), "D": Fraction(1, 4)}
#: The signs of results in a line, and what each gives in half points.
SIGNS = {"+": 2, "=": 1, "-": 0}


def rank_difference(one: Cell, other: Cell) -> float:
    """Return the stones by which the first rank is stronger, below 0: weaker (M12)."""
    return rank(one).steps - rank(other).steps


def handicap(one: Cell, other: Cell, reduction: Cell = None, cap: Cell = None) -> float:
    """Return the handicap between two ranks, in either order: 0 even, 1 no komi (M12).

    reduction -- taken off the difference, 1 when left out; cap -- the most, 9 when left out
    """
    less = 1 if left_out(reduction) else whole(reduction, 0, STONES)
    most = STONES if left_out(cap) else whole(cap, 0, STONES)
    return min(max(abs(rank(one).steps - rank(other).steps) - less, 0), most)


def start_by_section(one: Cell, lowest: Cell, rounds: Cell, gap: Cell = None) -> float:
    """Return the start score of a rank in an event with sections (M2, M3).

    lowest -- the lowest rank of every section from the top; ranks below the last belong to it
    gap -- scores skipped between sections; left out, the rounds decide: 0 to 3, 1 to 6, else 2
    """
    own, bounds = rank(one), [rank(cell) for cell in values(lowest) if not left_out(cell)]
    if not bounds or sorted(set(bounds), reverse=True) != bounds:
        raise NoAnswer(VALUE, "Give the lowest rank of every section, the top section first.")
    played = whole(rounds, 1, ROUNDS)
    by_rounds = next(skipped for most, skipped in GAPS if played <= most)
    skipped = by_rounds if left_out(gap) else whole(gap, 0, ROUNDS)
    above = sum(own < bound for bound in bounds[:-1])
    return -above * (skipped + 1)


def start_by_bar(
    one: Cell, bar: Cell, floor: Cell = None, supergroup: Cell = None, above: Cell = None
) -> float:
    """Return the start score of a rank in an event with a bar: 1d 0, 1k -1, 3d 2 (B1).

    floor -- nobody starts below this rank; supergroup -- from this rank on players start `above`
    points, 1 when left out, above the bar
    """
    own, top = rank(one), rank(bar)
    lowest = own if no_rank(floor) else max(own, rank(floor))
    more = HalfPoints(2) if left_out(above) else points(above)
    if own < top:
        return min(lowest.steps, top.steps - 1) - 1
    chosen = not no_rank(supergroup) and own >= rank(supergroup)
    return top.steps - 1 + (more / 2 if chosen else 0)


def score(rounds: Cell, start: Cell = None, unplayed: Cell = None) -> float:
    """Return the start score plus the points of every round of a player's line (M5).

    unplayed -- the points of a bye, a missed round and a game by default instead, for the score
    that counts in tie-breaks of the opponents (M16)
    """
    begin = HalfPoints(0) if left_out(start) else points(start)
    instead = None if left_out(unplayed) else points(unplayed)
    won = sum(entry.won if instead is None or entry.played else instead for entry in line(rounds))
    return (begin + won) / 2


def sos(rounds: Cell, numbers: Cell, scores: Cell, of: Cell = None) -> float:
    """Return the sum of the opponents' scores, in points (M16).

    of -- rounds: the sum divided by the opponents, times these rounds (M17); left out: the sum.
    Raises NoAnswer where there is no opponent to divide by.
    """
    known = scores_by_number(numbers, scores)
    met = [opponents_score(known, e.opponent) for e in line(rounds) if e.opponent]
    if left_out(of):
        return sum(met) / 2
    if not met:
        raise NoAnswer(MISSING, "There is no opponent yet.")
    return float(Fraction(sum(met) * whole(of, 1, ROUNDS), 2 * len(met)))


def sdos(rounds: Cell, numbers: Cell, scores: Cell) -> float:
    """Return the sum of the scores of the opponents beaten, half of it for a jigo (M17)."""
    known = scores_by_number(numbers, scores)
    return sum(e.won * opponents_score(known, e.opponent) for e in line(rounds) if e.opponent) / 4


def egf_expected(own: Cell, opponent: Cell, stones: Cell = None) -> float:
    """Return the result to be expected, between 0 and 1, by the EGF's formula of 2021.

    stones -- taken, or below 0 given
    own, opponent -- ratings, or ranks for the ratings of these ranks
    """
    taken = 0 if left_out(stones) else whole(stones, -STONES, STONES)
    return float(egf_ratings.expected(_rating(own), _rating(opponent), taken))


def egf_change(
    own: Cell, opponent: Cell, result: Cell, stones: Cell = None, weight: Cell = None
) -> float:
    """Return the change of a rating by a game, in points, by the EGF's formula of 2021.

    result -- 1, ½ or 0; stones -- taken, or below 0 given; weight -- the class, A when left out
    """
    taken = 0 if left_out(stones) else whole(stones, -STONES, STONES)
    return egf_ratings.change(
        _rating(own), _rating(opponent), _result(result), taken, _weight(weight)
    )


def aga_entry_rating(one: Cell, rating: Cell = None) -> float:
    """Return the rating to enter the AGA's events with: 4.5 for 4 dan, -4.5 for 4 kyu (A3).

    rating -- the player's own, which wins; left out, the middle of the rank. More than two
    decimals are cut off.
    """
    own = rank(one)
    if left_out(rating):
        return own.steps + 0.5 if own.steps > 0 else own.steps - 1.5
    printed = number(rating, AGA_LEAST, AGA_MOST)
    if abs(printed) < 1:
        raise NoAnswer(
            NUMBER, f"{single(rating)} is no rating of the AGA: none lies between -1 and 1."
        )
    return int(printed * 100) / 100


def _rating(argument: Cell) -> Fraction:
    """Return a rating of the EGF; for a rank the rating of that rank: 2100 for 1 dan."""
    cell = single(argument)
    try:
        return Fraction(egf_ratings.of_rank(Rank.parse(str(cell)).steps))
    except ValueError:
        return number(cell, egf_ratings.LEAST, egf_ratings.END - 1)


def _result(argument: Cell) -> Fraction:
    """Return a result as a fraction: 1, ½ or 0; the sign in a line is accepted, too."""
    text = str(single(argument)).strip().replace("−", "-")
    try:
        won = HalfPoints(SIGNS[text]) if text in SIGNS else parse_points(text)
    except ValueError:
        won = HalfPoints(-1)
    if won not in SIGNS.values():
        raise NoAnswer(VALUE, f"{text!r} is no result; write 1, 0.5 or 0.")
    return Fraction(won, 2)


def _weight(argument: Cell) -> Fraction:
    """Return the weight of the class of a tournament: A, B, C or D, or a number up to 1."""
    if left_out(argument):
        return WEIGHTS["A"]
    named = WEIGHTS.get(str(single(argument)).strip().upper())
    return number(argument, 0, 1) if named is None else named
