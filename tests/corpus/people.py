"""Invented people: nobody of them exists."""

from __future__ import annotations

import csv
import io
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Row = tuple[object, ...]

HEADINGS = ("Family name", "Given name", "Rank", "Club", "City", "Country", "Rating")

#: From strong to weak; clubs, towns and countries are invented as well, but for the letters of
#: the countries.
PEOPLE: tuple[Row, ...] = (
    ("Ardoin", "Blaise", "5d", "Pinède", "Sableville", "FR", 2440),
    ("Brackwater", "Ivy", "4d", "Harbour", "Old Quay", "GB", 2356),
    ("Célière", "Noémie", "3d", "Pinède", "Sableville", "FR", 2251),
    ("Drozdek", "Miłosz", "3d", "Wieża", "Nowa Wieś", "PL", 2204),
    ("Elkhorn", "Tuva", "2d", "Harbour", "Old Quay", "NO", 2148),
    ("Fjellmo", "Åse", "1d", "Fjord", "Nordvik", "NO", 2070),
    ("Grüntal", "Jörg", "1d", "Waldrand", "Tannau", "DE", 2033),
    ("Hexley", "Rowan", "1k", "Harbour", "Old Quay", "GB", 1962),
    ("Iribar", "Nahia", "2k", "Costa", "Puerto Gris", "ES", 1871),
    ("Jansky", "Eliška", "3k", "Wieża", "Nowa Wieś", "CZ", 1766),
    ("Kestrel", "Oona", "4k", "Harbour", "Old Quay", "GB", 1680),
    ("L'Épine", "Maël", "5k", "Pinède", "Sableville", "FR", 1590),
    ("Moorfield", "Tad", "6k", "Fen", "Low Marsh", "GB", 1501),
    ("Nørlund", "Sigrid", "7k", "Fjord", "Nordvik", "DK", 1388),
    ("Oakshott", "Wren", "8k", "Fen", "Low Marsh", "GB", 1302),
    ("Peñalba", "Íñigo", "9k", "Costa", "Puerto Gris", "ES", 1199),
    ("Quill", "Jasper", "10k", "Fen", "Low Marsh", "GB", 1115),
    ("Rosetti", "Ginevra", "11k", "Ponte", "Lago Lungo", "IT", 1008),
    ("Sablon", "Éloi", "12k", "Pinède", "Sableville", "FR", 904),
    ("Thistlewood", "Una", "13k", "Fen", "Low Marsh", "GB", 810),
    ("Ubrique", "Leire", "14k", "Costa", "Puerto Gris", "ES", 706),
    ("Vesper", "Nils", "15k", "Fjord", "Nordvik", "SE", 612),
    ("Wiśniak", "Ola", "17k", "Wieża", "Nowa Wieś", "PL", 455),
    ("Yarrow", "Pip", "20k", "Fen", "Low Marsh", "GB", 130),
)

_BEGIN = ("Al", "Ber", "Cor", "Dun", "El", "Fen", "Gar", "Hol", "Is", "Jor", "Kel", "Lan", "Mor",
          "Nor", "Os", "Pel", "Quin", "Rav", "Sel", "Tor")  # fmt: skip
_END = ("bury", "court", "dale", "fjord", "grove", "hurst", "mont", "ski", "vall", "worth")
_GIVEN = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Juno", "Kai", "Lou",
          "Mira", "Ned", "Orla", "Pim")  # fmt: skip
_CLUBS = ("Harbour", "Fen", "Pinède", "Wieża", "Costa", "Fjord", "")


def listed(rows: Iterable[Row], headings: Sequence[str] = HEADINGS) -> str:
    """Return a list to be imported, comma-separated."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([headings, *rows])
    return text.getvalue()


def some(count: int, begin: int = 0, step: int = 1) -> tuple[Row, ...]:
    """Return so many of the people, from strong to weak, beginning at one of them."""
    return PEOPLE[begin::step][:count]


def many(count: int, seed: int = 1) -> tuple[Row, ...]:
    """Return a large field; family names are put together from syllables, each once."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    names = [first + last for first in _BEGIN for last in _END]
    random.shuffle(names)
    rows = []
    for name in names[:count]:
        steps = min(6, max(-24, round(random.gauss(-6, 7))))
        rank = f"{steps}d" if steps > 0 else f"{1 - steps}k"
        club = random.choice(_CLUBS)
        rating = 2050 + 100 * (steps - 1) + random.randint(-40, 40)
        rows.append((name, random.choice(_GIVEN), rank, club, club, "", rating))
    return tuple(rows)
