"""Give commands of nigiri, each in a process of its own that is measured.

A program that has loaded the command line waits (`serve`), and is doubled for each command: so a
command takes what it takes, without the start of Python.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import traceback
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.cli.shell import ADDIN
from tests.converter import handed_over

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

FAULT = 70
PATIENCE = 180
"""Seconds after which a command is ended; what LibreOffice does for it takes some."""
_LOADED = Path("loaded")
_ROOT = Path(__file__).parents[2]


class Told(NamedTuple):
    """What became of a command: exit code, words, seconds of the processor, MB at most.

    code -- negative: the signal that ended it; what a LibreOffice that it starts takes counts, too
    """

    words: list[str]
    code: int
    said: str
    errors: str
    seconds: float
    memory: int

    @property
    def is_fault(self) -> bool:
        """Tell whether nigiri itself failed, or had to be ended."""
        return self.code == FAULT or self.code < 0 or "Traceback" in self.errors


class Commander:
    """The program that gives commands, in a folder."""

    def __init__(self, folder: Path, office: Path | None = None) -> None:
        """Start it; office -- the profile of a LibreOffice that stays, to which it hands over."""
        gone = {"NIGIRI_OPENS": "no", "NIGIRI_LISTS": str(folder / "no lists"), "HOME": str(folder)}
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.foreign.commander", *([office] if office else [])],
            cwd=folder,
            env={**os.environ, **gone, "PYTHONPATH": f"{ADDIN}{os.pathsep}{_ROOT}",
                 "PYTHONIOENCODING": "utf-8", "NIGIRI_DEBUG": "1"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        """End it."""
        self._server.communicate()

    def __call__(self, *words: object) -> Told:
        """Give a command; return what became of it."""
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps([str(word) for word in words]) + "\n")
        self._server.stdin.flush()
        return Told(*json.loads(self._server.stdout.readline()))


def serve() -> None:
    """Give the commands that come in, a line each, and tell of each in a line."""
    import_module("nigiri.cli.app")
    for line in sys.stdin:
        words = json.loads(line)
        child = os.fork()
        if not child:
            _run(words)
        _, status, used = os.wait4(child, 0)
        _load(_LOADED)
        code = os.waitstatus_to_exitcode(status)
        said, errors = (Path(name).read_text("utf-8", "replace") for name in ("said", "errors"))
        seconds = round(used.ru_utime + used.ru_stime, 2)
        told = Told(words, code, said, errors, seconds, used.ru_maxrss // 1024)
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def _load(names: Path) -> None:
    """Load what the last command loaded, so that the next need not."""
    for name in names.read_text("utf-8").split() if names.exists() else ():
        if name not in sys.modules:
            with suppress(ImportError):
                import_module(name)
    gc.freeze()


def _run(words: list[str]) -> None:
    """Be a command, to its end."""
    from nigiri.cli.app import run  # noqa: PLC0415 -- likewise

    os.setpgid(0, 0)
    signal.alarm(PATIENCE)
    for number, name in ((1, "said"), (2, "errors")):
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["nigiri", *words]
    code: object = 0
    try:
        run()
    except SystemExit as ended:
        code = ended.code
    except BaseException:  # noqa: BLE001 -- whatever it is, it is told
        traceback.print_exc()
        code = FAULT
    sys.stdout.flush()
    sys.stderr.flush()
    _LOADED.write_text("\n".join(name for name in sys.modules if name != "__main__"), "utf-8")
    os._exit(code if isinstance(code, int) else 0 if code is None else 1)


if __name__ == "__main__":
    with handed_over(Path(sys.argv[1])) if sys.argv[1:] else nullcontext():
        serve()
