"""The VBA of the add-in, read back by olevba: our words, and nothing else that changed."""

from __future__ import annotations

from importlib.metadata import files
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.extension.excel import project
from nigiri.extension.excel.project import CALLBACK, MODULE, source
from nigiri.messages.catalogue import LANGUAGES
from tests.excel.addin import PROJECT, Project, ours, shipped
from tests.sample import sampled

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Return the project as xlwings ships it."""
    return Project(shipped()[PROJECT], tmp_path_factory.mktemp("old"))


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Return the project of the add-in."""
    return Project(ours()[PROJECT], tmp_path_factory.mktemp("new"))


def test_one_module_is_ours_and_the_others_are_as_they_were(old: Project, new: Project) -> None:
    """Read by a program that shares no code with the one that wrote it."""
    own = f"{MODULE}.bas"
    read = new.sources[own].replace("\r\n", "\n").replace("\n", "\r\n")

    assert {**old.sources, own: ""} == {**new.sources, own: ""}
    assert source("en").rstrip() == read.rstrip()


def test_two_streams_are_written_anew_in_as_many_bytes(old: Project, new: Project) -> None:
    """The module, and the list of modules; every other byte of the project stays."""
    changed = {name for name, data in new.streams.items() if data != old.streams[name]}

    assert {"VBA/dir", f"VBA/{MODULE}"} == changed
    assert {k: len(v) for k, v in old.streams.items()} == {
        k: len(v) for k, v in new.streams.items()
    }


def test_the_list_of_modules_differs_in_where_the_source_begins(old: Project, new: Project) -> None:
    """At once, as in the module with xlwings' own source."""
    differ = [
        (before, after)
        for before, after in zip(old.modules, new.modules, strict=True)
        if before != after
    ]

    assert [(978 & 0xFF, 0), (978 >> 8, 0)] == differ
    assert 2 == new.modules.count(b"\x31\0\4\0\0\0" + bytes(4))


def test_nothing_hides_behind_the_source(new: Project) -> None:
    """What was once made of another source is gone: guards against malice look for that."""
    assert new.stomped is False


def test_nothing_starts_by_itself(new: Project) -> None:
    """Such words as Auto_Open are what guards against malice look for first."""
    kinds = {kind for found in new.suspicious.values() for kind, _ in found}

    assert "Suspicious" in kinds
    assert "AutoExec" not in kinds


#: What a guard against malice finds in our module: two of its comments, and that it starts nigiri.
SUSPECTED = {"en": {"open", "run"}, "fr": {"chrw", "run"}, "de": {"chrw", "run"}}


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
def test_a_guard_against_malice_hardly_finds_more_than_in_what_xlwings_ships(
    old: Project, language: str, tmp_path: Path
) -> None:
    """All the rest is in the module by which xlwings starts Python, word for word."""
    new = Project(ours(language)[PROJECT], tmp_path)
    own = f"{MODULE}.bas"

    assert SUSPECTED[language] == {word.lower() for _, word in new.suspicious[own]}
    assert {**old.suspicious, own: []} == {**new.suspicious, own: []}


def test_the_licence_of_xlwings_is_in_the_project(new: Project) -> None:
    """Its text is to go along with whatever is made of it; whose Dictionary is, stands there."""
    (licence,) = [path for path in files("xlwings") or [] if path.name == "LICENSE.txt"]
    _, _, wanted = licence.read_text().partition("All rights reserved.")
    code = " ".join(new.sources["xlwings.bas"].replace("'", " ").split())

    assert "BSD 3-clause license" in code
    assert "Copyright (C) 2014-present, Zoomer Analytics" in code
    assert " ".join(wanted.split()) in code
    assert "(c) Tim Hall" in new.sources["Dictionary.cls"]


def test_every_variable_of_our_module_is_declared() -> None:
    """VBA refuses a misspelled one then, instead of making it."""
    assert all(source(language).splitlines()[1] == "Option Explicit" for language in LANGUAGES)


def test_the_project_is_to_be_compiled_from_its_sources(new: Project) -> None:
    """Its version is the one that no Excel has."""
    assert new.streams["VBA/_VBA_PROJECT"].startswith("cc61ffff")


def test_the_callback_of_the_tab_is_in_the_source() -> None:
    """It takes the control that was pressed, passes its tag on, and ends every failure itself."""
    assert CALLBACK == f"{MODULE}.RunMain"
    code = source("en")
    assert "Sub RunMain(control As IRibbonControl)" in code
    assert "nigiri.buttons.run('\" & control.Tag & \"')" in code
    assert code.index("On Error GoTo Failed") < code.index("RunPython ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_source_fits_in_every_language(language: str) -> None:
    """It is ASCII, every text in it is closed, and no line is longer than VBA takes."""
    lines = source(language).splitlines()

    assert ours(language)[PROJECT]
    assert all(line.isascii() and len(line) < 1024 for line in lines)
    assert [] == [line for line in lines if line[:1] != "'" and line.count('"') % 2]


def test_letters_with_a_mark_are_numbers() -> None:
    """A project has one code page; a number means the same in all."""
    assert '"Rien n\'a " & ChrW(233) & "t" & ChrW(233) & " chang" & ChrW(233) & ". ' in source("fr")


@given(st.binary(max_size=400) | st.text("ab", max_size=400).map(str.encode))
def test_what_is_packed_is_unpacked(text: bytes) -> None:
    """Written out whole: every byte by itself."""
    size = project._HEADER + len(text) + -(-len(text) // 8)  # noqa: SLF001 -- how long that is
    if text:
        assert text == project.unpacked(project.packed(text, size))


def test_packing_is_as_short_as_it_gets() -> None:
    """The same letter over and over: one byte, and copies of it."""
    text = b"a" * 120

    assert 3 + 1 + 1 + 2 == len(project.packed(text, 7))
    assert text == project.unpacked(project.packed(text, 7))


@pytest.mark.parametrize("size", [6, 2000])
def test_what_cannot_be_packed_is_said(size: int) -> None:
    """Too few bytes, and more than there are."""
    with pytest.raises(ValueError, match=f"120 bytes cannot be packed into {size}"):
        project.packed(b"a" * 120, size)
