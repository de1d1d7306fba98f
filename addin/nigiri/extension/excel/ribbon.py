"""The tab of Excel as customUI, from the table of actions.

Version 1 is enough, which Excel has supported since 2007, on macOS since 2016.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from nigiri.desk.buttons.actions import ACTIONS, BY_TAG
from nigiri.desk.buttons.menu import GROUPS, Group, Submenu
from nigiri.extension.excel.project import CALLBACK
from nigiri.extension.menus import MENU
from nigiri.messages.message import message
from nigiri.resources import folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.buttons.actions import Action

NAMESPACE = "http://schemas.microsoft.com/office/2006/01/customui"
#: What large buttons show, in points of the screen.
SIZE = 32

_UI, _IMAGES = "customUI/customUI.xml", "customUI/images"
_LINKS = "customUI/_rels/customUI.xml.rels"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_IMAGE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


def parts(language: str) -> Mapping[str, bytes]:
    """Return path in the add-in -> content of the tab's parts, in a language."""
    pictured = [action.tag for action in ACTIONS if action.button]
    links = "".join(
        _element("Relationship", {"Id": tag, "Type": _IMAGE, "Target": f"images/{tag}.png"})
        for tag in pictured
    )
    icons = folder("icons")
    return {
        _UI: custom_ui(language).encode(),
        _LINKS: (_HEAD + _element("Relationships", {"xmlns": _RELATIONS}, links)).encode(),
        **{f"{_IMAGES}/{tag}.png": (icons / f"{tag}-{SIZE}.png").read_bytes() for tag in pictured},
    }


UNDO = Group("undo", ("undo",))
"""What stands in the toolbar alone in LibreOffice."""


def custom_ui(language: str) -> str:
    """Return the tab with its groups and buttons, in the order of the day, in a language."""
    inside = "".join(
        _element(
            "group",
            {"id": f"nigiri.group.{group.key}", "label": group.label.said(language)},
            "".join(_entry(entry, language) for entry in group.entries),
        )
        for group in (*GROUPS, UNDO)
    )
    for name, attributes in (
        ("tab", {"id": "nigiri.tab", "label": MENU.said(language)}),
        ("tabs", {}),
        ("ribbon", {}),
        ("customUI", {"xmlns": NAMESPACE}),
    ):
        inside = _element(name, attributes, inside)
    return _HEAD + inside


def _entry(entry: str | Submenu, language: str) -> str:
    """Return a button, or a menu of buttons; a large one stands before its menu."""
    if isinstance(entry, str):
        return _button(BY_TAG[entry], language)
    inside = [BY_TAG[tag] for tag in entry.tags]
    large = "".join(_button(action, language) for action in inside if action.button)
    few = "".join(_button(action, language) for action in inside if not action.button)
    named = {"id": f"nigiri.menu.{entry.key}", "label": entry.label.said(language)}
    return large + _element("menu", {**named, "showImage": "false"}, few)


def _button(action: Action, language: str) -> str:
    """Return a button: large, with its picture, if the toolbar has it; it passes its tag."""
    looks = {"size": "large", "image": action.tag} if action.button else {"showImage": "false"}
    return _element(
        "button",
        {
            "id": f"nigiri.{action.tag}",
            "tag": action.tag,
            "label": action.entry.said(language),
            "screentip": action.label.said(language),
            "supertip": message("action.supertip", tip=action.tip).said(language),
            "onAction": CALLBACK,
            **looks,
        },
    )


def _element(name: str, attributes: Mapping[str, str], inside: str = "") -> str:
    """Return an XML element; inside -- XML."""
    said = "".join(f" {key}={quoteattr(text)}" for key, text in attributes.items())
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"
