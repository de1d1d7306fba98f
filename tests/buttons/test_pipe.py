"""nigiri pipe as a program of its own: one answer on its output, whatever happens, and no file."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.request import PROTOCOL
from tests.buttons.program import sent
from tests.buttons.test_exchange import story
from tests.cli.shell import ADDIN
from tests.desk.story import CAME

if TYPE_CHECKING:
    from pathlib import Path

#: Runs as `python -I -m nigiri pipe` does where nigiri is installed; {} is done first.
SCRIPT = f"""
import sys, runpy
sys.path.insert(0, {str(ADDIN)!r})
{{}}
sys.argv[1:] = ["pipe", *sys.argv[1:]]
runpy.run_module("nigiri", run_name="__main__", alter_sys=True)
"""
NOISE = """
import os
import nigiri.buttons.dispatch as module
real = module.exchange
def noisy(*given):
    print("noise")
    os.write(1, b"more noise")
    return real(*given)
module.exchange = noisy
"""
BROKEN = """
import nigiri.buttons.execution as module
class Broken:
    def __init__(self, *given):
        raise MemoryError("no more")
module.ActionRun = Broken
"""


def asks(
    request: object, folder: Path, before: str = "", *words: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the pipe in an empty folder."""
    data = request if isinstance(request, bytes) else json.dumps(request).encode()
    command = [sys.executable, "-I", "-c", SCRIPT.format(before), *words]
    return subprocess.run(command, input=data, cwd=folder, capture_output=True, check=False)


def form(action: str, **fields: object) -> dict[str, Any]:
    """Return a request."""
    return {"nigiri": "request", "protocol": PROTOCOL, "action": action, "sheets": [], **fields}


@pytest.mark.parametrize(
    ("request_", "before", "status"),
    [
        (form("menu"), "", "done"),
        (form("menu"), NOISE, "done"),
        (form("menu"), BROKEN, "fault"),
        (b"", "", "refused"),
        (b"\xff rubbish", NOISE, "refused"),
    ],
    ids=["done", "noise", "fault", "nothing", "rubbish"],
)
def test_one_answer_and_nothing_else(
    tmp_path: Path, request_: object, before: str, status: str
) -> None:
    """Libraries may print; that goes elsewhere. The exit code is 0 because there is an answer."""
    done = asks(request_, tmp_path, before)

    assert (0, 1) == (done.returncode, done.stdout.count(b"\n"))
    assert status == json.loads(done.stdout)["status"]
    assert (before == NOISE) is (b"noise" in done.stderr)
    assert b"Traceback" not in done.stdout + done.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_draw_through_the_pipe(tmp_path: Path) -> None:
    """From a request in bytes to changes in bytes."""
    told = story()
    told.plays(1, codes=CAME)
    done = asks(form("draw", sheets=sent(told.workbook), user="Zoë"), tmp_path)
    answer = json.loads(done.stdout)

    assert "done" == answer["status"], answer
    assert ["Round 2"] == answer["rendered"]["sheets"]
    assert "Zoë" in json.dumps(answer["changes"], ensure_ascii=False)


def test_a_program_that_was_started_ahead_answers_as_any_other(tmp_path: Path) -> None:
    """It has loaded what takes time before; without a request it ends and says nothing."""
    told = story()
    request = form("draw", sheets=sent(told.workbook), user="Zoë", now="2005-05-21T10:00:00")
    ahead, usual = (asks(request, tmp_path, "", *words) for words in (("--ahead",), ()))
    nothing = asks(b"", tmp_path, "", "--ahead")

    assert json.loads(usual.stdout) == json.loads(ahead.stdout)
    assert (0, b"", b"") == (nothing.returncode, nothing.stdout, nothing.stderr)


@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_a_killed_engine_leaves_nothing_behind(tmp_path: Path, seconds: float) -> None:
    """No half an answer, no file."""
    command = [sys.executable, "-I", "-c", SCRIPT.format("")]
    victim = subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert victim.stdin is not None
    victim.stdin.write(b'{"nigiri": "request",')
    victim.stdin.flush()
    time.sleep(seconds)
    victim.kill()
    out, _ = victim.communicate()

    assert b"" == out
    assert [] == list(tmp_path.iterdir())


def test_ten_thousand_rows_are_answered(tmp_path: Path) -> None:
    """Somebody's own long sheet beside the event, and a Players sheet filled far down."""
    told = story()
    sheets = sent(told.workbook)
    sheets.append({"name": "Mine", "rows": [[n, f"text {n}", n / 7] for n in range(10_000)]})
    players = next(sheet for sheet in sheets if sheet["name"] == "Players")
    players["rows"] += [[None] * 11 + ["note"] for _ in range(10_000)]

    done = asks(form("check", sheets=sheets), tmp_path)

    assert "done" == json.loads(done.stdout)["status"]
