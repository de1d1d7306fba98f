"""Rows of an archive hold what happened, exactly, and say where it stands."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl.utils.cell import coordinate_to_tuple

from nigiri.archive.rows import Row, event_rows
from nigiri.archive.sources import source_of
from nigiri.domain.model.units import parse_points
from nigiri.errors import NigiriError, WrongUse
from nigiri.exchange.formats import FORMATS
from nigiri.hosts.files.open import closed_file
from tests.archive.small import FOUR, ONE, small_event, sources, with_player
from tests.quebec import quebec_event
from tests.quebec import rows as published

NOW = dt.datetime(2026, 1, 2)  # noqa: DTZ001 -- as the command line has it
QUEBEC = Path(__file__).parents[2] / "workbooks" / "quebec-2005.xlsx"


def test_the_quebec_grid_as_rows() -> None:
    """Victories, final scores and games are the published ones, in half points."""
    (source,) = sources(quebec_event())
    tables = event_rows(source).tables
    expected = {int(row["id"]): row for row in published("expected")}
    games = [row for row in tables["games"] if row["kind"] == "game"]

    assert 40 == len(tables["players"]) == len(tables["placements"])
    assert 109 == len(games)
    assert 3 == sum(row["kind"] == "bye" for row in tables["games"])
    for row in tables["players"]:
        told = expected[int(str(row["number"]))]
        assert 2 * int(told["victories"]) == row["victories_halves"]
        last = next(told[f"after_{n}"] for n in range(6, 0, -1) if told[f"after_{n}"])
        assert int(parse_points(last)) == row["score_halves"]
    assert {(g["round"], g["white"], g["black"], g["handicap"]) for g in games} == {
        tuple(int(row[key]) for key in ("round", "white", "black", "handicap"))
        for row in published("games")
    }


def test_every_row_says_its_cell() -> None:
    """The cell of a player has the family name; that of a game and of a place the right row."""
    source = source_of(QUEBEC, NOW)
    tables = event_rows(source).tables
    workbook = closed_file(QUEBEC, now=NOW).snapshot()

    def cell(row: Row) -> object:
        name, _, address = str(row["cell"]).rpartition("!")
        return workbook[name].cell(*coordinate_to_tuple(address))

    assert all(row["source"] == "quebec-2005.xlsx" for rows in tables.values() for row in rows)
    assert [row["family"] for row in tables["players"]] == [*map(cell, tables["players"])]
    assert [row["number"] for row in tables["placements"]] == [*map(cell, tables["placements"])]
    games = [row for row in tables["games"] if row["kind"] == "game"]
    assert [row["table_number"] for row in games] == [*map(cell, games)]
    assert {f"Round {row['round']}" for row in games} == {
        str(row["cell"]).partition("!")[0] for row in games
    }


@pytest.mark.parametrize("key", ["opengotha", "macmahon", "json", "aga", "egf", "ffg"])
def test_a_row_of_another_program_says_its_line(tmp_path: Path, key: str) -> None:
    """The line has the player's name; in JSON it is the place in the list."""
    event = with_player(small_event(), ONE, federation_id="16250531, FFG 1234567, AGA 1")
    write = FORMATS[key].write
    assert write is not None
    path = tmp_path / f"event{FORMATS[key].suffixes[0]}"
    path.write_bytes(write(event).data)
    lines = path.read_text("utf-8", "replace").splitlines()
    tables = event_rows(source_of(path, NOW, unfinished=True)).tables

    assert tables["players"]
    for row in tables["players"]:
        where = str(row["cell"])
        if key == "json":
            assert f"players[{int(str(row['number'])) - 1}]" == where
            continue
        at = int(where.split()[1]) - 1
        near = " ".join(lines[at : at + (4 if key == "macmahon" else 1)]).casefold()
        assert str(row["family"]).casefold() in near


def test_who_asked_not_to_be_named_is_not_in_a_row() -> None:
    """Neither name nor number, club, town, country, team or rating; the rank and the games are."""
    told = {"club": "Secret club", "city": "Secret city", "country": "SC", "team": "Secret team"}
    event = with_player(
        small_event(), FOUR, hidden=True, rating=1234, federation_id="AGA 777", **told
    )
    tables = event_rows(next(iter(sources(event)))).tables
    row = tables["players"][3]
    words = str(tables)

    assert (True, "9k", 1) == (row["hidden"], row["rank"], row["games"])
    assert not [each for each in ("Kim", "kim", "Secret", "1234", "777", "SC") if each in words]


def test_the_sum_tells_corrections_from_looks() -> None:
    """Another result is another content, another colour of circles or file is not."""
    event = small_event()
    (one, looks, name) = (
        event_rows(source)
        for source in sources(event, small_event(colours="letters"), small_event(place="Lyon, FR"))
    )

    assert one.content == looks.content
    assert one.content != name.content
    assert one.key == name.key == "id Winter Open"


def test_files_without_an_id_are_known_by_name_and_days() -> None:
    """Two files of one event are the same event; another year is another one."""
    first, same, other = (
        event_rows(source).key
        for source in sources(
            small_event(event_id=""),
            small_event(event_id="", place="Lyon"),
            small_event(dates="2020-01-11", event_id=""),
        )
    )

    assert first == same != other


def test_what_is_not_finished_or_no_event_is_refused(tmp_path: Path) -> None:
    """With a sentence; an unfinished event is taken when that is asked for."""
    event = small_event()
    path = tmp_path / "event.json"
    write = FORMATS["json"].write
    assert write is not None
    path.write_bytes(write(replace(event, rounds=event.rounds[:2])).data)
    nothing = tmp_path / "none.json"
    nothing.write_bytes(write(replace(event, rounds=())).data)
    (tmp_path / "text.txt").write_text("hello")

    with pytest.raises(WrongUse, match="2 of 3 rounds, 0 results missing"):
        source_of(path, NOW)
    assert 2 == len(source_of(path, NOW, unfinished=True).event.rounds)
    with pytest.raises(WrongUse, match="No round"):
        source_of(nothing, NOW)
    for name in ("text.txt", "missing.xlsx", "missing.xml"):
        with pytest.raises(NigiriError):
            source_of(tmp_path / name, NOW)
