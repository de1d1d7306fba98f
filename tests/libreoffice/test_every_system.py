"""The self-contained extension of every system, built and examined: most cannot be run here."""

from __future__ import annotations

import ast
import json
import re
import struct
import sys
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from nigiri.extension.engine.bundle import extension_with_engine
from nigiri.extension.engine.contents import MANIFEST, PLACE
from nigiri.extension.engine.systems import SYSTEMS, System
from nigiri.extension.engine.wheels import fetch
from tests.libreoffice.inside import LACKS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

pytestmark = pytest.mark.long
LONGEST, LARGEST = 100, 55e6
#: A folder name that LibreOffice makes, for a user whose name has 20 letters: Windows allows 260.
PREFIX = (
    r"C:\Users\abcdefghijklmnopqrst\AppData\Roaming\LibreOffice\4\user\uno_packages\cache"
    r"\uno_packages\lu123456789ab.tmp_\nigiri-windows-x86_64.oxt"
)
WINDOWS = 260
#: System -> how the machine is called in the kind of file that it loads.
MACHINES: dict[str, tuple[str, int]] = {
    "windows-x86_64": ("PE", 0x8664),
    "macos-arm64": ("Mach-O", 0x0100000C),
    "macos-x86_64": ("Mach-O", 0x01000007),
    "linux-x86_64": ("ELF", 62),
    "linux-aarch64": ("ELF", 183),
}
COMPILED = re.compile(r"\.(so|pyd|dll|dylib)(\.[\d.]+)?$")
#: The least that each Python must be able to load.
NEEDED = {
    "lxml._elementpath", "lxml.etree", "markupsafe._speedups", "numpy._core._multiarray_umath",
    "numpy.linalg._umath_linalg", "python_calamine._python_calamine", "rapidfuzz.fuzz_cpp",
    "rapidfuzz.utils_cpp", "rustworkx.rustworkx",
}  # fmt: skip
#: What nobody misses: for checkers of types, for the test of a library, for commands that no button
#: has, or asked for only where it is there.
MAY_BE_MISSING = {
    "_dummy_thread", "_interpqueues", "_interpreters", "_pytest", "_typeshed", "a2wsgi",
    "code_generators", "distributed", "dotenv", "duckdb", "exceptiongroup", "gunicorn", "httptools",
    "httpx", "httpx2", "importlib_metadata", "itsdangerous", "matplotlib", "multipart", "mypy",
    "openpyxl", "opentelemetry", "outcome", "pandas", "PIL", "pkg_resources", "psutil", "pyarrow",
    "pytest", "python_multipart", "pytz", "rich", "setuptools", "sniffio", "sqlite3",
    "threadpoolctl", "trio", "uvloop", "watchfiles", "weasyprint", "websockets", "win32pdh",
    "winloop", "wsproto", "xlwings", "yaml", "zttp", "zuvloop",
}  # fmt: skip


def machines(content: bytes) -> tuple[str, set[int]]:
    """Return the kind of a compiled file, and the machines that can load it."""
    if content[:4] == b"\x7fELF":
        return "ELF", {struct.unpack_from("<H", content, 18)[0]}
    if content[:2] == b"MZ":
        (at,) = struct.unpack_from("<I", content, 0x3C)
        assert content[at : at + 4] == b"PE\0\0"
        return "PE", {struct.unpack_from("<H", content, at + 4)[0]}
    if content[:4] == b"\xcf\xfa\xed\xfe":
        return "Mach-O", {struct.unpack_from("<I", content, 4)[0]}
    magic, many = struct.unpack_from(">II", content)
    assert magic == 0xCAFEBABE
    return "Mach-O", {struct.unpack_from(">I", content, 8 + 20 * at)[0] for at in range(many)}


@pytest.fixture(scope="module", params=SYSTEMS)
def built(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[System, int, dict[str, bytes]]:
    """Return a system, and the size and the parts of its extension."""
    system = SYSTEMS[request.param]
    wheels = fetch(system, tmp_path_factory.mktemp("wheels"))
    content = extension_with_engine(system, wheels)
    with ZipFile(BytesIO(content)) as archive:
        return system, len(content), {name: archive.read(name) for name in archive.namelist()}


Built = tuple[System, int, dict[str, bytes]]


def test_every_compiled_file_is_for_this_system(built: Built) -> None:
    """None of another machine came along."""
    system, _, parts = built
    kind, machine = MACHINES[system.name]
    found = {name: machines(content) for name, content in parts.items() if COMPILED.search(name)}

    assert len(found) > 40
    assert {} == {
        name: told for name, told in found.items() if told[0] != kind or machine not in told[1]
    }


def test_every_python_finds_all_that_it_loads(built: Built) -> None:
    """As many compiled parts for each of them, and none is forgotten in the list."""
    system, _, parts = built
    told: Mapping[str, list[str]] = json.loads(parts[MANIFEST])["parts"]

    assert set(system.pythons) == set(told)
    assert all(set(modules) >= NEEDED for modules in told.values())
    assert len({tuple(modules) for modules in told.values()}) == 1
    listed = len(told[system.pythons[0]])
    modules = [name for name in parts if re.search(r"\.(so|pyd)$", name) and ".libs/" not in name]
    shared = [name for name in modules if re.search(r"\.abi3\.so$|/\w+\.pyd$", name)]
    assert len(modules) - len(shared) == (listed - len(shared)) * len(system.pythons)


def imports(source: bytes) -> Iterator[str]:
    """Yield the first names of what a module imports by absolute names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module).partition(".")[0]


def test_every_import_is_found_inside_or_in_libreoffices_python(built: Built) -> None:
    """Of nigiri and of the libraries, but for what they can do without."""
    _, _, parts = built
    inside = {name.split("/")[1].partition(".")[0] for name in parts if name.startswith(PLACE)}
    wanted = {
        name
        for path, source in parts.items()
        if path.startswith(PLACE) and path.endswith(".py") and path.count("/") > 1
        for name in imports(source)
    }

    assert MAY_BE_MISSING == wanted - inside - (set(sys.stdlib_module_names) - set(LACKS))


def test_paths_and_size_are_bounded(built: Built) -> None:
    """Windows opens no file whose path is longer; nobody waits for a download of 100 MB."""
    _, size, parts = built

    assert [] == [name for name in parts if len(name) >= LONGEST]
    assert max(len(f"{PREFIX}\\{name}") for name in parts) < WINDOWS
    assert size < LARGEST
    assert [] == [name for name in parts if name.endswith(".pyc")]


def test_libreoffice_is_told_the_system(built: Built) -> None:
    """So it refuses the file of another one by itself."""
    system, _, parts = built

    assert f'<platform value="{system.platform}"/>'.encode() in parts["description.xml"]
    assert system.name == json.loads(parts[MANIFEST])["system"]
