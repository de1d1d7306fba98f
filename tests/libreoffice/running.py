"""A LibreOffice with the extension as long as it is needed."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.libreoffice.office import Office, engine, python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def running(folder: Path) -> Iterator[Office]:
    """Give a LibreOffice, and end it afterwards; where CI is set, a missing one is a failure."""
    if shutil.which("soffice") is None or python_with_uno() is None:
        told = "LibreOffice and its uno are not installed"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    program = Office(folder, engine(folder))
    try:
        yield program
    finally:
        program.stop()
