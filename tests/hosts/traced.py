"""Every call by which a program changes files, as the system sees it (strace, on Linux).

What the program was written in and which library calls does not matter: nothing escapes. One call,
or that and all further ones of its kind, can be made to fail, or to kill the program before it.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

#: A machine may lack some of them, which the "?" allows.
NAMES = (
    *("write", "pwrite64", "writev", "pwritev", "pwritev2", "sendfile", "copy_file_range"),
    *("fsync", "fdatasync", "sync_file_range", "truncate", "ftruncate", "fallocate"),
    *("rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat"),
    *("unlink", "unlinkat", "rmdir", "mkdir", "mkdirat", "mknod", "mknodat"),
    *("chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "fchownat", "lchown"),
    *("utimensat", "setxattr", "fsetxattr"),
)
#: Calls that change no file, which are thousands, are not stopped at; nor is a signal given then.
_QUICKLY = "--seccomp-bpf"
_LINE = re.compile(r"(?P<process>\d+) +(?P<name>\w+)\((?P<inside>.*)")
_OPEN_FILE = re.compile(r"\d+<([^>]*)>")
_NAME = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ENDINGS = re.compile(r"at2?$")


@dataclass(frozen=True)
class Call:
    """A call of the system.

    nth -- it is the n-th of that name; path -- the file, or the new name of it
    """

    name: str
    nth: int
    path: str

    @property
    def kind(self) -> str:
        """Return what it does: renameat2 is a rename."""
        return _ENDINGS.sub("", self.name)


@dataclass(frozen=True)
class Tracer:
    """The program strace, and what it is to watch: a command, its folder, its environment."""

    strace: str
    command: Sequence[str]
    environment: Mapping[str, str]

    def calls(self, log: Path) -> list[Call]:
        """Run the command and return its calls, in order."""
        done = self._run(log, _QUICKLY)
        assert 0 == done.returncode, done.stderr
        found: list[Call] = []
        for line in log.read_text(encoding="utf-8").splitlines():
            call = _LINE.match(line)
            if call is not None:
                before = sum(other.name == call["name"] for other in found)
                found.append(Call(call["name"], before + 1, _path(call["inside"])))
        return found

    def spoilt(
        self, log: Path, call: Call, how: str, *, for_good: bool = False
    ) -> subprocess.CompletedProcess[str]:
        """Run the command with a call that fails ("error=EIO") or kills it ("signal=KILL").

        for_good -- so do all later calls of that name
        """
        when = f"{call.nth}{'+' * for_good}"
        quickly = () if how.startswith("signal") else (_QUICKLY,)
        return self._run(log, *quickly, "-e", f"inject={call.name}:{how}:when={when}")

    def _run(self, log: Path, *options: str) -> subprocess.CompletedProcess[str]:
        """Run the command under strace, which writes its lines into the log."""
        names = ",".join(f"?{name}" for name in NAMES)
        return subprocess.run(
            [self.strace, "-qq", "-f", "-y", "-o", str(log),
             "-e", f"trace={names}", *options, *self.command],
            env=self.environment, capture_output=True, encoding="utf-8", check=False, timeout=120,
        )  # fmt: skip


def _path(inside: str) -> str:
    """Return the file that a call is about: an open one, else the last that it names."""
    opened = _OPEN_FILE.match(inside)
    return opened[1] if opened else (_NAME.findall(inside) or [""])[-1]
