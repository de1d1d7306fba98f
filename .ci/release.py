"""Build all that a release hands out into dist/, and install each part where no nigiri is.

file                              what it is                        tried by
nigiri-V-py3-none-any.whl         the command line                  pip, in a new environment
nigiri-V.tar.gz                   the same from source              pip, in a new environment
nigiri-V-SYSTEM.oxt               LibreOffice, nothing else needed  unopkg, in a profile of its own
nigiri-V.xlam                     the tab in Excel                  being read as a package
nigiri-V-workbooks.zip            blank workbooks                   nigiri check
NOTES.md                          what changed, from CHANGELOG.md
SHA256SUMS                        sums of all the others

Run by `make release`. Needs the network: the extensions hold libraries for systems that are not
this one. Nothing is sent anywhere (docs/releasing.md).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "addin"))

from nigiri.version import VERSION  # noqa: E402 -- of this checkout

DIST = ROOT / "dist"
NAME = f"nigiri-{VERSION}"
SYSTEMS = ("windows-x86_64", "macos-arm64", "macos-x86_64", "linux-x86_64", "linux-aarch64")
HERE = "linux-x86_64"
#: The add-in of a release starts whatever this is on the computer: docs/excel.md.
EXCEL_PYTHON = "python"


def run(*command: object) -> str:
    """Run a program and return what it printed; a failure ends the release."""
    words = [str(word) for word in command]
    print("$", *words, flush=True)
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def notes() -> str:
    """Return what CHANGELOG.md says of this version, or of what is not released yet."""
    text = (ROOT / "CHANGELOG.md").read_text()
    for title in (re.escape(VERSION), "Unreleased"):
        found = re.search(rf"^## \[?{title}\b.*?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
        if found:
            return f"# nigiri {VERSION}\n\n{found[1].strip()}\n"
    sys.exit(f"CHANGELOG.md has no section for {VERSION}.")


def build() -> None:
    """Write all files but the sums."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    python, nigiri = sys.executable, (sys.executable, "-m", "nigiri")
    run(python, "-m", "hatchling", "build", "--directory", DIST)
    for system in SYSTEMS:
        out = DIST / f"{NAME}-{system}.oxt"
        run(*nigiri, "libreoffice", "build", "--self-contained", system, out)
    run(*nigiri, "excel", "build", DIST / f"{NAME}.xlam", "--python", EXCEL_PYTHON)
    with ZipFile(DIST / f"{NAME}-workbooks.zip", "w", ZIP_DEFLATED) as archive:
        for path in sorted((ROOT / "workbooks").glob("blank-*.xlsx")):
            archive.write(path, path.name)
    (DIST / "NOTES.md").write_text(notes())


def sums() -> str:
    """Return the sums of all files, as `sha256sum --check` reads them."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(DIST.iterdir())
    )


def installed(package: Path, folder: Path) -> Path:
    """Install a wheel or a source archive into a new environment; return its nigiri."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    run(ROOT / ".ci" / "install", folder, ROOT / ".ci" / "locks" / "for-use.txt", package)
    return programs / "nigiri"


def try_all(folder: Path) -> None:
    """Install what can be installed on this computer, and let it say what it is."""
    for package in (DIST / f"{NAME}-py3-none-any.whl", DIST / f"{NAME}.tar.gz"):
        nigiri = installed(package, folder / package.name)
        if VERSION not in run(nigiri, "--version"):
            sys.exit(f"{package.name} installs another version.")
        run(nigiri, "demo", folder / f"{package.name} demo")
    with ZipFile(DIST / f"{NAME}-workbooks.zip") as archive:
        for name in archive.namelist():
            run(nigiri, "check", archive.extract(name, folder))
    for path in (*DIST.glob("*.oxt"), *DIST.glob("*.xlam")):
        with ZipFile(path) as archive:
            if archive.testzip():
                sys.exit(f"{path.name} is damaged.")
    _try_extension(folder)


def _try_extension(folder: Path) -> None:
    """Add this system's extension to a profile of its own, and take it out again."""
    unopkg = shutil.which("unopkg")
    if unopkg is None or not sys.platform.startswith("linux"):
        print("Not tried: the extension, as there is no unopkg here.")
        return
    if os.geteuid() == 0:
        print(
            "Not tried: the extension, as unopkg wants an ordinary user. make check-long tries it."
        )
        return
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    extension = DIST / f"{NAME}-{HERE}.oxt"
    run(unopkg, "add", "--suppress-license", profile, extension)
    listed = run(unopkg, "list", profile)
    if "nigiri" not in listed:
        sys.exit(f"{extension.name} is not listed: {listed}")
    run(unopkg, "remove", profile, re.findall(r"Identifier: (\S*nigiri\S*)", listed)[0])


if __name__ == "__main__":
    build()
    (DIST / "SHA256SUMS").write_text(sums())
    with TemporaryDirectory() as work:
        try_all(Path(work))
    print((DIST / "SHA256SUMS").read_text(), end="")
