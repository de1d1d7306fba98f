"""A LibreOffice of a test's own, and what is in the extension; `office` is in tests/conftest.py."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from nigiri.extension.archive import build_extension
from tests.libreoffice.running import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.libreoffice.office import Office

INSIDE = "pythonpath/nigiri_office/"


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
    with running(tmp_path_factory.mktemp("own")) as program:
        yield program
