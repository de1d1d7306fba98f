"""The engine in a self-contained extension: what is in it, and that it needs nothing else."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from io import BytesIO
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from nigiri.buttons.button_names import _COMMAND, with_button_names, without_terminal
from nigiri.errors import HostError, WrongUse
from nigiri.extension.archive import build_extension
from nigiri.extension.engine import bundle, wheels
from nigiri.extension.engine.contents import LICENCES, MANIFEST, PLACE, START, engine_parts
from nigiri.extension.engine.systems import SYSTEMS, system_named
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.launch import command, is_inside_extension
from nigiri.messages.catalogue import AREAS, LANGUAGES, area
from nigiri.messages.message import message, several
from tests.buttons.program import sent
from tests.hosts.kinds import NOW
from tests.libreoffice.inside import LACKS, SYSTEM, asked, installed_parts, started, unpacked

SAMPLE = Path(__file__).parents[2] / "workbooks" / "quebec-2005.xlsx"
LONGEST_PATH = 100
#: Files that every library has: they are no part of the engine.
CUT = re.compile(r"\.pyc$|\.pyi$|\.dist-info/|/tests/|__pycache__")


@pytest.fixture(scope="session")
def parts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the parts of an engine for this computer."""
    return installed_parts(tmp_path_factory.mktemp("wheels"))


@pytest.fixture(scope="session")
def start(parts: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file that starts the engine, unpacked."""
    return unpacked(parts, tmp_path_factory.mktemp("extension"))


@pytest.fixture
def own_start(start: Path, tmp_path: Path) -> Path:
    """Return the file that starts an engine of the test's own, compiled as far as the other is.

    The test may break it: what it changes is compiled anew. Of libraries it may take files away or
    rename them, but not write into them.
    """
    place, ours = tmp_path / "engine", start.parent / "nigiri"

    def copied(one: str, other: str) -> None:
        """Copy what a test may write into; the large rest has only a second name."""
        own = Path(one).parent == start.parent or Path(one).is_relative_to(ours)
        copies = shutil.copy2 if own else os.link
        copies(one, other)

    return Path(shutil.copytree(start.parent, place, copy_function=copied)) / "start.py"


def test_the_engine_tests_itself_and_all_is_well(start: Path) -> None:
    """Isolated: what is on the user's path is not looked for."""
    poison = start.parents[1] / "poison"
    for name in ("numpy", "lxml", "nigiri", "json"):
        (poison / name).mkdir(parents=True, exist_ok=True)
        (poison / name / "__init__.py").write_text("raise SystemExit('poisoned')")

    done = started(start, "test", PYTHONPATH=str(poison), PYTHONHOME="/nowhere")

    assert (0, b"") == (done.returncode, done.stderr)
    told = json.loads(done.stdout)
    assert ("test", []) == (told["nigiri"], told["failed"])


def test_what_libreoffices_python_lacks_is_not_needed(own_start: Path) -> None:
    """It has no sqlite3, for example; whoever has a list of members is told."""
    words = own_start.read_text(encoding="utf-8")
    missing = f"import sys\nsys.modules.update(dict.fromkeys({LACKS}))\n"
    own_start.write_text(missing + words, encoding="utf-8")

    assert [] == json.loads(started(own_start, "test").stdout)["failed"]
    assert "done" == asked(own_start, {"action": "actions"})["status"]


def test_a_part_that_is_gone_is_named(own_start: Path) -> None:
    """As where a virus scanner took it away."""
    library = next(own_start.parent.glob("rustworkx/rustworkx.*"))
    library.unlink()

    ((part, why),) = json.loads(started(own_start, "test").stdout)["failed"]

    assert "rustworkx.rustworkx" == part
    assert "ModuleNotFoundError" in why


def test_a_draw_that_fails_is_named(own_start: Path) -> None:
    """Although every part loads: numpy.typing was once missed only there."""
    (own_start.parent / "nigiri" / "desk" / "draw" / "draw.py").write_text("1 / 0\n")

    ((part, why),) = json.loads(started(own_start, "test").stdout)["failed"]

    assert "draw" == part
    assert "ZeroDivisionError" in why


def test_a_python_that_calls_compiled_parts_otherwise_finds_them(own_start: Path) -> None:
    """As LibreOffice's own builds do: theirs end in .cpython-3.12.so alone."""
    version = SYSTEM.pythons[0].replace(".", "")
    ours, other = SYSTEM.suffix.format(version), f".cpython-{version}-elsewhere.so"
    for path in own_start.parent.rglob(f"*{ours}"):
        path.rename(path.with_name(path.name.removesuffix(ours) + other))
    manifest = own_start.with_name("engine.json")
    told = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**told, "suffix": ".cpython-{}-elsewhere.so"}))

    assert [] == json.loads(started(own_start, "test").stdout)["failed"]


