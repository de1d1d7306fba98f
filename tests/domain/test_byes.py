"""Who gets the bye (M6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Player, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing_policies.byes import (
    POLICIES,
    ByeReason,
    bye_candidates,
    bye_reason,
    is_host,
    likely_to_sit_out,
    needs_bye,
    promised,
    reserves,
    volunteers,
)
from nigiri.errors import WrongUse
from tests.crosstable import changed, crosstable
from tests.quebec import quebec_event

EVENT = crosstable(
    """
    1 Ann 3d@Mtl  2+   3+   5+   4-
    2 Ben 2d@Qué  1-   .    4-   5+
    3 Cho 1d@Mtl  4-!  1-   bye  .
    4 Dee 1k@Qué  3+!  5-   2+   1+
    5 Eve 2k@Mtl  bye  4+   1-   2-
    """,
    host="Mtl",
    rounds=6,
)
ALL = tuple(EVENT.by_number)


@pytest.mark.parametrize("policy", ["home", "host"])
@pytest.mark.parametrize(("round_number", "player"), [(1, 38), (2, 37), (3, 28)])
def test_the_three_byes_of_2005_are_those_of_the_rule(
    round_number: int, player: int, policy: str
) -> None:
    """Weakest of Montréal; then who lost most, of these those of Montréal, without a bye so far."""
    event = quebec_event(round_number - 1)
    event = replace(event, settings=replace(event.settings, bye_policy=policy))
    present = [n for n, p in event.by_number.items() if p.plays_in(round_number)]

    assert needs_bye(event, round_number, present)
    assert player == bye_candidates(event, round_number, present)[0]


def test_without_the_host_the_third_bye_of_2005_would_be_39() -> None:
    """The director of 2005 kept to the host city in round 3; the setting can say otherwise."""
    event = quebec_event(2)
    everyone = replace(event, settings=replace(event.settings, bye_host_rounds=2))
    present = [n for n, p in event.by_number.items() if p.plays_in(3)]

    assert 39 == bye_candidates(everyone, 3, present)[0]


def test_an_even_number_needs_no_bye() -> None:
    """Nobody at all is even too."""
    assert [False, True, False] == [needs_bye(EVENT, 5, ALL[:n]) for n in (0, 1, 2)]


def test_in_round_1_nobody_from_out_of_town_sits_out_while_there_is_another() -> None:
    """The weakest of the host first; of the others, the weakest too, if it must be."""
    event = replace(EVENT, rounds=())

    assert (5, 3, 1, 4, 2) == bye_candidates(event, 1, ALL)


def test_nobody_has_a_bye_twice() -> None:
    """Cardinal rule 1: Cho and Eve had theirs; when everyone had one nobody is left."""
    assert {1, 2, 4} == set(bye_candidates(EVENT, 5, ALL))
    assert () == bye_candidates(EVENT, 5, (PlayerId(3), PlayerId(5)))


def test_drawing_a_round_again_forgets_its_own_bye() -> None:
    """Eve may have the bye of round 1 once more when round 1 itself is drawn again."""
    assert 5 in bye_candidates(EVENT, 1, ALL)
    assert 3 not in bye_candidates(EVENT, 1, ALL)


def test_a_bye_is_not_for_a_host_who_is_winning() -> None:
    """From round 2 on the host's players come first only when they lost a game."""
    event = crosstable(
        """
        1 Ann 9d@Mtl  2+
        2 Ben 2d@Qué  1-
        3 Cho 1d@Qué  4+
        4 Dee 1k@Qué  3-
        5 Eve 2k@Qué  bye
        """,
        host="Mtl",
        rounds=3,
    )

    assert (4, 2, 1, 3) == bye_candidates(event, 2, tuple(event.by_number))


def test_losses_come_before_the_host() -> None:
    """Ben, a guest, lost twice, Dee of the host once: byes are for who is losing (M6).

    Of Dee and Eve, who lost as many, Dee is the host's. Once Dee's one game lost went before Ben's.
    """
    event = crosstable(
        """
        1 Ann 3d@Qué  2+   4+
        2 Ben 2d@Qué  1-   5-
        3 Cho 1d@Mtl  5+   bye
        4 Dee 1k@Mtl  .    1-
        5 Eve 2k@Qué  3-   2+
        """,
        host="Mtl",
        rounds=6,
    )
    players = tuple(event.by_number)
    once = replace(event, settings=replace(event.settings, bye_policy="host"))

    assert "home" == event.settings.bye_policy
    assert (2, 4, 5, 1) == bye_candidates(event, 3, players)
    assert (4, 2, 5, 1) == bye_candidates(once, 3, players)


def test_after_the_rounds_of_the_host_most_losses_decide_then_weakness() -> None:
    """Ben lost two games, Ann and Dee one each; Dee is the weaker of these."""
    assert (2, 4, 1) == bye_candidates(EVENT, 5, ALL)


