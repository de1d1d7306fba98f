"""The engine of a self-contained extension, from what is installed here: no network is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_STORED, ZipFile

from nigiri.extension.engine.contents import START, engine_parts
from nigiri.extension.engine.systems import System
from nigiri.extension.engine.wheels import LIBRARIES

if TYPE_CHECKING:
    from collections.abc import Mapping

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
#: This computer, whatever it is; only for the Python that runs the tests.
SYSTEM = System(
    "here",
    (),
    str(sysconfig.get_config_var("EXT_SUFFIX")).replace(HERE.replace(".", ""), "{}"),
    "all",
    (HERE,),
)
#: What LibreOffice's own Python lacks: external/python3/ExternalPackage_python3.mk of LibreOffice,
#: in the list for Windows or among "packages not shipped".
LACKS = (
    "_curses", "_hashlib", "_lzma", "_sqlite3", "_tkinter", "_uuid", "_zoneinfo", "curses", "dbm",
    "idlelib", "sqlite3", "test", "tkinter", "turtledemo", "venv",
)  # fmt: skip


def installed_wheel(library: str, folder: Path) -> Path:
    """Return a wheel of what is installed of a library."""
    found = distribution(library)
    path = folder / f"{library}-{found.version}-none-any.whl"
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for file in found.files or ():
            inside = not file.as_posix().startswith("..") and "__pycache__" not in file.parts
            if inside and Path(str(file.locate())).is_file():
                archive.write(str(file.locate()), file.as_posix())
    return path


def installed_parts(folder: Path) -> dict[str, bytes]:
    """Return the parts of the engine by path, from wheels of what is installed here."""
    return engine_parts(SYSTEM, [installed_wheel(library, folder) for library in LIBRARIES])


def unpacked(parts: Mapping[str, bytes], folder: Path) -> Path:
    """Write the parts as LibreOffice unpacks an extension; return the file that starts it."""
    for name, content in parts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder / START


def started(
    start: Path, *words: str, data: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """Start the engine as the extension does; return what came of it."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(start), *words],
        input=data, capture_output=True, check=False, timeout=120,
        env={**os.environ, **variables},
    )  # fmt: skip


def asked(start: Path, form: Mapping[str, object], *words: str, **variables: str) -> Any:  # noqa: ANN401 -- JSON
    """Return the answer of the engine to a request."""
    request = {"nigiri": "request", "protocol": 2, "language": "en", **form}
    done = started(start, "pipe", *words, data=json.dumps(request).encode(), **variables)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)
