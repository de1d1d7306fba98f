"""The tab of Excel: the table of actions, by the rules of Microsoft's schema (MS-CUSTOMUI)."""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from nigiri.desk.buttons.actions import ACTIONS, BY_TAG
from nigiri.desk.buttons.menu import ELSEWHERE, GROUPS, Submenu
from nigiri.extension.excel.project import CALLBACK, source
from nigiri.extension.excel.ribbon import NAMESPACE, SIZE, UNDO
from nigiri.extension.menus import MENU
from nigiri.messages.catalogue import LANGUAGES
from tests.excel.addin import ours, tab

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 1024


def short(text: str) -> bool:
    """Tell whether a text is as long as the schema allows."""
    return 0 < len(text) <= LONGEST


def is_name(text: str) -> bool:
    """Tell whether a text is a name of XML without a colon, as the schema wants for ids."""
    return re.fullmatch(r"[A-Za-z_][\w.-]*", text) is not None and short(text)


#: Element -> what may be in it; attribute -> what it may be; those that must be there.
CHILDREN = {
    "customUI": ["ribbon"], "ribbon": ["tabs"], "tabs": ["tab"], "tab": ["group"],
    "group": ["button", "menu"], "menu": ["button"], "button": [],
}  # fmt: skip
ATTRIBUTES: dict[str, dict[str, Callable[[str], bool]]] = {
    "customUI": {}, "ribbon": {}, "tabs": {},
    "tab": {"id": is_name, "label": short},
    "group": {"id": is_name, "label": short},
    "menu": {"id": is_name, "label": short, "showImage": ("true", "false").__contains__},
    "button": {
        "id": is_name, "tag": short, "label": short, "screentip": short, "supertip": short,
        "onAction": short, "size": ("normal", "large").__contains__, "image": is_name,
        "showImage": ("true", "false").__contains__,
    },
}  # fmt: skip
NEEDED = {"tab": {"id"}, "group": {"id"}, "menu": {"id"}, "button": {"id"}}


def elements(language: str) -> list[etree._Element]:
    """Return all elements of the tab."""
    return list(tab(language).iter("*"))


def name(element: etree._Element) -> str:
    """Return the name of an element without its namespace, which is checked."""
    found = etree.QName(element)
    assert found.namespace == NAMESPACE
    return found.localname


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tab_is_as_the_schema_wants_it(language: str) -> None:
    """Elements in elements, attributes, their values; ids once in the whole file."""
    for element in elements(language):
        kind = name(element)
        assert {name(child) for child in element} <= set(CHILDREN[kind])
        assert NEEDED.get(kind, set()) <= set(element.attrib)
        assert [] == [
            (kind, key, text)
            for key, text in element.attrib.items()
            if not ATTRIBUTES[kind][str(key)](str(text))
        ]
    ids = [element.get("id") for element in elements(language) if element.get("id")]
    assert len(set(ids)) == len(ids)


def test_the_rules_find_what_is_wrong() -> None:
    """An id with a space, a text that is too long, a size there is not."""
    rules = ATTRIBUTES["button"]

    assert [False] * 3 == [
        rules["id"]("a b"), rules["label"]("x" * 1025), rules["size"]("huge")
    ]  # fmt: skip


def in_order() -> list[str]:
    """Return the tags of the tab: those of the menu, a large one before the menu it stands in."""
    return [
        tag
        for group in (*GROUPS, UNDO)
        for entry in group.entries
        for tag in ((entry,) if isinstance(entry, str) else large_first(entry))
    ]


def large_first(submenu: Submenu) -> list[str]:
    """Return the tags of a submenu, large buttons first."""
    return sorted(submenu.tags, key=lambda tag: not BY_TAG[tag].button)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_are_those_of_the_menu(language: str) -> None:
    """All of them, in its order, with its words; each calls the one callback with its tag."""
    buttons = [element for element in elements(language) if name(element) == "button"]

    assert [
        (each.tag, *(words.said(language) for words in (each.entry, each.label)),
         f"{each.tip.said(language)}.", CALLBACK)
        for each in map(BY_TAG.__getitem__, in_order())
    ] == [
        tuple(
            button.get(key) for key in ("tag", "label", "screentip", "supertip", "onAction")
        )
        for button in buttons
    ]  # fmt: skip
    assert set(BY_TAG) - set(ELSEWHERE) | {"undo"} == {button.get("tag") for button in buttons}


def test_no_large_button_is_hidden_in_a_menu() -> None:
    """And what a menu holds has no size, which the schema forbids there."""
    menus = [element for element in elements("en") if name(element) == "menu"]

    assert menus
    assert [] == [
        each.get("tag") for menu in menus for each in menu if BY_TAG[str(each.get("tag"))].button
    ]
    assert {None} == {each.get("size") for menu in menus for each in menu}


def test_the_words_of_the_callback_press_the_button(monkeypatch: pytest.MonkeyPatch) -> None:
    """What VBA hands to Python, put together as VBA does it, names the action of each button."""
    pressed: list[str] = []
    monkeypatch.setattr("nigiri.buttons.run", pressed.append)
    words = re.search(r'RunPython "(.*)" & control\.Tag & "(.*)"', source("en"))
    assert words is not None

    for element in elements("en"):
        if name(element) == "button":
            command = f"{words[1]}{element.get('tag')}{words[2]}"
            exec(compile(command, "RunPython", "exec"), {})  # noqa: S102 -- as Excel does

    assert in_order() == pressed


def test_the_large_buttons_are_those_of_the_toolbar_with_its_pictures() -> None:
    """Each picture is in the package, as large as Excel shows it; no picture is left over."""
    parts = ours()
    links = etree.fromstring(parts["customUI/_rels/customUI.xml.rels"])
    targets = {link.get("Id"): f"customUI/{link.get('Target')}" for link in links}
    large = [element for element in elements("en") if element.get("size") == "large"]

    assert [action.tag for action in ACTIONS if action.button] == [
        element.get("image") for element in large
    ]
    assert {element.get("image") for element in large} == set(targets)
    assert set(targets.values()) == {part for part in parts if part.endswith(".png")}
    for target in targets.values():
        assert parts[target].startswith(b"\x89PNG")
        assert (SIZE, SIZE) == struct.unpack(">II", parts[target][16:24])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_groups_are_those_of_the_menu(language: str) -> None:
    """One tab under the name of the menu in LibreOffice; its submenus are menus there."""
    groups = [element for element in elements(language) if name(element) == "group"]
    menus = [element.get("label") for element in elements(language) if name(element) == "menu"]

    assert [MENU.said(language)] == [e.get("label") for e in elements(language) if name(e) == "tab"]
    assert [group.label.said(language) for group in (*GROUPS, UNDO)] == [
        group.get("label") for group in groups
    ]
    assert [
        entry.label.said(language)
        for group in GROUPS
        for entry in group.entries
        if isinstance(entry, Submenu)
    ] == menus
