"""Ready questions, answered by hand first: the small event, and the published Quebec grid."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from itertools import cycle, product
from typing import TYPE_CHECKING

import pytest

from nigiri.archive.answer import csv_of, percent, picture_of
from nigiri.archive.questions.handicaps import verdict
from nigiri.archive.questions.registry import answer
from nigiri.archive.store import add
from nigiri.domain.model.event import Event, Player, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank, parse_points
from nigiri.errors import WrongUse
from tests.archive.small import FOUR, ONE, THREE, TWO, small_event, sources, with_player
from tests.quebec import quebec_event
from tests.quebec import rows as published
from tests.sample import sampled

if TYPE_CHECKING:
    from pathlib import Path

QUEBEC_FEES = "4d 25, 1d 20, 10k 15, 30k 10"

#: Players of the 34 Quebec Opens from 1979 on, as the manual's appendix C has them.
OPENS = (
    43, 49, 40, 43, 45, 33, 37,
    42, 41, 38, 29, 34, 50, 32, 27, 37, 52, 22, 31, 20, 24, 32, 26, 28, 29, 31, 40, 37, 40, 33, 39,
    37, 66, 33,
)  # fmt: skip
#: Fee level -> players in all 34, as its appendix A has them.
LEVELS = {"4d": 256, "1d": 322, "10k": 484, "30k": 178}


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an archive of the small event, and of another winter with stronger players."""
    folder = tmp_path_factory.mktemp("two") / "archive"
    later = with_player(small_event("Spring Open", "2021-04-03"), FOUR, rank=Rank(-5))
    add(folder, sources(small_event(), with_player(later, THREE, rank=Rank(1))))
    return folder


