"""Names from a fixed list, as options and arguments take them: the one door to them.

Any capitals and accents are read, blanks, hyphens and low lines alike, and where a name has words
in the languages of nigiri these as well: "Groups of Eight", "round-robin", "Suisse".

OneOf   few names, shown in the help; another one is refused
Listed  the names of a registry, which is loaded when one is typed; another one is handed on as it
        is, and who looks it up says what there is, in the language of the event
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.messages.catalogue import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from click.shell_completion import CompletionItem

    from nigiri.desk.core.fixed_names import Names


class OneOf(click.Choice[str]):
    """A choice among few names."""

    def __init__(self, choices: Iterable[str], words: str | Callable[[], Names] = "") -> None:
        """Take the names.

        words -- how the keys of what they are called begin, "" for none; or their registry
        """
        super().__init__((*choices,))
        self.words = words

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name that is meant; click refuses another."""
        if value in self.choices:
            return value
        return super().convert(_meant(value, self.names), param, ctx)

    @property
    def names(self) -> Names:
        """Return all names, with what they are called."""
        from nigiri.desk.core.fixed_names import worded

        return self.words() if callable(self.words) else worded(self.choices, self.words)

    def knows(self, word: str) -> bool:
        """Tell whether a word is one of the names."""
        return word in self.choices or _meant(word, self.names) in self.choices

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002 -- as click calls it
        """Return a name as it is shown."""
        return str(choice)

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002 -- as click calls it
        param: click.Parameter,  # noqa: ARG002 -- as click calls it
        incomplete: str,
    ) -> list[CompletionItem]:
        """Return the names that begin so, in any capitals."""
        return begun(self.choices, incomplete)


class Listed(click.ParamType[str]):
    """A name of a registry, or whatever else is typed."""

    name = "text"

    def __init__(self, registry: Callable[[], Names] | str) -> None:
        """Take the names from a registry, or from the desk's of that kind, once they are needed."""
        self.registry = registry

    @property
    def names(self) -> Names:
        """Return all names that there are."""
        if callable(self.registry):
            return self.registry()
        from nigiri.desk.core.fixed_names import FIXED_NAMES

        return FIXED_NAMES[self.registry]()

    def convert(
        self,
        value: str,
        param: click.Parameter | None,  # noqa: ARG002 -- as click calls it
        ctx: click.Context | None,  # noqa: ARG002 -- as click calls it
    ) -> str:
        """Return the name that is meant; what is none stays as it is."""
        return _meant(value, self.names) if value else value

    def knows(self, word: str) -> bool:
        """Tell whether a word is one of the names."""
        return _meant(word, self.names) in self.names

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002 -- as click calls it
        param: click.Parameter,  # noqa: ARG002 -- as click calls it
        incomplete: str,
    ) -> list[CompletionItem]:
        """Return the names that begin so, in any capitals, with hyphens that save the quotes."""
        return begun((name.replace(" ", "-") for name in self.names), incomplete)


def _meant(typed: str, names: Names | Iterable[str]) -> str:
    """Return the name that is meant, what is none as it is."""
    from nigiri.desk.core.fixed_names import meant

    return meant(typed, names) or typed


def begun(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    """Return the names that begin with what is typed so far, in any capitals."""
    from click.shell_completion import CompletionItem

    return [
        CompletionItem(name) for name in names if name.casefold().startswith(incomplete.casefold())
    ]


def one_of(*names: str, words: str = "") -> OneOf:
    """Return the type of an option that takes one of few names, or what they are called.

    words -- how the keys of these words begin, if there are any
    """
    return OneOf(names, words)


LANGUAGE = one_of(*LANGUAGES, words="field.language")


def _loaded_lists() -> Names:
    """Return the lists of members on this computer."""
    from nigiri.members import lists_here

    return dict.fromkeys(lists_here().dates(), ())


def _computers() -> Names:
    """Return the systems that an extension can bring its own nigiri for."""
    from nigiri.extension.engine.systems import SYSTEMS

    return dict.fromkeys(SYSTEMS, ())


SYSTEM, RULES = Listed("system"), Listed("rules")
WISH, FORMAT = Listed("wish"), Listed("format")
DESTINATION, LIST_PAGE = Listed("destination"), Listed("list page")
TABLE = Listed("bye")
LOADED_LIST, COMPUTER = Listed(_loaded_lists), Listed(_computers)
PAPER_LANGUAGE = Listed(lambda: dict.fromkeys((*LANGUAGES, "both"), ()))
