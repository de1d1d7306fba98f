"""Players as people write them, by number and by name.

row  No.  name
4    1    Ota, Ann
5    2    Roy, Ben
6    3    Kim, Cho
7    -    Cho, Kim
8    -    Roy, Gil
9    -    Sting
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Player
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.workbook.read.player_references import (
    Directory,
    NotOnePlayer,
    by_number,
    names_of,
    numbers_of,
)
from nigiri.workbook.read.players import PlayersReading

_NAMES = (("Ota", "Ann"), ("Roy", "Ben"), ("Kim", "Cho"), ("Cho", "Kim"), ("Roy", "Gil"),
          ("Sting", ""))  # fmt: skip
PEOPLE = {
    row: Player(family, given, Rank(1), PlayerId(row - 3) if row < 7 else None)
    for row, (family, given) in enumerate(_NAMES, 4)
}
NUMBERS = {PlayerId(1): 4, PlayerId(2): 5, PlayerId(3): 6, PlayerId(40): 90}
"""Number 40 is somebody in row 90 who cannot be read."""


def found(typed: str) -> list[int]:
    """Return the rows of Players that are meant."""
    return list(Directory.of(PlayersReading(PEOPLE, NUMBERS)).find(typed))


@pytest.mark.parametrize("word", ["everybody", "Tous", "tout le monde"])
def test_everybody_is_meant_by_a_word(word: str) -> None:
    """In both languages, beside a number of somebody who cannot be read, too."""
    assert [*PEOPLE] == found(word)
    assert [90, *PEOPLE] == found(f"40; {word}")


@pytest.mark.parametrize("word", ["Europeans", "européens", "EUROPEANS"])
def test_europeans_are_those_who_are_known_to_be(word: str) -> None:
    """E9: by country, or because the director says so."""
    people = {
        4: replace(PEOPLE[4], country="FR"), 5: replace(PEOPLE[5], country="CN"),
        6: replace(PEOPLE[6], european="yes: lives in Bonn"), 7: PEOPLE[7],
    }  # fmt: skip
    directory = Directory.of(PlayersReading(people, {}))

    assert (4, 6) == directory.find(word)
    somebody = Directory.of(PlayersReading({8: replace(PEOPLE[8], family="Europeans", given="")}))
    assert (8,) == somebody.find("Europeans")
    with pytest.raises(NotOnePlayer):
        Directory.of(PlayersReading({7: PEOPLE[7]})).find(word)


@pytest.mark.parametrize(
    ("typed", "rows"),
    [
        ("", []),
        ("2", [5]),
        ("3, 1", [6, 4]),
        ("1-3", [4, 5, 6]),
        ("1 – 2, 3", [4, 5, 6]),
        ("1, 1, Sting", None),
        ("1; 1; sting", [4, 9]),
        ("Ota", [4]),
        ("OTA, ANN", [4]),
        ("ann ota; Ben Roy", [4, 5]),
        ("Roy, Gil\n3", [8, 6]),
        ("Kim, Cho; Cho, Kim", [6, 7]),
        ("2-40", [5, 6, 90]),
        ("1,,2;", [4, 5]),
    ],
)
def test_numbers_and_names_are_found_in_the_order_in_which_they_stand(
    typed: str, rows: list[int] | None
) -> None:
    """Commas part numbers, semicolons names; nobody comes twice."""
    if rows is None:
        with pytest.raises(NotOnePlayer):
            found(typed)
    else:
        assert rows == found(typed)


@pytest.mark.parametrize("typed", ["4", "3-1", "1-9", "0", "-", "1-2-3", "Ono", "Roy, Flo", "2.5"])
def test_who_is_nobody_is_named(typed: str) -> None:
    """Unknown numbers, ranges that run backwards or end with nobody, unknown names."""
    with pytest.raises(NotOnePlayer) as caught:
        found(f"1; {typed}")

    assert (typed, ()) == (caught.value.typed, caught.value.names)


@pytest.mark.parametrize(
    ("typed", "names"),
    [("Roy", ("Roy, Ben", "Roy, Gil")), ("Kim Cho", ("Kim, Cho", "Cho, Kim"))],
)
def test_who_can_be_several_is_asked_for(typed: str, names: tuple[str, ...]) -> None:
    """A family name that two have, and a name without comma that reads both ways."""
    with pytest.raises(NotOnePlayer) as caught:
        found(typed)

    assert names == caught.value.names


def test_players_are_written_as_they_are_found_again() -> None:
    """Numbers first, in ranges; who has none by name."""
    players = [PEOPLE[row] for row in (7, 6, 5, 4)]
    assert "1-3; Cho, Kim" == numbers_of(players)
    assert [4, 5, 6, 7] == found(numbers_of(players))
    assert "" == numbers_of([])


def test_a_name_with_a_digit_is_no_number() -> None:
    """It does not follow when players are numbered anew."""
    assert by_number("Roy, Ben; 3-4")
    assert not by_number("Roy 2; Ota")
    assert not by_number("")


def test_players_are_shown_with_number_and_name() -> None:
    """As the sheet shows who is meant."""
    assert "2 Roy, Ben; Sting" == names_of([PEOPLE[5], PEOPLE[9]])


@pytest.mark.parametrize(
    ("typed", "row"),
    [("Roux Nina", 4), ("Roux", 4), ("nina roux", 4), ("Nina", 4), ("Roy", 5), ("Berg", 7),
     ("van der Berg Jan", 7), ("Jan", 7), ("Jan van der Berg", 7)],
)  # fmt: skip
def test_a_name_that_stands_whole_under_family_name_is_found(typed: str, row: int) -> None:
    """Either way round; whoever has that family name alone comes first."""
    whole = ("Roux Nina", ""), ("Roy", "Ann"), ("Roy Ben", ""), ("Jan van der Berg", "")
    people = {row: Player(family, given, Rank(1)) for row, (family, given) in enumerate(whole, 4)}

    assert (row,) == Directory.of(PlayersReading(people, {})).find(typed)


def test_a_part_of_two_whole_names_means_neither() -> None:
    """Both are named."""
    people = {row: Player(f"Roux {name}", "", Rank(1)) for row, name in ((4, "Nina"), (5, "Zoe"))}

    with pytest.raises(NotOnePlayer) as refused:
        Directory.of(PlayersReading(people, {})).find("Roux")

    assert ("Roux Nina", "Roux Zoe") == refused.value.names
