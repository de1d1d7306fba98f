"""Names from a fixed list, as people type them: systems, rule sets, formats, where results go."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from nigiri.domain.text import plain

Names = Mapping[str, Iterable[str]]
"""Name -> what else is read as it."""


def meant(typed: str, names: Names | Iterable[str]) -> str | None:
    """Return the name that is meant; None where none is.

    Capitals, accents, and whether a blank, a hyphen or a low line stands between two words make no
    difference.
    """
    spelled = names if isinstance(names, Mapping) else dict.fromkeys(names, ())
    wanted = _loose(typed)
    return next(
        (name for name, also in spelled.items() if wanted in map(_loose, (name, *also))), None
    )


def worded(names: Iterable[str], words: str) -> Names:
    """Return names with what each is called in every language.

    words -- how the keys of these words begin: `setup.kind` has `setup.kind.bar`; "" for none
    """
    from nigiri.messages.catalogue import every  # noqa: PLC0415 -- seldom anything but a name is typed

    return {name: every(f"{words}.{name}") if words else () for name in names}


def _loose(name: str) -> str:
    """Return a name with blanks between its words: "Round-robin" is "round robin"."""
    return plain(re.sub(r"[\s_-]+", " ", name))


def _systems() -> Names:
    """Return the systems of play, with their names in every language."""
    from nigiri.domain.systems.registry import SYSTEMS  # noqa: PLC0415
    from nigiri.workbook.words.names import system_spellings  # noqa: PLC0415

    return {key: system_spellings(key) for key in SYSTEMS}


def _rule_sets() -> Names:
    """Return the rule sets."""
    from nigiri.domain.rules import RULE_SETS  # noqa: PLC0415

    return dict.fromkeys(RULE_SETS, ())


def _wishes() -> Names:
    """Return the kinds of wishes, with their words in every language."""
    from nigiri.workbook.words.names import WISH_KINDS  # noqa: PLC0415

    return {kind.code: kind.spellings for kind in WISH_KINDS}


def _formats() -> Names:
    """Return the formats that can be written."""
    from nigiri.exchange.formats import WRITTEN  # noqa: PLC0415

    return {form.key: () for form in WRITTEN}


def _destinations() -> Names:
    """Return the names of the places to which results can be sent."""
    from nigiri.domain.federations.addresses import DESTINATIONS  # noqa: PLC0415

    return dict.fromkeys(DESTINATIONS, ())


def _list_pages() -> Names:
    """Return the federations whose lists have a page."""
    from nigiri.domain.federations.addresses import LIST_PAGES  # noqa: PLC0415

    return dict.fromkeys(LIST_PAGES, ())


def _bye() -> Names:
    """Return the names of what can be asked about besides tables, with words in every language."""
    from nigiri.messages.catalogue import every  # noqa: PLC0415

    return {"bye": every("action.bye")}


FIXED_NAMES: Mapping[str, Callable[[], Names]] = {
    "system": _systems,
    "rules": _rule_sets,
    "wish": _wishes,
    "format": _formats,
    "destination": _destinations,
    "list page": _list_pages,
    "bye": _bye,
}
"""Kind of name -> a function that returns all, and loads their registry only then."""
