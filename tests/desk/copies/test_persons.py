"""Who is who in two copies of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.copies.ancestry import ancestry
from nigiri.desk.copies.draws import compared
from nigiri.desk.copies.persons import matched
from nigiri.desk.draw.draw import draw
from nigiri.domain.model.units import PlayerId
from nigiri.hosts.memory import Memory
from tests.desk.story import Story, club, drawn

if TYPE_CHECKING:
    from nigiri.desk.copies.persons import Matched
    from nigiri.workbook.model.cells import Cell


def copies(rounds: int = 0) -> tuple[Story, Story]:
    """Return two copies of an event of eight players after so many rounds."""
    story = drawn(club(8), rounds)
    return Story(Memory(story.workbook)), Story(Memory(story.workbook))


def registered(story: Story, **person: Cell) -> None:
    """Type somebody below the last player."""
    row = max(story.reading.player_rows) + 1
    story.opens(*(key for key in person if key not in story.place("players").columns))
    story.types("players", {(row, key): cell for key, cell in person.items()})


def typed(story: Story, name: str, **person: Cell) -> None:
    """Type into the row of somebody."""
    story.opens(*(key for key in person if key not in story.place("players").columns))
    story.types("players", {(story.row_of(name), key): cell for key, cell in person.items()})


def match(a: Story, b: Story) -> Matched:
    """Return who is who."""
    return matched(a.workbook, b.workbook)


def families(found: Matched) -> set[tuple[str, str]]:
    """Return the pairs by family name, without those whose name is the same."""
    return {(a.family, b.family) for a, b in found.pairs if a.family != b.family}


@pytest.mark.parametrize("rounds", [0, 1])
def test_everybody_of_a_copy_is_who_they_are(rounds: int) -> None:
    """With numbers and without."""
    a, b = copies(rounds)

    found = match(a, b)

    assert [(one.name, one.number) for one, _ in found.pairs] == [
        (other.name, other.number) for _, other in found.pairs
    ]
    assert len(found.pairs) == 8
    assert not found.only_in_a + found.only_in_b + found.clashes + found.namesakes


def test_two_newcomers_with_one_number_are_two_people() -> None:
    """Even of one club and rank."""
    a, b = copies(1)
    registered(a, number=9, family="Roy", given="Anne", rank="5k", club="Mtl")
    registered(b, number=9, family="Chan", given="Li", rank="5k", club="Mtl")

    found = match(a, b)

    assert [each.family for each in found.only_in_a + found.only_in_b] == ["Roy", "Chan"]
    assert [(one.family, other.family) for one, other in found.clashes] == [("Roy", "Chan")]


def test_one_newcomer_with_two_numbers_is_one_person() -> None:
    """The name decides, as it is the only one."""
    a, b = copies(1)
    registered(a, number=9, family="Roy", given="Zoë", rank="5k")
    registered(a, number=10, family="Chan", given="Li", rank="9k")
    registered(b, number=9, family="Chan", given="LI", rank="9k")
    registered(b, number=10, family="ROY", given="Zoe", rank="5k")

    found = match(a, b)

    assert not found.only_in_a + found.only_in_b
    assert (found.numbers[PlayerId(9)], found.numbers[PlayerId(10)]) == (10, 9)


@pytest.mark.parametrize(("there", "known"), [
    ({"family": "Tremblay", "given": "Zoe"}, True),
    ({"family": "Family3"}, False),
])  # fmt: skip
def test_a_name_corrected_after_a_draw_is_known_by_the_number(
    there: dict[str, Cell], *, known: bool
) -> None:
    """As drawn has the name of once; not where the other name is another player's."""
    a, b = copies(1)
    typed(b, "Family2", **there)
    if not known:
        typed(b, "Family3", family="Family2", given="Given2")
        typed(b, "Family3", given="Given3")

    found = match(a, b)

    assert families(found) == ({("Family2", "Tremblay")} if known else set())


def test_a_name_corrected_by_hand_is_known_by_the_log() -> None:
    """Even where it is quite another one, and nothing is drawn."""
    a, b = copies()
    for story in (a, b):
        registered(story, number=9, family="Newcomer", given="One", rank="5k", club="Mtl")
    typed(b, "Newcomer", family="Tremblay")
    assert match(a, b).only_in_a

    b.types("log", {(4, "was"): "Newcomer", (4, "became"): "Tremblay"})

    assert families(match(a, b)) == {("Newcomer", "Tremblay")}


