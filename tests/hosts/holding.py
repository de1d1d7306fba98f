"""A program that holds a workbook, as a command does while it writes."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.cli.shell import ADDIN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: A program that holds a workbook until it is told to end, or killed.
HOLDS = """
import sys
from pathlib import Path
from nigiri.hosts.files.write_lock import Holder, write_lock
with write_lock(Path(sys.argv[1]), Holder("Ben", "draw")):
    print("held", flush=True)
    sys.stdin.read()
"""


def started(file: Path) -> subprocess.Popen[str]:
    """Start a program that says when it holds a workbook, and lets it go when it is told to."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(file)], env={**os.environ, "PYTHONPATH": str(ADDIN)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip


@contextmanager
def held(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another program hold a workbook."""
    with started(file) as program:
        assert program.stdout is not None
        assert "held\n" == program.stdout.readline()
        try:
            yield program
        finally:
            program.communicate()
