"""Whatever a file is: it becomes a workbook without hard problems, or is refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import NigiriError
from nigiri.exchange.macmahon.write import write as write_macmahon
from nigiri.exchange.opengotha.read import read
from tests.exchange.gotha import file_of
from tests.exchange.oddities import odd
from tests.survive import CRASHED, IMPORTED, REFUSED, main, survive, tried

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).parents[1] / "data" / "scores"
SAMPLE, ALL = 8, 1000


def sound() -> list[bytes]:
    """Return small sound files: two McMahon events and a Swiss, each in both formats."""
    facts = (json.loads((DATA / f"event-{n}.json").read_text(encoding="utf-8"))
             for n in ("04", "05", "12"))  # fmt: skip
    files = [file_of(each) for each in facts]
    return [*files, *(write_macmahon(read(data).event).data for data in files)]


def oddities(seeds: range) -> Iterator[tuple[int, bytes]]:
    """Yield files with a few things wrong, by their seeds."""
    files = sound()
    for seed in seeds:
        random = Random(seed)  # noqa: S311 -- nothing is to be kept secret
        yield seed, odd(random.choice(files), random)


def outcomes(seeds: range) -> dict[str, list[int]]:
    """Return what became of odd files: kind -> seeds."""
    found: dict[str, list[int]] = {IMPORTED: [], REFUSED: []}
    for seed, data in oddities(seeds):
        try:
            survive(data, "odd.xml")
        except NigiriError:
            found[REFUSED].append(seed)
        else:
            found[IMPORTED].append(seed)
    return found


def test_odd_files_are_opened_or_refused() -> None:
    """Most are opened; none does anything else."""
    found = outcomes(range(SAMPLE))

    assert len(found[IMPORTED]) > SAMPLE / 2


@pytest.mark.long
def test_very_many_odd_files_are_opened_or_refused() -> None:
    """The same of others."""
    found = outcomes(range(SAMPLE, ALL))

    assert len(found[IMPORTED]) > ALL / 2


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
    assert (CRASHED, "more than 1 seconds") == tried(path, 1)
