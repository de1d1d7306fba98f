"""The languages of printed sheets: English, French, both together, or a club's catalogue.

A sheet speaks the language that was asked for, else the event's: desk/output/papers.py chooses, for
pages desk/output/publish.py.

The only door to Babel, which knows months, numbers and catalogues of every locale. A catalogue is
a file `nl.po` in the club's folder of templates; the msgctxt of an entry is the key of its words;
without one, its msgid is their English. Words that it lacks are nigiri's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from string import Formatter
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.numbers import format_decimal, get_decimal_symbol

from nigiri.errors import WrongUse
from nigiri.messages.catalogue import LANGUAGES, area, known, text
from nigiri.messages.message import Message, message, quoted
from nigiri.messages.plurals import agreeing
from nigiri.reports.frame.template_folder import inside

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from pathlib import Path

BOTH = "both"
"""French and English on one sheet, as on the forms of Quebec (M20)."""


_TO_TRANSLATORS = """\
# The words on nigiri's printed sheets. Copy this file to nl.po (or fr_CH.po, ...) and write your
# words behind each msgstr. What stands in braces is filled in: {number} stays {number}.
# {n:# game|# games} has words for one and for many, and # is the number: {n:# partij|# partijen}.
# What you leave empty is printed in English. "fr:" is what the French sheets say.
#"""


@dataclass(frozen=True)
class Speech:
    """The language of a sheet.

    code -- a language that nigiri has, "both", or the name of a catalogue, such as "nl" or "pt_BR"
    catalogue -- key -> words of the club's own; empty for "both"
    """

    code: str = "en"
    catalogue: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def lang(self) -> str:
        """Return the code that HTML wants: "fr", "pt-BR"; French for both, which comes first."""
        return "fr" if self.code == BOTH else self.code.replace("_", "-")

    def say(self, key: str, **facts: object) -> str:
        """Return the words of a key with its facts filled in; KeyError when there are none."""
        key = paper_key(key)
        if self.code == BOTH:
            french, english = (_filled(key, code, facts) for code in ("fr", "en"))
            return french if french == english else f"{french} / {english}"
        own = self.catalogue.get(key)
        return _filled(key, self.code, facts) if own is None else agreeing(own, self.code, facts)

    def place(self, number: int) -> str:
        """Return a place in words: "1st place", "22nd place", "1re place", "1. Platz"."""
        if self.code == BOTH:
            return " / ".join(Speech(code).place(number) for code in ("fr", "en"))
        # "place 1" to "place 3" stand in catalogues that clubs made before there were forms.
        own = (f"place {number}", f"place {_form(self.code, number)}", "place more")
        ours = (f"place {_form(known(self.code), number)}", "place more")
        translated = (key for key in own if paper_key(key) in self.catalogue)
        return self.say(next(translated, next(filter(has_words, ours))), place=number)

    def ordinal(self, number: int) -> str:
        """Return the place of somebody, without the word: "1st", "1er", "1."."""
        if self.code == BOTH:
            return " / ".join(Speech(code).ordinal(number) for code in ("fr", "en"))
        forms = (f"ordinal {_form(known(self.code), number)}", "ordinal more")
        return self.say(next(filter(has_words, forms)), place=number)

    def day(self, day: dt.date) -> str:
        """Return a date in words: "November 21, 2026", "21 novembre 2026"."""
        return format_date(day, "long", self._locale)

    def moment(self, moment: dt.datetime) -> str:
        """Return day and time: "Nov 21, 2026 13:05", "21 nov. 2026 13:05".

        For both languages in figures, "2026-11-21 13:05": it stands in the words of each.
        """
        if self.code == BOTH:
            return f"{moment:%Y-%m-%d %H:%M}"
        return f"{format_date(moment, 'medium', self._locale)} {moment:%H:%M}"

    def number(self, number: float) -> str:
        """Return a number as people write it: "1,234.5", "1 234,5"."""
        return format_decimal(number, locale=self._locale)

    @property
    def decimal(self) -> str:
        """Return the sign in front of decimals: "." or ","."""
        return get_decimal_symbol(self._locale)

    @property
    def _locale(self) -> str:
        """Return the locale whose months and numbers are printed."""
        return "fr" if self.code == BOTH else self.code


