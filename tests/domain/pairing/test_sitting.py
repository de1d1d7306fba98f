"""Who is drawn and who sits out (M6, B6)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Round, Settings, Wish
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import Bye, draw
from nigiri.domain.pairing.sitting_out import Sitting, sitting
from nigiri.domain.pairing_policies.byes import POLICIES, had_bye
from nigiri.errors import Forbidden, NoPairing
from tests.crosstable import changed
from tests.domain.pairing.test_drawing import crowd
from tests.generate import played, random_history, registration, with_round


def numbers(*players: int) -> tuple[PlayerId, ...]:
    """Return player numbers."""
    return tuple(map(PlayerId, players))


def sat(event: Event, round_number: int = 1, **options: object) -> Sitting:
    """Return who sits of everybody in the event."""
    return sitting(event, round_number, tuple(event.by_number), **options)  # type: ignore[arg-type]


def five(policy: str = "host", *rounds: list[tuple[int, int]]) -> Event:
    """Return five equals under a policy who met in these games."""
    return crowd(5, *rounds, settings=Settings(bye_policy=policy, rounds=9))


def test_an_even_number_sits_down_and_reserves_wait() -> None:
    """Nobody has a bye, and nobody has to play."""
    event = changed(five(), 2, reserve=True)

    assert Sitting(numbers(1, 3, 4, 5)) == sat(event)


def test_the_reserve_comes_in_when_the_number_is_odd() -> None:
    """B6's ghost, whatever the policy: nobody has a bye."""
    for policy in POLICIES:
        event = changed(crowd(6, settings=Settings(bye_policy=policy)), 3, reserve=True)

        assert Sitting(numbers(1, 2, 3, 4, 5, 6)) == sat(event)


def test_of_several_reserves_one_comes_in() -> None:
    """The weakest of those who played least; the others wait."""
    event = changed(changed(five(), 2, reserve=True), 4, reserve=True)

    assert Sitting(numbers(1, 3, 4, 5)) == sat(event)


def test_a_reserve_who_has_met_everybody_is_of_no_help() -> None:
    """Then 5 has the bye; with a second reserve, 3, that one comes in."""
    rounds: list[list[tuple[int, int]]] = [[(4, n)] for n in (1, 2, 3, 5)]
    event = changed(five("host", *rounds), 4, reserve=True)
    alone = sitting(event, 9, numbers(1, 2, 4, 5))
    both = changed(event, 3, reserve=True)

    assert Sitting(numbers(1, 2), (Bye(PlayerId(5)),)) == sitting(event, 9, numbers(1, 2, 4, 5))
    assert alone == sitting(event, 9, numbers(5, 4, 2, 1))
    assert Sitting(numbers(1, 2, 3, 5)) == sitting(both, 9, numbers(1, 2, 3, 4, 5))


def test_without_byes_a_volunteer_drops_out() -> None:
    """B6: 2 and 3 offer it for this round, 3 is the weaker; nobody is given a win."""
    event = five("none")
    for number in (2, 3):
        event = changed(event, number, willing=frozenset({1}))

    assert Sitting(numbers(1, 2, 4, 5)) == sat(event)
    round_ = draw(event, 1).round
    assert () == round_.byes
    assert [] == violations(event, round_)


def test_with_byes_a_volunteer_does_not_drop_out() -> None:
    """The bye goes by the policy; the reserve comes before both."""
    event = changed(five(), 2, willing=frozenset({1}))

    assert Sitting(numbers(1, 2, 3, 4), (Bye(PlayerId(5)),)) == sat(event)


def test_a_volunteer_who_is_needed_stays() -> None:
    """1 has met 2, 3 and 4: without 5, who offers to drop out, 1 would be alone; so 4 does."""
    event = five("none", [(1, 2)], [(1, 3)], [(1, 4)])
    for number in (4, 5):
        event = changed(event, number, willing=frozenset({4}))

    assert Sitting(numbers(1, 2, 3, 5)) == sat(event, 4)


def test_without_byes_and_volunteers_the_draw_says_who_could_sit_out() -> None:
    """The weakest first, but 5 is the only one left for 1 to meet."""
    with pytest.raises(Forbidden, match=r"such as P5 \(5\), P4 \(4\), P3 \(3\), P2 \(2\), P1"):
        sat(five("none"))
    with pytest.raises(Forbidden, match=r"5 players .* nobody has a bye.*such as P4 \(4\)"):
        sat(five("none", [(1, 2)], [(1, 3)], [(1, 4)]), 4)


