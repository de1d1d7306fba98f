"""The language in which a command answers: the first of these that is known.

1  the one wanted: `--language` in front of the command
2  the event's, read from the workbook, also where the command is refused before it is read
3  the computer's, by LC_ALL, LC_MESSAGES or LANG
4  English, where nigiri does not speak it

A new event gets its own `--language`, else the one wanted, the club's, the computer's
(`of_new_event`); from then on that is the event's.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from nigiri.errors import NigiriError
from nigiri.messages.catalogue import known

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.hosts import Snapshot

_WANTED, _EVENTS = "nigiri.language", "nigiri.event"
_NOBODY = click.Context(click.Command("nigiri"))


def speaking(ctx: click.Context | None = None) -> str:
    """Return the language that is spoken: "en", "fr" or "de"."""
    meta = (ctx or click.get_current_context(silent=True) or _NOBODY).meta
    return str(meta.get(_WANTED) or meta.get(_EVENTS) or of_computer())


def speak(language: str, *, wanted: bool = False) -> None:
    """Say everything from now on in a language: that of the event, or the one that is wanted.

    wanted -- somebody asked for it, so an event of another language changes nothing
    """
    meta = click.get_current_context().meta
    meta[_WANTED if wanted else _EVENTS] = language


def speak_as(workbook: Snapshot) -> None:
    """Speak the language of the event, unless another one is wanted; of no event the computer's."""
    from nigiri.desk.core.hand_edits import event_id, event_language

    language = event_language(workbook)
    if language != "en" or event_id(workbook):  # that of no event is English as well
        speak(language)


def speak_as_file(path: Path) -> None:
    """Speak the language of a file's event, where it can be read."""
    from nigiri.desk.core.clock import clock
    from nigiri.hosts.files.open import WORKBOOKS, closed_file

    with suppress(NigiriError, OSError):
        if path.suffix.casefold() in WORKBOOKS and path.is_file():
            speak_as(closed_file(path, now=clock()).snapshot())


def wanted_language() -> str | None:
    """Return the language that was asked for in front of the command, None where none was."""
    found: str | None = click.get_current_context().meta.get(_WANTED)
    return found


def of_event() -> str:
    """Return the language of the event whose file was read, English before one was."""
    return str(click.get_current_context().meta.get(_EVENTS, "en"))


def of_new_event(asked: str | None, club: str | None = None) -> str:
    """Return the language of an event that a command makes, which is spoken from now on.

    asked -- by an option of the command's own; club -- the one the club keeps; None: nobody said
    """
    language = asked or wanted_language() or club or of_computer()
    speak(language)
    return language


def of_computer() -> str:
    """Return the language of the computer, English where nigiri does not speak it."""
    spoken = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known(next(filter(None, spoken), "").partition("_")[0])


def heard(ctx: click.Context) -> bool:
    """Tell whether it is known which language is spoken: that of the event, or one wanted."""
    return bool({_WANTED, _EVENTS} & ctx.meta.keys())
