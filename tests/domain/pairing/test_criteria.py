"""Each criterion, worked out by hand.

Round 2. Ann, Ben, Cho and Dee are of section 1 (start 0), Eva, Fay and Gus of section 2 (start -2).
Ann beat Ben, Cho beat Dee, Eva beat Fay, all with White; Gus had the bye.

index  player  club  rank  score      met   White - Black
0      Ann     Mtl   3d    1          Ben   1
1      Cho     Qué   2d    1          Dee   1
2      Ben     Mtl   2d    0          Ann  -1
3      Dee     Qué   1d    0          Cho  -1
4      Eva     Ott   1k   -1 (won)    Fay   1
5      Gus           6k   -1 (bye)          0
6      Fay     Ott   5k   -2 (lost)   Eva  -1
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from nigiri.domain.model.criteria import APART_FIRST
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
)
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import criteria, floats, kept_apart
from nigiri.domain.pairing import criteria as colouring
from nigiri.domain.pairing.criteria import CHOICES, LAST, in_order
from nigiri.domain.pairing.field import Field, gather
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from nigiri.domain.pairing.criteria import Cost

ANN, BEN, CHO, DEE, EVA, FAY, GUS = map(PlayerId, range(1, 8))
PEOPLE = (
    ("Ann", "3d", "Mtl"),
    ("Ben", "2d", "Mtl"),
    ("Cho", "2d", "Qué"),
    ("Dee", "1d", "que "),
    ("Eva", "1k", "Ott"),
    ("Fay", "5k", "Ott"),
    ("Gus", "6k", ""),
)
WHITE_WON = Result(Outcome.WHITE)
FIRST_ROUND = Round(
    number=1,
    games=(
        Game(1, ANN, BEN, result=WHITE_WON),
        Game(2, CHO, DEE, result=WHITE_WON),
        Game(3, EVA, FAY, handicap=3, result=WHITE_WON),
    ),
    byes=(GUS,),
)
EVENT = Event(
    settings=Settings(host="MTL"),
    players=tuple(
        Player(name, "", Rank.parse(rank), PlayerId(number), club=club, here=True)
        for number, (name, rank, club) in enumerate(PEOPLE, 1)
    ),
    sections=(Section(1, Rank.parse("1d")), Section(2, Rank.parse("30k"))),
    rounds=(FIRST_ROUND,),
)


def field(event: Event = EVENT, number: int = 2) -> Field:
    """Return everybody as the field of that round."""
    return gather(event, number, sorted(event.by_number))


def price(cost: Cost, one: PlayerId, other: PlayerId, of: Field | None = None) -> int:
    """Return what a criterion asks for that board."""
    of = of or field()
    upper, lower = sorted((of.numbers.index(one), of.numbers.index(other)))
    return int(cost(of, np.array([upper]), np.array([lower]))[0])


def test_the_field_is_in_order_of_score_and_strength() -> None:
    """The table above, from the event."""
    assert (ANN, CHO, BEN, DEE, EVA, GUS, FAY) == field().numbers
    assert [2, 2, 0, 0, -2, -2, -4] == field().score.tolist()
    assert [1, 1, -1, -1, 1, 0, -1] == field().balance.tolist()
    assert [1, 1, 1, 1, 1, 0, 1] == field().bans.tolist()


def test_score_is_the_squared_difference_in_half_points() -> None:
    """Ann has one point more than Ben, and three more than Fay."""
    assert 4 == price(criteria.score, ANN, BEN)
    assert 36 == price(criteria.score, ANN, FAY)
    assert 0 == price(criteria.score, BEN, DEE)


def test_who_floats_is_the_weakest_above_and_the_strongest_below() -> None:
    """From Ann and Cho Cho goes down, from Ben and Dee Ben comes up."""
    assert 0 == price(floats.floats, CHO, BEN)
    assert 1 == price(floats.floats, ANN, BEN)
    assert 2 == price(floats.floats, ANN, DEE)
    assert 0 == price(floats.floats, ANN, CHO)


def test_floats_in_the_same_direction_are_counted() -> None:
    """In round 2 Cho meets Ben and Eva Dee: whoever floats again costs one, the other way not."""
    games = (Game(1, CHO, BEN, result=WHITE_WON), Game(2, DEE, EVA, result=Result(Outcome.BLACK)))
    event = replace(EVENT, rounds=(FIRST_ROUND, Round(number=2, games=games)))
    now = field(event, 3)

    assert (0, 0, 1, 1) == tuple(int(now.down[now.numbers.index(n)]) for n in (ANN, BEN, CHO, DEE))
    assert (0, 1, 1) == tuple(int(now.up[now.numbers.index(n)]) for n in (DEE, BEN, EVA))
    assert 1 == price(floats.floated, CHO, ANN, now)
    assert 0 == price(floats.floated, BEN, DEE, now)


def test_floats_of_a_player_who_left_do_not_matter() -> None:
    """Cho floated down to Ben; either may be missing from the field now."""
    event = replace(EVENT, rounds=(FIRST_ROUND, Round(number=2, games=(Game(1, CHO, BEN),))))

    assert [0, 1] == gather(event, 3, [ANN, CHO]).down.tolist()
    assert [0, 1] == gather(event, 3, [ANN, BEN]).up.tolist()


def test_halves_cost_how_deep_both_stand_in_one_half() -> None:
    """Eight equal players: 1-5 is right, 4-1 is shallow in the middle, 1-2 is deep."""
    eight = equals(8)

    assert 0 == price(criteria.halves, PlayerId(1), PlayerId(5), eight)
    assert 1 == price(criteria.halves, PlayerId(1), PlayerId(4), eight)
    assert 5 == price(criteria.halves, PlayerId(1), PlayerId(2), eight)
    assert 5 == price(criteria.halves, PlayerId(7), PlayerId(8), eight)
    assert 0 == price(criteria.halves, ANN, FAY)


def test_place_is_the_squared_distance_from_one_to_five() -> None:
    """In a group of eight 1-5 and 4-8 are right, 1-7 is two places off."""
    eight = equals(8)

    assert 0 == price(criteria.place, PlayerId(4), PlayerId(8), eight)
    assert 4 == price(criteria.place, PlayerId(1), PlayerId(7), eight)
    assert 0 == price(criteria.place, ANN, FAY)


def test_neighbours_are_one_and_two() -> None:
    """1-2 is right, 1-4 is two places off."""
    eight = equals(8, Settings(pattern="adjacent"))

    assert 0 == price(criteria.place, PlayerId(1), PlayerId(2), eight)
    assert 4 == price(criteria.place, PlayerId(1), PlayerId(4), eight)


def test_clubs_are_kept_apart_but_the_hosts_own() -> None:
    """Accents, capitals and blanks are no difference; a blank club is no club."""
    assert 1 == price(kept_apart.apart, CHO, DEE)
    assert 1 == price(kept_apart.apart, EVA, FAY)
    assert 0 == price(kept_apart.apart, ANN, BEN)
    assert 0 == price(kept_apart.apart, ANN, GUS)


def test_relatives_are_kept_apart_even_of_the_host() -> None:
    """Ann and Ben are both of the host and of one family: the name counts, the club does not."""
    family = [replace(p, family="Émond") if p.family in {"Ann", "Ben", "Eva"}
              else p for p in EVENT.players]  # fmt: skip
    family[4] = replace(family[4], family="EMOND ", club="Ott")
    settings = replace(EVENT.settings, keep_apart=(Apart("club"), Apart("family")))
    relatives = field(replace(EVENT, players=tuple(family), settings=settings))

    assert 1 == price(kept_apart.apart, ANN, BEN, relatives)
    assert 1 == price(kept_apart.apart, ANN, EVA, relatives)
    assert 1 == price(kept_apart.apart, CHO, DEE, relatives)
    assert 0 == price(kept_apart.apart, BEN, CHO, relatives)


def test_colours_cost_the_balances_after_the_best_choice() -> None:
    """Ann had White and Ben Black: both even out. Ann and Cho had White both: one has it again.

    Eva (1k) gives Fay (5k) a handicap and takes White again, though Black would even it out.
    """
    assert 0 == price(colouring.colours, ANN, BEN)
    assert 4 == price(colouring.colours, ANN, CHO)
    assert 8 == price(colouring.colours, EVA, FAY)
    assert 0 == price(colouring.colours, BEN, EVA)
    assert 5 == price(colouring.colours, EVA, GUS)


def test_the_lot_depends_on_seed_round_and_players_alone() -> None:
    """The values are fixed: they must be the same on every machine."""
    assert 4 == len({price(criteria.lot, ANN, other) for other in (BEN, CHO, DEE, EVA)})
    assert price(criteria.lot, ANN, BEN) == price(criteria.lot, BEN, ANN)
    assert price(criteria.lot, ANN, BEN) != price(criteria.lot, ANN, BEN, field(EVENT, 3))
    other_seed = field(replace(EVENT, settings=Settings(seed=-2)))
    assert price(criteria.lot, ANN, BEN) != price(criteria.lot, ANN, BEN, other_seed)
    assert 11597411 == price(criteria.lot, ANN, BEN)


def test_clubs_count_less_in_the_last_rounds() -> None:
    """The later the round the less (M10): behind the halves, or last of all that is ordered."""
    early, late = (field(EVENT, number) for number in (5, 6))

    assert (1, 0) == (
        price(kept_apart.apart, CHO, DEE, early),
        price(kept_apart.later, CHO, DEE, early),
    )
    assert (0, 1) == (
        price(kept_apart.apart, CHO, DEE, late),
        price(kept_apart.later, CHO, DEE, late),
    )
    assert (True, False) == tuple(criteria.ALL[code].applies(early) for code in ("apart", "later"))
    assert ["later", "top", "lot"] == [each.code for each in in_order(Settings())[-3:]]
    codes = [each.code for each in in_order(Settings(criteria=APART_FIRST))]
    assert ["halves", "later", "place"] == codes[codes.index("halves") :][:3]


def test_what_is_kept_apart_in_certain_rounds_is_free_in_the_others() -> None:
    """Chapters may be kept apart in the first n rounds (A7)."""
    settings = Settings(keep_apart=(Apart("club", frozenset({1, 2})),))
    second, third = (field(replace(EVENT, settings=settings), number) for number in (2, 3))

    assert 1 == price(kept_apart.apart, CHO, DEE, second)
    assert 0 == price(kept_apart.apart, CHO, DEE, third) + price(kept_apart.later, CHO, DEE, third)


def test_the_last_rounds_can_begin_earlier() -> None:
    """Settings.last_rounds names the first of them; without it, the last round is the only one."""
    assert [False, True] == [Settings(rounds=6).is_last(number) for number in (5, 6)]
    assert [False, True] == [Settings(last_rounds=4).is_last(number) for number in (3, 4)]


def test_the_director_orders_the_criteria_and_switches_them_off() -> None:
    """What is not named does not count; a code named twice counts where it stands first."""
    codes = [each.code for each in in_order(Settings(criteria=("colours", "score", "colours")))]

    assert ["rematch", "strict", "colours", "score", "later", "top", "lot"] == codes


def test_what_nobody_has_described_is_refused() -> None:
    """The sentence names what exists."""
    with pytest.raises(WrongUse, match="no pairing pattern “spiral”; choose slide, fold"):
        in_order(Settings(pattern="spiral"))
    with pytest.raises(WrongUse, match="no pairing pattern “spiral”"):
        in_order(Settings(pattern_after="spiral"))
    with pytest.raises(WrongUse, match="no criterion “mood”; choose among title, score"):
        in_order(Settings(criteria=("mood",)))
    with pytest.raises(WrongUse, match="no order in the group “height”; choose number, rating"):
        field(replace(EVENT, settings=Settings(seeding="height")))


def test_every_criterion_has_its_row_in_the_table() -> None:
    """The table at the top of the module is complete."""
    rows = [line.split()[0] for line in (criteria.__doc__ or "").splitlines() if line[:1].isalpha()]

    assert {"rematch", *CHOICES, *(each.code for each in LAST)} <= set(rows)


def equals(players: int, settings: Settings | None = None) -> Field:
    """Return players of one rank before round 1."""
    crowd = (
        Player(f"P{number}", "", Rank(1), PlayerId(number), here=True)
        for number in range(1, players + 1)
    )
    return field(Event(settings or Settings(), tuple(crowd)), 1)
