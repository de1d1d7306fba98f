"""Events of people who do not exist, over decades: for figures, and for what must hold in all."""

from __future__ import annotations

import datetime as dt
from random import Random
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Iterator

CLUBS = ("Lakeside", "Old Town", "Harbour", "Northgate", "Valley")
FIRST_YEAR, EVENTS_A_YEAR, PEOPLE = 1985, 50, 4000


def invented_events(
    count: int, *, players: int = 60, rounds: int = 6, seed: int = 1
) -> Iterator[Event]:
    """Yield events, fifty a year; who comes is drawn from four thousand people."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    strength = [random.gauss(-6, 6) for _ in range(PEOPLE)]
    for number in range(count):
        day = dt.date(FIRST_YEAR + number // EVENTS_A_YEAR, 1, 1)
        day += dt.timedelta(days=7 * (number % EVENTS_A_YEAR))
        yield invented_event(random, number, day, strength, (players, rounds))


def invented_event(
    random: Random, number: int, day: dt.date, strength: list[float], size: tuple[int, int]
) -> Event:
    """Return an event, paired at random among neighbours in strength."""
    players, rounds = size
    people = random.sample(range(PEOPLE), players)
    years = day.year - FIRST_YEAR
    ranks = {who: max(-29, min(8, round(strength[who] + years / 10))) for who in people}
    people.sort(key=lambda who: (-ranks[who], who))
    entered = tuple(
        Player(
            family=f"Family{who:04}", given=f"Given{who % 97}", rank=Rank(ranks[who]),
            number=PlayerId(at), club=CLUBS[who % len(CLUBS)], here=True,
            federation_id=str(10**7 + who) if who % 2 else "",
        )
        for at, who in enumerate(people, 1)
    )  # fmt: skip
    settings = Settings(
        name=f"Open {number}",
        dates=day.isoformat(),
        rounds=rounds,
        ranked_by="all",
        event_id=f"invented-{number}",
    )
    drawn = (_round(random, at, entered) for at in range(1, rounds + 1))
    return Event(settings, entered, rounds=tuple(drawn))


def _round(random: Random, number: int, players: tuple[Player, ...]) -> Round:
    """Return a round in which neighbours meet, and the stronger one wins rather often."""
    order = sorted(players, key=lambda player: -player.rank.steps + random.random() * 4)
    games = []
    for table, (white, black) in enumerate(zip(order[::2], order[1::2], strict=True), 1):
        outcome = Outcome.WHITE if random.random() < 0.55 else Outcome.BLACK
        stones = min(9, max(0, white.rank.steps - black.rank.steps - 1))
        assert white.number is not None
        assert black.number is not None
        games.append(Game(table, white.number, black.number, stones, Result(outcome)))
    return Round(number, tuple(games))
