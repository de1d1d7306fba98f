"""Whatever a file is: it becomes a workbook without hard problems, or is refused in a sentence."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import NigiriError
from nigiri.exchange.json_form import written
from nigiri.exchange.macmahon.write import write as write_macmahon
from nigiri.exchange.opengotha.read import read
from tests.exchange.events import small
from tests.exchange.gotha import file_of
from tests.exchange.odd_json import odd_json
from tests.exchange.oddities import odd
from tests.survive import CRASHED, IMPORTED, REFUSED, expect, main, opened, survive, tried, within

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).parents[1] / "data" / "scores"
SHARED = Path(__file__).parents[3] / "shared" / "data" / "files"
FORMATS = ("opengotha", "macmahon", "json")
SAMPLE, ALL = 8, 5000
#: Real files with more are read as well, but not changed thousands of times.
_SMALL = 100_000


@cache
def sound() -> list[bytes]:
    """Return small sound files: two McMahon events and a Swiss, each in both formats."""
    facts = (json.loads((DATA / f"event-{n}.json").read_text(encoding="utf-8"))
             for n in ("04", "05", "12"))  # fmt: skip
    files = [file_of(each) for each in facts]
    return [*files, *(write_macmahon(read(data).event).data for data in files)]


@cache
def sound_by_format() -> dict[str, list[bytes]]:
    """Return sound files by format: those, real ones where they are there, and one with it all."""
    real = [path.read_bytes() for path in sorted(SHARED.glob("*.opengotha.xml"))]
    events = [small(), *(read(data).event for data in sound()[:3])]
    return {
        "opengotha": [*sound()[:3], *(data for data in real if len(data) < _SMALL)],
        "macmahon": [*sound()[3:], write_macmahon(small()).data],
        "json": [written(event).data for event in events],
    }


def oddities(key: str, seeds: range) -> Iterator[tuple[int, bytes]]:
    """Yield files of a format with a few things wrong, by their seeds."""
    change = odd_json if key == "json" else odd
    for seed in seeds:
        random = Random(f"{key} {seed}")  # noqa: S311 -- nothing is to be kept secret
        yield seed, change(random.choice(sound_by_format()[key]), random)


def outcomes(key: str, seeds: range) -> dict[str, list[int]]:
    """Return what became of odd files: kind -> seeds. Each takes at most ten seconds."""
    found: dict[str, list[int]] = {IMPORTED: [], REFUSED: []}
    for seed, data in oddities(key, seeds):
        try:
            with within(10):
                (opened if key == "json" else survive)(data, f"odd {seed}")
        except NigiriError as error:
            expect("several lines" if "\n" in str(error) else "")
            found[REFUSED].append(seed)
        else:
            found[IMPORTED].append(seed)
    return found


@pytest.mark.parametrize("key", FORMATS)
def test_odd_files_are_opened_or_refused(key: str) -> None:
    """With foreign names, other values, what is twice or gone; nothing else happens to any."""
    found = outcomes(key, range(SAMPLE))

    assert found[IMPORTED]


@pytest.mark.long
@pytest.mark.parametrize("key", FORMATS)
def test_thousands_of_odd_files_are_opened_or_refused(key: str) -> None:
    """The same of others: five thousand in all."""
    found = outcomes(key, range(SAMPLE, SAMPLE + ALL // len(FORMATS) + 1))

    assert len(found[IMPORTED]) > ALL / 10
    assert len(found[REFUSED]) > ALL / 100


@pytest.mark.parametrize("key", FORMATS)
def test_a_sound_file_is_opened(key: str) -> None:
    """So what is refused is refused for what was changed in it."""
    files = sound_by_format()[key][:2]
    assert files
    for data in files:
        assert opened(data, "sound").event.players


def test_every_beginning_of_a_file_is_refused() -> None:
    """A file that was cut off says nothing of what is missing."""
    data = sound()[0]
    ends = range(1, len(data) - 20, 97)

    assert len(ends) > 20
    for end in ends:
        with pytest.raises(NigiriError):
            survive(data[:end], "cut.xml")


def test_a_folder_of_anything_is_told_file_by_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also in folders inside; 1 where nothing could be opened."""
    inside = tmp_path / "inside"
    inside.mkdir()
    (inside / "sound.XML").write_bytes(sound()[0])
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))

    assert 0 == main([str(tmp_path)])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("imported  inside/sound.XML: 19 players, 4 rounds, 36 games")
    assert ["refused", "refused"] == [line.split()[0] for line in said[1:3]]
    assert said[3].startswith("1 imported, 2 refused, 0 CRASHED; ")
    (inside / "sound.XML").unlink()
    assert 1 == main([str(tmp_path), "--brief"])


def test_a_crash_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """The error, the module and the line; and so is what takes too long."""
    path = tmp_path / "sound.xml"
    path.write_bytes(sound()[0])

    def hangs(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr("tests.survive.incoming", lambda _: 1 / 0)
    kind, said = tried(path)
    assert (CRASHED, True) == (kind, said.startswith("ZeroDivisionError"))
    monkeypatch.setattr("tests.survive.incoming", hangs)
    assert (CRASHED, "more than 0.2 seconds") == tried(path, 0.2)
