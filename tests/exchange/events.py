"""A small event with everything that a file of a federation may have no word for."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.rules import rule_set

WHITE, BLACK, JIGO = Result(Outcome.WHITE), Result(Outcome.BLACK), Result(Outcome.JIGO)
IDS = ("EGF 16250531, FFG 1800226, AGA 10233", "10000002", "AGA 489", "", "10000005")
NAMES = (("Dubé", "Noé", "3d"), ("van Dyke", "Li", "1k"), ("Weiß", "Øle", "4k"),
         ("Ota", "Yuzo", "6k"), ("Zorn", "Ann", "9k"))  # fmt: skip


def player(number: int) -> Player:
    """Return one of the five, by number."""
    family, given, rank = NAMES[number - 1]
    return Player(family, given, Rank.parse(rank), PlayerId(number), club="Lyon Go", country="FR",
                  entry_rank=Rank.parse(rank), federation_id=IDS[number - 1], here=True,
                  out=frozenset({3} if number == 5 else ()))  # fmt: skip


def game(white: int, black: int, result: Result | None, handicap: int = 0) -> Game:
    """Return a game without a table."""
    return Game(None, PlayerId(white), PlayerId(black), handicap, result)


def small() -> Event:
    """Return five players and three rounds: wins, a jigo, a bye, a default, a missed round."""
    settings = replace(
        rule_set("opengotha").defaults, bar=Rank(4), name="Open de Lyon", place="Lyon, FR",
        dates="12-13 May 2026", time_limits="60 min + 30 s byo-yomi", rounds=3, director="A. B.",
        rules_of_play="AGA",
    )  # fmt: skip
    rounds = (
        Round(1, (game(1, 2, WHITE), game(3, 4, BLACK, 2)), (PlayerId(5),)),
        Round(2, (game(1, 4, WHITE, 8), game(2, 5, JIGO, 5)), (PlayerId(3),)),
        Round(3, (game(1, 3, Result(Outcome.BLACK, by_default=True), 6), game(2, 4, WHITE, 5))),
    )
    return Event(settings, tuple(map(player, range(1, 6))), rounds=rounds)


def same(event: Event) -> list[object]:
    """Return games and byes by names, so that events with other numbers can be compared."""

    def name(number: PlayerId) -> str:
        return event.player(number).name

    return [
        (this.number, sorted(map(name, this.byes)),
         sorted((name(g.white), name(g.black), g.handicap, str(g.result)) for g in this.games))
        for this in event.rounds
    ]  # fmt: skip


def with_komi(event: Event, halves: int) -> Event:
    """Return the event with another komi of even games, in half points."""
    return replace(event, settings=replace(event.settings, komi_even=HalfPoints(halves)))
