"""Which commands apply in each open document, and the windows that show it.

A document may have several windows, and a window may show another document after File, Open. So
the state is stored by document and passed to all windows that show it. Until nigiri has said
anything, all commands are enabled; a command that does not apply then says so itself.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

#: Id of a document -> command -> whether it applies; LibreOffice never reuses an id.
_KNOWN: dict[str, dict[str, bool]] = {}
#: Objects with a `document` and a method `show_menu`.
_WINDOWS: WeakSet[Any] = WeakSet()


def add_window(window: Any) -> None:
    """Have a window's `show_menu` called when other commands apply in its document."""
    _WINDOWS.add(window)


def known(document: Any) -> Any:
    """Return command -> whether it applies in a document; {} where nigiri has not said."""
    return _KNOWN.get(_document_id(document), {})


def remember(document: Any, applies: Any) -> None:
    """Store which commands apply in a document, {} for unknown, and update its windows."""
    number = _document_id(document)
    _KNOWN[number] = applies
    for window in list(_WINDOWS):
        if _document_id(window.document) == number:
            window.show_menu()


def menu_in(answer: Any) -> Any:
    """Return command -> whether it applies, from an answer; None where it does not say."""
    return {each["action"]: each["applies"] for each in answer.get("menu") or ()} or None


def _document_id(document: Any) -> Any:
    """Return the id of a document; None without a document or after it was closed."""
    try:
        return document.RuntimeUID
    except Exception:  # noqa: BLE001 -- it is gone
        return None