@pytest.fixture(scope="module")
def quebec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an archive of the Quebec Open."""
    folder = tmp_path_factory.mktemp("quebec") / "archive"
    add(folder, sources(quebec_event()))
    return folder


def test_a_career(two: Path) -> None:
    """Ota won two of three games, twice: four points of six games.

    Roy and Diaz have two points as well, and above Ota's SOS of 1 + 1½ + 1½ theirs of 1½ + 2,
    which are 5¼ for three rounds.
    """
    found = answer(two, "career", "yuzo ota")

    assert [
        (2019, "Winter Open", "3d", 1, 3, 3, 2, 2),
        (2021, "Spring Open", "3d", 1, 3, 3, 2, 2),
    ] == found.rows
    assert ("2 events, 6 games played, 4 points won, byes and games by default included.",) == (
        found.notes
    )
    assert found.rows == answer(two, "career", "16250531").rows
    assert found.rows == answer(two, "career", "Ota").rows


def test_a_bye_counts_as_a_point_and_not_as_a_game(two: Path) -> None:
    """Diaz: a loss, a bye, a win."""
    assert (2019, "Winter Open", "2k", 2, 2) == answer(two, "career", "Diaz").rows[0][:3] + (
        answer(two, "career", "Diaz").rows[0][5:7]
    )


def test_head_to_head(two: Path) -> None:
    """Ota and Diaz met in both third rounds, and Diaz won as White; Kim never met Roy."""
    found = answer(two, "meet", "Ota", "Diaz")

    assert [
        (year, name, 3, "Diaz, Luis", "Ota, Yuzo", 0, "1-0")
        for year, name in ((2019, "Winter Open"), (2021, "Spring Open"))
    ] == found.rows
    assert ("Of 2 games played, Ota, Yuzo won 0, Diaz, Luis 2.",) == found.notes
    assert ("Kim, Bo and Roy, Ann never met.",) == answer(two, "meet", "Kim", "Roy").notes
    with pytest.raises(WrongUse, match="two people"):
        answer(two, "meet", "Kim", "Bo Kim")


def test_who_improves(two: Path) -> None:
    """Diaz from 2k to 1d gains two ranks, Kim from 9k to 6k three; the others none."""
    assert [
        ("Kim, Bo", 2019, "9k", 2021, "6k", 3, 2),
        ("Diaz, Luis", 2019, "2k", 2021, "1d", 2, 2),
    ] == answer(two, "improve").rows
    assert [] == answer(two, "improve", 2020).rows
    assert 1 == len(answer(two, "improve", 0, 1).rows)


def test_how_strong_fields_were(two: Path) -> None:
    """Of 3d, 1d, 2k, 9k half is 2k or weaker; of 3d, 1d, 1d, 6k half is 1d or weaker."""
    assert [
        (2019, "Winter Open", 4, 2, "3d", "2k", "9k"),
        (2021, "Spring Open", 4, 3, "3d", "1d", "6k"),
    ] == answer(two, "fields").rows
    assert 1 == len(answer(two, "fields", 2020).rows)


def test_handicaps_of_the_small_event(two: Path) -> None:
    """Two winters: stones 0, 1, 2 and 9 once each, all won by White."""
    assert [(stones, 2, 2, 0, 0, 0, "too few games to tell") for stones in (0, 1, 2, 9)] == (
        answer(two, "handicaps").rows
    )


def test_handicaps_of_the_quebec_grid(quebec: Path) -> None:
    """As the published table of games has them, without the one game by default."""
    played = [row for row in published("games") if row["by_default"] != "yes"]
    games = Counter(int(row["handicap"]) for row in played)
    black = Counter(int(row["handicap"]) for row in played if row["winner"] == "black")
    found = answer(quebec, "handicaps").rows

    assert 108 == len(played)
    assert {0: 45, 1: 22, 2: 11, 3: 12, 4: 9, 5: 2, 6: 3, 7: 3, 9: 1} == games
    assert [(n, games[n], games[n] - black[n], black[n], 0) for n in sorted(games)] == [
        row[:5] for row in found
    ]
    assert [42, 45, 36, 33, 44, 0, 33, 33, 0] == [row[5] for row in found]
    assert ["balanced", "balanced"] == [str(row[6]) for row in found[:2]]


def test_the_verdict_is_that_of_a_fair_coin() -> None:
    """Of 100 games 59 are luck, 60 are none: 20 x 20 is above 384."""
    assert ["few", "even", "black", "even", "white"] == [
        verdict(19, 38), verdict(100, 118), verdict(100, 120), verdict(100, 82), verdict(100, 80),
    ]  # fmt: skip
    assert [50, 33, 67, 0, 13] == [
        percent(*each) for each in ((1, 2), (1, 3), (2, 3), (0, 9), (1, 8))
    ]
    assert percent(0, 0) is None


def test_byes_and_floats_of_the_small_event(two: Path) -> None:
    """Round 2: Ota and Roy had both won. Round 3: Diaz had 1, from the bye, and Ota 2; twice."""
    assert [
        ("Elm", 4, 6, 2, 4, 0, 0),
        ("Oak", 4, 10, 2, 0, 2, 2),
    ] == sorted(answer(two, "byes").rows)


def test_byes_and_floats_of_the_quebec_grid(quebec: Path) -> None:
    """As the published scores after each round have them: a float is a game of unequal scores."""
    city = {row["id"]: row["city"] for row in published("players")}
    scores = {row["id"]: row for row in published("expected")}
    starts = {row["id"]: row for row in published("players")}
    down, up, games = Counter[str](), Counter[str](), Counter[str]()
    for row in published("games"):
        before = []
        for side in ("white", "black"):
            at = int(row["round"]) - 1
            who = row[side]
            words = scores[who][f"after_{at}"] if at else starts[who]["initial_score"]
            before.append((int(parse_points(words)), city[who]))
        games.update(home for _, home in before)
        if before[0][0] != before[1][0]:
            up[min(before)[1]] += 1
            down[max(before)[1]] += 1
    found = {row[0]: row[1:] for row in answer(quebec, "byes").rows}

    assert {*city.values()} == {*found}
    assert {**games} == {home: row[1] for home, row in found.items()}
    assert {home: (down[home], up[home]) for home in found} == {
        home: row[4:] for home, row in found.items()
    }
    assert (3, 0) == (found["Mtl"][2], sum(row[2] for home, row in found.items() if home != "Mtl"))


def test_attendance_of_the_quebec_grid(quebec: Path) -> None:
    """Forty players, nine of them dan; the fees by hand from the list of players."""
    ranks = Counter(Rank.parse(row["rank"]) for row in published("players"))
    above = sum(n for rank, n in ranks.items() if rank >= Rank.parse("4d"))
    dan = sum(n for rank, n in ranks.items() if rank.steps > 0) - above
    single = sum(n for rank, n in ranks.items() if -9 <= rank.steps <= 0)
    found = answer(quebec, "fee", QUEBEC_FEES)

    assert [(2005, 1, 40, 9, 31)] == answer(quebec, "year").rows
    assert [(str(rank), n) for rank, n in sorted(ranks.items(), reverse=True)] == [
        row[:2] for row in answer(quebec, "rank").rows
    ]
    assert [above, dan, single, 40 - above - dan - single] == [row[2] for row in found.rows]
    total = 25 * above + 20 * dan + 15 * single + 10 * (40 - above - dan - single)
    assert f"All together {total}.00, on average {total / 40:.2f}" in found.notes[0]
    with pytest.raises(WrongUse, match="says no levels"):
        answer(quebec, "fee", "cheap")


def opens() -> list[Event]:
    """Return 34 events with as many players as the Quebec Opens had, and their levels in all."""
    ranks = [rank for rank, count in LEVELS.items() for _ in range(count)]
    events = []
    for year, size in enumerate(OPENS, 1979):
        people = tuple(
            Player("Player", f"{year}-{n}", Rank.parse(ranks.pop()), PlayerId(n), here=True)
            for n in range(1, size + 1)
        )
        byes = tuple(PlayerId(n) for n in range(1, size + 1))
        settings = Settings(name=f"Open {year}", dates=f"{year}-05-21", rounds=1, ranked_by="all")
        events.append(Event(settings, people, rounds=(Round(1, (), byes),)))
    assert [] == ranks
    return events


def test_the_manuals_table_of_34_opens(tmp_path: Path) -> None:
    """1,240 players, 950 of them since 1986; 21,880 dollars, 17.65 each (M23)."""
    add(tmp_path / "archive", sources(*opens()))
    years = answer(tmp_path / "archive", "year")
    fees = answer(tmp_path / "archive", "fee", QUEBEC_FEES)

    assert [*enumerate(OPENS, 1979)] == [(row[0], row[2]) for row in years.rows]
    assert "1240 entries in 34 events" == str(years.title)
    assert 950 == sum(row[2] for row in answer(tmp_path / "archive", "year", 1986).rows)
    assert [
        ("4d", "25.00", 256, "6400.00"),
        ("1d", "20.00", 322, "6440.00"),
        ("10k", "15.00", 484, "7260.00"),
        ("30k", "10.00", 178, "1780.00"),
    ] == fees.rows
    assert "All together 21880.00, on average 17.65" in fees.notes[0]


def test_one_person_through_names_and_numbers(tmp_path: Path) -> None:
    """A number joins a married name; namesakes with numbers stay apart."""
    married = with_player(small_event("B", "2020-02-01"), ONE, family="Sato")
    namesake = with_player(small_event("C", "2020-03-01"), TWO, federation_id="11111111")
    other = with_player(small_event("D", "2020-04-01"), TWO, federation_id="22222222")
    folder = tmp_path / "archive"
    add(folder, sources(small_event(), married, namesake, other))

    assert ["Winter Open", "B", "C", "D"] == [
        row[1] for row in answer(folder, "career", "16250531").rows
    ]
    assert ["C"] == [row[1] for row in answer(folder, "career", "11111111").rows]
    with pytest.raises(WrongUse, match="3 people: Roy, Ann") as several:
        answer(folder, "career", "Roy")
    assert "Roy, Ann (EGF 11111111)" in str(several.value)
    with pytest.raises(WrongUse, match="Nobody"):
        answer(folder, "career", "Nemo")
    with pytest.raises(WrongUse, match="Nobody"):
        answer(folder, "career", "  ")


def test_hidden_people_have_no_career(tmp_path: Path) -> None:
    """Their games count among all games, and nobody finds them by name."""
    folder = tmp_path / "archive"
    add(folder, sources(with_player(small_event(), ONE, hidden=True)))

    with pytest.raises(WrongUse, match="Nobody"):
        answer(folder, "career", "Ota")
    with pytest.raises(WrongUse, match="Nobody"):
        answer(folder, "meet", "16250531", "Roy")
    assert 4 == sum(row[1] for row in answer(folder, "handicaps").rows)
    assert [("Elm", 2), ("Oak", 1), ("(no club known)", 1)] == [
        (str(row[0]), row[1]) for row in answer(folder, "byes").rows
    ]


ALL: tuple[tuple[str, ...], ...] = (
    ("career", "Ota"), ("meet", "Ota", "Diaz"), ("improve",), ("fields",), ("handicaps",),
    ("byes",), ("year",), ("rank",), ("fee", QUEBEC_FEES),
)  # fmt: skip
LANGUAGES = ("en", "fr", "de")


@pytest.mark.parametrize(
    ("asked", "language"),
    sampled(product(ALL, LANGUAGES), [*zip(ALL, cycle(LANGUAGES), strict=False)]),
    ids=lambda told: told if isinstance(told, str) else told[0],
)
def test_every_answer_has_a_table_and_a_picture(
    two: Path, asked: tuple[str, ...], language: str
) -> None:
    """As CSV its head has the keys of its columns, and each row all of them.

    Every question runs every time, in one language after the other; in all of them it is long.
    """
    found = answer(two, *asked)
    keys = [key for key, _ in found.headings]
    lines = [*csv.reader(csv_of(keys, found.rows, language).decode("utf-8-sig").splitlines())]

    assert keys == lines[0]
    assert len(found.rows) == len(lines) - 1
    assert {len(keys)} == {len(line) for line in lines}
    assert found.picture is not None
    assert b"<svg" in picture_of(found.picture, "svg", language)


def test_nothing_is_asked_of_an_empty_archive(tmp_path: Path) -> None:
    """Nothing was added: each question has an answer without rows."""
    folder = tmp_path / "archive"
    add(folder, sources(replace(small_event(), rounds=(Round(1),))))

    for question in ("improve", "handicaps", "byes", "rank", "fields", "year"):
        assert [] == answer(folder, question).rows
    assert 0 == sum(row[2] for row in answer(folder, "fee", QUEBEC_FEES).rows)
