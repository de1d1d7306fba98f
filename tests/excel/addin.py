"""The add-in for Excel, built for tests; VBA read by a reader that shares no code with us."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from lxml import etree

from nigiri.extension.excel.archive import build_addin

PROGRAM = "/python/of/the club & co/python"
#: What xlwings ships, and what is in it.
SHIPPED = "quickstart_addin_ribbon.xlam"
PROJECT = "xl/vbaProject.bin"

_READ = """
import json, sys, warnings
warnings.simplefilter("ignore")
from oletools.olevba import VBA_Parser, VBA_Scanner, decompress_stream
import olefile
sources = {name: code for _, _, name, code in VBA_Parser(sys.argv[1]).extract_macros()}
ole = olefile.OleFileIO(sys.argv[1])
streams = {"/".join(path): ole.openstream(path).read().hex() for path in ole.listdir()}
modules = bytes(decompress_stream(bytearray(ole.openstream("VBA/dir").read()))).hex()
stomped = VBA_Parser(sys.argv[1]).detect_vba_stomping()
words = {name: [found[:2] for found in VBA_Scanner(code).scan()] for name, code in sources.items()}
print(json.dumps([sources, streams, modules, stomped, words]))
"""


def needs(*libraries: str) -> None:
    """Skip a test without these libraries; where CI is set, fail."""
    missing = [name for name in libraries if find_spec(name) is None]
    if missing and os.environ.get("CI"):
        pytest.fail(f"{missing} are not installed")
    if missing:
        pytest.skip(f"{missing} are not installed")


def shipped() -> dict[str, bytes]:
    """Return the parts of the add-in that xlwings ships."""
    needs("xlwings", "olefile")
    spec = find_spec("xlwings")
    assert spec is not None
    return parts((Path(str(spec.origin)).parent / SHIPPED).read_bytes())


def parts(data: bytes) -> dict[str, bytes]:
    """Return the parts of a package."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@cache
def ours(language: str = "en") -> dict[str, bytes]:
    """Return the parts of the add-in."""
    needs("xlwings", "olefile")
    return parts(build_addin(PROGRAM, language))


def tab(language: str = "en") -> etree._Element:
    """Return what shows the tab."""
    return etree.fromstring(ours(language)["customUI/customUI.xml"])


class Project:
    """A VBA project: sources, streams, the list of modules, what a guard against malice says."""

    def __init__(self, data: bytes, folder: Path) -> None:
        """Let the other reader read it."""
        needs("oletools")
        path = folder / "vbaProject.bin"
        path.write_bytes(data)
        done = subprocess.run(
            [sys.executable, "-c", _READ, str(path)], check=True, capture_output=True, text=True
        )
        found = json.loads(done.stdout.splitlines()[-1])
        self.sources: dict[str, str] = found[0]
        self.streams: dict[str, str] = found[1]
        self.modules = bytes.fromhex(found[2])
        self.stomped: bool = found[3]
        #: Module -> what looks like malice in it: the kind and the word.
        self.suspicious: dict[str, list[list[str]]] = found[4]
