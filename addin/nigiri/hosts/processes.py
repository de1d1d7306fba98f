"""End programs that nigiri started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress


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
