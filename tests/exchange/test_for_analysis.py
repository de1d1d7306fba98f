"""The event as tables and as JSON, for those who analyse it."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import re
import zipfile
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook as Spreadsheet
from openpyxl import load_workbook

import nigiri
from nigiri.archive.origins import Paths
from nigiri.archive.rows import Source
from nigiri.archive.store import add
from nigiri.archive.tables import asked_tables
from nigiri.desk.setup.import_event import import_event
from nigiri.domain.model.event import Event, Outcome, Player, Result, Wish
from nigiri.domain.model.side_events import Chart, SideGame
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.rules import RULE_SETS
from nigiri.errors import HostError, SheetProblems, WrongUse
from nigiri.exchange.analysis.csv_files import cell
from nigiri.exchange.analysis.rows import RESULTS, columns, tables
from nigiri.exchange.formats import FORMATS
from nigiri.exchange.json_form import fits, read, written
from nigiri.notebook import ArchiveFrames
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read as reading
from tests.archive.small import small_event, sources
from tests.desk.story import DESK, EVENT_ID, club, drawn
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Mapping

DOC = (Path(__file__).parents[2] / "docs" / "notebook.md").read_text(encoding="utf-8")


@cache
def event() -> Event:
    """Return the event of 2005, three players of whom cannot be as others."""
    found = quebec_event()
    odd = Player("=1+1", "@home", Rank.parse("1d"), rating=2100, published=2150, club="-1",
                 hidden=True)  # fmt: skip
    return replace(found, players=(*found.players, odd))


def unpacked(key: str) -> dict[str, bytes]:
    """Return the files of a format that packs several."""
    write = FORMATS[key].write
    assert write is not None
    with zipfile.ZipFile(io.BytesIO(write(event()).data)) as package:
        return {name: package.read(name) for name in package.namelist()}


def test_each_player_game_and_place_is_a_row() -> None:
    """40 players, 20 tables in six rounds; a bye and a missed round are rows, too."""
    rows = tables(event())
    seated = {(row["round"], row[side]) for row in rows["games"] for side in ("white", "black")}
    seated -= {(row, None) for row in range(1, 7)}

    assert {"players": 41, "standings": 40} == {k: len(rows[k]) for k in ("players", "standings")}
    assert {(n, p) for n in range(1, 7) for p in range(1, 41)} == seated
    assert {"game", "bye", "missed"} == {row["kind"] for row in rows["games"]}


def test_points_are_the_same_in_all_tables() -> None:
    """A victory is a point of a game, or a bye."""
    rows = tables(event())
    won = dict.fromkeys(range(1, 41), 0.0)
    for row in rows["games"]:
        for side in ("white", "black"):
            won[row[side] or 1] += row[f"{side}_points"] or 0  # type: ignore[index,operator]
        won[row["white"]] += row["kind"] == "bye"  # type: ignore[index]

    assert won == {row["number"]: row["victories"] for row in rows["players"] if row["number"]}
    assert won == {row["number"]: row["victories"] for row in rows["standings"]}


@pytest.mark.parametrize("outcome", Outcome)
def test_every_result_has_its_words(outcome: Outcome) -> None:
    """And the points of both."""
    first, *rest = event().rounds
    game = replace(first.games[0], result=Result(outcome, by_default=True))
    changed = replace(event(), rounds=(replace(first, games=(game, *first.games[1:])), *rest))
    row = tables(changed)["games"][0]

    points = [float(side.replace("½", ".5")) for side in RESULTS[outcome].split("-")]
    assert points == [row["white_points"], row["black_points"]]
    assert (RESULTS[outcome], True) == (row["result"], row["by_default"])


def test_a_game_that_is_played_has_no_result_yet() -> None:
    """Nothing is lost, nothing won."""
    first, *rest = event().rounds
    games = (replace(first.games[0], result=None), *first.games[1:])
    row = tables(replace(event(), rounds=(replace(first, games=games), *rest)))["games"][0]

    assert [None] * 4 == [row[k] for k in ("result", "by_default", "white_points", "black_points")]


def test_the_page_tells_every_column() -> None:
    """In their order; tie-breaks are told together."""
    told = {
        part.partition("\n")[0]: [
            name for line in re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
            for name in re.findall(r"`(\w+)`", line)
        ]
        for part in DOC.split("\n### ")[1:]
    }  # fmt: skip

    assert {name: list(heads) for name, heads in columns(event()).items()} == told


def test_an_event_without_players_has_the_same_columns() -> None:
    """And no rows."""
    frames = nigiri.frames(Event())

    assert list(nigiri.frames(event()).players.columns) == list(frames.players.columns)
    assert [0, 0, 0] == [len(frame) for frame in vars(frames).values()]
    assert [str(each) for each in nigiri.frames(event()).games.dtypes] == [
        str(each) for each in frames.games.dtypes
    ]


def test_csv_is_read_as_it_was_written() -> None:
    """With the same bytes every time; yes and no in words."""
    files = unpacked("csv")
    players = list(csv.DictReader(io.StringIO(files["players.csv"].decode("utf-8-sig"))))

    assert ["players.csv", "games.csv", "standings.csv"] == list(files)
    assert unpacked("csv") == files
    assert (41, "Ota", "Yuzo", "yes") == (
        len(players), *(players[0][key] for key in ("family", "given", "here")),
    )  # fmt: skip
    assert ("'=1+1", "'@home", "-1") == tuple(
        players[-1][key] for key in ("family", "given", "club")
    )


@pytest.mark.parametrize("text", ["=1+1", "+A1", "-1+1", "@x", "\t=1", "\r=1", "\n=1", "-", "+ 1"])
def test_no_text_is_a_formula(text: str) -> None:
    """An apostrophe makes it a text."""
    assert f"'{text}" == cell(text)


@pytest.mark.parametrize("value", ["-1", "+3.5", "-12,3", "Ota", "", -1, -1.5, None])
def test_numbers_and_other_texts_stay(value: str | float | None) -> None:
    """Also those that are written as text."""
    assert value == cell(value)


def test_parquet_is_read_as_the_frames_are() -> None:
    """Types and all."""
    files = unpacked("parquet")
    frames = vars(nigiri.frames(event()))

    assert {"players", "games"} <= frames.keys()
    for name, frame in frames.items():
        found = pd.read_parquet(io.BytesIO(files[f"{name}.parquet"]))
        assert frame.astype(object).equals(found.astype(object))


def sheets() -> Spreadsheet:
    """Return the tables as a spreadsheet has them, read by openpyxl."""
    write = FORMATS["xlsx"].write
    assert write is not None
    assert write(event()).data == write(event()).data
    return load_workbook(io.BytesIO(write(event()).data))


def test_a_spreadsheet_has_the_tables_of_the_frames() -> None:
    """Row by row, numbers as numbers; what is missing is blank."""
    book = sheets()

    assert ["players", "games", "standings"] == book.sheetnames
    for name, frame in vars(nigiri.frames(event())).items():
        head, *rows = book[name].iter_rows(values_only=True)
        plain = frame.astype(object).where(frame.notna(), None)
        assert list(frame.columns) == list(head)
        assert [tuple(row) for row in plain.itertuples(index=False)] == rows


def test_texts_of_a_spreadsheet_that_look_like_formulas_are_texts() -> None:
    """And stay texts when the cell is edited."""
    players = sheets()["players"]
    found = {cell.value: cell for row in players for cell in row if cell.value is not None}

    assert [("s", True)] * 3 == [
        (found[text].data_type, found[text].quotePrefix) for text in ("=1+1", "@home", "-1")
    ]
    assert not found["Ota"].quotePrefix


def test_a_spreadsheet_of_nobody_has_its_headings() -> None:
    """An event can be sent before anybody is registered."""
    write = FORMATS["xlsx"].write
    assert write is not None
    book = load_workbook(io.BytesIO(write(Event()).data))

    assert [1, 1, 1] == [sheet.max_row for sheet in book]


def test_signs_that_no_spreadsheet_can_hold_are_left_out() -> None:
    """A name pasted from a terminal may bring some along."""
    write = FORMATS["xlsx"].write
    assert write is not None
    odd = replace(event(), players=(replace(event().players[0], club="Mont\x0bréal"),), rounds=())
    players = load_workbook(io.BytesIO(write(odd).data))["players"]

    assert "Montréal" in {cell.value for row in players for cell in row}


@pytest.mark.parametrize(
    ("key", "library"),
    [("parquet", "pyarrow"), ("parquet", "pandas"), ("xlsx", "openpyxl"), ("xlsx", "pandas")],
)
def test_a_missing_library_is_named(
    key: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what brings it."""
    monkeypatch.setattr(
        "nigiri.exchange.analysis.frames.find_spec", lambda name: name != library or None
    )
    with pytest.raises(WrongUse, match=rf"needs {library}, .*pip install 'nigiri\[tables\]'"):
        unpacked(key)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_json_gives_the_same_event_again(rules: str) -> None:
    """Whole and exact, with the settings of every rule set."""
    changed = replace(event(), settings=RULE_SETS[rules].defaults)
    data = written(changed).data

    assert fits(data)
    assert (changed, ()) == (read(data).event, read(data).left_out)
    assert data == written(read(data).event).data