def test_work_is_shared_with_processes_of_the_same_engine(own_start: Path) -> None:
    """They are started with the same Python and find the same libraries."""
    share = (
        "from nigiri.desk.core.workers import map_ranges\n"
        "    import numpy\n"
        "    print(map_ranges(numpy.array, 8, 2, lambda many: None))"
    )
    words = own_start.read_text(encoding="utf-8")
    assert words.endswith("    run()\n")
    own_start.write_text(words.removesuffix("run()\n") + share + "\n", encoding="utf-8")

    done = started(own_start)

    assert (0, b"") == (done.returncode, done.stderr)
    assert all(str(number) in done.stdout.decode() for number in range(8))


def test_an_engine_whose_files_changed_lets_a_new_one_answer(own_start: Path) -> None:
    """Started through start.py, too: `-m nigiri` would find another one, or none."""
    words = own_start.read_text(encoding="utf-8")
    again = "    from nigiri.buttons import prewarm\n    prewarm.is_stale = lambda files: True\n"
    own_start.write_text(words.replace("    main()", f"{again}    main()"), encoding="utf-8")

    assert "done" == asked(own_start, {"action": "actions"}, "--ahead")["status"]


def test_the_page_for_the_hall_begins_without_anything_installed(
    own_start: Path, tmp_path: Path
) -> None:
    """Also where the Python lacks what LibreOffice's lacks."""
    words = own_start.read_text(encoding="utf-8")
    missing = f"import sys\nsys.modules.update(dict.fromkeys({LACKS}))\n"
    own_start.write_text(missing + words, encoding="utf-8")
    file = shutil.copy(SAMPLE, tmp_path / "open.xlsx")
    asks = ("hall", str(file), "--address", "127.0.0.1", "--port", "0", "--json")

    with subprocess.Popen(  # as the button starts it
        [sys.executable, "-I", "-S", str(own_start), *asks], stdout=subprocess.PIPE
    ) as page:
        try:
            assert page.stdout is not None
            told = json.loads(page.stdout.readline())
            with urlopen(told["address"], timeout=60) as answer:  # noqa: S310 -- our own
                assert b"2005" in answer.read()
        finally:
            page.terminate()


def test_no_button_sends_its_user_to_a_terminal(start: Path, tmp_path: Path) -> None:
    """There is none in this installation; each language says what to do instead."""
    sheets = sent(XlsxFile(SAMPLE, now=NOW).snapshot())
    lists = {"NIGIRI_LISTS": str(tmp_path)}
    for language, said in (("en", "“Fresh list"), ("fr", "« Liste de"), ("de", "„Neue Mitgl")):
        form = {"action": "fill", "arguments": {}, "sheets": sheets, "language": language}
        told = asked(start, form, **lists)
        assert "refused" == told["status"]
        assert said in told["sentences"][0]
        assert "nigiri ratings" not in told["sentences"][0]


