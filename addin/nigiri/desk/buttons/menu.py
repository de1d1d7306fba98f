"""The menu: groups in the order of the day, with submenus for what a day needs less often.

LibreOffice shows it as it stands here; Excel's tab has the same groups. The buttons that a
toolbar has are said by the actions themselves (actions.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_ENTRIES = 20
"""So many entries the menu itself may have: it must fit a small screen."""


class Submenu(NamedTuple):
    """A menu behind an entry: the end of the key of its words, and the tags of its actions."""

    key: str
    tags: tuple[str, ...]

    @property
    def label(self) -> Message:
        """Return its label, in the language in which it is rendered."""
        return message(f"action.submenu.{self.key}")


class Group(NamedTuple):
    """What stands together: the end of the key of its words, and its entries.

    An entry is the tag of an action, or a submenu.
    """

    key: str
    entries: tuple[str | Submenu, ...]

    @property
    def label(self) -> Message:
        """Return the label of the group, shown in menus that name their groups."""
        return message(f"action.group.{self.key}")

    @property
    def tags(self) -> Iterator[str]:
        """Yield the tags of its actions, also of those in submenus."""
        for entry in self.entries:
            yield from (entry,) if isinstance(entry, str) else entry.tags


GROUPS: tuple[Group, ...] = (
    Group("new", ("new", Submenu("begin", ("sample", "open", "club")))),
    Group("check", (
        "import", "add", Submenu("prepare", ("fill", "renew", "number", "names", "wish", "rules")),
        "sections", "check", Submenu("copies", ("diff", "take")),
    )),
    Group("draw", (
        "draw", "draw-again",
        Submenu("draws", ("draw-early", "draw-draft", "keep", "discard", "rounds")),
        Submenu("who", ("late", "out", "back", "bye")),
    )),
    Group("result", (
        "result", "standings", Submenu("hall", ("hall", "inbox", "verify")),
        Submenu("why", ("why", "why-place", "proof")),
        Submenu("side", ("chart", "ladder")),
    )),
    Group("print", (
        Submenu("paper", ("print", "print-before", "print-round", "print-end", "publish")),
        Submenu("send", ("preflight", "send", "export", "season", "archive-copy")),
        "organise",
    )),
)  # fmt: skip  # a line for what stands together in the menu
"""The whole menu; an action stands in it once."""

ELSEWHERE: tuple[str, ...] = ("missing", "grid", "reports", "undo")
"""Actions that stand in no menu: another does the same, or the toolbar and Ctrl+Z do it.

Add-ins may still ask for them.
"""
