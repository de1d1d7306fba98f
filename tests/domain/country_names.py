"""Countries as Babel has them, for the domain: `python -m tests.domain.country_names` writes them.

The domain has no door to Babel, `check` has no time to load it, and what a country in a workbook
means must not hang on the Babel that is installed. So the names are copied into a module.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from babel import Locale
from babel.core import get_global

from nigiri.messages.catalogue import LANGUAGES
from tests.test_architecture import PACKAGE

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = PACKAGE / "domain" / "players" / "country_names.py"

_MODULE = '''\
# ruff: noqa: E501 -- a country a line
"""Letters and names of countries (ISO 3166-1, and XK), as Unicode's CLDR {version} has them.

Not edited by hand: `python -m tests.domain.country_names` makes it of what Babel knows. What people
say besides is in countries.py.
"""

#: Two letters | three letters, also former ones | its names in the languages that nigiri speaks.
COUNTRIES = """
{rows}
"""
'''

_NO_COUNTRIES = {"EU", "XA", "XB", "ZZ"}
"""A union, two for trying out and the unknown one, which Unicode numbers like countries."""


def made() -> str:
    """Return the module, of the Babel that is installed."""
    return _MODULE.format(version=get_global("cldr")["version"], rows="\n".join(_rows()))


def _rows() -> Iterator[str]:
    """Yield the line of each country, in the order of two letters; a name stands there once."""
    names = [Locale(language).territories for language in LANGUAGES]
    others: dict[str, list[str]] = defaultdict(list)
    for alias, codes in get_global("territory_aliases").items():
        if len(codes) == 1 and len(alias) == 3:
            others[codes[0]].append(alias)
    for code in sorted(others.keys() & names[0].keys() - _NO_COUNTRIES):
        if any(map(str.isdigit, others[code])):
            three = " ".join(sorted(filter(str.isalpha, others[code])))
            yield " | ".join(dict.fromkeys([code, three, *(each[code] for each in names)]))


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8", newline="\n")