#: How the keys of sentences begin that no button of this installation says: those of commands, of
#: other installations, and of notes in cells, which people read anywhere.
_NOT_SAID = (
    "archive.", "button.add-in-older", "button.nigiri-older", "command.", "copies.take.undecided",
    "drawing.absent.no", "family.from", "function.", "help.", "drawing.part.one-way",
    "drawing.part.sure",
    "explain.has-results", "hall.serve.others", "hall.serve.port", "hall.take.alone", "install.",
    "kit.", "office.", "report.", "setting.", "shadow.", "simulate.cluster.",
    "stored.no-database", "whatif.",
)  # fmt: skip
_TERMINAL = re.compile(r"`nigiri |pip install|(?<![\w-])--[a-z]")


def sends_to_a_terminal(words: str) -> bool:
    """Tell whether a sentence names a command or an option to be typed, and what no button does."""
    left = re.sub(r"`(nigiri [^`]*)`", lambda found: _left(found[1]), words)
    return bool(_TERMINAL.search(left))


def _left(typed: str) -> str:
    """Return a command with its backticks, "" where a button does it; facts are numbers."""
    filled = re.sub(r"\{[^}]*\}", "7", typed)
    return f"`{filled}`" if "nigiri" in _COMMAND.sub("", filled) else ""


def test_every_sentence_with_a_command_has_one_without() -> None:
    """Where no button does what the command does; and none is there without need."""
    needed = {
        key
        for name in AREAS
        for key, words in area(name, "en").items()
        if sends_to_a_terminal(words) and not key.startswith(_NOT_SAID)
    }
    there = {key.removeprefix("menu.") for key in area("menu", "en")}
    words = [words for language in LANGUAGES for words in area("menu", language).values()]

    # What a button does stands there, too, where the command is told with names in quotes.
    assert needed == there - {"stored.no-database", "problem.relatives.way"}
    assert not any(map(sends_to_a_terminal, words))


def test_sentences_inside_sentences_name_no_command_either() -> None:
    """In facts, and in several of them."""
    inner = message("members.none")
    both = several([inner, "Ota"], message("choice.and"))

    assert "is loaded: nigiri ratings renew and Ota" in without_terminal(both)
    assert "Ota" == without_terminal("Ota")
    library = message("foreign.library", library="pandas")
    outer = without_terminal(message("results.complete", round=1, next=library))
    assert "docs/install.md" in outer
    assert "nigiri ratings load" in with_button_names(inner, "en")


def test_the_engine_holds_nothing_needless(parts: dict[str, bytes]) -> None:
    """And its paths are short, because Windows allows 260 letters in all."""
    assert [] == [name for name in parts if CUT.search(name)]
    assert [] == [name for name in parts if len(name) >= LONGEST_PATH]
    assert START in parts
    assert any(name.startswith(f"{PLACE}nigiri/workbooks/") for name in parts)
    assert not any(name.startswith(f"{PLACE}nigiri/extension/") for name in parts)
    locales = {n.rpartition("/")[2][:2] for n in parts if "locale-data" in n}
    assert {"ro", *LANGUAGES} == locales


def test_one_file_tells_all_licences(parts: dict[str, bytes]) -> None:
    """Of every library, with its text."""
    told = parts[LICENCES].decode()

    for library in wheels.LIBRARIES:
        line = rf"^  {library.replace('-', '[-_]')} [\d.]+$"
        assert re.search(line, told, re.IGNORECASE | re.MULTILINE), library
    assert told.count("Permission is hereby granted") > 3
    assert "nigiri 0" in told


def test_the_manifest_lists_every_compiled_part(parts: dict[str, bytes]) -> None:
    """For the Python that can load it."""
    told = json.loads(parts[MANIFEST])

    assert list(SYSTEM.pythons) == told["pythons"]
    for part in ("numpy._core._multiarray_umath", "lxml.etree", "rustworkx.rustworkx",
                 "python_calamine._python_calamine", "rapidfuzz.fuzz_cpp"):  # fmt: skip
        assert part in told["parts"][SYSTEM.pythons[0]]


