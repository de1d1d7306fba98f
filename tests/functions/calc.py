"""A real LibreOffice with the extension installed: what its cells show, what its wizard says.

A Python that knows LibreOffice (python3-uno) carries the questions over.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.libreoffice.office import python_with_uno, surroundings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.libreoffice.office import Office

_DRIVER = Path(__file__).with_name("driver.py")


def asked(office: Office, questions: Mapping[str, Any]) -> Any:  # noqa: ANN401 -- JSON
    """Return what driver.py answers to the questions; AssertionError with its complaint."""
    done = subprocess.run(
        [str(python_with_uno()), str(_DRIVER), office.pipe],
        input=json.dumps(questions), env=surroundings(), check=False, capture_output=True,
        encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout)