def test_games_lost_by_default_count_and_missed_rounds_do_not() -> None:
    """Cho lost round 1 by default and round 2 on the board, Ben one game: Cho lost two."""
    event = replace(EVENT, rounds=EVENT.rounds[:1], settings=Settings())

    assert (2, 4, 1, 3) == bye_candidates(event, 2, ALL)  # who did not come comes last (M6)
    missed = replace(EVENT, rounds=EVENT.rounds[:2], settings=Settings())
    assert (3, 4, 2, 1) == bye_candidates(missed, 3, ALL)


@pytest.mark.parametrize("town", ["Montréal", "MONTREAL ", "Club de Montréal"])
def test_the_host_is_a_city_or_a_club_however_it_is_spelt(town: str) -> None:
    """Capitals and accents make no difference; another club of the city does, the city not."""
    player = Player("Ota", "", Rank(5), club=town, city="Montreal")

    assert is_host(Settings(host="montréal"), player)
    assert is_host(Settings(host="Montréal"), player)
    assert not is_host(Settings(host=""), player)
    assert not is_host(Settings(host="Québec"), player)


def test_the_reason_of_a_bye_is_told_in_facts() -> None:
    """Player 37 of 2005, round 2: of Montréal, lost one, weakest of 13 alike, 38 had one."""
    event = quebec_event(1)
    present = [n for n, p in event.by_number.items() if p.plays_in(2)]

    assert ByeReason(
        PlayerId(37),
        policy="home",
        promised=False,
        volunteer=False,
        host_first=True,
        from_host=True,
        lost=1,
        won=0,
        score=HalfPoints(-24),
        weakest_of=13,
        had_one=1,
        again=False,
    ) == bye_reason(event, 2, present, PlayerId(37))


def test_a_bye_against_the_rule_says_what_speaks_against_it() -> None:
    """Ann is not the weakest; Eve had one already; the host does not matter any more."""
    ann, eve = (bye_reason(EVENT, 5, ALL, PlayerId(n)) for n in (1, 5))

    assert (False, True, 1, 0, 2, False) == (
        ann.host_first,
        ann.from_host,
        ann.lost,
        ann.weakest_of,
        ann.had_one,
        ann.again,
    )
    assert (0, True) == (eve.weakest_of, eve.again)


@given(st.permutations(range(1, 41)), st.integers(1, 6))
def test_the_order_of_those_present_makes_no_difference(order: list[int], n: int) -> None:
    """The candidates are a matter of rule, not of the order of the sheet."""
    event = quebec_event(n - 1)
    present = tuple(PlayerId(number) for number in order)

    assert bye_candidates(event, n, tuple(sorted(present))) == bye_candidates(event, n, present)


#: Before round 4: Ben lost three games, Ann, Dee and Eve one each, Cho and Fay none. Scores: Ben 0,
#: Fay 1½ (three missed rounds), all others 2. Eve had a bye.
TABLE = """
    1 Ann 3d@Mtl  4-   5+   2+
    2 Ben 2d      3-   4-   1-
    3 Cho 1d      2+   .    .
    4 Dee 1k      1+   2+   5-
    5 Eve 2k@Mtl  bye  1-   4+
    6 Fay 3k      .    .    .
    """
SIX = tuple(PlayerId(n) for n in range(1, 7))


