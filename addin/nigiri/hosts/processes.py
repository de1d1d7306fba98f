"""Start other programs, and end what was started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

#: What leads the Python of another program, such as LibreOffice's, to ours.
_NOT_FOR_IT = ("PYTHONHOME", "PYTHONPATH")


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start a program that leads a session of its own, silent and with nothing to read.

    Raises OSError when that is not possible.
    """
    environment = {key: text for key, text in os.environ.items() if key not in _NOT_FOR_IT}
    return subprocess.Popen(  # noqa: S603 -- the program found, our arguments
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a program that leads a session, and all it started, if it still runs."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(tree, check=False, capture_output=True)  # noqa: S603 -- of Windows
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
