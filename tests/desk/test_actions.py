"""The table of actions: its words are in the catalogue, and no others are left there."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from nigiri.desk.buttons.actions import ACTIONS, Condition
from nigiri.desk.buttons.menu import GROUPS, Submenu
from nigiri.extension.excel.ribbon import UNDO
from nigiri.messages.catalogue import LANGUAGES, area
from nigiri.messages.message import Message
from nigiri.reports.catalogue import WAYS
from tests.test_sentences import SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator


def named() -> Iterator[str]:
    """Yield the keys of all words of the table, and of what can be printed."""
    for action in ACTIONS:
        yield from (action.label.key, action.tip.key, action.entry.key)
        for field in action.fields:
            words = (field.label, field.tip, *(choice for _, choice in field.choices))
            yield from (each.key for each in words if isinstance(each, Message))
    for group in (*GROUPS, UNDO):
        yield group.label.key
        yield from (each.label.key for each in group.entries if isinstance(each, Submenu))
    yield from (f"action.not.{condition}" for condition in get_args(Condition))
    yield from (way.title.key for _, way in WAYS.values())


def test_every_word_of_the_table_is_in_the_catalogue_and_no_more() -> None:
    """What is said besides stands in the code, each by its key."""
    kept = {key for name in ("action", "field", "printed") for key in area(name, "en")}
    others = (path for path in SOURCES if "messages" not in path.parts)
    code = "".join(path.read_text(encoding="utf-8") for path in others)
    said = {key for key in kept if f'"{key}"' in code} | {*named()}
    planned = {key for key in kept if key.startswith("field.language.")}

    assert kept - said <= planned
    assert {f"field.language.{language}" for language in LANGUAGES} <= said
