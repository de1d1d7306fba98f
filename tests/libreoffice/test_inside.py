"""A self-contained extension in the LibreOffice of a new user, who has nothing else of nigiri.

The libraries come from PyPI, for this computer's system. Each test prints a log of what took how
long (pytest -s).
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest

from nigiri.cli.app import MODULES
from nigiri.desk.buttons.actions import ACTIONS
from nigiri.extension.archive import IDENTIFIER
from nigiri.extension.engine.bundle import build
from tests.cli.test_exchange import FACTS
from tests.cli.test_ratings import TDLIST
from tests.exchange.gotha import file_of
from tests.libreoffice.mouse import PATIENCE, display
from tests.libreoffice.office import ADDIN
from tests.libreoffice.person import Person, PersonsOffice, new_person
from tests.libreoffice.test_menu import EVENT, LOOKS, walked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.long
_COMMANDS = "|".join(name for names in MODULES.values() for name in names)
TERMINAL = re.compile(rf"\bnigiri (?:{_COMMANDS})\b|pip install|(?<![\w-])--[a-z]")
#: What a folder of libraries would do to who finds it first.
POISON = "raise SystemExit('this library is not the engine\\'s')"
FORMATS = ("aga", "aga-2008", "egf", "egf-defaults", "ffg", "opengotha", "macmahon", "json", "csv")
#: Which need libraries that no button needs; the sentence says so.
NOT_INSIDE = ("xlsx", "parquet")


@pytest.fixture(scope="session")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the extension for this computer."""
    path = tmp_path_factory.mktemp("extension") / "nigiri.oxt"
    with logged("built"):
        build(f"linux-{platform.machine()}", path)
    print(f"{path.stat().st_size / 1e6:8.1f} MB")  # noqa: T201 -- the log
    return path


@contextmanager
def logged(what: str) -> Iterator[None]:
    """Print how long something took."""
    begun = perf_counter()
    yield
    print(f"{perf_counter() - begun:8.2f} s  {what}")  # noqa: T201 -- the log


@contextmanager
def running(person: Person) -> Iterator[PersonsOffice]:
    """Provide the LibreOffice of a person, with a new spreadsheet; end it afterwards."""
    with logged("LibreOffice opens"):
        office = PersonsOffice(person)
        office("open")
    try:
        yield office
    finally:
        office.quit()


def pressed(
    office: PersonsOffice,
    tag: str,
    status: str = "done",
    **arguments: Any,  # noqa: ANN401 -- answers to any fields
) -> list[str]:
    """Press a button, which ends so; return its sentences, which name no command to type."""
    with logged(tag):
        outcome = office.press(tag, **arguments)
    assert (tag, status) == (tag, outcome["status"]), outcome["sentences"]
    assert [] == [sentence for sentence in outcome["sentences"] if TERMINAL.search(sentence)]
    return list(outcome["sentences"])


def poisoned(folder: Path) -> str:
    """Return a folder whose libraries end whoever loads them."""
    for name in ("babel", "click", "jinja2", "lxml", "nigiri", "numpy", "rustworkx"):
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").write_text(POISON, encoding="utf-8")
    folder.chmod(0o755)
    return str(folder)


def engines(person: Person) -> list[Path]:
    """Return the folders of engines that a person's LibreOffice has unpacked."""
    return [path.parent for path in person.home.rglob("engine/start.py")]


def passed_engines(person: Person) -> set[Path]:
    """Return the engines that passed their test, but for copies that LibreOffice sets aside."""
    return {
        path for path in engines(person)
        if (path / "tested.json").exists() and "uno_packages" in path.parts
    }  # fmt: skip