@cache
def _top_level(source: bytes) -> frozenset[str]:
    """Return the first names of what a module imports as soon as it is loaded."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return frozenset(found)


def test_nigiri_imports_only_what_is_inside_or_libreoffices(parts: dict[str, bytes]) -> None:
    """Whatever is imported when a module is loaded; what may be missing is imported later."""
    elsewhere = re.compile(rf"{PLACE}nigiri/(cli/|hosts/excel)")
    ours = {
        path: source
        for path, source in parts.items()
        if path.startswith(f"{PLACE}nigiri/") and path.endswith(".py") and not elsewhere.match(path)
    }
    wanted = {name for source in ours.values() for name in _top_level(source)}

    assert {"numpy", "lxml", "json"} <= wanted
    assert set() == wanted & {*LACKS, "rich", "xlwings", "weasyprint", "matplotlib", "pandas"}


def test_the_same_wheels_give_the_same_extension() -> None:
    """Byte for byte, and LibreOffice is told for which system it is."""
    engine = {START: b"start", MANIFEST: b"{}"}

    first, second = (build_extension(engine=engine, platform="linux_x86_64") for _ in range(2))

    assert first == second
    with ZipFile(BytesIO(first)) as archive:
        assert b'<platform value="linux_x86_64"/>' in archive.read("description.xml")
        assert b"Python: LibreOffice\n" in archive.read("about-en.txt")
        assert b"start" == archive.read(START)


def test_wheels_with_different_files_of_one_name_are_refused(tmp_path: Path) -> None:
    """One of them would be the wrong one for its Python."""
    found = []
    for python in ("311", "312"):
        found.append(tmp_path / f"lib-1-cp{python}.whl")
        with ZipFile(found[-1], "w") as archive:
            archive.writestr("lib/same.py", "1")
            archive.writestr("numpy/__config__.py", python)
            archive.writestr("lib/other.py", python)

    with pytest.raises(HostError, match=r"lib/other\.py is not the same for every Python"):
        engine_parts(SYSTEM, found)


def test_a_wheel_whose_sum_is_not_listed_is_refused(tmp_path: Path) -> None:
    """Whatever its name."""
    wheel, lock = tmp_path / "lib-1.whl", tmp_path / "lock.txt"
    wheel.write_bytes(b"abc")
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    lock.write_text(f"lib==1 \\\n    --hash=sha256:{digest}\n")
    wheels.refuse_unknown([wheel], lock)

    wheel.write_bytes(b"abd")

    with pytest.raises(
        HostError, match=r"The checksum of lib-1\.whl is not the one in nigiri's list"
    ):
        wheels.refuse_unknown([wheel], lock)


def test_every_library_is_listed_for_every_system_and_python() -> None:
    """By the names of its wheels, which stand above their sums."""
    lock = wheels.LOCK.read_text(encoding="utf-8")
    names = re.findall(r"^# (\S+\.whl)$", lock, re.MULTILINE)
    assert len(names) == lock.count("--hash=sha256:")
    assert sorted(wheels.LIBRARIES) == re.findall(r"^([\w-]+)==", lock, re.MULTILINE)
    for system in SYSTEMS.values():
        for python in system.pythons:
            for library in ("numpy", "lxml", "markupsafe", "rapidfuzz", "python_calamine"):
                tag = f"{library}-.*-cp{python.replace('.', '')}-"
                assert any(re.match(tag, name) for name in names), (library, python)


def test_an_unknown_system_is_refused_before_anything_is_fetched(tmp_path: Path) -> None:
    """With the names of those there are."""
    with pytest.raises(WrongUse, match="windows-x86_64, macos-arm64"):
        bundle.build("amiga", tmp_path / "out.oxt")
    with pytest.raises(WrongUse):
        system_named("")


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for every command."""
    monkeypatch.setattr(bundle, "fetch", lambda _system, _folder: [])

    with pytest.raises(HostError, match="cannot be written"):
        bundle.build("linux-x86_64", tmp_path / "nowhere" / "out.oxt")


def test_an_installed_nigiri_is_started_as_such() -> None:
    """Only an engine notes that it is one."""
    assert not is_inside_extension()
    assert ["-m", "nigiri", "pipe"] == command("pipe")[-3:]