def test_who_blocks_the_round_is_named_without_byes_too() -> None:
    """Three who have all met: whoever sits out, the others cannot meet."""
    met = [[(1, 2)], [(1, 3)], [(2, 3)]]
    with pytest.raises(NoPairing, match="no opponent is left for"):
        sat(crowd(3, *met, settings=Settings(bye_policy="none")), 4)


def test_a_bye_of_the_director_stands_and_the_reserve_mends_the_rest() -> None:
    """6 has it; of the other five 5 plays only if needed, so 1 to 4 are enough; or 5 is needed."""
    event = changed(crowd(6), 5, reserve=True)

    drawn = draw(event, 1, byes=numbers(6))

    assert (Bye(PlayerId(6), forced=True),) == drawn.byes
    assert PlayerId(5) not in drawn.round.game_by_player
    assert Sitting(numbers(1, 2, 3, 5)) == sitting(event, 1, numbers(1, 2, 3, 5), policy=False)
    with pytest.raises(Forbidden, match="3 players are left to be paired in round 1, an odd"):
        sitting(event, 1, numbers(1, 2, 3), policy=False)


def test_pairs_that_may_not_meet_count_like_old_opponents() -> None:
    """Of three 3 has the bye; when 1 and 2 may not meet it is 2, and 3 was passed over."""
    event = replace(crowd(3), wishes=(Wish("never", numbers(1, 2)),))

    assert (Bye(PlayerId(2), passed_over=numbers(3)),) == sat(event).byes


def test_where_rematches_are_allowed_the_first_of_the_rule_sits_out() -> None:
    """Three who have all met: without a rematch nothing goes, so 3 has the bye and 1 meets 2."""
    met = [[(1, 2)], [(1, 3)], [(2, 3)]]
    event = crowd(3, *met, settings=Settings(rematches="allowed"))

    assert Sitting(numbers(1, 2), (Bye(PlayerId(3)),)) == sat(event, 4)
    reserve = changed(crowd(4, *met, settings=Settings(rematches="allowed")), 4, reserve=True)
    assert Sitting(numbers(1, 2, 3, 4)) == sat(reserve, 4)


def test_everyone_had_a_bye_says_the_choices() -> None:
    """Cardinal rule 1; but a reserve still mends the number."""
    rounds = tuple(Round(n, byes=(PlayerId(n),)) for n in (1, 2, 3))
    event = replace(crowd(4), rounds=rounds)

    with pytest.raises(Forbidden, match="needs a bye, but everyone here has had one"):
        sitting(event, 4, numbers(1, 2, 3))
    assert Sitting(numbers(1, 2, 3, 4)) == sat(changed(event, 4, reserve=True), 4)


@given(
    seed=st.integers(0, 2**32),
    players=st.integers(7, 14),
    policy=st.sampled_from(sorted(POLICIES)),
    spare=st.sets(st.integers(1, 14)),
    volunteers=st.sampled_from(["yes", "no"]),
)
def test_whoever_sits_out_the_round_can_be_drawn(
    seed: int, players: int, policy: str, spare: set[int], volunteers: str
) -> None:
    """No second bye, no needless reserve, everybody else in a game: by the judge of rounds.

    Without byes an odd number may be refused, but not while a reserve or a volunteer could help.
    """
    settings = Settings(rounds=9, host="Mtl", bye_policy=policy, bye_volunteers=volunteers)
    event = random_history(registration(seed, players, settings=settings), seed, 2)
    for number in sorted(spare):
        event = changed(
            event, number, reserve=number % 3 == 0, willing=frozenset({3} if number % 3 else ())
        )
    try:
        round_ = draw(event, 3).round
    except NoPairing:
        return
    except Forbidden:
        if policy == "none":
            return
        raise
    found = [v.code for v in violations(event, round_)]

    assert not {"idle", "reserve", "again", "byes", "even", "twice", "rematch"} & set(found)
    assert all(not had_bye(event, bye, 3) for bye in round_.byes)
    assert policy != "none" or not round_.byes


@given(seed=st.integers(0, 2**32), policy=st.sampled_from(["host", "losses", "lowest"]))
def test_over_a_tournament_nobody_has_two_byes(seed: int, policy: str) -> None:
    """Nine players, seven rounds, one of whom is a reserve from round 3 on."""
    event = registration(seed, 9, settings=Settings(rounds=7, bye_policy=policy))
    for number in range(1, 6):
        if number == 3:
            event = changed(event, 5, reserve=True)
        drawn = draw(event, number)
        assert (number < 3) == bool(drawn.byes)
        event = with_round(event, played(drawn.round, seed + number))
    byes = [bye for round_ in event.rounds for bye in round_.byes]

    assert len(set(byes)) == len(byes) == 2
