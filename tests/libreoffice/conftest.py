"""One LibreOffice with the extension for all tests of a run: it takes seconds to start."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from tests.libreoffice.office import Office, engine, python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Return a LibreOffice with the extension; where CI is set, a missing one is a failure."""
    if shutil.which("soffice") is None or python_with_uno() is None:
        told = "LibreOffice and its uno are not installed"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    folder = tmp_path_factory.mktemp("office")
    program = Office(folder, engine(folder))
    try:
        yield program
    finally:
        program.stop()
