"""Putting the tab into Excel, taking it out, and what the doctor says is missing."""

from __future__ import annotations

import plistlib
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.extension.excel import install
from nigiri.extension.excel.archive import NAME, XLWINGS
from nigiri.extension.excel.doctor import report
from tests.cli.shell import Shell
from tests.excel.addin import needs

if TYPE_CHECKING:
    from pathlib import Path

WINDOWS = "AppData/Roaming/Microsoft/Excel"
MAC = "Library/Group Containers/UBF8T346G9.Office"
STARTS = {
    "win32": f"{WINDOWS}/XLSTART",
    "darwin": f"{MAC}/User Content.localized/Startup.localized/Excel",
}
SCRIPTS = "Library/Application Scripts/com.microsoft.Excel"


@pytest.fixture(params=["win32", "darwin"])
def system(request: pytest.FixtureRequest, home: Path) -> str:
    """Let this be a computer on which Excel was started once."""
    (home / {"win32": WINDOWS, "darwin": MAC}[request.param]).mkdir(parents=True)
    return str(request.param)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's own folder, which is empty."""
    needs("xlwings", "olefile")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("APPDATA", raising=False)
    return tmp_path


@pytest.fixture(autouse=True)
def other_system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program believe that it runs there, after everything else is prepared."""
    if "system" in request.fixturenames:
        monkeypatch.setattr("sys.platform", request.getfixturevalue("system"))


def test_the_tab_is_where_excel_looks_and_the_doctor_is_content(system: str, home: Path) -> None:
    """On macOS a script is where Excel may start it, too."""
    found = install.install("fr")

    assert home / STARTS[system] / NAME == found
    assert found.is_file()
    scripts = sorted(path.name for path in home.glob(f"{SCRIPTS}/*"))
    assert ([f"xlwings-{XLWINGS}.applescript"] if system == "darwin" else []) == scripts
    assert [] == install.missing()


def test_what_is_missing_is_said(system: str, home: Path) -> None:
    """The tab; another tab than this nigiri would write; the script of macOS."""
    assert [install.NOT_THERE] == install.missing()
    path = install.install("en")
    path.write_bytes(b"another")
    for script in home.glob(f"{SCRIPTS}/*"):
        script.unlink()

    more = [install.NO_SCRIPT] if system == "darwin" else []
    assert [install.OTHER, *more] == install.missing()


@pytest.mark.usefixtures("system")
def test_the_tab_is_taken_out_once() -> None:
    """Then there is nothing to take out."""
    path = install.install("en")

    install.uninstall()

    assert not path.exists()
    with pytest.raises(HostError, match="nothing to take out"):
        install.uninstall()


@pytest.mark.usefixtures("system")
def test_a_tab_that_excel_keeps_open_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways; the sentence says what to do."""
    path = install.install("en")
    before = path.read_bytes()

    def refuses(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(install, "write_safely", refuses)
    monkeypatch.setattr("pathlib.Path.unlink", refuses)
    with pytest.raises(HostError, match=r"nigiri\.xlam cannot be written: .*Close Excel"):
        install.install("fr")
    with pytest.raises(HostError, match="Close Excel"):
        install.uninstall()

    assert before == path.read_bytes()


@pytest.mark.parametrize(
    ("platform", "said"), [("linux", install.NO_EXCEL), ("win32", install.NEVER_STARTED)]
)
@pytest.mark.usefixtures("home")
def test_without_excel_every_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, said: str
) -> None:
    """One sentence, and nothing is written."""
    shell = Shell(tmp_path)
    monkeypatch.setattr("sys.platform", platform)

    for command in ("install", "uninstall", "doctor"):
        assert 4 == shell.gives("excel", command)
        assert said in shell.warned
    assert [] == list(tmp_path.rglob(NAME))


def test_the_add_in_is_built_anywhere(home: Path) -> None:
    """For another computer, in either language; a folder that is not there is told."""
    shell, file = Shell(home), home / "here.xlam"

    assert 0 == shell.gives("excel", "build", str(file), "--python", "D:\\py.exe")
    assert b"D:\\py.exe" in file.read_bytes()
    assert b"Go tournament" in file.read_bytes()
    assert 0 == shell.gives("excel", "build", str(file), "--language", "fr")
    assert b"Tournoi de go" in file.read_bytes()
    assert 4 == shell.gives("excel", "build", str(home / "no" / "here.xlam"))
    assert "cannot be written" in shell.warned


@pytest.mark.usefixtures("system")
def test_the_commands_say_what_they_did(home: Path) -> None:
    """Install, doctor, uninstall; what was never tried is said."""
    shell = Shell(home)

    said = []
    for command in ("install", "doctor", "uninstall"):
        assert 0 == shell.gives("excel", command), shell.warned
        said.append(shell.said)

    assert ["Nobody has tried", "All is well", "is gone"] == [
        next(words for words in ("Nobody has tried", "All is well", "is gone") if words in each)
        for each in said
    ]


def test_the_report_tells_what_is_installed_and_no_name(
    system: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Versions, the add-in and its settings, what is wrong; the user's home is only "~"."""
    monkeypatch.setattr("getpass.getuser", lambda: "steve")
    monkeypatch.setattr("sys.executable", "/Users/steve/python/bin/python")
    path = install.install("fr")
    shell, file = Shell(home), home / "to mail.txt"

    assert 0 == shell.gives("--language", "en", "excel", "doctor", "--report", file)
    told = file.read_text(encoding="utf-8")
    assert f"xlwings: {XLWINGS}" in told
    assert f"{path.stat().st_size} bytes" in told
    assert "this nigiri would write: fr" in told
    assert "Setting INTERPRETER_MAC: /Users/…/python/bin/python" in told
    assert "Nothing is wrong." in told
    assert ("Script that starts Python: ~/" in told) == (system == "darwin")
    assert "steve" not in told
    assert str(home) not in told


def test_the_report_tells_what_is_wrong(
    system: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No add-in, or one that nobody can read; what the doctor says; the version of Excel."""
    monkeypatch.setattr("nigiri.extension.excel.doctor._MAC", home / "Info.plist")
    (home / "Info.plist").write_bytes(plistlib.dumps({"CFBundleShortVersionString": "16.80"}))
    told = report("en")

    assert "Add-in: missing" in told
    assert ("Excel: 16.80" in told) == (system == "darwin")
    assert install.NOT_THERE in told
    path = install.install("en")
    path.write_bytes(b"another")
    for script in home.glob(f"{SCRIPTS}/*"):
        script.unlink()
    told = report("en")
    assert "It is not the one that this nigiri would write." in told
    assert ("Script that starts Python: missing" in told) == (system == "darwin")
    assert install.OTHER in told


@pytest.mark.usefixtures("home")
def test_the_report_of_a_computer_without_excel() -> None:
    """It says so."""
    told = report("en")

    assert "Excel: not found" in told
    assert str(install.NO_EXCEL).replace("`", "") in told
