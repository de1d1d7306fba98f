"""The programs that save a workbook otherwise than nigiri, LibreOffice and Excel do.

openpyxl, pandas     in this Python; pandas keeps nothing but values
LibreOffice          stays open (tests/converter.py)
Gnumeric             ssconvert
exceljs, SheetJS     by node (resave.js), in a folder of npm
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.converter import Converter

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

    from openpyxl import Workbook

SCRIPT = Path(__file__).with_name("resave.js")
#: Where .ci/programs long installs them; NODE_PATH says another folder.
MODULES = Path(sys.prefix) / "foreign" / "node_modules"
#: The packages of npm, by what they are called in the answers here.
PACKAGES = {"exceljs": "exceljs", "sheetjs": "xlsx"}
#: By whom a workbook is saved -> as what.
KINDS = {
    "openpyxl": ("xlsx",),
    "pandas": ("xlsx",),
    "libreoffice": ("xlsx", "ods"),
    "gnumeric": ("xlsx", "ods"),
    "exceljs": ("xlsx",),
    "sheetjs": ("xlsx", "ods"),
}


class NotSaved(Exception):
    """A program did not save a workbook."""

    def __init__(self, by: str, said: str) -> None:
        """Keep the program and its words."""
        super().__init__(f"{by}: {said}")


class Programs:
    """The programs, each started when it is first asked."""

    def __init__(self) -> None:
        """Start none."""
        self._node: subprocess.Popen[str] | None = None
        self._modules = Path(os.environ.get("NODE_PATH") or MODULES)

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        """End the program that stays."""
        if self._node is not None:
            self._node.kill()
            self._node.communicate()

    def missing(self) -> list[str]:
        """Return the names of those that are not installed."""
        there = {
            "libreoffice": shutil.which("soffice"),
            "gnumeric": shutil.which("ssconvert"),
            **{by: shutil.which("node") and (self._modules / package).exists()
               for by, package in PACKAGES.items()},
        }  # fmt: skip
        return [by for by in KINDS if not there.get(by, True)]

    def saved(self, by: str, book: Workbook, target: Path) -> Path:
        """Let a program save a workbook in a file of that name; NotSaved when it does not."""
        if by == "openpyxl":
            book.save(target)
            return target
        source = target.with_name(f"{target.stem}.from.xlsx")
        book.save(source)
        return self.saved_again(by, source, target)

    def saved_again(self, by: str, source: Path, target: Path) -> Path:
        """Let another program open a file and save it as another; NotSaved when it does not."""
        target.unlink(missing_ok=True)
        ways: dict[str, Callable[[Path, Path], str]] = {
            "pandas": _by_pandas,
            "libreoffice": _by_libreoffice,
            "gnumeric": _by_gnumeric,
        }
        said = ways[by](source, target) if by in ways else self._by_node(by, source, target)
        if not target.exists():
            raise NotSaved(by, said)
        return target

    def _by_node(self, by: str, source: Path, target: Path) -> str:
        """Let exceljs or SheetJS save a workbook; return what went wrong."""
        if self._node is None:
            self._node = subprocess.Popen(
                ["node", str(SCRIPT)], env={**os.environ, "NODE_PATH": str(self._modules)},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
            )  # fmt: skip
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        request = {"by": by, "source": str(source), "target": str(target)}
        self._node.stdin.write(json.dumps(request) + "\n")
        self._node.stdin.flush()
        answer: dict[str, str] = json.loads(self._node.stdout.readline())
        return answer.get("error", "")


def _by_pandas(source: Path, target: Path) -> str:
    """Let pandas save the values, all sheets without headings of its own."""
    import pandas as pd  # noqa: PLC0415 -- a second

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        frames: dict[str, Any] = pd.read_excel(
            source, sheet_name=None, header=None, engine="openpyxl", keep_default_na=False
        )
        with pd.ExcelWriter(target, engine="openpyxl") as writer:
            for name, frame in frames.items():
                frame.to_excel(writer, sheet_name=name, header=False, index=False)
    return ""


def _by_libreoffice(source: Path, target: Path) -> str:
    """Let LibreOffice save a workbook."""
    folder = target.parent / "out"
    folder.mkdir(exist_ok=True)
    kind = target.suffix.removeprefix(".")
    Converter(shutil.which("soffice") or "soffice").convert([source], kind, folder, seconds=180)
    made = folder / f"{source.stem}.{kind}"
    if made.exists():
        made.replace(target)
    return "nothing was written"


def _by_gnumeric(source: Path, target: Path) -> str:
    """Let Gnumeric save a workbook; return its last words."""
    done = subprocess.run(
        ["ssconvert", str(source), str(target)], capture_output=True, encoding="utf-8",
        errors="replace", check=False, timeout=180,
    )  # fmt: skip
    return done.stderr.strip().rpartition("\n")[2]
