"""The process of a command: it collects seldom, long ones as Python does, and ends at once."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from nigiri.cli.frame.process import _USUAL, collect_as_usual, collect_seldom
from tests.test_architecture import PACKAGE


def test_what_is_seldom_done_can_be_done_as_usual_again() -> None:
    """A server that runs all day must not gather what a command leaves to its end."""
    before = gc.get_threshold()
    try:
        collect_seldom()
        assert gc.get_threshold()[0] > 1000 * _USUAL[0]
        collect_as_usual()
        assert gc.get_threshold() == _USUAL
    finally:
        gc.set_threshold(*before)


ENDS = """
import atexit, sys, threading
from nigiri.cli.frame.process import end_at_once
atexit.register(print, "registered")
print("told")
{before}
end_at_once({code})
atexit.register(print, "ended as usual")
sys.exit({code})
"""


@pytest.mark.parametrize(
    ("before", "code", "said", "exit_code"),
    [
        ("", "0", "told registered", 0),
        ("", "None", "told registered", 0),
        ("", "3", "told registered", 3),
        ("", "'no number'", "told ended as usual registered", 1),
        ("threading.Timer(0.2, print, ['late']).start()", "0",
         "told late ended as usual registered", 0),
    ],
)  # fmt: skip
def test_a_process_ends_with_all_that_belongs_to_its_end(
    before: str, code: str, said: str, exit_code: int
) -> None:
    """What was printed, what is registered, the exit code; where a thread runs it is waited for."""
    done = subprocess.run(
        [sys.executable, "-c", ENDS.format(before=before, code=code)],
        env={"PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert (said, exit_code) == (" ".join(done.stdout.split()), done.returncode), done.stderr


def test_a_process_whose_words_nobody_reads_ends_as_usual() -> None:
    """Python tells of it: exit code 120."""
    code = "import os, sys; os.close(1); sys.stdout.write('x'); "
    code += "from nigiri.cli.frame.process import end_at_once; end_at_once(0)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        check=False,
    )

    assert 120 == done.returncode
