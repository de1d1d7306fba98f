"""The wheel holds the package, the templates and the workbooks: what git knows, nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from nigiri.extension.engine.wheels import LOCK, tried

ROOT = Path(__file__).parents[1]

#: Folder of the repository -> folder inside the wheel.
SHIPPED = {"addin/nigiri/": "nigiri/", "addin/libreoffice/": "nigiri/libreoffice/",
           "addin/icons/": "nigiri/icons/",
           "templates/": "nigiri/templates/",
           "workbooks/": "nigiri/workbooks/"}  # fmt: skip


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Build the wheel without any network; return the names of what is inside."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(folder)], cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def tracked() -> set[str]:
    """Return what git knows of the three folders, under the names it has in the wheel."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", *SHIPPED], cwd=ROOT, check=True, capture_output=True
    )
    names = listed.stdout.decode().rstrip("\0").split("\0")
    return {
        inside + name.removeprefix(folder)
        for name in names
        for folder, inside in SHIPPED.items()
        if name.startswith(folder)
    }


def test_the_wheel_holds_what_git_knows_and_nothing_else(wheel: set[str]) -> None:
    """A forgotten `git add`, a .gitignore too wide and a stray workbook are all found."""
    assert sorted(tracked()) == sorted(wheel)


@pytest.mark.parametrize("folder", ["templates", "workbooks"])
def test_the_wheel_holds_the_folders_beside_the_package(wheel: set[str], folder: str) -> None:
    """Neither folder is empty where nigiri is installed."""
    assert any(name.startswith(f"nigiri/{folder}/") for name in wheel)


def test_no_rule_of_gitignore_hides_a_workbook() -> None:
    """A new workbook is seen by git, and therefore shipped."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    asked = subprocess.run(
        ["git", "check-ignore", "workbooks/new.xlsx"], cwd=ROOT, check=False, capture_output=True
    )

    assert b"" == asked.stdout


def test_the_extension_carries_the_versions_that_were_tried() -> None:
    """`make wheels` takes them from the list of `make lock`, one version for every Python."""
    lock = (ROOT / ".ci" / "locks" / "for-tests.txt").read_text(encoding="utf-8")
    carried = re.findall(r"^[\w-]+==\S+", LOCK.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(carried) == sorted(tried(lock))
