"""Events played by a system, without workbook and without luck: for the tests of the systems."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.scoring import Worth
from nigiri.domain.model.system import Stage
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.rules import rule_set

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence

    from nigiri.domain.model.system import Fixture

    Pairs = Iterable[tuple[int, int]]

WINS = Worth()
WINS_ALONE = replace(
    rule_set("swiss").defaults.scoring,
    score=WINS,
    victories=WINS,
    seen=WINS,
    seen_victories=WINS,
)

#: Who is level in wins shares the place, as long as nothing else is said.
BARE: dict[str, Any] = {
    "start_rule": "none",
    "ranked_by": "all",
    "tiebreaks": (),
    "scoring": WINS_ALONE,
}


def field(players: int, **settings: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return an event of so many players, 1 the strongest, nothing played."""
    return Event(
        settings=Settings(**{**BARE, **settings}),
        players=tuple(
            Player(f"P{n}", "", Rank(0), number=PlayerId(n), here=True)
            for n in range(1, players + 1)
        ),
    )


def stage(
    event: Event, first: int = 1, order: Sequence[int] = (), seated: Container[int] = ()
) -> Stage:
    """Return the stage of the next round; `order` -- who belongs to it, all by number if empty."""
    players = tuple(map(PlayerId, order or sorted(event.by_number)))
    number = event.next_round
    playing = (p for p in players if event.player(p).plays_in(number) and p not in seated)
    return Stage(event, number, first, players, frozenset(playing))


def pairs(fixture: Fixture) -> list[tuple[int, int]]:
    """Return who meets whom in the order of the tables."""
    return [(each.one, each.other) for each in fixture.meetings]


def drawn(fixture: Fixture) -> Iterator[tuple[int, int]]:
    """Yield the pairs of a fixture; what is left to the draw neighbour by neighbour."""
    yield from pairs(fixture)
    for part in fixture.fields:
        yield from zip(part[::2], part[1::2], strict=False)


def after(event: Event, won: Pairs, system: str = "knockout", byes: Iterable[int] = ()) -> Event:
    """Return the event after one more round, in each pair the first has won."""
    games = tuple(
        Game(table, PlayerId(one), PlayerId(other), result=Result(Outcome.WHITE))
        for table, (one, other) in enumerate(won, 1)
    )
    this = Round(event.next_round, games, tuple(map(PlayerId, byes)), system=system)
    return replace(event, rounds=(*event.rounds, this))


def lower_wins(one: int, other: int) -> tuple[int, int]:
    """Return the smaller number first, who wins."""
    return min(one, other), max(one, other)


def upsets(one: int, other: int) -> tuple[int, int]:
    """Return the greater number first, who wins."""
    return max(one, other), min(one, other)


def played(
    event: Event,
    fixture: Callable[[Stage], Fixture],
    system: str,
    rounds: int,
    wins: Callable[[int, int], tuple[int, int]] = lower_wins,
) -> Event:
    """Return the event after so many rounds of a stage of that system, beginning now."""
    first = event.next_round
    for _ in range(rounds):
        made = fixture(stage(event, first))
        event = after(event, (wins(*pair) for pair in drawn(made)), system, made.byes)
    return event


def without(event: Event, *numbers: int) -> Event:
    """Return the event with these players out from round 2 on."""
    rounds = frozenset(range(2, 20))
    players = (replace(p, out=rounds) if p.number in numbers else p for p in event.players)
    return replace(event, players=tuple(players))


def undecided(event: Event, outcome: Outcome | None) -> Event:
    """Return the event with another outcome of the first game of the last round."""
    *before, last = event.rounds
    result = None if outcome is None else Result(outcome)
    game = replace(last.games[0], result=result)
    return replace(event, rounds=(*before, replace(last, games=(game, *last.games[1:]))))
