"""Random tournaments, each from a seed that a failing test prints.

Nothing here uses the draw: histories are paired at random, so that the draw meets situations which
it would not have made itself.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from nigiri.domain.model import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.units import PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Callable

CLUBS = ("Mtl", "Qué", "Sher", "Ott", "")

#: Results as they come in: a decided game, now and then a jigo, a default, nobody's win.
RESULTS = (
    *[Result(Outcome.WHITE)] * 10,
    *[Result(Outcome.BLACK)] * 10,
    Result(Outcome.JIGO),
    Result(Outcome.NONE),
    Result(Outcome.WHITE, by_default=True),
    Result(Outcome.BLACK, by_default=True),
)


def registration(
    seed: int, players: int, *, sections: int = 4, settings: Settings | None = None
) -> Event:
    """Return a numbered field, 6d to 20k, in sections of about equal size; nobody has played."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    ranks = sorted((random.randint(-19, 6) for _ in range(players)), reverse=True)
    lowest = [ranks[players * (n + 1) // sections - 1] for n in range(sections)]
    return Event(
        settings=replace(settings or Settings(host="Mtl"), seed=seed),
        players=tuple(
            Player(
                family=f"Family{number}",
                given=f"Given{number}",
                rank=Rank(steps),
                number=PlayerId(number),
                club=random.choice(CLUBS),
                city=random.choice(CLUBS),
                here=True,
            )
            for number, steps in enumerate(ranks, 1)
        ),
        sections=tuple(Section(n, Rank(steps)) for n, steps in enumerate(lowest, 1)),
    )


def random_history(event: Event, seed: int, rounds: int, *, missing: float = 0.05) -> Event:
    """Return the event with that many rounds paired at random, as far as nobody meets again.

    missing -- the share of players who miss a round; who finds no opponent has a bye or misses too
    """
    random = Random(seed)  # noqa: S311
    for _ in range(rounds):
        present = [n for n in sorted(event.by_number) if random.random() >= missing]
        random.shuffle(present)
        event = with_round(event, played(_at_random(event, present), random.getrandbits(32)))
    return event


def played(round_: Round, seed: int) -> Round:
    """Return the round with seeded results."""
    random = Random(seed)  # noqa: S311
    games = (replace(game, result=random.choice(RESULTS)) for game in round_.games)
    return replace(round_, games=tuple(games))


def with_round(event: Event, round_: Round) -> Event:
    """Return the event with one more round."""
    return replace(event, rounds=(*event.rounds, round_))


def tournament(
    event: Event, seed: int, rounds: int, draw: Callable[[Event, int], Round]
) -> list[tuple[Event, Round]]:
    """Return each round as `draw` made it, with the event before it; results are seeded."""
    story = []
    for number in range(1, rounds + 1):
        round_ = draw(event, number)
        story.append((event, round_))
        event = with_round(event, played(round_, 1000 * seed + number))
    return story


def shuffled(event: Event, seed: int) -> Event:
    """Return the same event with the players in another order."""
    players = list(event.players)
    Random(seed).shuffle(players)  # noqa: S311
    return replace(event, players=tuple(players))


def _at_random(event: Event, order: list[PlayerId]) -> Round:
    """Return a round in which each in this order takes the next one not yet met."""
    met = {frozenset(game.players) for round_ in event.rounds for game in round_.games}
    waiting = list(order)
    games: list[Game] = []
    idle: list[PlayerId] = []
    while waiting:
        one = waiting.pop(0)
        other = next((p for p in waiting if frozenset((one, p)) not in met), None)
        if other is None:
            idle.append(one)
        else:
            waiting.remove(other)
            white, black = sorted((one, other))
            games.append(Game(table=len(games) + 1, white=white, black=black))
    return Round(number=event.next_round, games=tuple(games), byes=tuple(idle[:1]))
