"""Numbers by strength (M4) and the order of strength afterwards (house rule)."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Player, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.players.numbering import number_players, strength_key
from tests.crosstable import changed
from tests.quebec import quebec_event


def entrant(name: str, rank: str = "1d", **fields: object) -> Player:
    """Return a player who is here, with no number yet."""
    return replace(Player(name, "", Rank.parse(rank), here=True), **fields)  # type: ignore[arg-type]


def numbered(*players: Player, rounds: int = 0, again: bool = False) -> dict[str, int]:
    """Return name -> new number after so many drawn rounds of six."""
    event = Event(Settings(), players, rounds=tuple(Round(n) for n in range(1, rounds + 1)))
    return {players[i].family: n for i, n in number_players(event, again=again).items()}


def test_players_are_numbered_by_rank_order_rating_and_name() -> None:
    """M4, B28: in a rank the director's order, then rating, then name; what is missing is last."""
    assert {"Ota": 1, "Kim": 2, "Dong": 3, "Hu": 4, "Émond": 5, "Fay": 6, "Ina": 7} == numbered(
        entrant("Ina", "1k"),
        entrant("Fay"),
        entrant("Émond"),
        entrant("Hu", rating=2100),
        entrant("Dong", rating=2150),
        entrant("Kim", rating=1900, order=2),
        entrant("Ota", order=1),
    )


def test_the_players_of_2005_get_their_published_numbers() -> None:
    """With the director's order inside each rank; 40, out in rounds 1 to 3, comes last."""
    event = quebec_event(0)
    published = [p.number for p in event.players]
    nameless = tuple(replace(p, number=None, order=p.number) for p in event.players)
    late = replace(nameless[39], here=False)

    given_numbers = number_players(replace(event, players=(late, *nameless[:39])))
    assert [published[39], *published[:39]] == [given_numbers[i] for i in range(40)]


def test_who_is_not_here_stays_without_a_number_unless_announced_late() -> None:
    """Registered is who was seen; out in round 1 is an announcement, out of all rounds is none."""
    assert {"Ann": 1, "Cho": 2} == numbered(
        entrant("Ann", "5k"),
        entrant("Ben", "1d", here=False),
        entrant("Cho", "9d", here=False, out=frozenset({1})),
        entrant("Dee", "1d", out=frozenset(range(1, 7))),
    )


def test_a_newcomer_gets_the_next_number_whatever_the_rank() -> None:
    """Numbers given stay; newcomers go by strength, after round 1 in the order they came."""
    players = (
        entrant("Ann", "1d", number=PlayerId(1)),
        entrant("Ben", "5k", number=PlayerId(7)),
        entrant("Cho", "2d"),
        entrant("Dee", "4d"),
    )

    assert {"Dee": 8, "Cho": 9} == numbered(*players)
    assert {"Cho": 8, "Dee": 9} == numbered(*players, rounds=2)


def test_numbering_again_starts_anew_until_round_1_is_drawn() -> None:
    """Only changed numbers are returned; who is not here any more goes to the end."""
    players = (
        entrant("Ann", "1d", number=PlayerId(1)),
        entrant("Ben", "5k", number=PlayerId(2)),
        entrant("Cho", "2k", number=PlayerId(3)),
        entrant("Dee", "4d", number=PlayerId(4), here=False),
    )

    assert {"Cho": 2, "Ben": 3} == numbered(*players, again=True)
    assert {} == numbered(*players, again=True, rounds=1)


def test_the_same_name_twice_is_numbered_as_on_the_sheet() -> None:
    """A duplicate is reported elsewhere; here it only may not be a matter of luck."""
    event = Event(Settings(), (entrant("Ann"), entrant("Ann")))

    assert {0: 1, 1: 2} == number_players(event)


@given(st.permutations(range(40)))
def test_the_order_of_the_sheet_makes_no_difference(order: list[int]) -> None:
    """However the Players sheet is sorted, everyone gets the same number."""
    players = [replace(p, number=None) for p in quebec_event(0).players]
    usual = number_players(replace(quebec_event(0), players=tuple(players)))
    event = replace(quebec_event(0), players=tuple(players[i] for i in order))

    assert usual == {order[i]: number for i, number in number_players(event).items()}


def test_strength_is_the_order_of_the_numbers() -> None:
    """The players of 2005, but for the latecomer 40, an 18k: level with 34, before 35."""
    event = quebec_event(0)
    order = sorted(event.by_number, key=lambda number: strength_key(event, number))

    assert [*range(1, 35), 40, *range(35, 40)] == order


def test_a_changed_rank_counts_for_strength_at_once() -> None:
    """Decision 6: compared by the rank of today, among equals by number."""
    event = changed(quebec_event(0), 18, rank=Rank.parse("6k"), entry_rank=Rank.parse("5k"))
    order = sorted(event.by_number, key=lambda number: strength_key(event, number))

    assert [17, 19, 18, 20, 21] == order[16:21]
