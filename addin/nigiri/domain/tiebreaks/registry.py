"""The tie-breaks by code (the table of the package explains them), and the order they give.

`levels` groups players whom some criteria leave level; TIEBREAKS and OTHER_NAMES are the codes;
`placing` lists the criteria of an event; `format_figure` writes a figure as people do.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints, Rank, points_words
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import ranked
from nigiri.domain.tiebreaks.criterion import Tiebreak, by_table
from nigiri.domain.tiebreaks.direct import direct_comparison, direct_confrontation, one_on_one
from nigiri.domain.tiebreaks.player_figures import (
    cumulated_table,
    cup_table,
    exploits_table,
    faithful_table,
    lot_table,
    progress_table,
    rank_table,
    rating_table,
    score_table,
    victories_table,
)
from nigiri.domain.tiebreaks.stages import (
    Final,
    finals,
    knockout_table,
    playoff_table,
    sequence_table,
    with_decisions,
)
from nigiri.domain.tiebreaks.sums import MCMAHON, RAW, sdos_table, sos_table, sosos_table
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks.criterion import Value

    Table = Callable[[Event, int | None], Mapping[PlayerId, Value]]


def levels(
    event: Event, players: Sequence[PlayerId], tiebreaks: Sequence[Tiebreak], after: int | None
) -> list[list[PlayerId]]:
    """Return the players in groups that are level in these criteria, best first."""
    if not tiebreaks or len(players) == 1:
        return [[*players]]
    first, *others = tiebreaks
    return [
        level
        for group in first.split(event, players, after, others)
        for level in levels(event, group, others, after)
    ]


POINTS, HALVES, QUARTERS = 1, 2, 4


def _with(table: Callable[..., Mapping[PlayerId, Value]], *choices: object) -> Table:
    """Return a table of event and round from one that takes `choices` between the two."""
    return lambda event, after: table(event, *choices, after)


def levels_before(event: Event, first: int) -> Sequence[Sequence[Sequence[PlayerId]]]:
    """Return for each section the groups who were level before the stage of that first round.

    By all criteria of the event, best first, in a group by strength (M4). Before round 1 everybody
    is a group of one.
    """
    codes = () if first == 1 else placing(event)
    found = []
    for _, members in ranked(event, first - 1):
        by_strength = sorted(members, key=lambda number: strength_key(event, number))
        parts = [[each] for each in by_strength] if first == 1 else None
        found.append(parts or levels(event, by_strength, codes, first - 1))
    return found


TIEBREAKS: Mapping[str, Tiebreak] = {
    tiebreak.code: tiebreak
    for tiebreak in (
        by_table("NBW", "M14", HALVES, victories_table),
        by_table("MMS", "M5, A10", HALVES, score_table),
        by_table("ALL", "B7, E7", POINTS, faithful_table),
        by_table("SOS", "M16, M17", HALVES, _with(sos_table, MCMAHON, 0)),
        by_table("SOS-1", "formats 8.2", HALVES, _with(sos_table, MCMAHON, 1)),
        by_table("SOS-2", "E6, formats 8.2", HALVES, _with(sos_table, MCMAHON, 2)),
        by_table("SDOS", "M16, M17", QUARTERS, _with(sdos_table, MCMAHON)),
        by_table("SOSOS", "B7, formats 8.2", HALVES, _with(sosos_table, MCMAHON)),
        by_table("SOSW", "A10, formats 8.2", HALVES, _with(sos_table, RAW, 0)),
        by_table("SOSW-1", "formats 8.2", HALVES, _with(sos_table, RAW, 1)),
        by_table("SOSW-2", "formats 8.2", HALVES, _with(sos_table, RAW, 2)),
        by_table("SDOSW", "A10, formats 8.2", QUARTERS, _with(sdos_table, RAW)),
        by_table("SOSOSW", "formats 8.2", HALVES, _with(sosos_table, RAW)),
        by_table("CUSS", "B7, formats 8.2", HALVES, _with(cumulated_table, "score")),
        by_table("CUSSW", "formats 8.2", HALVES, _with(cumulated_table, "victories")),
        by_table("CUSP", "B7", HALVES, progress_table),
        by_table("CPS", "formats 8.2", HALVES, cup_table),
        by_table("SEQ", "B18", HALVES, sequence_table),
        by_table("KO", "B19, B20, E4", POINTS, _with(knockout_table, levels_before)),
        by_table("PO", "E2, E3", POINTS, _with(playoff_table, levels_before)),
        by_table("EXT", "formats 8.2", HALVES, _with(exploits_table, "attempted")),
        by_table("EXR", "formats 8.2", HALVES, _with(exploits_table, "achieved")),
        Tiebreak("ONE", "M15", HALVES, one_on_one, duel=True),
        Tiebreak("DC", "formats 8.2", POINTS, direct_confrontation),
        Tiebreak("SDC", "E7, formats 8.2", POINTS, direct_comparison),
        by_table("RATING", "E7", POINTS, rating_table),
        by_table("RANK", "formats 4.4", POINTS, rank_table),
        by_table("LOT", "E7", POINTS, lot_table),
    )
}

#: The same tie-breaks by the names that other programs and associations use.
OTHER_NAMES: Mapping[str, str] = {
    "WINS": "NBW",
    "SOSM": "SOS",
    "SOMS": "SOS",
    "SOSM-1": "SOS-1",
    "SOSM-2": "SOS-2",
    "SOSMM1": "SOS-1",
    "SOSMM2": "SOS-2",
    "SOSWM1": "SOSW-1",
    "SOSWM2": "SOSW-2",
    "SODOS": "SDOS",
    "SODOSM": "SDOS",
    "SODOMS": "SDOS",
    "SODOSW": "SDOSW",
    "SOSOSM": "SOSOS",
    "CUSSM": "CUSS",
    "ROS": "CUSS",
    "LOTTERY": "LOT",
}


def tiebreak(code: str) -> Tiebreak:
    """Return the tie-break of that code, in capitals or not.

    Raises WrongUse, with all codes, for an unknown one.
    """
    name = OTHER_NAMES.get(code.upper(), code.upper())
    if name not in TIEBREAKS:
        raise WrongUse(message("choice.tiebreak", asked=code, choices=", ".join(TIEBREAKS)))
    return TIEBREAKS[name]


def chosen_tiebreaks(event: Event) -> tuple[Tiebreak, ...]:
    """Return the event's tie-breaks in order, without the first criterion.

    Included are those by which the stages drawn so far decide. Raises WrongUse for an unknown code.
    """
    first = event.settings.first
    codes = [*with_decisions(event, (first, *event.settings.tiebreaks))]
    codes.remove(first)
    return tuple(map(tiebreak, codes))


def deciding_games(event: Event, after: int | None) -> Mapping[PlayerId, Final]:
    """Return player -> the game of a knockout that decided places 1 and 2, or 3 and 4.

    Empty where the knockout is not the first criterion.
    """
    first, *_ = placing(event)
    return finals(event, levels_before, after) if first.code == "KO" else {}


def placing(event: Event) -> tuple[Tiebreak, ...]:
    """Return the first criterion (M14) and then the tie-breaks.

    Included are those by which the stages drawn so far decide, whether or not they are named.
    Raises WrongUse for an unknown code.
    """
    codes = (event.settings.first, *event.settings.tiebreaks)
    return tuple(map(tiebreak, with_decisions(event, codes)))


_QUARTERS = {Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def format_figure(code: str, value: Value) -> str:
    """Return a figure of that tie-break as text: "11½", "−2¼", "13.3333", "3d"; "–" for None.

    Ratings are written as their list prints them. Four decimals at most: the text is not exact.
    """
    if value is None:
        return "–"
    if code in _AS_IT_IS:
        return _AS_IT_IS[code](value)
    exact = Fraction(value) / TIEBREAKS[code].unit
    sign, size = "−" if exact < 0 else "", abs(exact)
    if size % 1 in _QUARTERS:
        return f"{sign}{int(size) or ''}{_QUARTERS[size % 1]}"
    halves = exact * 2
    if halves.denominator == 1:
        return points_words(HalfPoints(int(halves)))
    return f"{sign}{_decimal(size)}"


def _decimal(value: Fraction | int) -> str:
    """Return a number with as many decimals as it has, four at most."""
    exact = Fraction(value)
    shown = int(exact) if exact.denominator == 1 else round(float(exact), 4)
    return str(shown).replace("-", "−")


#: Code -> how its figure is written, where it is no sum of points.
_AS_IT_IS: Mapping[str, Callable[[Fraction | int], str]] = {
    "RANK": lambda steps: str(Rank(int(steps))),
    "RATING": _decimal,
}
