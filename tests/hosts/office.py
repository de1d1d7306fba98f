"""LibreOffice without a window: convert a workbook as a real spreadsheet program would."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def converted(soffice: str, path: Path, kind: str, folder: Path) -> Path:
    """Return what LibreOffice makes of a file: "xlsx", "pdf", "csv"; its profile is its own."""
    folder.mkdir(exist_ok=True)
    profile = (folder / "profile").as_uri()
    subprocess.run(
        [
            soffice,
            f"-env:UserInstallation={profile}",
            *("--headless", "--norestore", "--convert-to", kind),
            *("--outdir", str(folder), str(path)),
        ],
        check=True,
        capture_output=True,
        timeout=120,
    )
    return folder / f"{path.stem}.{kind.partition(':')[0]}"
