"""The words of every language by key.

A key begins with the area that it belongs to, "draw.done", or with a part of one (AREAS); each area
of a language is a module, loaded when one of its words is asked for. A language has besides, in its
__init__.py, its NAME, the decimal sign (DECIMAL) and when a live formula takes the singular (ONE);
sentences do so by plurals.py.

what is missing            what happens
a language                 English is said instead
a key, or one of its facts KeyError
a key in one language      KeyError there, English is not said instead: so
                           tests/messages/test_catalogue.py asks for the same keys, facts and
                           commands in all languages
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from nigiri.messages.former import FORMER
from nigiri.messages.plurals import agreeing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LANGUAGES: tuple[str, ...] = ("en", "fr", "de")
"""The languages there are, English first: what is asked for in another one is said in English."""

AREAS: Mapping[str, tuple[str, ...]] = {
    "live": ("check", "round", "found", "where", "players", "bar", "share", "late", "awaited"),
    "answers": ("answer", "meeting", "whatif", "cost", "shared", "place", "length", "draw"),
    "simulate": ("simulate",),
    "sheets": (
        "sheet", "title", "sections", "problems", "event", "key", "grid", "proof", "log",
        "crosstable", "tree", "teams", "ladder", "chart", "preflight", "wishes", "handicaps",
        "settings", "starts", "nobody", "yes", "here", "drawn", "migrate",
    ),
    "settings": ("setting",),
    "names": (
        "system", "criterion", "wish", "path", "label", "colour", "letter", "typed", "column",
        "between",
    ),
    "errors": ("changed", "stored", "installed", "workbook"),
    "play": ("pairing", "knockout", "robin", "team", "standing", "choice"),
    "formats": ("format", "foreign", "lost", "thing", "unsent"),
    "rounds": ("drawing", "since", "results", "attendance", "explain"),
    "setup": ("setup", "entries", "members", "samples"),
    "desk": ("desk", "family", "side", "output"),
    "problem": ("problem",),
    "command": ("command",),
    "help": ("help",),
    "file": ("file",),
    "defect": ("defect",),
    "paper": ("paper",),
    "report": ("report",),
    "action": ("action",),
    "field": ("field",),
    "button": ("button",),
    "office": ("office",),
    "menu": ("menu",),
    "install": ("install",),
    "kit": ("kit",),
    "function": ("function", "argument"),
    "printed": ("printed",),
    "shadow": ("returned", "shadow"),
    "private": ("private",),
    "copies": ("copies",),
    "organiser": ("organiser",),
    "hall": ("hall",),
    "planning": ("timetable", "checklist"),
    "archive": ("archive", "season"),
}  # fmt: skip  # words, several a line
"""Area -> how its keys begin."""

_AREA_OF = {first: area for area, firsts in AREAS.items() for first in firsts}


@cache
def area(name: str, language: str) -> Mapping[str, str]:
    """Return key -> words of an area, in one of LANGUAGES."""
    words: Mapping[str, str] = import_module(f"nigiri.messages.{language}.{name}").WORDS
    return words


def words(language: str) -> dict[str, str]:
    """Return key -> words of all areas, in one of LANGUAGES."""
    return {key: said for name in AREAS for key, said in area(name, language).items()}


def known(language: str) -> str:
    """Return the language, "en" for one that is not there."""
    return language if language in LANGUAGES else "en"


def template(key: str, language: str) -> str:
    """Return the words of a key with its facts in braces and its commands between backticks.

    Raises KeyError for an unknown key.
    """
    name = _AREA_OF.get(key.partition(".")[0])
    if name is None:
        raise KeyError(key)
    return area(name, known(language))[key]


def knows(key: str) -> bool:
    """Tell whether there is such a key."""
    name = _AREA_OF.get(key.partition(".")[0])
    return name is not None and key in area(name, "en")


def every(key: str) -> tuple[str, ...]:
    """Return the words of a key in all languages, commands as they are typed; former ones last."""
    words = (template(key, language).replace("`", "") for language in LANGUAGES)
    return (*words, *FORMER.get(key, ()))


def decimal(language: str) -> str:
    """Return the decimal sign of a language."""
    sign: str = import_module(f"nigiri.messages.{known(language)}").DECIMAL
    return sign


def one(language: str) -> str:
    """Return when a live formula takes the words for one: "=1", in French "<2"."""
    condition: str = import_module(f"nigiri.messages.{known(language)}").ONE
    return condition


def as_typed(command: str) -> str:
    """Return a command as the sheets name it: as it is typed, without a file."""
    return command


def text(key: str, language: str, /, **facts: object) -> str:
    """Return the words of a key with its facts filled in; without facts its template.

    Commands stand in it as they are typed. Raises KeyError for an unknown key or a missing fact.
    """
    return filled(key, language, facts) if facts else _bare(key, language)


@cache
def _bare(key: str, language: str) -> str:
    """Return the words of a key with its facts in braces, commands as they are typed."""
    return template(key, language).replace("`", "")


def filled(
    key: str, language: str, facts: Mapping[str, object], say: Callable[[str], str] = as_typed
) -> str:
    """Return the words of a key with its facts filled in, and its commands as `say` names them."""
    pieces = template(key, language).split("`")
    if facts:
        pieces = [agreeing(piece, known(language), facts) for piece in pieces]
    return "".join(say(piece) if at % 2 else piece for at, piece in enumerate(pieces))
