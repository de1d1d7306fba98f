"""Which commands apply in each open document, and the windows that show it.

A document may have several windows, and a window another document after File, Open. So what nigiri
said goes by the document, and every window of it is told. Where nigiri said nothing all commands
are enabled: it says itself what does not apply.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

#: Document -> command -> whether it applies; the number of a document is never given twice.
_KNOWN: dict[str, dict[str, bool]] = {}
#: Whatever has a `document` and is to be told by `show_menu`.
_WINDOWS: WeakSet[Any] = WeakSet()


def show_here(window: Any) -> None:
    """Tell a window from now on when other commands apply in its document."""
    _WINDOWS.add(window)


def known(document: Any) -> Any:
    """Return what nigiri said of a document: command -> whether it applies; {} for nothing."""
    return _KNOWN.get(_number(document), {})


def remember(document: Any, applies: Any) -> None:
    """Keep which commands apply in a document, and let its windows show it; {}: nobody knows."""
    number = _number(document)
    _KNOWN[number] = applies
    for window in list(_WINDOWS):
        if _number(window.document) == number:
            window.show_menu()


def said_in(answer: Any) -> Any:
    """Return which commands apply by an answer of nigiri's; None where it says nothing of it."""
    return {each["action"]: each["applies"] for each in answer.get("menu") or ()} or None


def _number(document: Any) -> Any:
    """Return what a document goes by; None for none, or one that is closed."""
    try:
        return document.RuntimeUID
    except Exception:  # noqa: BLE001 -- it is gone
        return None
