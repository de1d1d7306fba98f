"""A small cluster on this computer: a scheduler and its workers, each a program of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ADDIN = Path(__file__).parents[1] / "addin"
ROOT = Path(__file__).parents[1]
#: Seconds for a program to begin on a busy computer.
PATIENCE = 120
#: After so many seconds alone they end by themselves, should a test be killed.
ALONE = "600"


def _started(*words: str) -> subprocess.Popen[bytes]:
    """Start a program of Dask, which finds nigiri and its tests."""
    path = os.pathsep.join((str(ADDIN), str(ROOT)))
    return subprocess.Popen(
        [sys.executable, "-m", *words, "--no-dashboard", "--host", "127.0.0.1"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def end(program: subprocess.Popen[bytes]) -> None:
    """Kill a program, as a computer that loses its power would."""
    program.kill()
    program.wait()


def wait(address: str, workers: int) -> None:
    """Wait until a scheduler has so many workers."""
    from distributed import Client  # noqa: PLC0415 -- it may be missing

    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        client.wait_for_workers(workers, timeout=PATIENCE)


@contextmanager
def scheduler() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Start a scheduler without workers; yield its address and its program."""
    with TemporaryDirectory() as folder:
        told, latest = Path(folder) / "scheduler.json", monotonic() + PATIENCE
        words = ("--port", "0", "--scheduler-file", str(told), "--idle-timeout", ALONE)
        program = _started("distributed.cli.dask_scheduler", *words)
        try:
            while not told.exists() and monotonic() < latest:
                sleep(0.05)
            yield json.loads(told.read_text(encoding="utf-8"))["address"], program
        finally:
            end(program)


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a worker of a scheduler; yield its program, which nobody starts again."""
    with TemporaryDirectory() as folder:
        words = ("--nthreads", "1", "--no-nanny", "--local-directory", folder)
        ends = ("--death-timeout", ALONE)
        program = _started("distributed.cli.dask_worker", address, *words, *ends)
        try:
            yield program
        finally:
            end(program)
