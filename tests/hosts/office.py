"""LibreOffice without a window: convert a workbook as a real spreadsheet program would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.converter import Converter

if TYPE_CHECKING:
    from pathlib import Path


def converted(soffice: str, path: Path, kind: str, folder: Path) -> Path:
    """Return what LibreOffice makes of a file: "xlsx", "pdf", "csv"; formulas keep their values."""
    return all_converted(soffice, [path], kind, folder)[0]


def all_converted(soffice: str, paths: list[Path], kind: str, folder: Path) -> list[Path]:
    """Return what one call of LibreOffice makes of files with different names."""
    folder.mkdir(exist_ok=True)
    Converter(soffice).convert(paths, kind, folder, seconds=120 + 20 * len(paths))
    return [folder / f"{path.stem}.{kind.partition(':')[0]}" for path in paths]
