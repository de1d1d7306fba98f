"""What is in the folder `engine` of the extension: nigiri, its libraries, one file of licences.

engine/start.py      starts it with the Python of LibreOffice (addin/libreoffice/engine)
engine/engine.json   the system, the versions of Python, and every compiled part
engine/LICENCES.txt  the licences of all that is inside
engine/nigiri/       this package but for what builds add-ins, with templates and workbooks
engine/numpy/ ...    the libraries: compiled parts for several versions of Python lie side by side,
                     under the names that their wheels give them; all else is there once
"""

from __future__ import annotations

import json
import re
from fnmatch import fnmatchcase
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from zipfile import ZipFile

from nigiri.errors import HostError
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message
from nigiri.resources import folder
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.extension.engine.systems import System

PLACE = "engine/"
START, MANIFEST, LICENCES = (
    f"{PLACE}{name}" for name in ("start.py", "engine.json", "LICENCES.txt")
)
_PACKAGE = Path(__file__).parents[2]
#: What builds add-ins is of no use in one; the two folders lie elsewhere in a checkout.
_NOT_OURS = ("extension", "libreoffice", "icons")
_BESIDE: tuple[Literal["templates", "workbooks"], ...] = ("templates", "workbooks")

#: What no button needs. Press every button after a change here (tests/libreoffice/test_inside.py):
#: numpy loads more of itself than it seems, numpy.typing for example.
_CUT = (
    "*/tests/*", "*.pyi", "*.pxd", "*.pxi", "*.pyx", "*.h", "*.hpp", "*.c", "*.a", "*.lib",
    "*/py.typed", "*/conftest.py", "*/__pyinstaller/*", "*/_pyinstaller/*", "*.data/*",
    "babel/messages/frontend.py",
    "lxml/builder*", "lxml/cssselect.py", "lxml/doctestcompare.py", "lxml/ElementInclude.py",
    "lxml/html/*", "lxml/includes/*", "lxml/isoschematron/*", "lxml/objectify*",
    "lxml/pyclasslookup.py", "lxml/sax*", "lxml/usedoctest.py",
    "numpy/_core/_*_tests.*", "numpy/_core/_simd.*", "numpy/_core/include/*",
    "numpy/_core/lib/*", "numpy/distutils/*", "numpy/f2py/*", "numpy/random/*",
    "rapidfuzz/*_avx2.*",
)  # fmt: skip  # words, several a line
_LOCALES = "babel/locale-data/"
#: Locales of Babel: nigiri's languages, as they are written anywhere; and what all begin with.
_KEPT_LOCALES = re.compile(rf"(root|{'|'.join(LANGUAGES)})(_\w+)?\.dat")
#: Notes on how it was built for each Python; nothing else may differ.
_FIRST_WILL_DO = {"numpy/__config__.py"}

_INFO = re.compile(r"([^/]+)-([^-/]+)\.dist-info/(.*)")
_LICENCE = re.compile(r"(?:.*/)?(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*", re.IGNORECASE)
_EXPRESSION = re.compile(r"^License(?:-Expression)?: (.+)$", re.MULTILINE)
_RULE = "=" * 78


def engine_parts(system: System, wheels: Iterable[Path]) -> dict[str, bytes]:
    """Return path in the extension -> content of everything in the folder of the engine.

    wheels -- of that system, all libraries for each of its Pythons
    Raises HostError where two wheels have different files of one name.
    """
    libraries, licences = _unpacked(wheels)
    found = {**libraries, **_own()}
    told = {
        "version": VERSION,
        "system": system.name,
        "pythons": list(system.pythons),
        "suffix": system.suffix,
        "parts": compiled_parts(found, system),
    }
    return {
        **{PLACE + name: content for name, content in found.items()},
        START: (folder("libreoffice") / START).read_bytes(),
        MANIFEST: json.dumps(told, indent=1).encode("ascii"),
        LICENCES: _licences({f"nigiri {VERSION}": _own_licence(), **licences}).encode(),
    }


