"""Putting the menu into LibreOffice, taking it out, and what the doctor says is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.extension import install
from nigiri.extension.archive import IDENTIFIER, STARTS
from nigiri.hosts.libreoffice import MISSING
from nigiri.version import VERSION

if TYPE_CHECKING:
    from pathlib import Path

    from tests.libreoffice.office import Office

LISTED = f"Identifier: {IDENTIFIER}\n  Version: {VERSION}\n"


def stands(folder: Path, monkeypatch: pytest.MonkeyPatch, listed: str, *, python: bool) -> None:
    """Let a folder stand for LibreOffice's: its tool lists these extensions."""
    tool = folder / "unopkg"
    tool.write_text(f"#!/bin/sh\ncat <<'END'\n{listed}END\n", encoding="utf-8")
    tool.chmod(0o755)
    if python:
        (folder / "pythonloader.py").touch()
    monkeypatch.setattr(install, "program", lambda: str(folder / "soffice"))


@pytest.mark.parametrize(
    ("listed", "python", "said"),
    [
        (LISTED, True, []),
        (LISTED, False, ["lacks its part for Python"]),
        ("", True, ["is not installed"]),
        (LISTED.replace("Version: ", "Version: 9"), True, ["has version 9"]),
        ("", False, ["lacks its part for Python", "is not installed"]),
        (f"{LISTED}  Description: A menu\n{STARTS}/bin/true\n", True, []),
        (f"{LISTED}{STARTS}/bin/false\n", True, ["starts /bin/false, which has no nigiri"]),
        (f"{LISTED}{STARTS}/nowhere/python\n", True, ["starts /nowhere/python, which has no ni"]),
    ],
)
def test_the_doctor_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: str, said: list[str], *, python: bool
) -> None:
    """One sentence each, with what to type."""
    stands(tmp_path, monkeypatch, listed, python=python)

    found = install.missing()

    assert len(said) == len(found)
    assert all(words in sentence for words, sentence in zip(said, found, strict=True))


def test_the_doctor_misses_libreoffice_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else can be looked at without it."""
    monkeypatch.setattr(install, "program", lambda: None)

    assert [MISSING] == install.missing()


def test_what_is_not_there_is_not_taken_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, and none of LibreOffice's own."""
    stands(tmp_path, monkeypatch, "", python=True)

    with pytest.raises(HostError, match="nothing to take out"):
        install.uninstall()


def test_the_documented_command_installs(office: Office) -> None:
    """The doctor finds all well, also while LibreOffice is open."""
    done = office.nigiri("doctor")

    assert (0, "") == (done.returncode, done.stderr)
    assert "All is well" in done.stdout
