"""What the extension says: its own words from the catalogue, its menu in every language."""

from __future__ import annotations

import importlib
import json
import re
from io import BytesIO
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest
from lxml import etree

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.desk.buttons.menu import ELSEWHERE, GROUPS, Submenu
from nigiri.extension.archive import build_extension
from nigiri.extension.menus import MENU
from nigiri.messages.catalogue import LANGUAGES, area, text
from tests.libreoffice.office import ADDIN

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCES = ADDIN / "libreoffice" / "pythonpath" / "nigiri_office"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
OFFICE = area("office", "en")
#: Keys of other areas.
SHARED = {"menu", "needed", "version"}
#: Keys that are put together, or are used where the extension is built.
BESIDES = {"title", "about", "stop", "look", "hand", "line", "line.sheet"}


@pytest.fixture(scope="module")
def parts() -> Mapping[str, bytes]:
    """Return the parts of the extension."""
    with ZipFile(BytesIO(build_extension("/python"))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch, package: str) -> Any:  # noqa: ANN401 -- a module
    """Return the extension's module."""
    monkeypatch.syspath_prepend(package)
    return importlib.import_module("nigiri_office.words")


def test_what_is_said_by_the_extension_is_in_the_catalogue_and_no_more() -> None:
    """A key that is misspelt would be noticed by a director first."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.py")))
    named = set(re.findall(r'(?:text_of|Trouble)\(\s*"([\w.-]+)"', code))
    named |= {key for key in re.findall(r'"([a-z][a-z-]+)"', code) if f"office.{key}" in OFFICE}

    assert {f"office.{key}" for key in (named | BESIDES) - SHARED} == set(OFFICE)


def test_what_goes_into_the_extension_needs_nothing_of_nigiri(parts: Mapping[str, bytes]) -> None:
    """Facts by name alone: words for one and for many are nigiri's."""
    said = json.loads(parts["pythonpath/nigiri_office/words.json"])

    assert set(LANGUAGES) == set(said)
    for sentences in said.values():
        assert {*SHARED, *(key.partition(".")[2] for key in OFFICE)} == set(sentences)
        assert [] == [each for each in sentences.values() if "|" in each or "`" in each]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr-CA", "fr"), ("fr", "fr"), ("en-GB", "en"), ("tlh", "en"), ("", "en"), ("FR_FR", "fr")],
)
def test_the_language_is_that_of_the_interface(
    words: Any,  # noqa: ANN401 -- a module
    locale: str,
    language: str,
) -> None:
    """English for every other one."""
    assert language == words.known(locale)
    assert text("office.close", language) == words.text_of("close", words.known(locale))


def test_a_language_that_is_not_there_is_english(words: Any) -> None:  # noqa: ANN401 -- a module
    """As nigiri may know more of them than the extension, or fewer."""
    assert "Close" == words.text_of("close", "tlh")
    assert "Draw" == words.in_language({"en": "Draw", "fr": "Tirer"}, "tlh")


def test_menu_and_toolbar_are_there_in_every_language(parts: Mapping[str, bytes]) -> None:
    """LibreOffice asks for English as en-US."""
    tree = etree.fromstring(parts["Addons.xcu"])
    titles = [
        {value.get(LANGUAGE): value.text for value in each}
        for each in tree.iter("prop")
        if each.get("{http://openoffice.org/2001/registry}name") == "Title"
    ]

    submenus = [each for group in GROUPS for each in group.entries if isinstance(each, Submenu)]
    entries = len(ACTIONS) - len(ELSEWHERE) + len(submenus)
    assert 1 + entries + sum(each.button for each in ACTIONS) == len(titles)
    assert {"en-US", *LANGUAGES[1:]} == {language for each in titles for language in each}
    assert {
        MENU.said("fr"),
        *(each.entry.said("fr") for each in ACTIONS if each.tag not in ELSEWHERE),
    } <= {each["fr"] for each in titles}
    assert {each.label.said("de") for each in submenus} <= {each["de"] for each in titles}


def test_libreoffice_is_told_what_the_extension_is(parts: Mapping[str, bytes]) -> None:
    """In every language, each in a file of its own."""
    description = parts["description.xml"].decode()

    for language in LANGUAGES:
        assert f'<name lang="{language}">{text("office.title", language)}</name>' in description
        assert f'xlink:href="about-{language}.txt" lang="{language}"' in description
        told = parts[f"about-{language}.txt"].decode()
        assert f"{text('office.about', language)}\nPython: /python\n" == told
