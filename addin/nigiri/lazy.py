"""What few commands need is loaded when it is asked for: entries of tables, parts of cards.

There are many systems of play, sheets and things to print, and most of the time that a short
command takes is the loading of modules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any, TypeVar, cast

Entry = TypeVar("Entry")


def loaded(package: str, place: str) -> Any:  # noqa: ANN401 -- who asks knows what stands there
    """Return the object at "module:name" in a package; its module is loaded.

    package -- the dotted name of the folder that holds the modules
    """
    module, _, name = place.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)


class LazyTable(MutableMapping[str, Entry]):
    """A table in a fixed order; asking for its keys, or for one of them, loads nothing.

    package -- the dotted name of the folder that holds the modules
    places -- key -> "module:name": what stands for the key is `name` in that module of the package
    """

    def __init__(self, package: str, places: Mapping[str, str]) -> None:
        """Keep where everything stands."""
        self._package = package
        self._entries: dict[str, str | tuple[Entry]] = dict(places)

    def __getitem__(self, key: str) -> Entry:
        """Return the entry of a key, its module loaded; KeyError for a key that is not there."""
        found = self._entries[key]
        if isinstance(found, str):
            entry = cast("Entry", loaded(self._package, found))
            self._entries[key] = found = (entry,)
        return found[0]

    def __setitem__(self, key: str, entry: Entry) -> None:
        """Put another entry in the place of one, or behind all."""
        self._entries[key] = (entry,)

    def __delitem__(self, key: str) -> None:
        """Take an entry out; KeyError for a key that is not there."""
        del self._entries[key]

    def __contains__(self, key: object) -> bool:
        """Tell whether there is such a key."""
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        """Yield the keys in the order of the table."""
        return iter(self._entries)

    def __len__(self) -> int:
        """Return the number of entries."""
        return len(self._entries)
