"""The komi of a game, and the handicap by rule with its side."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.games.handicaps import by_ranks_alone, komi_of, signed_handicap
from nigiri.domain.model.event import Event, Game, Player, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank

STRONG, WEAK = PlayerId(1), PlayerId(2)
EVENT = Event(
    Settings(),
    (Player("Ota", "", Rank(3), STRONG, here=True), Player("Roy", "", Rank(-3), WEAK, here=True)),
)


def on(board: int) -> Event:
    """Return the event on boards of that size."""
    return replace(EVENT, settings=replace(EVENT.settings, board=board))


def test_ranks_alone_say_the_handicap_only_by_the_usual_rule() -> None:
    """M12 on a full board; any cap and reduction will do."""
    usual = Settings()

    assert by_ranks_alone(replace(usual, handicap_cap=0, handicap_reduction=2))
    assert not by_ranks_alone(replace(usual, handicap_by="score"))
    assert not by_ranks_alone(replace(usual, handicap_even_above="bar"))
    assert not by_ranks_alone(replace(usual, handicap_top=Rank(1)))
    assert not by_ranks_alone(replace(usual, board=13))


def test_a_handicap_that_white_should_take_is_below_zero() -> None:
    """Six ranks apart are five stones."""
    assert 5 == signed_handicap(EVENT, Game(1, STRONG, WEAK), 1)
    assert -5 == signed_handicap(EVENT, Game(1, WEAK, STRONG), 1)


def test_the_komi_of_a_game_is_the_directors_or_by_rule() -> None:
    """By the stones given, whatever the rule would give."""
    own = Game(1, STRONG, WEAK, komi=HalfPoints(-5))

    assert -5 == komi_of(EVENT, own, 1)
    assert [13, 1, 1] == [komi_of(EVENT, Game(1, STRONG, WEAK, n), 1) for n in (0, 1, 5)]


def test_on_a_small_board_the_komi_is_that_of_the_table() -> None:
    """Where other stones are given than by rule, the table tells none."""
    assert -8 == komi_of(on(9), Game(1, STRONG, WEAK, 1), 1)
    assert None is komi_of(on(9), Game(1, STRONG, WEAK, 3), 1)
    assert 4 == komi_of(on(9), Game(1, STRONG, WEAK, 3, komi=HalfPoints(4)), 1)
