"""What the figures of a result table were counted by, found by counting them again.

A table prints a score and tie-breaks without their names. Each scoring known here is tried: the
first figure less what the rounds gave is where a player began; the tie-breaks that then give the
other figures, for every player, are those of the event.

known as    scoring                                                              source
opengotha   that of the rule set                                                 formats 8.2
macmahon    a missed round half a point; byes hidden among them are found by     formats 5.5
            the points, which are a column of their own there
others      those of the other rule sets
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.rules.opengotha import OPENGOTHA
from nigiri.domain.scores import final_scores, victories
from nigiri.domain.scoring import Scoring, Worth
from nigiri.domain.standings import standings
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.domain.units import STRONGEST, WEAKEST, HalfPoints

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId

    Figures = Mapping[PlayerId, Sequence[Fraction]]

_HALF = Worth(missed=1)
MACMAHON = Scoring(
    score=_HALF, victories=Worth(), seen=_HALF, seen_victories=Worth(), after_leaving="counted",
    missed_sos="start", bye_sos="own less one", bye_sdos="own less one", idle_sosos="start",
    normalised="no", handicaps="left out",
)  # fmt: skip

_OTHERS = [each.defaults.scoring for each in RULE_SETS.values() if each is not OPENGOTHA]
SCORINGS = (OPENGOTHA.defaults.scoring, MACMAHON, *dict.fromkeys(_OTHERS))
_LIKELY = ("NBW", "SOS", "SDOS", "SOSOS")
CODES = (*_LIKELY, *(c for c, each in TIEBREAKS.items() if each.fixed and c not in _LIKELY))
_NO_FIGURES = ("LOT", "RANK", "RATING", "ALL", "MMS")
_POINT = 2


@dataclass(frozen=True)
class Explained:
    """An event whose figures are known.

    event -- with its scoring, start scores and tie-breaks
    unknown -- which columns of figures are by no rule known here, from 1
    elsewhere -- how many players the event puts on another place than the table
    """

    event: Event
    unknown: tuple[int, ...]
    elsewhere: int


def explained(event: Event, figures: Figures) -> Explained:
    """Return the event by the scoring that explains most of the figures of its players.

    figures -- the same number of them for every player of the event, the best player first
    """
    tried = [_by(variant, figures) for variant in _variants(event, figures)]
    return min(tried, key=lambda each: (len(each.unknown), each.elsewhere))


def _variants(event: Event, figures: Figures) -> Iterator[Event]:
    """Yield the event by every scoring, that of MacMahon also with the byes that points betray."""
    for scoring in SCORINGS:
        settings = replace(event.settings, scoring=scoring)
        yield replace(event, settings=settings)
    settings = replace(event.settings, scoring=MACMAHON)
    yield _with_hidden_byes(replace(event, settings=settings), figures)


def _by(event: Event, figures: Figures) -> Explained:
    """Return the event with start scores and tie-breaks so that its figures come out."""
    plain = replace(event, players=tuple(replace(p, start=HalfPoints(0)) for p in event.players))
    gained = final_scores(plain, None)
    begun = {n: HalfPoints(int(2 * line[0]) - gained[n]) for n, line in figures.items()}
    players = tuple(replace(p, start=begun[p.number]) for p in event.players if p.number)
    event = replace(event, players=players)
    codes = [_code(event, figures, at) for at in range(1, len(next(iter(figures.values()))))]
    unknown = tuple(at for at, code in enumerate(codes, 2) if code is None)
    chosen = tuple(dict.fromkeys(filter(None, codes)))
    return min(
        (_ranked(event, order, figures, unknown) for order in (chosen, _without_points(chosen))),
        key=lambda each: each.elsewhere,
    )


def _without_points(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tie-breaks without the points, which many tables only show."""
    return tuple(code for code in codes if code != "NBW")


def _ranked(
    event: Event, codes: tuple[str, ...], figures: Figures, unknown: tuple[int, ...]
) -> Explained:
    """Return the event with these tie-breaks, and how far its places are those of the table."""
    settings = replace(event.settings, first="MMS", tiebreaks=codes, ranked_by="all")
    event = replace(event, settings=settings)
    places = {each.number: each.place for each in standings(event)}
    order = [places[number] for number in figures]
    elsewhere = sum(one != other for one, other in zip(order, sorted(order), strict=True))
    return Explained(event, unknown, elsewhere)


def _code(event: Event, figures: Figures, at: int) -> str | None:
    """Return the tie-break that a column prints, "" for one of noughts, None for no known one."""
    printed = {number: line[at] for number, line in figures.items()}
    if not any(printed.values()):
        return ""
    whole = all(figure.denominator == 1 for figure in printed.values())
    for code in CODES:
        if code in _NO_FIGURES:
            continue
        each = TIEBREAKS[code]
        values = each.among(event, tuple(printed), None, ())
        exact = {number: Fraction(values[number] or 0) / each.unit for number in printed}
        # Some programs print whole numbers only.
        if exact == printed or (whole and printed == {n: v // 1 for n, v in exact.items()}):
            return code
    return None


def _with_hidden_byes(event: Event, figures: Figures) -> Event:
    """Return the event with as many of a player's missed rounds for byes as the points say.

    The points are the second figure. Where rounds are to be chosen from, a round without a bye
    comes first, and the earlier one.
    """
    byes: dict[int, set[PlayerId]] = {each.number: set(each.byes) for each in event.rounds}
    for player in event.players:
        number = player.number
        if number is None or len(figures[number]) <= 1:
            continue
        more = int(figures[number][1] * _POINT) - victories(event, number)
        for _ in range(max(0, more) // _POINT):
            free = sorted(player.out & byes.keys(), key=lambda r: (len(byes[r]), r))
            missed = [r for r in free if number not in byes[r]]
            if missed:
                byes[missed[0]].add(number)
    rounds = tuple(replace(r, byes=tuple(sorted(byes[r.number]))) for r in event.rounds)
    players = tuple(
        replace(p, out=p.out - {r for r, who in byes.items() if p.number in who})
        for p in event.players
    )
    return replace(event, rounds=rounds, players=players)


def placed(event: Event) -> Explained:
    """Return the event with the start scores that give the places of a table without figures.

    Tried are the grades' scores, 0 for 30 kyu, up to a bar from 1 to 9 dan (formats 4.4), and 0
    for everybody. Its players stand in order of their places.
    """
    order: Figures = {p.number: () for p in event.players if p.number}
    tried = []
    for bar in (*range(STRONGEST, 0, -1), WEAKEST):
        begun = tuple(
            replace(p, start=HalfPoints(_POINT * (min(p.initial_rank.steps, bar) - WEAKEST)))
            for p in event.players
        )
        tried.append(_ranked(replace(event, players=begun), event.settings.tiebreaks, order, ()))
    return min(tried, key=lambda each: each.elsewhere)