@pytest.mark.parametrize(("here", "there", "same"), [
    ({"family": "Otta", "given": "Yuzo"}, {"family": "Ota", "given": "Yuzo"}, True),
    ({"family": "Yuzo", "given": "Ota"}, {"family": "Ota", "given": "Yuzo"}, True),
    ({"family": "Ota"}, {"family": "Ota", "given": "Yuzo"}, True),
    ({"family": "太田 (Ota)", "given": "Yuzo"}, {"family": "Ota", "given": "Yuzo"}, True),
    ({"family": "Øst", "given": "E\u0301ric"}, {"family": "ost", "given": "Éric"}, True),
    ({"family": "Roy", "given": "Paul"}, {"family": "Roy", "given": "Paula", "rank": "9k"}, False),
    ({"family": "Roy", "given": "Paul"}, {"family": "Roy", "given": "Anne"}, False),
    ({"family": "Otta", "federation_id": "10000001"},
     {"family": "Ota", "federation_id": "10000002"}, False),
    ({"family": "Roy", "federation_id": "10000001"},
     {"family": "Roy", "federation_id": "10000002"}, True),
    ({"family": "Roy", "federation_id": "10000001"},
     {"family": "Tremblay", "federation_id": "EGF 10000001"}, True),
])  # fmt: skip
def test_newcomers_of_one_number(
    here: dict[str, Cell], there: dict[str, Cell], *, same: bool
) -> None:
    """A slip, exchanged names, a number in a federation: one person; else two."""
    a, b = copies(1)
    registered(a, **{"number": 9, "rank": "5k", **here})
    registered(b, **{"number": 9, "rank": "5k", **there})

    assert (len(match(a, b).pairs) == 9) is same


def test_of_two_people_of_one_name_each_is_known_by_number_then_by_rank() -> None:
    """The third of that name is nobody of them."""
    a, b = copies(1)
    for story in (a, b):
        registered(story, number=9, family="Lee", given="Min", rank="5k")
    registered(a, number=10, family="Lee", given="Min", rank="12k")
    registered(b, number=11, family="Lee", given="Min", rank="12k")
    found = match(a, b)
    assert (found.numbers[PlayerId(9)], found.numbers[PlayerId(10)]) == (9, 11)

    registered(a, number=12, family="Lee", given="Min", rank="2k")
    registered(b, number=13, family="Lee", given="Min", rank="15k")
    found = match(a, b)
    assert [(one.number, other.number) for one, other in found.namesakes] == [(12, 13)]


def test_a_brother_who_has_the_name_of_once_is_not_his_sister() -> None:
    """Paul was corrected to Paula in one copy, and a Paul registered there."""
    a, b = copies()
    for story in (a, b):
        typed(story, "Family8", family="Roy", given="Paul")
        story.does(draw)
    typed(b, "Roy", given="Paula")
    registered(b, number=9, family="Roy", given="Paul", rank="5k")

    found = match(a, b)

    assert [(each.number, each.given) for each in found.only_in_b] == [(9, "Paul")]
    assert not found.only_in_a


def test_a_round_that_both_have_is_drawn_alike_and_what_is_changed_is_told() -> None:
    """Colours turned, partners exchanged, a bye."""
    a, b = copies(1)
    numbers = match(a, b).numbers
    whole = compared(a.event.rounds[0], b.event.rounds[0], numbers)
    assert whole.alike
    assert len(whole.both) == 4
    rows = sorted(b.reading.rounds[1].games)
    first, second, third = (b.reading.rounds[1].games[row] for row in rows[:3])
    b.types(1, {
        (rows[0], "white_no"): int(first.black), (rows[0], "black_no"): int(first.white),
        (rows[1], "black_no"): int(third.black), (rows[2], "black_no"): int(second.black),
    })  # fmt: skip

    found = compared(a.event.rounds[0], b.event.rounds[0], numbers)

    assert not found.alike
    assert [game.players for game, _ in found.turned] == [first.players]
    assert [game.players for game in found.only_in_a] == [second.players, third.players]
    assert {game.players for game in found.only_in_b} == {
        (second.white, third.black), (third.white, second.black)
    }  # fmt: skip


def test_a_bye_of_one_copy_is_told() -> None:
    """It is by the number of its copy."""
    a = drawn(club(7), 1)
    b = Story(Memory(a.workbook))
    numbers = match(a, b).numbers
    (bye,) = a.event.rounds[0].byes
    without = b.event.rounds[0].__class__(1, a.event.rounds[0].games)

    found = compared(a.event.rounds[0], without, numbers)

    assert (found.byes_only_in_a, found.byes_only_in_b) == ((bye,), ())
    assert compared(without, a.event.rounds[0], numbers).byes_only_in_b == (bye,)


def test_the_log_tells_which_copy_has_gone_on() -> None:
    """Neither, one, both; and where they have nothing in common."""
    a, b = copies(1)
    assert ancestry(a.workbook, b.workbook)[:2] == (True, "neither")

    b.does(draw)
    assert ancestry(a.workbook, b.workbook).newer == "b"
    assert ancestry(b.workbook, a.workbook).newer == "a"

    a.does(out, who="1", when=When("2"))
    both = ancestry(a.workbook, b.workbook)
    assert both.newer == "both"
    assert both.parted

    other = drawn(club(8, name="Another"), 1)
    other.sets("event_id", "11111111-1111-1111-1111-111111111111")
    assert ancestry(a.workbook, other.workbook).same_event is False
    assert ancestry(a.workbook, begin_without_log().workbook).newer == "unknown"


def begin_without_log() -> Story:
    """Return an event whose Log and id are gone."""
    story = club(4)
    place = story.place("log")
    story.types("log", {
        (row, key): None
        for row in range(place.first_row, story.workbook[place.name].height + 1)
        for key in place.columns
    })  # fmt: skip
    story.sets("event_id", None)
    return story
