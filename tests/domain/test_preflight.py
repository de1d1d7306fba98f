"""Pre-flight: what a federation would refuse; one defect a rule, one finding a defect."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round
from nigiri.domain.model.settings import Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.preflight import RULES, Sending, preflight
from nigiri.domain.schedule.time_limits import Limits, aga_rates

if TYPE_CHECKING:
    from collections.abc import Callable

TODAY = date(2026, 5, 20)
ONE, TWO = PlayerId(1), PlayerId(2)


def sound(federation: str) -> Event:
    """Return an event that the federation takes: two players, one game."""
    scale, rating = ("aga", 350) if federation == "aga" else ("egf", 2300)
    numbers = ("EGF 16250531, FFG 1800226, AGA 10233", "EGF 10000002, FFG 1800227, AGA 489")
    players = tuple(
        Player(family, "Yuzo", Rank.parse("3d"), PlayerId(at), rating=rating, country="FR",
               federation_id=numbers[at - 1], here=True, expires=date(2026, 12, 31))
        for at, family in enumerate(("Ota", "Dubé"), 1)
    )  # fmt: skip
    settings = Settings(
        name="Open", dates="2026-05-12", place="Lyon, FR", time_limits="60 min + 30 s byo-yomi",
        rounds=1, rating_scale=scale,
    )  # fmt: skip
    game = Game(1, ONE, TWO, 0, Result(Outcome.WHITE))
    return Event(settings, players, rounds=(Round(1, (game,)),))


def setting(**changed: object) -> Callable[[Event], Event]:
    """Return what changes settings."""
    return lambda event: replace(event, settings=replace(event.settings, **changed))  # type: ignore[arg-type]


def second(**changed: object) -> Callable[[Event], Event]:
    """Return what changes the second player."""
    return lambda event: replace(
        event,
        players=(event.players[0], replace(event.players[1], **changed)),  # type: ignore[arg-type]
    )


def result(said: Result | None) -> Callable[[Event], Event]:
    """Return what changes the result of the game."""
    game = Game(1, ONE, TWO, 0, said)
    return lambda event: replace(event, rounds=(Round(1, (game,)),))


DEFECTS: dict[str, tuple[str, Callable[[Event], Event], str]] = {
    "no-id": ("aga", second(federation_id="EGF 10000002"), "federation_id"),
    "id-unreadable": ("aga", second(federation_id="soon"), "federation_id"),
    "id-long": ("aga", second(federation_id="123456"), "federation_id"),
    "id-twice": ("aga", second(federation_id="10233"), "federation_id"),
    "name-twice": ("aga", second(family="Ota"), "family"),
    "lapsed": ("aga", second(expires=date(2026, 5, 11)), "expires"),
    "no-end": ("aga", second(expires=None), "expires"),
    "rank-low": ("egf", second(rating=2360), "rank"),
    "rank-high": ("egf", second(rating=2140), "rank"),
    "unrated-high": ("egf", second(rating=None), "rank"),
    "given": ("egf", second(given=" "), "given"),
    "letters": ("egf", second(given="Юдзо"), "given"),
    "player-country": ("egf", second(country=" "), "country"),
    "country-unknown": ("ffg", second(country="Frnace"), "country"),
    "event-name": ("egf", setting(name=" "), "name"),
    "dates-missing": ("egf", setting(dates=""), "dates"),
    "dates": ("egf", setting(dates="12/05/2026"), "dates"),
    "late": ("aga", setting(dates="2026-04-19"), "dates"),
    "place": ("egf", setting(place=""), "place"),
    "region": ("egf", setting(place="Lyon"), "place"),
    "times-missing": ("egf", setting(time_limits=""), "time_limits"),
    "times": ("egf", setting(time_limits="60 min"), "time_limits"),
    "class": ("egf", setting(time_limits="20 min sudden death"), "time_limits"),
    "times-short": ("aga", setting(time_limits="44 min sudden death"), "time_limits"),
    "board": ("egf", setting(board=13), "board"),
    "rounds": ("egf", setting(rounds=2), "rounds"),
    "result": ("egf", result(None), "result"),
    "default": ("egf", second(out=frozenset({1})), "result"),
    "unsayable": ("aga", result(Result(Outcome.JIGO)), "result"),
    "both": ("egf", result(Result(Outcome.NONE)), "result"),
}
"""Rule -> federation, what breaks it, and the key of the place where it is told."""


def found(event: Event, federation: str) -> list[tuple[str, str]]:
    """Return rule and place of every defect."""
    return [(d.rule, d.spot.key) for d in preflight(Sending(event, federation, TODAY))]


def test_every_rule_has_its_defect() -> None:
    """Nobody adds a rule without one."""
    assert [rule.code for rule in RULES] == [*DEFECTS]


@pytest.mark.parametrize("federation", ["aga", "egf", "ffg"])
def test_a_sound_event_has_none(federation: str) -> None:
    """So mending the one cell that is wrong removes the one defect."""
    assert [] == found(sound(federation), federation)


@pytest.mark.parametrize(("rule", "defect"), DEFECTS.items())
def test_one_defect_is_found_once(
    rule: str, defect: tuple[str, Callable[[Event], Event], str]
) -> None:
    """By its own rule, in its own place, and by no other rule."""
    federation, broken, place = defect

    assert [(rule, place)] == found(broken(sound(federation)), federation)


def test_whoever_took_part_in_nothing_is_not_looked_at() -> None:
    """Nobody sends them."""
    absent = Player("Zorn", "", Rank.parse("9d"), PlayerId(3))
    event = sound("egf")

    assert [] == found(replace(event, players=(*event.players, absent)), "egf")


def test_a_game_by_default_is_none_of_these() -> None:
    """Not even a double one, nor with somebody out: it says itself that nobody played."""
    event = second(out=frozenset({1}))(sound("aga"))

    assert [] == found(result(Result(Outcome.NONE, by_default=True))(event), "aga")


def test_ends_of_the_limits_are_no_defects() -> None:
    """Thirty days, the last day of a membership, one grade above the rating."""
    event = second(expires=date(2026, 5, 12))(sound("aga"))

    assert [] == found(event, "aga")
    assert [] == found(setting(dates="2026-04-20")(sound("aga")), "aga")
    assert [] == found(second(rating=2150)(sound("egf")), "egf")
    assert [] == found(second(rating=None, rank=Rank(2))(sound("egf")), "egf")


def test_the_published_rating_counts_before_the_one_entered_with() -> None:
    """A2: who raised the own rating is compared with what the list says."""
    event = second(rating=None, published=2360)(sound("egf"))

    assert [("rank-low", "rank")] == found(event, "egf")
    assert [] == found(second(rating=2360, published=2340)(sound("egf")), "egf")


def test_a_rank_below_the_rating_is_no_defect_once_its_reason_is_known() -> None:
    """A2: medical evidence, which the report carries."""
    event = second(rating=2360, evidence="ill since March")(sound("egf"))

    assert [] == found(event, "egf")


def test_without_days_no_membership_can_have_ended() -> None:
    """The days are told, and nothing is made up for them."""
    event = setting(dates="")(second(expires=date(2020, 1, 1))(sound("aga")))

    assert [("dates-missing", "dates")] == found(event, "aga")


@pytest.mark.parametrize(
    ("times", "rated"),
    [
        (Limits(45), True),
        (Limits(44), False),
        (Limits(30, "byo-yomi", 20), True),
        (Limits(30, "byo-yomi", 19), False),
        (Limits(29, "byo-yomi", 20), False),
        (Limits(30, "canadian", 300, 20), True),
        (Limits(30, "canadian", 300, 21), False),
        (Limits(3, "fischer", 15), True),
        (Limits(2, "fischer", 15), False),
        (Limits(45, "fischer", 5), True),
    ],
)
def test_what_the_aga_rates(times: Limits, rated: bool) -> None:  # noqa: FBT001 -- a column
    """Formats 1.2, at the limits themselves and one below."""
    assert rated is aga_rates(times)


def many(event: Event, count: int, **changed: object) -> Event:
    """Return the event with eight players who all had a bye; so many of them are changed."""
    one = event.players[0]
    players = tuple(
        replace(one, family=f"Ota{n}", number=PlayerId(n), federation_id=f"EGF 1000000{n}")
        for n in range(1, 9)
    )
    odd = tuple(replace(player, **changed) for player in players[:count])  # type: ignore[arg-type]
    this = Round(1, (), tuple(PlayerId(n) for n in range(1, 9)))
    return replace(event, players=(*odd, *players[count:]), rounds=(this,))


@pytest.mark.parametrize(
    ("rule", "changed"),
    [("player-country", {"country": ""}), ("no-id", {"federation_id": ""}),
     ("given", {"given": ""}), ("letters", {"given": "雄三"}), ("rank-low", {"rating": 2400})],
)  # fmt: skip
def test_what_most_players_lack_is_one_defect_with_their_number(
    rule: str, changed: dict[str, object]
) -> None:
    """At the first of them; half of the players or fewer stand there one by one."""
    event = sound("egf")
    (told,) = preflight(Sending(many(event, 8, **changed), "egf", TODAY))
    (most,) = preflight(Sending(many(event, 5, **changed), "egf", TODAY))
    half = preflight(Sending(many(event, 4, **changed), "egf", TODAY))

    assert (rule, True, 8) == (told.rule, told.many, told.facts["players"])
    assert told.spot.player
    assert PlayerId(1) == told.spot.player.number
    assert 5 == most.facts["players"]
    assert [(rule, False)] * 4 == [(each.rule, each.many) for each in half]


def test_a_latin_form_in_brackets_mends_a_name() -> None:
    """Round brackets of either width; a mark behind the name is none."""
    assert [] == found(second(given="Юдзо (Yuzo)")(sound("egf")), "egf")
    assert [] == found(
        second(family="Ożóg \uff08Ozog\uff09", given="Юдзо (Yuzo) (2)")(sound("ffg")), "ffg"
    )
    assert [("letters", "given")] == found(second(given="Юдзо (2)")(sound("egf")), "egf")
    assert [("letters", "given")] == found(second(given="Юдзо (Юдзо)")(sound("egf")), "egf")


def test_a_country_may_be_a_name() -> None:
    """Of a player and of the place; a state of America is no country."""
    assert [] == found(second(country="Irland")(sound("egf")), "egf")
    assert [] == found(second(country="")(sound("ffg")), "ffg")
    assert [] == found(setting(place="Lyon, France")(sound("egf")), "egf")
    assert [("region", "place")] == found(setting(place="Princeton, NJ")(sound("egf")), "egf")
    assert [] == found(setting(place="Princeton, NJ")(sound("aga")), "aga")
