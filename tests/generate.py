"""Random tournaments, each from a seed that a failing test prints.

Nothing here uses the draw: histories are paired at random, so that the draw meets situations which
it would not have made itself.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, TypeVar

from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.event import (
    Apart,
    Event,
    Game,
    Outcome,
    Player,
    Result,
    Round,
    Section,
    Settings,
    Wish,
)
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing.criteria import CHOICES
from nigiri.domain.pairing.field import SEEDINGS
from nigiri.domain.pairing.patterns import PATTERNS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")

CLUBS = ("Mtl", "Qué", "Sher", "Ott", "")

#: Kinds of wishes, each with the largest group that is asked for.
KINDS = {"never": 3, "must": 5, "rather": 4, "rather not": 4, "title": 6, "child": 3}
ENDS = ("bottom", "middle", "top")
KEYS = ("club", "city", "state", "country", "family")

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


def random_choices(event: Event, seed: int) -> Event:
    """Return the event with settings and wishes at random, and what these look at in the players.

    The criteria come in any order, some of them left out; half the time the usual order is kept.
    """
    random = Random(seed)  # noqa: S311
    return replace(
        event,
        settings=_random_settings(event.settings, random),
        players=tuple(_random_details(player, random) for player in event.players),
        wishes=tuple(_random_wishes(event, random)),
    )


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


def _random_settings(settings: Settings, random: Random) -> Settings:
    """Return the settings with everything that decides a draw at random."""
    return replace(
        settings,
        criteria=_random_criteria(random),
        pattern=random.choice(PATTERNS),
        pattern_until=random.choice((None, 1, 3)),
        pattern_after=random.choice(PATTERNS),
        seeding=random.choice(tuple(SEEDINGS)),
        float_down=random.choice(ENDS),
        float_up=random.choice(ENDS),
        keep_apart=tuple(
            Apart(key, random.choice((None, frozenset({1, 2, 3})))) for key in _some(KEYS, random)
        ),
        apart_gap=random.choice((0, 0, 1, 2)),
        apart_free=tuple(_some(("bar", "leading"), random)),
        rematches=random.choice(("never", "never", "allowed")),
        mixing=random.choice(("all", "all", "sections")),
        last_rounds=random.choice((None, 1, 4)),
        host=random.choice(("", "Mtl")),
        tables_unused=tuple(_some(range(1, 12), random)),
    )


def _random_criteria(random: Random) -> tuple[str, ...]:
    """Return codes of criteria, without any twice."""
    codes = list(CRITERIA)
    rare = [code for code in CHOICES if code not in codes]
    for code in _some(rare, random):
        codes.insert(random.randrange(len(codes) + 1), code)
    if random.random() < 0.5:
        random.shuffle(codes)
    return tuple(code for code in codes if random.random() < 0.85)


def _random_details(player: Player, random: Random) -> Player:
    """Return the player with a state, a country, perhaps a rating and somebody else's name."""
    return replace(
        player,
        family=random.choice((player.family, player.family, "Roy", "Côté")),
        state=random.choice(CLUBS),
        country=random.choice(CLUBS[:3]),
        rating=random.choice((None, random.randint(0, 2700))),
    )


def _random_wishes(event: Event, random: Random) -> Iterator[Wish]:
    """Yield up to two wishes of each kind."""
    for kind, most in KINDS.items():
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            many = min(random.randint(2, most), len(event.players))
            rounds = random.choice(((), range(1, 3), range(2, 8)))
            players = random.sample(sorted(event.by_number), many)
            yield Wish(kind, tuple(players), frozenset(rounds))


def _some(things: Sequence[T], random: Random) -> list[T]:
    """Return some of the things, perhaps none, in their order."""
    return [thing for thing in things if random.random() < 0.5]
