"""Clubs before who floats, and the top served first: what it gains and what it costs.

`PYTHONPATH=addin:. python -m tests.studies.kept_apart [FOLDER]` prints the tables of
docs/studies/kept-apart.md. A field is 40 players with ranks by chance; three in ten are of the
host's club, six in ten of six other clubs. Every field is played in every order of the criteria
with the same strengths and the same good and bad days (`nigiri simulate` has them).

order       the criteria that matter here, in their order
usual       floated, floats, halves, apart, place; in the last rounds apart behind all of them
between     floated, apart, floats, halves, place; in the last rounds apart before place
apart       apart, floated, floats, halves, place; likewise: the rule sets `quebec` and `bga`

In `redrawn` each round is drawn in all orders from one state, which the usual order led to; in
`played` each order goes its own way. `served` draws each round of small fields with the criterion
`top` and without it.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.checks.measures import measures
from nigiri.domain.model.criteria import APART_FIRST, CRITERIA
from nigiri.domain.model.event import Event, Section
from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.kept_apart import shared
from nigiri.domain.pairing.optimum import optimum
from nigiri.domain.rules import rule_set
from nigiri.domain.simulation.chance import Model, draw_chances, listed_strength
from nigiri.domain.simulation.measures import measure_event
from nigiri.domain.simulation.playing import played, start
from nigiri.errors import NigiriError
from tests.drawn import SHARED
from tests.opengotha import read_folder
from tests.studies.ordering import bar_of, field_of, proposed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Player
    from nigiri.domain.simulation.playing import Start
    from tests.opengotha import Story

ROUNDS, FEW, FIELDS, SMALL = 5, 8, 300, 400
_FLOATS = ("floated", "again")
BETWEEN = (
    *(code for code in APART_FIRST[: APART_FIRST.index("apart")]), *_FLOATS, "apart",
    *APART_FIRST[APART_FIRST.index("floats") :],
)  # fmt: skip
ORDERS = {"usual": CRITERIA, "between": BETWEEN, "apart": APART_FIRST}
RULES = ("quebec", "bga")
CODES = ("apart", "floated", "again", "floats", "halves", "place", "later")
"""What is summed over the rounds: clubs together, and the costs of the draw."""


class Compared(NamedTuple):
    """A round in every order: order -> code -> total."""

    totals: Mapping[str, Mapping[str, int]]


def fields(rules: str, many: Iterable[int]) -> Iterator[Event]:
    """Yield the events of these numbers under a rule set, nothing drawn."""
    for number in many:
        random = Random(f"clubs/{number}")  # noqa: S311 -- no secret is made from it
        clubs = [random.choice(("Home",) * 3 + tuple("ABCDEF") + ("",)) for _ in range(40)]
        players = tuple(
            replace(player, club=club) for player, club in zip(field_of(number), clubs, strict=True)
        )
        chosen = rule_set(rules).for_rounds(ROUNDS)
        settings = replace(chosen, host="Home", seed=number + 1)
        yield Event(settings, players, sections=_sections(rules, players))


def _sections(rules: str, players: tuple[Player, ...]) -> tuple[Section, ...]:
    """Return five sections under `quebec`, else the bar as it is proposed."""
    if rules == "quebec":
        return proposed(players, 5)
    return Section(1, Rank(bar_of(players))), Section(2, Rank(WEAKEST))


def ordered(event: Event, order: str) -> Event:
    """Return the event with the criteria of that order."""
    return replace(event, settings=replace(event.settings, criteria=ORDERS[order]))


def begun(event: Event, order: str) -> Start:
    """Return the event in that order before its first game."""
    return start(ordered(event, order))


def redrawn(event: Event, number: int) -> Iterator[Compared]:
    """Yield every round, drawn in all orders from the state that the usual order led to."""
    chances = draw_chances(listed_strength(event), ROUNDS, f"1/{number}", Model())
    whole = played(begun(event, "usual"), chances)
    for round_ in whole.rounds:
        before = replace(whole, rounds=whole.rounds[: round_.number - 1])
        yield Compared(
            {
                order: draw(ordered(before, order), round_.number, byes=round_.byes).totals
                for order in ORDERS
            }
        )


def shown(rounds: Sequence[Compared]) -> Iterator[str]:
    """Yield the lines of a table: an order a line, its totals."""
    yield _row(["order", *CODES])
    yield _row(["---", *["--:"] * len(CODES)])
    for order in ORDERS:
        totals = [each.totals[order] for each in rounds]
        yield _row([order, *(sum(each[code] for each in totals) for code in CODES)])


def winners(events: Sequence[Event]) -> Iterator[str]:
    """Yield the lines of a table: who wins in each order, against the usual one.

    Differences with their standard errors, field by field.
    """
    found: dict[str, list[tuple[float, ...]]] = {order: [] for order in ORDERS}
    for number, event in enumerate(events):
        chances = draw_chances(listed_strength(event), ROUNDS, f"1/{number}", Model())
        for order, rows in found.items():
            whole = played(begun(event, order), chances)
            values = measure_event(whole, chances.strength).values
            of_chance = (100 * values[code] for code in ("order", "champion", "sections"))
            rows.append((*of_chance, _together(whole), _uneven(whole)))
    heads = "order of strength", "best is first", "best of each section", "clubs", "uneven"
    yield _row(["order", *heads])
    yield _row(["---", *["--:"] * len(heads)])
    for order, rows in found.items():
        cells = []
        for mine, usual in zip(zip(*rows, strict=True), zip(*found["usual"], strict=True),
                               strict=True):  # fmt: skip
            less = [one - other for one, other in zip(mine, usual, strict=True)]
            error = stdev(less) / len(less) ** 0.5
            cells.append(f"{fmean(mine):.1f} ({fmean(less):+.1f} ± {error:.1f})")
        yield _row([order, *cells])


def _together(event: Event) -> int:
    """Return the games of two who were to be kept apart, of all rounds but the last."""
    sums = 0
    for round_ in event.rounds[:-1]:
        field = gather(event, round_.number, sorted(round_.game_by_player))
        index = {number: at for at, number in enumerate(field.numbers)}
        for game in round_.games:
            one, other = sorted(index[player] for player in game.players)
            sums += bool(
                shared(field, ("club",), field.start * 0 + one, field.start * 0 + other)[0]
            )
    return sums


def _uneven(event: Event) -> int:
    """Return the games between different scores."""
    return sum(
        measures(replace(event, rounds=event.rounds[: each.number - 1]), each)["uneven"]
        for each in event.rounds
    )


def shared_events(stories: Sequence[Story]) -> Iterator[str]:
    """Yield the lines of a table: what the judge measures of played events, drawn anew."""
    codes = ("squares", "uneven", "same club", "same float", "any float", "colours")
    sums: dict[str, Counter[str]] = {order: Counter() for order in ORDERS}
    many = 0
    for story in stories:
        for round_ in story.rounds:
            if not round_.games:
                continue
            event = story.before(round_)
            try:
                drawn = {
                    order: draw(ordered(event, order), round_.number, byes=round_.byes).round
                    for order in ORDERS
                }
            except NigiriError:
                continue
            many += 1
            for order, anew in drawn.items():
                sums[order].update(measures(event, anew))
    yield _row([f"order, {many} rounds", *codes])
    yield _row(["---", *["--:"] * len(codes)])
    for order, found in sums.items():
        yield _row([order, *(found[code] for code in codes)])


def served(many: Iterable[int], players: int) -> tuple[int, int, int, int]:
    """Return the rounds of Swiss fields of so many, and what serving the top changes in them.

    Rounds drawn; those in which other boards come out; those in which a board more inside the
    highest group that has two who have not met; and those with a board fewer there.
    """
    rounds = other = more = fewer = 0
    for number in many:
        settings = replace(rule_set("swiss").for_rounds(ROUNDS), seed=number + 1)
        event = Event(settings, field_of(number)[:players], sections=(Section(1, Rank(WEAKEST)),))
        chances = draw_chances(listed_strength(event), ROUNDS, f"1/{number}", Model())
        try:
            whole = played(start(event), chances)
        except NigiriError:
            continue
        for round_ in whole.rounds[1:]:
            before = replace(whole, rounds=whole.rounds[: round_.number - 1])
            field = gather(before, round_.number, sorted(round_.game_by_player))
            criteria = in_order(event.settings)
            found, lots = (
                optimum(field, [each for each in criteria if each.code != left_out])
                for left_out in ("", "top")
            )
            rounds += 1
            inside = [
                sum(field.score[a] == field.score[b] == field.score[0] for a, b in each or ())
                for each in (found, lots)
            ]
            other += found != lots
            more += inside[0] > inside[1]
            fewer += inside[0] < inside[1]
    return rounds, other, more, fewer


def _row(cells: Iterable[object]) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def _say(lines: Iterable[str]) -> None:
    """Print the lines and a blank one."""
    for line in chain(lines, ("",)):
        print(line, flush=True)  # noqa: T201 -- it prints


def main(arguments: Sequence[str]) -> None:
    """Print all tables; that of played events only where their folder is there."""
    folder = Path(arguments[0]) if arguments else SHARED
    for rules in RULES:
        for many in (FEW, FIELDS):
            rounds = [
                each
                for number, event in enumerate(fields(rules, range(many)))
                for each in redrawn(event, number)
            ]
            _say([f"{rules}, {many} fields, {len(rounds)} rounds", "", *shown(rounds)])
        _say([f"{rules}, {FIELDS} fields, each order for itself", ""])
        _say(winners([*fields(rules, range(FIELDS))]))
    if folder.exists():
        _say(shared_events(read_folder(folder)[0]))
    heads = "players", "rounds", "other boards", "more at the top", "fewer"
    _say(
        [
            _row(heads),
            _row(["--:"] * len(heads)),
            *(_row([many, *served(range(SMALL), many)]) for many in (6, 8, 12, 16, 24, 40)),
        ]
    )


if __name__ == "__main__":
    main(sys.argv[1:])