def compiled_parts(names: Iterable[str], system: System) -> dict[str, list[str]]:
    """Return version of Python -> the compiled modules that it can load, in order."""
    return {python: sorted(_modules(names, system, python)) for python in system.pythons}


def _modules(names: Iterable[str], system: System, python: str) -> Iterator[str]:
    """Yield the compiled modules among files for a version of Python."""
    mine = system.suffix.format(python.replace(".", ""))
    others = {system.suffix.format(each.replace(".", "")) for each in system.pythons} - {mine}
    for name in names:
        if name.endswith(tuple(others)):
            continue
        end = next((end for end in (mine, ".abi3.so", ".pyd") if name.endswith(end)), None)
        if end is not None:
            yield name.removesuffix(end).replace("/", ".")


def _unpacked(wheels: Iterable[Path]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Return path -> content of the files needed from wheels, and "library version" -> licence.

    Raises HostError where two wheels have different files under the same path.
    """
    found: dict[str, bytes] = {}
    licences: dict[str, bytes] = {}
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            licences |= _licences_of(archive)
            for name in filter(_needed, archive.namelist()):
                content = archive.read(name)
                if found.setdefault(name, content) != content and name not in _FIRST_WILL_DO:
                    raise HostError(message("install.unlike", file=name))
    return found, licences


def _needed(name: str) -> bool:
    """Tell whether a file of a wheel is needed."""
    if name.endswith("/") or _INFO.fullmatch(name):
        return False
    if name.startswith(_LOCALES):
        return bool(_KEPT_LOCALES.fullmatch(name.removeprefix(_LOCALES)))
    return not any(fnmatchcase(name, pattern) for pattern in _CUT)


def _licences_of(archive: ZipFile) -> dict[str, bytes]:
    """Return "library version" -> its licence, with all texts that come with it."""
    found: dict[str, list[bytes]] = {}
    for name in sorted(archive.namelist()):
        inside = _INFO.fullmatch(name)
        if inside and inside[3] == "METADATA":
            told = _EXPRESSION.search(archive.read(name).decode("utf-8"))
            found.setdefault(f"{inside[1]} {inside[2]}", []).insert(
                0, told[1].encode() if told else b""
            )
        elif inside and _LICENCE.fullmatch(inside[3]):
            found.setdefault(f"{inside[1]} {inside[2]}", []).append(archive.read(name))
    return {library: b"\n\n".join(filter(None, texts)) for library, texts in found.items()}


def _licences(texts: Mapping[str, bytes]) -> str:
    """Return the licences of all that is inside as one text."""
    shown = (
        f"{_RULE}\n{library}\n{_RULE}\n\n{text.decode('utf-8', 'replace').strip()}\n"
        for library, text in texts.items()
    )
    return "\n".join(["This extension carries:\n", *(f"  {name}" for name in texts), "", *shown])


def _own() -> dict[str, bytes]:
    """Return this package, with the folders that lie beside it in a checkout."""
    found = {
        f"nigiri/{path.relative_to(_PACKAGE).as_posix()}": path.read_bytes()
        for path in _files(_PACKAGE)
        if path.relative_to(_PACKAGE).parts[0] not in {*_NOT_OURS, *_BESIDE}
    }
    for name in _BESIDE:
        root = folder(name)
        found |= {
            f"nigiri/{name}/{path.relative_to(root).as_posix()}": path.read_bytes()
            for path in _files(root)
        }
    return found


def _files(root: Path) -> list[Path]:
    """Return the files in a folder and below, without what Python compiled, in order."""
    return sorted(p for p in root.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def _own_licence() -> bytes:
    """Return nigiri's own licence, from where it is installed or from the checkout."""
    try:
        listed = [
            Path(str(each.locate())) for each in files("nigiri") or () if each.name == "LICENSE"
        ]
    except PackageNotFoundError:
        listed = []
    beside = _PACKAGE.parents[1] / "LICENSE"
    return next(path for path in (beside, *listed) if path.is_file()).read_bytes()
