"""The README's own blocks, run as they are written, where nobody has been before."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    """Return the README's blocks of that kind, in order."""
    return [text for word, text in BLOCK.findall(README) if word == kind]


def git(*words: str) -> str:
    """Return what git says about the checkout."""
    told = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return told.stdout


def clean_copy(folder: Path) -> Path:
    """Return a clone of the checkout; with what is not committed yet, a copy of its files."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    if not git("status", "--porcelain"):
        git("clone", "--quiet", str(ROOT), str(folder))
        return folder
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def compiled_too(made: Path, folder: Path) -> None:
    """Copy a compiled module into the copy of the checkout, if its source is the same there."""
    source = made.parents[1] / f"{made.name.partition('.')[0]}.py"
    copy = folder / source.relative_to(ROOT)
    if copy.exists() and copy.read_bytes() == source.read_bytes():
        shutil.copystat(source, copy)
        (copy.parent / "__pycache__").mkdir(exist_ok=True)
        shutil.copy(made, copy.parent / "__pycache__")


def without_installing(folder: Path) -> None:
    """Give a copy the environment that `make` would install: the libraries of these tests.

    And of files that are the same what Python made of them here.
    """
    home = folder / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    # By a name of its own: with LC_ALL=C no Python before 3.13 reads one with an accent there.
    (home / "libraries").symlink_to(sysconfig.get_path("purelib"))
    (packages / "nigiri.pth").write_text(
        "../../../../addin\n../../../libraries\n", encoding="utf-8"
    )
    command = home / "bin" / "nigiri"
    command.write_text(f'#!/bin/sh\nexec "{home}/bin/python" -m nigiri "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    for made in (ROOT / "addin").rglob("__pycache__/*.pyc"):
        compiled_too(made, folder)
    for mark in (".python", ".for-use"):  # what `make` knows it by
        (home / mark).touch()


@pytest.fixture(scope="module", params=[False, pytest.param(True, marks=pytest.mark.long)],
                ids=["at hand", "installed"])  # fmt: skip
def told(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """Run every block but `make test`, in one shell; return the folder and what was printed.

    Every time with the libraries at hand, as nigiri's own files are; and as long as it takes, where
    `make` installs all of them.
    """
    folder = clean_copy(tmp_path_factory.mktemp("readme") / "nigiri")
    if not request.param:
        without_installing(folder)
    (folder / "players.csv").write_text(blocks("csv")[0], encoding="utf-8")
    script = "\n".join(["set -eux", *(block for block in blocks("sh") if block != "make test\n")])
    own = {"PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "COV_CORE_DATAFILE"}
    run = subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name not in own},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=600,
    )
    assert 0 == run.returncode, run.stdout
    return folder, run.stdout


def test_make_demo_plays_a_tournament_and_says_what_to_open(told: tuple[Path, str]) -> None:
    """On a fresh machine, with nothing but Python and make."""
    folder, said = told

    assert "Open this workbook in Excel or LibreOffice" in said
    assert (folder / "nigiri-demo" / "nigiri-demo.xlsx").is_file()
    assert 1 == len(list((folder / "nigiri-demo").glob("*.html")))


def test_a_reader_draws_a_round_of_their_own_players(told: tuple[Path, str]) -> None:
    """The five minutes: from an empty folder to the second round."""
    folder, said = told

    for sentence in (
        "Spring Open is ready.",
        "11 players added from players.csv.",
        "Round 1: 5 tables, bye: 11 Kauri, Kim.",
        "Round 1 is complete.",
        "Round 2: 5 tables, bye: ",
        "Standings after round 2 of 4 (provisional)",
    ):
        assert sentence in said
    assert (folder / "my-open.xlsx").is_file()
    assert (folder / "my-open-round-1-by-table.html").is_file()


def test_the_two_make_commands_exist() -> None:
    """`make test` is not run from within a test, but it is there."""
    assert ["make demo\n", "make test\n"] == blocks("sh")[:2]
    subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, check=True, capture_output=True)


def test_the_windows_lines_say_the_same() -> None:
    """They cannot be run here: without make, the same installation and the same demo."""
    (lines,) = blocks("bat")

    install = r"pip install --requirement .ci\locks\for-use.txt"
    assert ["py -m venv .venv", install, "pip install .", "nigiri demo"] == [
        line for line in lines.splitlines() if "activate" not in line
    ]