def form(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 -- as JSON has it
    """Return the JSON of an event with changes to its outermost names."""
    found: dict[str, Any] = json.loads(written(event()).data)
    found["event"] |= changes
    return found


def told(data: object) -> str:
    """Return the sentence that a file is refused with."""
    with pytest.raises(WrongUse) as caught:
        read(data if isinstance(data, bytes) else json.dumps(data).encode())
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_what_is_no_event_is_refused_with_the_place() -> None:
    """The first wrong value is named."""
    players = form()["event"]["players"]

    assert told(b"{").startswith("It is not readable JSON")
    assert told(b"[" * 100_000).startswith("It is not readable JSON")
    assert told(b'{"nigiri": NaN}').startswith("It is not readable JSON: NaN is no number")
    assert "It is JSON, but not an event of nigiri." == told([])
    assert "It has version “2”; this nigiri knows 1." == told({**form(), "version": 2})
    for wrong, where in (
        ({"players": 3}, "event.players: “3”"),
        ({"players": [3]}, "event.players[0]: “3”"),
        ({"players": [{"family": "Ota"}]}, "event.players[0].given is missing"),
        ({"players": [{**players[0], "rank": "12d"}]}, "event.players[0].rank: “12d”"),
        ({"players": [{**players[0], "here": 1}]}, "event.players[0].here: “1”"),
        ({"players": [{**players[0], "order": 10**12}]}, "event.players[0].order: “1000000000000”"),
        ({"players": [{**players[0], "family": "a\0b"}]}, "event.players[0].family: “a"),
        ({"players": [{**players[0], "expires": "soon"}]}, "event.players[0].expires: “soon”"),
        ({"rounds": [{"number": 1, "games": [{"table": 1, "white": 1, "black": 2,
                                              "result": {"outcome": "draw"}}]}]},
         "event.rounds[0].games[0].result.outcome: “draw”"),
        ({"settings": {"ranked_by": "luck"}}, "event.settings.ranked_by: “luck”"),
        ({"settings": {"handicap_even_above": "x"}}, "event.settings.handicap_even_above: “x”"),
        ({"settings": {"name": None}}, "event.settings.name: “None”"),
        ({"settings": {"boards": [{"size": 9, "rows": [[1]]}]}}, "event.settings.boards[0].row"),
    ):  # fmt: skip
        assert told(form(**wrong)).startswith(where)


def test_an_event_that_does_not_hold_together_is_refused() -> None:
    """Numbers that nobody has, or two have; rounds out of order; nobody's name."""
    known = form()["event"]
    players, rounds = known["players"], known["rounds"]

    assert "the same number" in told(form(players=[*players, players[0]]))
    assert "the same number" in told(form(players=[{**players[0], "number": 0}], rounds=[]))
    assert "has no name" in told(form(players=[{**players[-1], "family": " "}], rounds=[]))
    assert "not numbered" in told(form(rounds=rounds[1:]))
    assert "there is a number that no player has" in told(form(players=players[1:]))
    assert "somebody plays twice" in told(form(rounds=[{**rounds[0], "byes": [1, 1]}]))
    assert "A wish is about" in told(form(wishes=[{"kind": "never", "players": [1, 99]}]))
    assert "too many" in told(form(rounds=[{"number": n} for n in range(1, 102)]))


def test_names_of_a_later_version_are_told_and_left_out() -> None:
    """What is missing has its default."""
    found = read(json.dumps(form(colour="red", settings={"name": "Open", "mood": 3})).encode())

    assert ("event.colour is not known.", "event.settings.mood is not known.") == tuple(
        sorted(found.left_out)
    )
    assert ("Open", "quebec") == (found.event.settings.name, found.event.settings.rules)


@cache
def small() -> str:
    """Return the JSON of the first round of four players."""
    (first, *_), players = event().rounds, event().players
    few = replace(first, games=(replace(first.games[0], black=PlayerId(2)),), byes=(PlayerId(3),))
    return written(replace(event(), players=players[:4], rounds=(few,))).data.decode()


@given(st.integers(0, 9000), st.integers(0, 40), st.text(max_size=20))
def test_no_damage_is_more_than_a_sentence(at: int, gone: int, new: str) -> None:
    """Whatever is lost or added, it is an event or refused."""
    text = small()
    rows: Mapping[str, object] = {}
    with suppress(WrongUse):
        rows = tables(read(f"{text[:at]}{new}{text[at + gone :]}".encode("utf-8", "replace")).event)

    assert set(rows) in ({"players", "games", "standings"}, set())


def test_a_workbook_made_of_json_is_the_same_event() -> None:
    """Memberships, promises, prizes and wishes too; what it does not take is told."""
    players = list(event().players[:4])
    players[0] = replace(
        players[0], published=2500, rating=2400, expires=dt.date(2027, 1, 1), hidden=True,
        start=HalfPoints(5), out=frozenset({3}), notes="vegan",
    )  # fmt: skip
    players[1] = replace(players[1], promised=frozenset({3}))
    section = replace(event().sections[0], prizes=("cup", "book"))
    wishes = (
        Wish("never", (PlayerId(1), PlayerId(2)), frozenset({1, 2})),
        Wish("rather", (PlayerId(3), PlayerId(4))),
    )
    whole = replace(event(), players=tuple(players), sections=(section,), wishes=wishes, rounds=())
    changes = import_event(written(whole).data, DESK, source="a.json", event_id=EVENT_ID)
    found = reading(applied(Workbook(), changes)).event

    settings = replace(whole.settings, event_id=str(EVENT_ID), when=found.settings.when)
    assert settings == found.settings
    assert not any(found.settings.when)
    assert replace(whole, settings=settings) == found
    odd = replace(whole, players=(replace(players[0], evidence="ill"), *players[1:]),
                  chart=Chart((PlayerId(1),), (SideGame(PlayerId(1), PlayerId(2)),)))  # fmt: skip
    assert (
        "Why the entry of Ota, Yuzo differs from what is published: ill",
        "The games of side events: type them on their sheets.",
    ) == read(written(odd).data).left_out


def test_a_notebook_reads_workbooks_and_files(tmp_path: Path) -> None:
    """The same event either way; wrong cells are all named."""
    path = tmp_path / "event.json"
    path.write_bytes(written(event()).data)

    assert event() == nigiri.read(str(path))
    with pytest.raises(HostError):
        nigiri.read(tmp_path / "none.xlsx")


def test_a_workbook_with_wrong_cells_is_no_event(tmp_path: Path) -> None:
    """Every one is named."""
    story = club(4, path=tmp_path / "wrong.xlsx")
    story.types("players", {(4, "rank"): "12d"})

    with pytest.raises(SheetProblems, match="“12d” is not a rank"):
        nigiri.frames(tmp_path / "wrong.xlsx")


def test_the_example_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Line by line, on a small event, and on an archive of one."""
    code, of_archive = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    drawn(club(8, path=tmp_path / "archive.xlsx", rounds=2), 2)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 -- the page's own lines

    assert 8 == names["handicaps"]["count"].sum()
    found = nigiri.read("archive.xlsx")
    add(tmp_path / "federation", [Source(found, "archive.xlsx", "workbook", Paths(found))])
    exec(of_archive, names)  # noqa: S102 -- likewise
    assert 8 == len(names["games"])
    assert 8 == names["clubs"]["entries"].sum()


def test_an_archive_as_frames(tmp_path: Path) -> None:
    """Each table has its columns and their types; whole numbers stay whole, days are days."""
    add(tmp_path / "archive", sources(small_event()))
    found = nigiri.frames(tmp_path / "archive")

    assert isinstance(found, ArchiveFrames)
    assert {name: [each.name for each in columns] for name, columns in asked_tables().items()} == {
        name: [*frame.columns] for name, frame in vars(found).items()
    }
    assert "2019-01-12" == str(found.events.first_day[0].date())
    assert ["Int64", "string", "boolean"] == [
        str(found.players.dtypes[name]) for name in ("score_halves", "name", "hidden")
    ]
    assert [4, 3] == [*nigiri.ask(tmp_path / "archive", "SELECT 4 AS a UNION ALL SELECT 3").a]
    with pytest.raises(WrongUse):
        nigiri.ask(tmp_path / "archive", "DROP TABLE games")
    with pytest.raises(WrongUse):
        nigiri.ask(tmp_path, "SELECT 1")


def test_what_notebooks_use_is_there_and_nothing_else() -> None:
    """A name that is not there is an error as in any package."""
    assert ["ask", "frames", "read"] == nigiri.__all__
    with pytest.raises(AttributeError, match="has no attribute 'draw'"):
        _ = nigiri.draw
