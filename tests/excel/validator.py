"""Microsoft's own validator of workbooks: the one of the Open XML SDK, as a program.

`.ci/programs` installs it with npm into the folder of the environment.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

PLACE = Path(sys.prefix) / "validator" / "node_modules" / "@xarsh"
VERSIONS = ("Office2013", "Office2016", "Office2019", "Microsoft365")
OLDEST = VERSIONS[:1]
_MACHINES = {"x86_64": "x64", "AMD64": "x64", "aarch64": "arm64", "arm64": "arm64"}
_SYSTEMS = {"Linux": "linux", "Darwin": "darwin", "Windows": "win32"}


def validator() -> Path:
    """Return the program; without it the test is skipped, where CI is set it fails."""
    system, machine = _SYSTEMS[platform.system()], _MACHINES[platform.machine()]
    folder = PLACE / f"ooxml-validator-{system}-{machine}"
    found = [path for path in folder.glob("ooxml-validator*") if os.access(path, os.X_OK)]
    if found:
        return found[0]
    message = "The validator of workbooks is not installed: .ci/programs does it, with npm"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def findings(path: Path, version: str = "Microsoft365") -> list[str]:
    """Return what a version of Office finds wrong in a workbook: part, place and sentence."""
    done = subprocess.run(
        [validator(), path, version], capture_output=True, text=True, timeout=120, check=False
    )
    form = json.loads(done.stdout)
    found = [f"{e['path']} {e['xPath']}: {e['description']}" for e in form["errors"]]
    assert form["ok"] == (not found)
    return found
