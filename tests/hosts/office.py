"""LibreOffice without a window: convert a workbook as a real spreadsheet program would."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def converted(soffice: str, path: Path, kind: str, folder: Path) -> Path:
    """Return what LibreOffice makes of a file: "xlsx", "pdf", "csv"; its profile is its own."""
    return all_converted(soffice, [path], kind, folder)[0]


def all_converted(soffice: str, paths: list[Path], kind: str, folder: Path) -> list[Path]:
    """Return what one start of LibreOffice makes of files with different names."""
    folder.mkdir(exist_ok=True)
    profile = (folder / "profile").as_uri()
    subprocess.run(
        [
            soffice,
            f"-env:UserInstallation={profile}",
            *("--headless", "--norestore", "--convert-to", kind),
            *("--outdir", str(folder), *map(str, paths)),
        ],
        check=True,
        capture_output=True,
        timeout=120 + 20 * len(paths),
    )
    return [folder / f"{path.stem}.{kind.partition(':')[0]}" for path in paths]