def six(policy: str = "home", **settings: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return the event of the table under a policy; Montréal is the host until the end."""
    return crosstable(TABLE, host="Mtl", bye_host_rounds=9, bye_policy=policy, **settings)


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        ("home", (2, 1, 4, 6, 3)),  # M6: Ben lost most; of Ann and Dee, who lost one, Ann is of Mtl
        ("host", (1, 2, 4, 6, 3)),  # once: Ann is the host's only one who lost and had none
        ("losses", (2, 4, 1, 6, 3)),  # M6 without the host: most games lost, then the weakest
        ("winners", (4, 3, 1, 6, 2)),  # B25: who has won, the weakest first; then who has not
        ("lowest", (2, 6, 4, 3, 1)),  # the lowest score, then the weakest
        ("none", ()),  # B6
    ],
)
def test_every_policy_has_its_own_order(policy: str, expected: tuple[int, ...]) -> None:
    """Eve, who had a bye, is in none of them."""
    assert expected == bye_candidates(six(policy), 4, SIX)


def test_a_policy_that_nobody_has_described_is_refused() -> None:
    """With those there are."""
    with pytest.raises(WrongUse, match="no bye for “random”; choose one of home, host, losses, "):
        bye_candidates(six("random"), 4, SIX)


@pytest.mark.parametrize("policy", ["home", "host", "losses", "winners", "lowest"])
def test_volunteers_come_first_where_the_event_says_so(policy: str) -> None:
    """Cho and Ann would like to sit out round 4: by M6 that is no reason, else it is the first."""
    willing = {"willing": frozenset({4})}
    event = changed(changed(six(policy), 1, **willing), 3, **willing)
    friendly = replace(event, settings=replace(event.settings, bye_volunteers="yes"))

    assert bye_candidates(six(policy), 4, SIX) == bye_candidates(event, 4, SIX)
    assert {1, 3} == set(bye_candidates(friendly, 4, SIX)[:2])
    assert bye_candidates(event, 3, SIX) == bye_candidates(friendly, 3, SIX)
    assert bye_reason(friendly, 4, SIX, PlayerId(3)).volunteer
    assert not bye_reason(event, 4, SIX, PlayerId(3)).volunteer


def test_a_volunteer_who_had_a_bye_has_no_second_one() -> None:
    """Cardinal rule 1 stands above all wishes."""
    event = changed(six("lowest", bye_volunteers="yes"), 5, willing=frozenset({4}))

    assert (2, 6, 4, 3, 1) == bye_candidates(event, 4, SIX)


def test_a_reserve_has_no_bye_and_mends_the_number() -> None:
    """B6's ghost: Ben does not count, and while he is there nobody needs a bye."""
    event = changed(six("losses"), 2, reserve=True)

    assert (4, 1, 6, 3) == bye_candidates(event, 4, SIX)
    assert not needs_bye(event, 4, SIX)
    assert needs_bye(event, 4, (*SIX[:1], *SIX[2:]))
    assert not needs_bye(event, 4, SIX[:2])


def test_a_promised_bye_is_no_matter_of_policy() -> None:
    """Ann leads, a reserve is there, and the event gives no byes: the promise counts (A8)."""
    for policy in ("losses", "none"):
        event = changed(changed(six(policy), 2, reserve=True), 1, promised=frozenset({4}))

        assert needs_bye(event, 4, SIX)
        assert (1,) == bye_candidates(event, 4, SIX)
        assert bye_reason(event, 4, SIX, PlayerId(1)).promised
        assert not needs_bye(event, 5, SIX)


def test_a_promise_gives_no_second_bye_and_none_to_a_reserve() -> None:
    """Cardinal rule 1; whose promises are void has no claim at all."""
    event = changed(changed(six("losses"), 5, promised=frozenset({4})), 2, reserve=True)
    event = changed(event, 2, promised=frozenset({4}))

    assert () == promised(event, 4, SIX)
    assert (4, 1, 6, 3) == bye_candidates(event, 4, SIX)


def test_the_reserve_with_the_fewest_games_plays_and_then_the_weakest() -> None:
    """Fay has not played yet, Cho once; Ben and Dee three times, Dee is the weaker (B33)."""
    event = six()
    for number in (2, 3, 4, 6):
        event = changed(event, number, reserve=True)

    assert (6, 3, 4, 2) == reserves(event, 4, SIX)


def test_nobody_drops_out_again_before_every_volunteer_did_once() -> None:
    """Fay sat out rounds 1 and 2 as offered, Cho round 3; Ben never; Ann does not offer it."""
    event = changed(six("none"), 6, willing=frozenset({1, 2, 4}))
    event = changed(event, 3, willing=frozenset({3, 4}))
    event = changed(event, 2, willing=frozenset({4}))

    assert (2, 3, 6) == volunteers(event, 4, SIX)
    assert () == volunteers(event, 5, SIX)


def test_without_byes_the_lowest_are_asked_first() -> None:
    """Whoever had a bye in another event's round, too; reserves are not asked."""
    event = changed(six("none"), 2, reserve=True)

    assert (6, 5, 4, 3, 1) == likely_to_sit_out(event, 4, SIX)


def test_the_reason_names_what_the_policy_asks() -> None:
    """Ben has the lowest score alone; under B6 nobody is first in anything."""
    lowest = bye_reason(six("lowest"), 4, SIX, PlayerId(2))
    none = bye_reason(six("none"), 4, SIX, PlayerId(2))

    assert ("lowest", 0, 1, False) == (
        lowest.policy, lowest.score, lowest.weakest_of, lowest.host_first
    )  # fmt: skip
    assert ("none", 0, 1) == (none.policy, none.weakest_of, none.had_one)


@given(st.permutations(SIX), st.sampled_from(sorted(POLICIES)), st.sets(st.sampled_from(SIX)))
def test_no_order_of_the_sheet_changes_who_sits_out(
    order: list[PlayerId], policy: str, spare: set[PlayerId]
) -> None:
    """Candidates, reserves and volunteers alike."""
    event = six(policy)
    for number in spare:
        event = changed(event, number, reserve=number % 2 == 0, willing=frozenset({4}))

    for chosen in (bye_candidates, reserves, volunteers, likely_to_sit_out):
        assert chosen(event, 4, SIX) == chosen(event, 4, order)