def speech(code: str, own: Path | None = None) -> Speech:
    """Return the language of that code: one of nigiri's, "both", or a catalogue of the club.

    own -- the club's folder of templates, None where it has none
    Raises WrongUse where there is no such language, or its catalogue cannot be read.
    """
    path = own and own / f"{code}.po"
    if code != BOTH and path is not None and path.is_file():
        return Speech(code, _catalogue(path, path.stat().st_mtime_ns))
    if code != BOTH and code not in LANGUAGES:
        languages = ", ".join(LANGUAGES)
        none = message("report.language", code=quoted(code), languages=languages, wanted=code)
        raise WrongUse(none)
    return Speech(code)


def paper_key(key: str) -> str:
    """Return the key in the catalogue of words that templates ask for: "next round"."""
    return f"paper.{key.replace(' ', '.')}"


def has_words(key: str) -> bool:
    """Tell whether there are words of that key."""
    return paper_key(key) in area("paper", "en")


def _form(code: str, number: int) -> str:
    """Return the form of a number in an order: "one" for 1st and 21st, "two", "few", "other"."""
    return Locale.parse(code).ordinal_form(number)


def _filled(key: str, code: str, facts: Mapping[str, object]) -> str:
    """Return nigiri's own words of a key, English where it does not speak that language."""
    return text(key, code, **facts)


def words_to_translate(now: dt.datetime) -> str:
    """Return all words of the sheets as a catalogue to be filled in, other languages beside them.

    now -- the date of creation in its header
    """
    from babel.messages.catalog import Catalog  # noqa: PLC0415 -- few sheets need a catalogue
    from babel.messages.pofile import write_po  # noqa: PLC0415

    catalogue = Catalog(
        project="nigiri",
        header_comment=_TO_TRANSLATORS,
        charset="utf-8",
        creation_date=now,
        fuzzy=False,
    )
    for key, english in area("paper", "en").items():
        others = (f"{code}: {area('paper', code)[key]}" for code in LANGUAGES[1:])
        if english:
            catalogue.add(english, context=key, auto_comments=[*others])
    file = BytesIO()
    write_po(file, catalogue, width=0)
    return file.getvalue().decode()


@cache
def _catalogue(path: Path, _written: int) -> dict[str, str]:
    """Return key -> words of a catalogue; read again once the file is rewritten."""
    from babel.messages.pofile import PoFileError, read_po  # noqa: PLC0415 -- as above

    try:
        Locale.parse(path.stem)
        with inside(path.parent, path.name).open("rb") as file:
            read = read_po(file, abort_invalid=True)
        said: dict[str, str] = {}
        for entry in read:
            words = str(entry.string)
            for key in _keys(entry.context, str(entry.id)) if entry.id and words else ():
                _check_braces(area("paper", "en")[key], words)
                said[key] = words
    except (PoFileError, UnknownLocaleError, UnicodeDecodeError, ValueError) as trouble:
        told = next((each for each in trouble.args if isinstance(each, Message)), str(trouble))
        unread = message("report.catalogue", path=str(path), trouble=told)
        raise WrongUse(unread) from trouble
    return said


def _keys(key: str | None, english: str) -> list[str]:
    """Return the keys of an entry: its own; all of its English, as catalogues once were."""
    said = area("paper", "en")
    if key is not None:
        return [key] if key in said else []
    return [each for each, words in said.items() if words == english]


def _check_braces(sentence: str, words: str) -> None:
    """Raise ValueError if a translation has a field in braces that its sentence has not."""
    known, wanted = (
        {name for _, name, _, _ in Formatter().parse(text) if name is not None}
        for text in (sentence, words)
    )
    if not wanted <= known:
        field = f"{{{min(wanted - known)}}}"
        raise ValueError(message("report.braces", words=words, field=field))
