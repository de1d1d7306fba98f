"""Parts drawn apart: sections that never mix, rooms, wished games; and a supergroup above a bar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.board_costs import round_totals
from nigiri.domain.pairing.parts import parts, wished_games
from nigiri.errors import Forbidden
from tests.crosstable import changed
from tests.domain.pairing.instances import standing, wishing
from tests.domain.pairing.test_drawing import crowd, met


def numbers(*players: int) -> tuple[PlayerId, ...]:
    """Return player numbers."""
    return tuple(map(PlayerId, players))


def in_sections(*sizes: int, mixing: str = "sections") -> Event:
    """Return players in sections of these sizes, all of one score."""
    event = standing(*[0] * sum(sizes), settings=Settings(mixing=mixing))
    number = 0
    for section, size in enumerate(sizes, 1):
        for _ in range(size):
            number += 1
            event = changed(event, number, section=section)
    return event


def test_sections_that_never_mix_are_parts() -> None:
    """From the top; without the setting there is one part."""
    assert (numbers(1, 2, 3, 4), numbers(5, 6)) == parts(
        in_sections(4, 2), 1, numbers(*range(1, 7))
    )
    assert (numbers(*range(1, 7)),) == parts(
        in_sections(4, 2, mixing="all"), 1, numbers(*range(1, 7))
    )


def test_players_without_a_section_are_a_part_of_their_own() -> None:
    """In an event without sections that is everybody; nobody at all makes no part."""
    event = crowd(4, settings=Settings(mixing="sections"))

    assert (numbers(1, 2, 3, 4),) == parts(event, 1, numbers(1, 2, 3, 4))
    assert () == parts(event, 1, ())


def test_each_odd_part_has_its_own_bye() -> None:
    """Three and five: two byes, though the number of all is even."""
    drawn = draw(in_sections(3, 5), 1)

    assert 2 == len(drawn.byes)
    assert [True, False] == [bye.player <= 3 for bye in drawn.byes]
    assert all((a <= 3) == (b <= 3) for a, b in met(drawn.round))
    assert 0 == len(draw(in_sections(3, 5, mixing="all"), 1).byes)


def test_the_director_gives_parts_their_byes_and_the_policy_the_others() -> None:
    """3 and 8 sit out as told; told only 3, the other part has one by policy; nobody: refused."""
    event = in_sections(3, 5)
    one = draw(event, 1, byes=numbers(3)).byes

    assert [(1, 2), (4, 6), (5, 7)] == sorted(met(draw(event, 1, byes=numbers(3, 8)).round))
    assert [(True, True), (False, False)] == [(bye.player == 3, bye.forced) for bye in one]
    with pytest.raises(Forbidden, match="3 players are left"):
        draw(event, 1, byes=())


def test_a_room_is_a_part() -> None:
    """2, 4, 6 and 8 only meet one another; the others are the rest."""
    event = wishing(crowd(8), "must", 2, 4, 6, 8)

    assert (numbers(1, 3, 5, 7), numbers(2, 4, 6, 8)) == parts(event, 1, numbers(*range(1, 9)))
    assert {(1, 5), (3, 7), (2, 6), (4, 8)} == set(met(draw(event, 1).round))


def test_an_odd_room_has_its_own_bye() -> None:
    """Three of eight: one of them sits out, and one of the five others."""
    byes = {bye.player for bye in draw(wishing(crowd(8), "must", 2, 4, 6), 1).byes}

    assert 2 == len(byes)
    assert 1 == len(byes & {2, 4, 6})


def test_who_is_in_two_rooms_is_drawn_in_the_first() -> None:
    """4 is claimed once; the second room goes on without."""
    event = wishing(wishing(crowd(8), "must", 2, 3, 4), "must", 4, 5, 6)

    assert (numbers(1, 7, 8), numbers(2, 3, 4), numbers(5, 6)) == parts(
        event, 1, numbers(*range(1, 9))
    )


def test_a_room_where_no_two_can_meet_any_more_is_opened() -> None:
    """They have all met: then they are drawn with the others."""
    event = wishing(crowd(6, [(1, 2)], [(1, 3)], [(2, 3)]), "must", 1, 2, 3)

    assert (numbers(*range(1, 7)),) == parts(event, 4, numbers(*range(1, 7)))
    assert (numbers(4, 5, 6), numbers(1, 2, 3)) == parts(event, 3, numbers(*range(1, 7)))


def test_a_wish_for_two_is_a_game() -> None:
    """1-8 are set apart, the others follow the pattern; the board costs nothing."""
    drawn = draw(wishing(crowd(8), "must", 8, 1), 1)

    assert {(1, 8), (2, 5), (3, 6), (4, 7)} == set(met(drawn.round))
    assert [True] == [board.locked for board in drawn.boards if 8 in board.game.players]


def test_a_wished_game_needs_two_who_are_free_and_can_meet() -> None:
    """Not with somebody who is away, seated already, or has been met or forbidden."""
    event = wishing(wishing(crowd(6, [(3, 4)]), "must", 1, 2), "must", 2, 5)
    event = wishing(wishing(event, "must", 3, 4), "must", 4, 6)
    event = wishing(wishing(event, "never", 3, 5), "must", 3, 5)

    assert (numbers(1, 2), numbers(4, 6)) == wished_games(event, 2, numbers(*range(1, 7)))
    assert (numbers(2, 5), numbers(4, 6)) == wished_games(event, 2, numbers(2, 3, 4, 5, 6))


def test_a_wished_game_is_no_rematch_even_where_rematches_are_allowed() -> None:
    """The wish is fulfilled by one game."""
    event = wishing(crowd(4, [(1, 2)], settings=Settings(rematches="allowed")), "must", 1, 2)

    assert () == wished_games(event, 2, numbers(1, 2, 3, 4))


def test_the_totals_of_a_round_are_those_of_its_parts() -> None:
    """What the draw said, over both sections; the byes have no board."""
    event = in_sections(4, 6)
    drawn = draw(event, 1)
    sums = round_totals(event, drawn.round)

    assert dict(sums) == {code: drawn.totals[code] for code in sums}
    assert "score" in sums


@pytest.mark.parametrize("players", [4, 5])
def test_a_supergroup_plays_itself_first(players: int) -> None:
    """It starts a point above the bar (E5); of an odd number one goes down to the bar's group."""
    settings = Settings(start_rule="bar", bar=Rank(4), supergroup=Rank(6))
    event = replace(crowd(10), settings=settings)
    for number in range(1, 11):
        event = changed(event, number, rank=Rank(6 if number <= players else 4))
    boards = met(draw(event, 1).round)
    inside = [pair for pair in boards if pair[1] <= players]
    down = [pair for pair in boards if pair[0] <= players < pair[1]]

    assert players // 2 == len(inside)
    assert [(5, 6)] * (players % 2) == down
