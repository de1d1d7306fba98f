"""What starts nigiri: the Python of the options, or LibreOffice's own with a tested engine."""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script of the shell stands for nigiri")
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
WELL = """echo '{"nigiri": "test", "failed": []}'"""
FAILS = """echo '{"nigiri": "test", "failed": [["numpy._core.x", "ImportError: gone"]]}'"""


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch, package: str) -> Iterator[Any]:
    """Return the extension's module, where LibreOffice is not."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setitem(sys.modules, "uno", type(sys)("uno"))
    found = importlib.import_module("nigiri_office.launchers")
    yield found
    found.WAITING._end()  # noqa: SLF001 -- what waits after a test


def script(folder: Path, words: str, name: str = "python") -> str:
    """Return a program that does what a line of the shell says, and notes that it was started."""
    path = folder / name
    path.write_text(f'#!/bin/sh\necho "{name} $*" >>{folder}/log\n{words}\n', encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def engine(folder: Path, pythons: Sequence[str] = (HERE,)) -> str:
    """Return the folder of an engine that was built for these versions of Python."""
    place = folder / "engine"
    place.mkdir(exist_ok=True)
    told = {"version": "0.1.0", "system": "linux-x86_64", "pythons": list(pythons)}
    if not (place / "engine.json").exists():
        (place / "engine.json").write_text(json.dumps(told), encoding="ascii")
    return str(place)


def started(folder: Path) -> list[str]:
    """Return what was started, in order."""
    log = folder / "log"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def launcher(module: Any, folder: Path, *programs: str) -> Any:  # noqa: ANN401 -- of the extension
    """Return what starts an engine with the first of these that passes the test."""
    starts = [module.Start(program, ("start.py",)) for program in programs]
    return module.Launcher("", engine(folder), starts, str(folder))


def test_the_python_of_the_options_is_asked_rather_than_the_engine(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """It overrides what the extension carries, and is not tested."""
    found = module.Launcher("/opt/python", engine(tmp_path), [], str(tmp_path))

    assert ("/opt/python", ("-I", "-m", "nigiri")) == found.start()[:2]
    assert ("", found.start()) == (found.engine, found.known())


def test_without_either_it_says_how_to_install(module: Any) -> None:  # noqa: ANN401 -- a module
    """As in a thin extension that was installed by hand."""
    found = module.Launcher("", "", [])

    assert found.known() is None
    with pytest.raises(Exception, match="missing"):
        found.start()


def test_an_engine_is_tested_once(module: Any, tmp_path: Path) -> None:  # noqa: ANN401 -- a module
    """Who passed is noted, also for the next session of LibreOffice."""
    program = script(tmp_path, WELL)
    first = launcher(module, tmp_path, program)
    assert first.known() is None

    assert program == first.start().program
    assert program == first.start().program
    assert program == launcher(module, tmp_path, program).known().program
    assert ["python start.py test"] == started(tmp_path)


def test_an_engine_is_tested_anew_after_an_update(module: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """Of nigiri, or of LibreOffice's Python."""
    program = script(tmp_path, WELL)
    launcher(module, tmp_path, program).start()
    os.utime(tmp_path / "engine" / "engine.json", (1, 1))
    assert launcher(module, tmp_path, program).known() is None
    launcher(module, tmp_path, program).start()

    script(tmp_path, f"{WELL}  # newer")

    assert launcher(module, tmp_path, program).known() is None


