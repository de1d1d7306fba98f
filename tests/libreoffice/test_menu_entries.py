"""The menu and the toolbar as LibreOffice reads them: few entries, in the order of the day."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from nigiri.desk.buttons.actions import ACTIONS, BY_TAG
from nigiri.desk.buttons.menu import ELSEWHERE, GROUPS, MOST_ENTRIES, Submenu
from nigiri.extension.menus import PROTOCOL, addons, window_state
from nigiri.messages.catalogue import LANGUAGES
from nigiri.reports.catalogue import WAYS, WHENS, ways_of

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What a toolbar of a window of 1366 points holds beside pictures, and a menu beside its arrows.
WIDEST_BAR, WIDEST_ENTRY = 90, 40
#: So many lines a list to choose from may have before it must be scrolled on a small screen.
LONGEST_LIST = 20

_NAME = "{http://openoffice.org/2001/registry}name"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def part(name: str) -> etree._Element:
    """Return the node of a name."""
    root = etree.fromstring(addons().encode())
    return next(each for each in root.iter("node") if each.get(_NAME) == name)


def below(node: etree._Element) -> list[etree._Element]:
    """Return the entries directly in a menu or a toolbar; separators are none."""
    found = [each for each in node if each.tag == "node"]
    return [each for each in found if url(each) != "private:separator"]


def prop(node: etree._Element, name: str) -> etree._Element | None:
    """Return a property of an entry, None where it has none."""
    return next((each for each in node if each.get(_NAME) == name and each.tag == "prop"), None)


def url(node: etree._Element) -> str:
    """Return the address of an entry, "" for a submenu."""
    found = prop(node, "URL")
    return "" if found is None else "".join(map(str, found.itertext()))


def titles(node: etree._Element) -> Mapping[str, str]:
    """Return language -> title of an entry."""
    found = prop(node, "Title")
    assert found is not None
    return {str(each.get(_LANGUAGE))[:2]: str(each.text) for each in found}


def submenu(node: etree._Element) -> list[etree._Element]:
    """Return the entries of a submenu, [] for an entry that has none."""
    inside = next((each for each in node if each.get(_NAME) == "Submenu"), None)
    return [] if inside is None else below(inside)


def menu() -> list[etree._Element]:
    """Return the entries of the menu itself."""
    return submenu(part("org.nigiri.menu"))


def test_the_menu_fits_a_small_screen() -> None:
    """It must not fill one of 768 points; what is still to come goes into submenus."""
    assert len(menu()) <= MOST_ENTRIES
    assert all(2 <= len(submenu(each)) <= 10 for each in menu() if submenu(each))


def test_the_entries_are_in_the_order_of_the_day() -> None:
    """An event is begun, players come, a round is drawn and played, then printed and sent."""
    tags = [url(each).removeprefix(PROTOCOL) for each in menu() if url(each)]

    assert [
        "new", "import", "add", "sections", "check", "draw", "draw-again", "result", "standings",
        "organise",
    ] == tags  # fmt: skip
    submenus = [entry for group in GROUPS for entry in group.entries if isinstance(entry, Submenu)]
    assert [
        "begin", "prepare", "copies", "draws", "who", "hall", "why", "side", "paper", "send",
    ] == [each.key for each in submenus]  # fmt: skip


def test_what_few_need_stands_in_submenus() -> None:
    """Side events, the ladder, proof, drafts, wishes, the rule set, other programs."""
    inside = {url(each).removeprefix(PROTOCOL) for entry in menu() for each in submenu(entry)}

    assert {
        "chart", "ladder", "proof", "draw-draft", "keep", "discard", "wish", "rules", "open",
        "rounds", "export", "preflight", "send", "season", "verify", "hall", "inbox", "publish",
        "diff", "take",
    } <= inside  # fmt: skip


def test_every_action_stands_once_in_the_menu_or_is_elsewhere() -> None:
    """What another entry does as well stands in none; add-ins may still ask for it."""
    entries = [*menu(), *itertools.chain.from_iterable(map(submenu, menu()))]
    tags = [url(each).removeprefix(PROTOCOL) for each in entries if url(each)]

    assert sorted(tags) == sorted(set(BY_TAG) - set(ELSEWHERE))


def test_the_toolbar_has_five_buttons_with_their_words() -> None:
    """Of pictures alone one would have to guess what they do."""
    bar = below(part("org.nigiri.toolbar"))

    assert [f"{PROTOCOL}{tag}" for tag in ("draw", "result", "standings", "print", "undo")] == [
        url(each) for each in bar
    ]
    assert '<prop oor:name="Style" oor:type="xs:int"><value>2</value></prop>' in window_state()
    for language in LANGUAGES:
        assert sum(len(titles(each)[language]) for each in bar) <= WIDEST_BAR


def test_pictures_are_those_of_the_toolbar() -> None:
    """No others are in the extension."""
    images = {each.get(_NAME, "") for each in part("Images") if each.tag == "node"}

    assert {f"org.nigiri.image.{each.tag}" for each in ACTIONS if each.button} == images


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_short_and_the_only_one_of_its_name(language: str) -> None:
    """In a menu no entry may look like another one."""
    for entries in (menu(), *map(submenu, menu())):
        said = [titles(each)[language] for each in entries]
        assert len(set(said)) == len(said)
        assert [] == [each for each in said if len(each) > WIDEST_ENTRY]


def test_what_is_printed_is_offered_in_three_lists() -> None:
    """Before the event, for a round, at the end: each way once, and no list is long."""
    offered = {
        when: [key for key, _ in BY_TAG[f"print-{when}"].fields[0].choices] for when in WHENS
    }

    assert {when: list(ways_of(when)) for when in WHENS} == offered
    assert sorted(WAYS) == sorted(itertools.chain.from_iterable(offered.values()))
    assert max(map(len, offered.values())) <= LONGEST_LIST
