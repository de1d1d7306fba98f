"""One browser prints many sheets; what it leaves undone is known."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.paper import devtools
from nigiri.hosts.paper.devtools import print_together

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is not done so on Windows")

#: A browser that prints so many sheets, and then says something else.
_PLAYED = """#!/bin/sh
'''exec' {python} "$0" "$@" #'''
import json, os, sys, time

open({log!r}, "a").write(str(os.getpid()))
says, prints, sheet = {says}, {prints}, {{"result": {{"data": "JVBERi0="}}}}
while True:
    told = b""
    while not told.endswith(b"\\0"):
        told += os.read(3, 1) or sys.exit()
    asked = json.loads(told[:-1])
    said = says.get(asked["method"], {{"result": {{}}}})
    if asked["method"] == "Page.printToPDF" and prints:
        said, prints = sheet, prints - 1
    if said == "hangs":
        time.sleep(60)
    if said == "ends":
        sys.exit()
    if said == "raves":
        os.write(4, b"raves\\0")
    for answer in ({{"method": "Something.happened"}}, {{"id": asked["id"], **said}}):
        os.write(4, json.dumps(answer).encode() + b"\\0")
"""
_ANSWERS = {
    "Target.createTarget": {"result": {"targetId": "T"}},
    "Target.attachToTarget": {"result": {"sessionId": "S"}},
}


@pytest.fixture
def played(tmp_path: Path) -> Callable[..., str]:
    """Play a browser that prints so many sheets, and then says something else."""

    def play(prints: int, after: object) -> str:
        path = tmp_path / "chromium"
        says = {**_ANSWERS, "Page.printToPDF": after}
        path.write_text(
            _PLAYED.format(python=shlex.quote(sys.executable), log=str(tmp_path / "log"), says=says,
                           prints=prints),
            encoding="utf-8",
        )  # fmt: skip
        path.chmod(0o755)
        return str(path)

    return play


def untold(_: int) -> None:
    """Hear that a sheet is printed, and do nothing."""


def gone(log: Path) -> bool:
    """Tell whether the browser that was played has ended."""
    try:
        os.kill(int(log.read_text(encoding="utf-8")), 0)
    except ProcessLookupError:
        return True
    return False


def test_a_real_browser_prints_them_all(program: Callable[[str], str]) -> None:
    """Each as long as it is, on the paper it names; it is told of each."""
    told: list[int] = []
    style = "<style>@page { size: 100mm 50mm } p { break-after: page }</style>"
    pages = [f"<!DOCTYPE html><head>{style}<title>{n}</title>" + "<p>x</p>" * n for n in (1, 3, 2)]
    made = print_together(program("chromium"), pages, 2, told.append)

    counted = [made[place].count(b"/Type /Page\n") for place in range(3)]
    assert [1, 3, 2] == counted
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", made[0])
    assert [(283, 142)] == [(round(float(w)), round(float(h))) for w, h in boxes]
    assert [1, 1, 1] == told


def test_the_longest_is_printed_first(tmp_path: Path, played: Callable[..., str]) -> None:
    """So that nobody waits for it at the end; and the browser is gone then."""
    made = print_together(played(9, {}), ["short", "the longest", "longer"], 1, untold)

    assert [1, 2, 0] == list(made)
    assert {b"%PDF-"} == set(made.values())
    assert gone(tmp_path / "log")


@pytest.mark.parametrize(
    "after",
    [
        "ends",
        "raves",
        {"error": {"code": -32000, "message": "Printing failed"}},
        {"result": {}},
        {"result": {"data": "no base64"}},
    ],
    ids=json.dumps,
)
def test_what_a_failing_browser_has_made_is_kept(
    after: object, tmp_path: Path, played: Callable[..., str]
) -> None:
    """The others are missing, nothing is raised, and it is gone."""
    assert {0: b"%PDF-"} == print_together(played(1, after), ["first", "2nd"], 1, untold)
    assert gone(tmp_path / "log")


def test_a_browser_that_hangs_is_killed(
    tmp_path: Path, played: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has made is kept."""
    monkeypatch.setattr(devtools, "_ANSWERS_WITHIN", 1)

    assert {0: b"%PDF-"} == print_together(played(1, "hangs"), ["first", "2nd"], 1, untold)
    assert gone(tmp_path / "log")


def test_a_browser_that_is_no_program_makes_nothing(tmp_path: Path) -> None:
    """Nothing is raised."""
    assert {} == print_together(str(tmp_path / "none"), ["first"], 1, untold)


def test_an_interrupted_browser_is_gone(tmp_path: Path, played: Callable[..., str]) -> None:
    """With Ctrl-C, for instance."""

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        print_together(played(9, {}), ["first", "2nd"], 1, interrupted)
    assert gone(tmp_path / "log")
