"""What is put into an archive, what is known already, and a folder in which others wrote."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.archive.database import Database
from nigiri.archive.findings import findings
from nigiri.archive.manifest import LIST, manifest_of, read_list
from nigiri.archive.questions.registry import answer
from nigiri.archive.store import MOST_PIECES, add
from nigiri.domain.model.event import Game, Outcome, Result
from nigiri.errors import HostError, NigiriError, WrongUse
from tests.archive.careers import invented_events
from tests.archive.small import ONE, THREE, small_event, sources

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def corrected(event: Event) -> Event:
    """Return the event with Black as the winner of its last game."""
    last = event.rounds[-1]
    game = Game(1, THREE, ONE, 0, Result(Outcome.BLACK))
    return replace(event, rounds=(*event.rounds[:-1], replace(last, games=(game,))))


def asked(folder: Path, sql: str) -> list[tuple[Any, ...]]:
    """Return the rows of an answer."""
    with Database.of(folder) as database:
        return database.asked(sql).rows


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an archive with the small event."""
    folder = tmp_path_factory.mktemp("made") / "archive"
    add(folder, sources(small_event()))
    return folder


@pytest.fixture
def small(made: Path, tmp_path: Path) -> Path:
    """Return a copy of it."""
    return shutil.copytree(made, tmp_path / "archive")


def test_doubles_are_known_by_id_and_content(tmp_path: Path) -> None:
    """The same file again, the same event under another id, a correction, the old file again."""
    folder, event = tmp_path / "archive", small_event()
    twin = small_event(event_id="another id")

    def kinds(*events: Event) -> list[tuple[str, int]]:
        return [(each.kind, each.version) for each in add(folder, sources(*events))]

    assert [("new", 1), ("known", 1)] == kinds(event, event)
    before = contents(folder)
    assert [("known", 1), ("twin", 1)] == kinds(event, twin)
    assert before == contents(folder)
    assert [("corrected", 2)] == kinds(corrected(event))
    assert [("older", 1), ("known", 2)] == kinds(event, corrected(event))
    assert [(1, False), (2, True)] == asked(
        folder, "SELECT version, counts FROM versions ORDER BY version"
    )
    assert [(1, 0, 2)] == asked(
        folder,
        "SELECT count(*), max(white_halves), max(black_halves) FROM games WHERE round = 3 "
        "AND kind = 'game'",
    )
    assert [(4, 4, 1)] == asked(
        folder,
        "SELECT (SELECT count(*) FROM players), (SELECT count(*) FROM placements), "
        "(SELECT count(*) FROM events)",
    )


def test_events_lie_by_year(tmp_path: Path) -> None:
    """Each year has a folder, and events of which nobody knows it have one."""
    undated = small_event("Undated", dates="")
    add(tmp_path / "archive", sources(small_event(), small_event("B", "2020-02-01"), undated))

    assert {"2019", "2020", "undated", LIST} == {p.name for p in (tmp_path / "archive").iterdir()}
    assert [(2019,), (2020,), (None,)] == asked(
        tmp_path / "archive", "SELECT year FROM events ORDER BY year NULLS LAST"
    )


def test_a_year_of_many_pieces_is_merged_and_loses_nothing(tmp_path: Path) -> None:
    """One at a time or all at once, the archive gives the same answers."""
    events = [*invented_events(2 * MOST_PIECES + 3, players=8, rounds=2)]
    one, all_ = tmp_path / "one", tmp_path / "all"
    add(all_, sources(*events))
    for event in events:
        add(one, sources(event))

    assert len(manifest_of(one).pieces) <= MOST_PIECES
    for table in ("events", "players", "games", "placements", "persons"):
        question = f"SELECT * FROM {table} ORDER BY ALL"  # noqa: S608 -- names of tables
        assert asked(all_, question) == asked(one, question)
    for path in one.rglob("*.parquet"):
        os.utime(path, (0, 0))
    add(one, sources(small_event()))
    assert {*one.rglob("*.parquet")} == {
        piece.path(one, table) for piece in manifest_of(one).pieces for table in piece.sizes
    }


def test_an_error_on_the_way_leaves_it_as_it_was(tmp_path: Path) -> None:
    """Somebody's file breaks after the first event was read."""
    folder = tmp_path / "archive"
    add(folder, sources(small_event()))
    before = contents(folder)

    def breaks() -> object:
        yield from sources(small_event("B"))
        msg = "on the way"
        raise RuntimeError(msg)

    with pytest.raises(RuntimeError):
        add(folder, breaks())  # type: ignore[arg-type]
    assert before == {k: v for k, v in contents(folder).items() if k in before}
    assert [("Winter Open",)] == asked(folder, "SELECT name FROM events")
    assert ["new"] == [each.kind for each in add(folder, sources(small_event("B")))]