def test_a_whole_day_is_the_one_of_the_command_line(
    extension: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cell for cell, every button once; libraries on the user's path have no effect."""
    poison = poisoned(Path("/tmp") / f"nigiri-poison-{os.getpid()}")  # noqa: S108 -- the user's
    try:
        with new_person({"PYTHONPATH": poison, "NIGIRI_OPENS": "no"}) as person:
            _installed(person, extension)
            monkeypatch.setenv("LOGNAME", person.surroundings["USER"])
            with running(person) as office:
                _whole_day(office, person)
    finally:
        shutil.rmtree(poison)


def _installed(person: Person, extension: Path) -> None:
    """Install the extension as the person, who has neither nigiri nor numpy."""
    for name in ("nigiri", "numpy"):
        found = person.runs("/usr/bin/python3", "-I", "-c", f"import importlib.util as u; "
                            f"print(u.find_spec({name!r}))")  # fmt: skip
        assert "None\n" == found
    file = person.gets(extension)
    with logged("unopkg add"):
        person.runs("unopkg", "add", str(file))


def _whole_day(office: PersonsOffice, person: Person) -> None:
    """Press every button."""
    with logged("New event, the first press: the engine tests itself"):
        assert "done" == office.press("new", **EVENT)["status"]
    office("close")
    office("open")
    with logged("a day of 24 presses, each compared with the command line"):
        walked(office, person.home, "ladder")
    for tag, answers in LOOKS.items():
        pressed(office, tag, **answers)
    pressed(office, "undo")
    pressed(office, "reports", which="name", form="pdf")
    pressed(office, "preflight", federation="egf")
    _lists_of_members(office, person)
    _results_away(office, person)
    office("close")
    _other_beginnings(office, person)
    assert {action.tag for action in ACTIONS} == office.pressed


def _lists_of_members(office: PersonsOffice, person: Person) -> None:
    """Press the buttons of lists: none there, one from the downloads, filled in from it."""
    assert "“Fresh list of members”" in " ".join(pressed(office, "fill", "refused"))
    pressed(office, "renew", "refused", list="aga")
    (person.home / "Downloads").mkdir()
    (person.home / "Downloads" / "tdlista.txt").write_text(TDLIST, encoding="utf-8")
    assert "tdlista.txt was taken" in pressed(office, "renew", list="aga")[0]
    pressed(office, "fill")


def _results_away(office: PersonsOffice, person: Person) -> None:
    """Press the buttons that write files, once the workbook has one; what OpenGotha has is here."""
    office("keep", str(person.home / "club.xlsx"))
    pressed(office, "publish")
    for kind in FORMATS:
        pressed(office, "export", format=kind)
    for kind in NOT_INSIDE:
        assert "docs/install.md" in " ".join(pressed(office, "export", "refused", format=kind))
    pressed(office, "rounds", file=str(person.home / "club-opengotha.xml"))
    pressed(office, "club", federation="bga", mail="club@example.org", event=True)
    told = pressed(office, "send", to="bga", also="club@example.org")
    assert "To: results@britgo.org, club@example.org" in told
    _beside_the_file(office, person)


def _beside_the_file(office: PersonsOffice, person: Person) -> None:
    """Press the buttons for what lies beside the file: copies, the organiser's own, the hall."""
    file = person.home / "club.xlsx"
    copy = str(person.gets(file, "desk2.xlsx"))
    pressed(office, "diff", file=copy)
    assert "desk2.xlsx has nothing to take in." in pressed(office, "take", file=copy, keep="ask")
    pressed(office, "organise")
    office("keep", str(file))
    pressed(office, "archive-copy")
    pressed(office, "inbox", home=False)
    assert "The page for the hall is at" in pressed(office, "hall")[0]


def _other_beginnings(office: PersonsOffice, person: Person) -> None:
    """Press the buttons by which an event begins otherwise than as a new one."""
    early, late = person.home / "early.xml", person.home / "late.xml"
    until = {key: [each for each in FACTS[key] if each["round"] < 4] for key in ("games", "byes")}
    early.write_bytes(file_of({**FACTS, **until}))
    late.write_bytes(file_of(FACTS))
    office("open")
    pressed(office, "open", file=str(early), language="en")
    assert "1 round with" in pressed(office, "rounds", file=str(late))[0]
    office("keep", str(person.home / "late.xlsx"))
    _beside(office, person)
    pressed(office, "draw", "refused")
    office("close")
    office("open")
    (told,) = pressed(office, "sample")
    assert "“Draw” draws round 4" in told
    pressed(office, "draw")
    office("close")


def _beside(office: PersonsOffice, person: Person) -> None:
    """Press the buttons that make a workbook beside a finished one, or read one there."""
    season = pressed(office, "season", season="2026", list=True, page=True)
    assert f"{person.home / '2026.xlsx'} is made: 1 event, 19 players." == season[0]
    assert "PRIVATE.xlsx is made" in pressed(office, "organise")[0]
    assert "late-archive.xlsx is ready" in pressed(office, "archive-copy")[0]
    pressed(office, "diff", file=str(person.home / "late-archive.xlsx"))


def newer(extension: Path, folder: Path) -> Path:
    """Return an extension like this one, of the next version."""
    path = folder / "newer.oxt"
    with ZipFile(extension) as old, ZipFile(path, "w") as new:
        for info in old.infolist():
            content = old.read(info)
            if info.filename == "description.xml":
                content = re.sub(rb'<version value="[^"]*"', b'<version value="9.9.9"', content)
            new.writestr(info, content)
    return path


def test_it_is_removed_without_a_trace(extension: Path) -> None:
    """With all that Python compiled; LibreOffice deletes it when it is started next."""
    with new_person() as person:
        before = person.files()
        _installed(person, extension)
        with running(person) as office:
            pressed(office, "new", **EVENT)
        with logged("unopkg remove"):
            person.runs("unopkg", "remove", IDENTIFIER)
        with running(person):
            pass
        left = person.files() - before - {"nigiri.oxt", "driver.py", "seen.py"}
        assert [] == [path for path in left if "nigiri" in path]
        assert {path.split("/")[0] for path in left} <= {".config", ".cache", "__pycache__"}


def test_a_newer_one_takes_its_place(extension: Path, tmp_path: Path) -> None:
    """And tests itself; LibreOffice sets the old one aside, until it installs something again."""
    with new_person() as person:
        _installed(person, extension)
        with running(person) as office:
            pressed(office, "new", **EVENT)
        (old,) = passed_engines(person)
        update = person.gets(newer(extension, tmp_path), "nigiri.oxt")
        with logged("unopkg add, a newer one"):
            person.runs("unopkg", "add", "--force", str(update))
        assert "Version: 9.9.9" in person.runs("unopkg", "list")
        with running(person) as office:
            pressed(office, "new", **EVENT)
        assert len(passed_engines(person) - {old}) == 1
        person.runs("unopkg", "remove", IDENTIFIER)
        with running(person):
            pass
        aside = {path.parents[2].parent.name for path in engines(person)}
        assert aside <= {"tmp"}


def test_one_that_the_administrator_installed_for_everybody_works(
    extension: Path, tmp_path: Path
) -> None:
    """Nobody writes into it; what Python compiled is in the user's own caches."""
    shared = Path("/tmp") / f"nigiri-shared-{os.getpid()}"  # noqa: S108 -- all may read it
    (shared / "cache").mkdir(parents=True)
    where = {
        "UNO_SHARED_PACKAGES": shared.as_uri(),
        "UNO_SHARED_PACKAGES_CACHE": (shared / "cache").as_uri(),
    }
    own = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", **where}
    try:
        with logged("unopkg add --shared"):
            subprocess.run(["unopkg", "add", "--shared", str(extension)], env=own, check=True)
        subprocess.run(["chmod", "-R", "a+rX", str(shared)], check=True)
        files = {path for path in shared.rglob("*") if "engine" in path.parts}
        assert files
        with new_person(where) as person:
            for _ in range(2):
                with running(person) as office:
                    pressed(office, "new", **EVENT)
                    pressed(office, "check")
            assert [] == engines(person)
            (passed,) = (person.home / ".cache" / "nigiri").rglob("tested.json")
            assert json.loads(passed.read_text(encoding="utf-8"))
        assert files == {path for path in shared.rglob("*") if "engine" in path.parts}
    finally:
        shutil.rmtree(shared)


def test_a_part_that_is_taken_away_is_named_and_a_file_is_to_be_mailed(extension: Path) -> None:
    """Nothing is changed, and the report says which LibreOffice, Python and part."""
    with new_person() as person:
        _installed(person, extension)
        for engine in engines(person):
            next(engine.glob("rustworkx/rustworkx.*so")).unlink()
        with running(person) as office:
            (told,) = pressed(office, "new", "failed", **EVENT)
            assert "rustworkx.rustworkx fails. Nothing was changed" in told
            assert [] == office("steps")
        reports = list(person.home.rglob("nigiri-report.txt"))
        assert str(reports[0]) in told
        assert "ModuleNotFoundError" in reports[0].read_text(encoding="utf-8")


def test_a_libreoffice_whose_python_is_too_old_is_told(extension: Path) -> None:
    """In one sentence, with the other way."""
    with new_person() as person:
        _installed(person, extension)
        for engine in engines(person):
            manifest = engine / "engine.json"
            told = json.loads(manifest.read_text(encoding="ascii"))
            manifest.write_text(json.dumps({**told, "pythons": ["3.98", "3.99"]}))
        with running(person) as office:
            (sentence,) = pressed(office, "new", "failed", **EVENT)
        assert "needs one of 3.98, 3.99. Install LibreOffice 25.8 or newer" in sentence


def test_the_thin_one_is_installed_by_an_ordinary_user() -> None:
    """With an installed nigiri, for that user alone; it says so."""
    with new_person() as person:
        python = _python_with_nigiri(person)
        said = person.runs(python, "-I", "-m", "nigiri", "libreoffice", "install")
        listed = person.runs("unopkg", "list")
        well = person.runs(python, "-I", "-m", "nigiri", "libreoffice", "doctor")
        with running(person) as office:
            pressed(office, "new", **EVENT)
        gone = person.runs(python, "-I", "-m", "nigiri", "libreoffice", "uninstall")

    assert "libreoffice has the menu Go tournament now, for you alone" in said
    assert f"Python: {python}\n" in listed
    assert ("All is well" in well, "The menu is gone" in gone) == (True, True)


def _python_with_nigiri(person: Person) -> str:
    """Return a Python of the person's own in which nigiri is installed: this checkout."""
    libraries = sysconfig.get_path("purelib")
    system = person.runs("/usr/bin/python3", "-c", "import sys; print(sys.version_info[:2])")
    if system.strip() != str(sys.version_info[:2]):
        pytest.skip("the libraries installed here are for another Python than the system's")
    person.runs("/usr/bin/python3", "-m", "venv", "--without-pip", "venv")
    (found,) = (person.home / "venv" / "lib").glob("python*/site-packages")
    (found / "nigiri.pth").write_text(f"{ADDIN}\n{libraries}\n", encoding="utf-8")
    return str(person.home / "venv" / "bin" / "python")


def test_the_thin_one_is_installed_by_the_administrator_for_everybody(tmp_path: Path) -> None:
    """Also where a profile of its own is named: unopkg allows nothing else."""
    (tmp_path / "shared" / "cache").mkdir(parents=True)
    where = {
        "UserInstallation": (tmp_path / "profile").as_uri(),
        "UNO_SHARED_PACKAGES": (tmp_path / "shared").as_uri(),
        "UNO_SHARED_PACKAGES_CACHE": (tmp_path / "shared" / "cache").as_uri(),
    }
    if os.geteuid() != 0:
        pytest.skip("needs an administrator")
    done = subprocess.run(
        [sys.executable, "-m", "nigiri", "libreoffice", "install"],
        env={**os.environ, **where, "PYTHONPATH": str(ADDIN)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip

    assert "for everybody who uses this computer" in done.stdout
    assert list((tmp_path / "shared").rglob("nigiri.oxt"))


def test_it_is_installed_with_the_mouse(extension: Path) -> None:
    """The file is opened, OK is pressed; the menu is there at once, and so is a new event.

    PICTURES names a folder for what a user sees (docs/pictures/install.sh).
    """
    pictures = Path(os.environ.get("PICTURES", "/nowhere"))
    with (
        display() as screen,
        new_person({"DISPLAY": screen.name, "SAL_USE_VCLPLUGIN": "gen"}) as person,
    ):
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        file = person.gets(extension)
        office = person.starts("soffice", "--norestore", "--nologo", str(file), **quiet)
        screen.window("Warning")
        screen.picture(pictures / "install-question.png", "500x170+392+266")
        screen.click("Warning", -62, -34)  # OK; Cancel is what Enter would press
        with logged("Extension Manager lists it"):
            _until(lambda: engines(person))
        time.sleep(5)
        screen.click("Extension Manager", -58, -30)  # Close
        time.sleep(3)
        screen.click("LibreOffice", 103, 318)  # Calc Spreadsheet
        screen.window("Untitled 1")
        time.sleep(5)
        screen.picture(pictures / "install-menu.png", "760x180+0+0")
        screen.click("Untitled 1", 413, 9)  # the menu
        screen.press("Down", "Return")  # New event, its first entry
        screen.click("New event", 300, 24)
        screen.type("Spring Open")
        screen.click("New event", -210, -28)  # OK
        with logged("the first press, by mouse"):
            _until(lambda: passed_engines(person))
            _until(lambda: not screen.is_there("New event"))
        time.sleep(10)
        screen.window("Untitled 1")
        screen.picture(pictures / "install-event.png", "900x400+0+0")
        os.killpg(os.getpgid(office.pid), 9)
        office.wait()


def _until(happens: Callable[[], object]) -> None:
    """Wait until something happens."""
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.2)
