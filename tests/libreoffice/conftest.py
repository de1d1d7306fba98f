"""One LibreOffice with the extension for all tests of a run: it takes seconds to start."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from nigiri.extension.archive import build_extension
from tests.libreoffice.office import Office, engine, python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

INSIDE = "pythonpath/nigiri_office/"


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Return a LibreOffice with the extension; where CI is set, a missing one is a failure."""
    with _running(tmp_path_factory.mktemp("office")) as program:
        yield program


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a folder with the Python package of the extension, as it is built."""
    folder = tmp_path_factory.mktemp("package")
    with ZipFile(BytesIO(build_extension())) as archive:
        for name in archive.namelist():
            if name.startswith(INSIDE):
                archive.extract(name, folder)
    return str(folder / "pythonpath")


@pytest.fixture
def own_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Return a LibreOffice of the test's own, which it may end."""
    with _running(tmp_path_factory.mktemp("own")) as program:
        yield program


@contextmanager
def _running(folder: Path) -> Iterator[Office]:
    """Give a LibreOffice, and end it afterwards."""
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
