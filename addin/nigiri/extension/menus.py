"""The menu and the toolbar of LibreOffice as a file of its extension: Addons.xcu.

Which entries there are, and in which order, is said by desk/buttons/menu.py; what each of them is
by desk/buttons/actions.py. LibreOffice's side is in addin/libreoffice/, nigiri_office/ in its
pythonpath/:

a click               addin/libreoffice/component.py
carried out           nigiri_office/desk.py, which asks a process of nigiri (session.py, engine.py)
answered there        buttons/execution.py; the function of each tag: buttons/presses/
which are grey        nigiri_office/enabled_commands.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from nigiri.desk.buttons.actions import ACTIONS, BY_TAG
from nigiri.desk.buttons.menu import GROUPS
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.desk.buttons.actions import Action
    from nigiri.desk.buttons.menu import Submenu
    from nigiri.messages.message import Message

MENU = message("action.menu")
PROTOCOL = "org.nigiri.command:"
#: How a toolbar shows its buttons: 0 pictures, 1 words, 2 both.
_WORDS_TOO = 2
CALC = "com.sun.star.sheet.SpreadsheetDocument"

_HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" '
    'xmlns:xs="http://www.w3.org/2001/XMLSchema" oor:name="{}" '
    'oor:package="org.openoffice.Office{}">{}</oor:component-data>\n'
)


def addons() -> str:
    """Return the menu, the toolbar and the icons as LibreOffice reads them."""
    menu = _node(
        "org.nigiri.menu",
        _words("Title", MENU) + _text("Context", CALC) + _nodes("Submenu", _menu_entries()),
    )
    bar = _node("org.nigiri.toolbar", "".join(_bar_entries()))
    images = "".join(_images(action) for action in ACTIONS if action.button)
    return component(
        "Addons",
        "",
        _nodes(
            "AddonUI",
            [
                _nodes("OfficeMenuBar", [menu]),
                _nodes("OfficeToolBar", [bar]),
                _nodes("Images", [images]),
            ],
        ),
    )


def window_state() -> str:
    """Return the configuration that shows the toolbar in a row of its own, with its name."""
    name = "private:resource/toolbar/addon_org.nigiri.toolbar"
    state = (
        _words("UIName", MENU)
        + _text("DockPos", "0,3")
        + f'<prop oor:name="Style" oor:type="xs:int"><value>{_WORDS_TOO}</value></prop>'
        + "".join(
            f'<prop oor:name="{key}" oor:type="xs:boolean"><value>{value}</value></prop>'
            for key, value in (
                ("Visible", "true"),
                ("ContextSensitive", "false"),
                ("Docked", "true"),
            )
        )
    )
    states = _nodes("UIElements", [_nodes("States", [_node(name, state)])])
    return component("CalcWindowState", ".UI", states)


def component(name: str, package: str, inside: str) -> str:
    """Return a file of settings."""
    return _HEAD.format(name, package, inside)


def _menu_entries() -> Iterable[str]:
    """Yield the entries of the menu, in the order of the day, with separators between groups."""
    for index, group in enumerate(GROUPS):
        if index:
            yield _node(f"m{index}0", _text("URL", "private:separator"))
        for at, entry in enumerate(group.entries, 1):
            name = f"m{index}{at}"
            yield _action(name, entry) if isinstance(entry, str) else _submenu(name, entry)


def _submenu(name: str, submenu: Submenu) -> str:
    """Return an entry with a menu of its own."""
    inside = [_action(f"{name}{at}", tag) for at, tag in enumerate(submenu.tags, 1)]
    return _node(name, _words("Title", submenu.label) + _nodes("Submenu", inside))


def _action(name: str, tag: str) -> str:
    """Return the entry of an action."""
    return _entry(name, BY_TAG[tag], BY_TAG[tag].entry)


def _bar_entries() -> Iterable[str]:
    """Yield the buttons of the toolbar, which show their words beside the picture."""
    for index, action in enumerate(action for action in ACTIONS if action.button):
        yield _entry(f"b{index:02}", action, action.label)


def _entry(name: str, action: Action, title: Message) -> str:
    """Return a menu entry or a button."""
    return _node(
        name,
        _text("URL", PROTOCOL + action.tag)
        + _words("Title", title)
        + _text("Target", "_self")
        + _text("Context", CALC),
    )


def _images(action: Action) -> str:
    """Return the icons of a button."""
    at = f"%origin%/icons/{action.tag}"
    images = _text("ImageSmallURL", f"{at}-16.png") + _text("ImageBigURL", f"{at}-26.png")
    return _node(
        f"org.nigiri.image.{action.tag}",
        _text("URL", PROTOCOL + action.tag) + f'<node oor:name="UserDefinedImages">{images}</node>',
    )


def _nodes(name: str, inside: Iterable[str]) -> str:
    """Return a node of the schema with its children."""
    return f'<node oor:name="{name}">{"".join(inside)}</node>'


def _node(name: str, inside: str) -> str:
    """Return a node that is added to a set."""
    return f'<node oor:name={quoteattr(name)} oor:op="replace">{inside}</node>'


def _text(name: str, text: str) -> str:
    """Return a setting that is a text."""
    return f'<prop oor:name="{name}" oor:type="xs:string"><value>{escape(text)}</value></prop>'


def _words(name: str, words: Message) -> str:
    """Return a setting in all languages."""
    return f'<prop oor:name="{name}" oor:type="xs:string">{in_all_languages(words)}</prop>'


def in_all_languages(words: str) -> str:
    """Return words as values of a setting in all languages; English serves any other.

    LibreOffice asks for English as en-US.
    """
    return "".join(
        f'<value xml:lang="{"en-US" if language == "en" else language}">'
        f"{escape(said(words, language))}</value>"
        for language in LANGUAGES
    )
