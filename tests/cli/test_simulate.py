"""`nigiri simulate`, as a director types it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from nigiri.cli.commands.simulation import how_long
from tests import dask
from tests.cli.shell import Shell, files, run

if TYPE_CHECKING:
    from pathlib import Path

FEW = ("--tournaments", 8, "--jobs", 1)


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Return where a picture may be made; skip where none can be drawn."""
    pytest.importorskip("matplotlib")
    return tmp_path / "bar.svg"


def test_an_event_is_compared_with_another_and_nothing_written(listed: Shell) -> None:
    """Two tables and what they mean; the file stays as it is."""
    before = files(listed.folder)
    said = listed.does("simulate", "--set", "Gap between sections=3", "--sections", "1d,30k", *FEW)

    assert "8 tournaments of 12 players, 3 rounds" in said
    assert "Then: Gap between sections = 3; sections down to 1d, 30k." in said
    assert "How often the strongest of each section wins it" in said
    assert said.endswith("Nothing was written.\n")
    assert before == files(listed.folder)


def test_how_long_it_takes_is_said_before_it_begins(listed: Shell) -> None:
    """To people, of more than a few tournaments."""
    many = ("--tournaments", 40, "--jobs", 1)
    listed.does("simulate", *many)
    assert re.search(
        r"^40 tournaments take about \d+ seconds? here\.$", listed.warned, re.MULTILINE
    )

    listed.does("simulate", *many, "--json")
    assert "" == listed.warned
    listed.does("simulate", *FEW)
    assert "" == listed.warned


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.2, "9 tournaments take about 1 second here."),
        (41.3, "9 tournaments take about 42 seconds here."),
        (91, "9 tournaments take about 2 minutes here."),
        (60 * 91, "9 tournaments take about 2 hours here."),
    ],
)
def test_how_long_is_said_in_a_unit_that_people_use(seconds: float, told: str) -> None:
    """Rounded up."""
    assert told == how_long(seconds, 9)


def test_every_luck_has_its_seed(listed: Shell) -> None:
    """The same again, and another with another seed; however many processes play."""
    first = listed.does("simulate", *FEW)

    assert first == listed.does("simulate", *FEW)
    assert first != listed.does("simulate", *FEW, "--seed", 2)


def test_a_real_run_in_several_processes(listed: Shell) -> None:
    """Started as a program, it says what one process says."""
    words = ("simulate", listed.file, "--against-set", "gap=0", "--against-sections", "2",
             "--set", "gap=2", "--tournaments", 10, "--spread", 50, "--all")  # fmt: skip
    several = run(*words, "--jobs", 2)

    assert (0, "") == (several.returncode, several.stderr)
    assert 0 == listed.gives(*words, "--jobs", 1)
    assert listed.said == several.stdout
    assert "First" in several.stdout


def test_machines_are_told_the_figures(listed: Shell) -> None:
    """The views, and the numbers they were made of."""
    told = json.loads(listed.does("simulate", "--set", "pattern=adjacent", *FEW, "--json"))

    assert ("simulate", False) == (told["command"], told["written"])
    assert "In words" == told["view"]["headings"][-1]
    assert ["order", "champion", "sections", "shared", "even", "ranks"] == [
        measure["code"] for measure in told["facts"]["measures"]
    ]
    assert told["sections"]["rows"]


def test_a_picture_is_drawn(listed: Shell, picture: Path) -> None:
    """An SVG of that name; one that is there is not overwritten."""
    said = listed.does("simulate", "--set", "gap=0", *FEW, "--plot", picture)

    assert f"{picture} is ready." in said
    assert picture.read_bytes().startswith(b"<?xml")
    told = listed.refuses(4, "simulate", *FEW, "--plot", picture)
    assert "bar.svg exists already; choose another name, or move it away." == told


def test_a_picture_that_cannot_be_made_is_refused_beforehand(listed: Shell, picture: Path) -> None:
    """No minutes are spent on it."""
    name = picture.with_suffix(".jpg")
    told = listed.refuses(2, "simulate", "--plot", name, "--tournaments", 10**6)
    assert "The name of a picture ends in .svg or .png: write bar.svg" == told

    told = listed.refuses(4, "simulate", "--plot", picture.parent / "no" / "bar.svg")
    assert "no does not exist." == told


def test_without_matplotlib_the_rest_still_works(
    listed: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a picture is refused, with what to type."""
    monkeypatch.setattr("nigiri.reports.charts.plots.find_spec", lambda _: None)

    assert "pip install 'nigiri[plots]'" in listed.refuses(2, "simulate", "--plot", "bar.svg")
    assert "tournaments of" in listed.does("simulate", *FEW)


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--set", "gap"), 2, "is no setting; write it as pattern=adjacent"),
        (("--set", "bra=3d"), 2, "There is no setting “bra”"),
        (("--set", "gap=wide"), 3, "wide"),
        (("--sections", "5k,1d"), 2, "Write the boundaries from strong to weak"),
        (("--tournaments", "1"), 2, "--tournaments: a whole number from"),
        (("--jobs", "0"), 2, "--jobs: a whole number from"),
    ],
)
def test_what_makes_no_sense_is_refused(
    listed: Shell, words: tuple[str, ...], code: int, sentence: str
) -> None:
    """With the way out."""
    assert sentence in listed.refuses(code, "simulate", *words)


@pytest.mark.long
def test_a_cluster_is_told_and_finds_the_same(listed: Shell) -> None:
    """By the address of its scheduler; how many processes are its own choice.

    Every day tests/desk/test_cluster.py plays on one, without the words around it.
    """
    pytest.importorskip("distributed")
    alone = listed.does("simulate", *FEW)
    with dask.scheduler() as (address, _), dask.worker(address):
        dask.wait(address, workers=1)
        found = listed.does("simulate", "--tournaments", 8, "--scheduler", address)

    assert f"{address} plays in 1 process." in listed.warned
    assert alone == found
    assert "not both" in listed.refuses(2, "simulate", "--jobs", 2, "--scheduler", address)