def test_the_first_python_that_passes_is_taken(module: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """One that cannot find its own modules ends at once, and the next one is tried."""
    bad, good = script(tmp_path, "exit 1", "bad"), script(tmp_path, WELL, "good")

    found = launcher(module, tmp_path, "/nowhere/python", bad, good)

    assert good == found.start().program
    assert ["bad start.py test", "good start.py test"] == started(tmp_path)


def test_what_fails_is_named_and_stands_in_a_file(module: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """To be mailed; the next press tests again."""
    found = launcher(module, tmp_path, script(tmp_path, FAILS), "/nowhere/python")

    with pytest.raises(Exception, match="untested") as refused:
        found.start()

    told = refused.value.sentence("en")  # type: ignore[attr-defined]
    report = tmp_path / module.REPORT
    assert "numpy._core.x fails. Nothing was changed" in told
    assert str(report) in told
    text = report.read_text(encoding="utf-8")
    assert "nigiri 0.1.0 for linux-x86_64" in text
    assert "ImportError: gone" in text
    assert "/nowhere/python" in text
    assert found.known() is None


def test_a_python_that_is_killed_is_told(module: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """As a system does to programs that it does not trust."""
    found = launcher(module, tmp_path, script(tmp_path, "kill -9 $$"))

    with pytest.raises(Exception, match="untested"):
        found.start()

    assert "ended with -9" in (tmp_path / module.REPORT).read_text(encoding="utf-8")


def test_a_libreoffice_that_is_too_old_is_told_once_and_not_started(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """One sentence, with the other way."""
    engine(tmp_path, ("3.98", "3.99"))
    starts = [module.Start(script(tmp_path, WELL), ())]
    found = module.Launcher("", str(tmp_path / "engine"), starts, str(tmp_path))

    with pytest.raises(Exception, match="old-python") as refused:
        found.start()

    told = refused.value.sentence("en")  # type: ignore[attr-defined]
    assert f"comes with Python {HERE}, and nigiri needs one of 3.98, 3.99" in told
    assert "docs/install.md" in told
    assert [] == started(tmp_path)


def test_an_answer_that_fails_is_reported_and_the_engine_tested_anew(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """Nobody is sent to a terminal."""
    of_engine = importlib.import_module("nigiri_office.engine")
    program = script(tmp_path, f'[ "$2" = test ] && {WELL} || echo no disk >&2')
    found = launcher(module, tmp_path, program)

    with pytest.raises(Exception, match="inside") as refused:
        of_engine.Engine(found, 30).ask({})

    assert str(tmp_path / module.REPORT) in refused.value.sentence("en")  # type: ignore[attr-defined]
    assert "no disk" in (tmp_path / module.REPORT).read_text(encoding="utf-8")
    assert found.known() is None


def test_what_only_an_administrator_may_write_is_kept_in_the_users_caches(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What Python compiled and who passed the test."""
    place = engine(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setattr(os, "access", lambda _path, _how: False)

    found = module.engine_starts(place, [module.Start(script(tmp_path, WELL), ("-I",))])

    cache = module.cache(place)
    assert cache.startswith(str(tmp_path / "caches"))
    start = str(tmp_path / "engine" / "start.py")
    assert ("-I", "-X", f"pycache_prefix={cache}", start) == found[0].words
    module.Launcher("", place, found, str(tmp_path)).start()
    assert (Path(cache) / module.PASSED).is_file()


#: System, what its LibreOffice says of its Python, files that are there -> what is tried.
PLACES = {
    "Debian": (
        "linux", ("/usr/bin/python3", "/usr", "/usr/lib/libreoffice/program"),
        ["/usr/bin/python3", "/usr/bin/python3.12", "/usr/lib/libreoffice/program/python"],
        ["/usr/bin/python3", "/usr/bin/python3.12", "/usr/lib/libreoffice/program/python"],
    ),
    "Linux, from libreoffice.org": (
        "linux", ("", "/opt/lo/program/python-core-3.12.12", "/opt/lo/program"),
        ["/opt/lo/program/python", "/opt/lo/program/python.bin", "/usr/bin/python3"],
        ["/opt/lo/program/python", "/opt/lo/program/python.bin"],
    ),
    "Windows": (
        "win32", ("/lo/program/soffice.bin", "/lo/program/python-core-3.12.12", "/lo/program"),
        ["/lo/program/soffice.bin", "/lo/program/python-core-3.12.12/bin/python.exe",
         "/lo/program/python.exe"],
        ["/lo/program/python-core-3.12.12/bin/python.exe", "/lo/program/python.exe"],
    ),
    "macOS": (
        "darwin",
        ("/L.app/Contents/MacOS/soffice", "/L.app/Contents/Frameworks/LibreOfficePython.framework",
         "/L.app/Contents/MacOS"),
        ["/L.app/Contents/Resources/python",
         "/L.app/Contents/Frameworks/LibreOfficePython.framework/Versions/3.12/bin/python3.12"],
        ["/L.app/Contents/Resources/python",
         "/L.app/Contents/Frameworks/LibreOfficePython.framework/Versions/3.12/bin/python3.12"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLACES)
def test_libreoffices_own_python_is_found(module: Any, name: str) -> None:  # noqa: ANN401
    """First isolated, then with its own folders alone, where it cannot find them by itself."""
    system, (executable, prefix, program), there, tried = PLACES[name]
    path = [f"{prefix}/lib", "/home/me/poison", f"{prefix}/lib/dist-packages"]

    found = module.candidates(
        system, (executable, prefix, "3.12", path), program, exists=there.__contains__
    )

    assert [*tried, *tried] == [each.program for each in found]
    isolated, told = found[0], dict(found[-1].variables)
    assert ("-I", "-S") == isolated.words
    assert "PYTHONPATH" not in dict(isolated.variables)
    assert (prefix, f"{prefix}/lib") == (told["PYTHONHOME"], told["PYTHONPATH"])
    if system == "win32":
        assert (told["PATH"].startswith(program), told["NIGIRI_OFFICE"]) == (True, program)


def test_nothing_of_the_surrounding_python_is_handed_on(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """LibreOffice sets variables of its own Python, and a user may have set some."""
    monkeypatch.setenv("PYTHONPATH", "/home/me/poison")
    program = script(tmp_path, 'echo "path=$PYTHONPATH home=$PYTHONHOME"')
    start = module.Start(program, (), (("PYTHONHOME", "/lo"),))

    assert b"path= home=/lo\n" == start.run().communicate()[0]


def test_the_process_that_tested_itself_answers_the_first_press(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """So that nothing is loaded twice."""
    of_engine = importlib.import_module("nigiri_office.engine")
    answer = """echo '{"nigiri": "answer", "protocol": 2, "status": "done"}'"""
    found = launcher(module, tmp_path, script(tmp_path, f"{WELL}; cat >/dev/null; {answer}"))

    assert "done" == of_engine.Engine(found, 30).ask({})["status"]
    assert ["python start.py test"] == started(tmp_path)