def test_a_folder_of_other_files_is_no_place_for_an_archive(tmp_path: Path) -> None:
    """It is refused, and nothing is written; an empty one is taken."""
    folder = tmp_path / "photos"
    folder.mkdir()
    (folder / "holiday.jpg").write_bytes(b"sun")

    with pytest.raises(WrongUse, match="other files"):
        add(folder, sources(small_event()))
    assert {"holiday.jpg": b"sun"} == contents(folder)
    with pytest.raises(WrongUse, match="no archive"):
        manifest_of(folder)
    (tmp_path / "empty").mkdir()
    add(tmp_path / "empty", sources(small_event()))
    with pytest.raises(HostError):
        add(tmp_path / "no" / "such" / "folder", sources(small_event()))


def test_foreign_files_in_an_archive_are_not_read(tmp_path: Path) -> None:
    """Parquet of somebody else in the year's folder counts nothing, is kept, and is told of."""
    folder, other = tmp_path / "archive", tmp_path / "other"
    add(folder, sources(small_event()))
    add(other, sources(small_event("Spy", "2019-03-01")))
    games = next(other.rglob("*.games.parquet"))
    shutil.copy(games, folder / "2019" / "more.games.parquet")
    shutil.copy(games, folder / "2019" / "000077.games.parquet")
    (folder / "notes.txt").write_text("mine")

    assert [(4,)] == asked(folder, "SELECT count(*) FROM games WHERE kind = 'game'")
    (told,) = findings(folder)
    assert "3 files" in told
    assert "2019/000077.games.parquet, 2019/more.games.parquet, notes.txt" in told
    add(folder, sources(small_event("B")))
    assert (folder / "notes.txt").exists()
    assert (folder / "2019" / "more.games.parquet").exists()


@pytest.mark.parametrize(
    "change",
    [
        lambda form: form["pieces"][0].update(year="../../etc"),
        lambda form: form["pieces"][0].update(number="1.games.parquet/../../x"),
        lambda form: form["pieces"][0].update(year=-1),
        lambda form: form["pieces"][0].update(year=True),
        lambda form: form["pieces"][0]["sizes"].pop("games"),
        lambda form: form["pieces"][0].update(events=[["a"]]),
        lambda form: form["pieces"][0]["sizes"].update(games=7),
        lambda form: form["pieces"][0].update(number=99),
        lambda form: form.update(pieces=None),
        lambda form: form.update(nigiri="event"),
        lambda form: form.update(version=2),
    ],
)  # fmt: skip
def test_a_list_from_elsewhere_is_refused(small: Path, change: object) -> None:
    """It leads to no file outside the folder, and to no wrong answer."""
    form = json.loads((small / LIST).read_text())
    change(form)  # type: ignore[operator]
    (small / LIST).write_text(json.dumps(form))

    with pytest.raises(HostError):
        manifest_of(small)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"nigiri": "archive"}'])
def test_a_damaged_list_is_refused(small: Path, data: bytes) -> None:
    """And nothing is added to such an archive."""
    (small / LIST).write_bytes(data)

    with pytest.raises(NigiriError):
        read_list(small)
    with pytest.raises(NigiriError):
        add(small, sources(small_event("B")))
    assert data == (small / LIST).read_bytes()


def test_a_damaged_piece_is_told(tmp_path: Path) -> None:
    """A file cut short is noticed by its size, one of the same size by what reads it."""
    folder = tmp_path / "archive"
    add(folder, sources(small_event()))
    path = next(folder.rglob("*.players.parquet"))
    whole = path.read_bytes()
    for damaged in (whole[:-1], bytes(len(whole))):
        path.write_bytes(damaged)
        with pytest.raises(HostError, match="damaged"):
            asked(folder, "SELECT * FROM players")
    path.write_bytes(whole)
    add(folder, sources(small_event("B", "2020-02-01")))
    games = next((folder / "2020").rglob("*.games.parquet"))
    games.write_bytes(bytes(games.stat().st_size))
    with pytest.raises(HostError, match=f"{games.name} of the archive is damaged"):
        answer(folder, "handicaps")
    path.unlink()
    with pytest.raises(HostError):
        asked(folder, "SELECT * FROM players")


def test_adding_and_asking_load_no_pandas(tmp_path: Path) -> None:
    """What pyarrow and DuckDB could load takes a second, and is needed by neither."""
    program = f"""
import sys
from pathlib import Path
from nigiri.archive.questions.registry import answer
from nigiri.archive.store import add
from tests.archive.small import small_event, sources
add(Path({str(tmp_path / "archive")!r}), sources(small_event(), small_event(ranked_by="sections")))
assert "pandas" not in sys.modules, "add"
assert answer(Path({str(tmp_path / "archive")!r}), "handicaps").rows
assert "pandas" not in sys.modules, "ask"
"""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root / "addin"), str(root)])
    subprocess.run(
        [sys.executable, "-c", program], check=True, env={**os.environ, "PYTHONPATH": path}
    )
