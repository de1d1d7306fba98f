"""Files that people and programs might leave behind, and worse, made of a sound one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

#: What stands where something else should.
VALUES = (
    "", " ", "0", "-1", "1", "2", "7", "21", "99", "100000", "9" * 400, "-9999999", "1.5", "½",
    "NaN", "true", "FALSE", "null", "30K", "1P", " 4K", "9p", "0d", "35k", "12D", "4 kyu", "k",
    "?", "É", "İ", "ß",
    "=1+1", "<b>", "&", '"', "'", "\t", "\r\n", "\u2028", "\ufeff", "\u202e", "日本", "a" * 5000,
    "RESULT_EQUAL", "RESULT_EQUAL_BYDEF", "RESULT_BOTHWIN_BYDEF",
    "CAT", "STS", "SOSM-2", "NULL", "2026-02-31",
    "2026-05-17", "12/31/2026", "1, 2", "(2)", "@SUM(A1)", "bye", "Name", "00000000", "16250531",
)  # fmt: skip
_ATTRIBUTE = re.compile(r'\s([A-Za-z]+)="([^"]*)"')
_TEXT = re.compile(r"<([A-Za-z]+)>([^<]*)</\1>")
_ELEMENT = re.compile(r"<([A-Za-z]+)[^<>]*/>")


def escaped(value: str) -> str:
    """Return a value as it stands in a file."""
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def another_value(text: str, random: Random) -> str:
    """Return the file with an odd value at one place, or everywhere under its name."""
    places = [*_ATTRIBUTE.finditer(text), *_TEXT.finditer(text)]
    if not places:
        return text
    place, value = random.choice(places), escaped(random.choice(VALUES))
    if random.random() < 0.2 and place.re is _ATTRIBUTE:
        return re.sub(rf'\s{place[1]}="[^"]*"', lambda _: f' {place[1]}="{value}"', text)
    return f"{text[: place.start(2)]}{value}{text[place.end(2) :]}"


def without_attribute(text: str, random: Random) -> str:
    """Return the file without an attribute, at one place or everywhere."""
    places = [*_ATTRIBUTE.finditer(text)]
    if not places:
        return text
    place = random.choice(places)
    if random.random() < 0.5:
        return re.sub(rf'\s{place[1]}="[^"]*"', "", text)
    return text[: place.start()] + text[place.end() :]


def swapped_value(text: str, random: Random) -> str:
    """Return the file with the value of one attribute in the place of another of that name."""
    places = [*_ATTRIBUTE.finditer(text)]
    if not places:
        return text
    place = random.choice(places)
    other = random.choice([each for each in places if each[1] == place[1]])
    return f"{text[: place.start(2)]}{other[2]}{text[place.end(2) :]}"


def twice(text: str, random: Random) -> str:
    """Return the file with an element twice."""
    places = [*_ELEMENT.finditer(text)]
    if not places:
        return text
    place = random.choice(places)
    at = random.choice(places).end()
    return f"{text[:at]}{place[0]}{text[at:]}"


def gone(text: str, random: Random) -> str:
    """Return the file without an element."""
    places = [*_ELEMENT.finditer(text)]
    if not places:
        return text
    place = random.choice(places)
    return text[: place.start()] + text[place.end() :]


def renamed(text: str, random: Random) -> str:
    """Return the file with a name in other letters everywhere."""
    names = sorted({*re.findall(r"<([A-Za-z]+)", text), *re.findall(r'\s([A-Za-z]+)="', text)})
    name = random.choice(names)
    other = random.choice((name.lower(), name.upper(), name[::-1], f"x{name}"))
    return re.sub(rf"\b{name}\b", other, text)


def stranger(text: str, random: Random) -> str:
    """Return the file with an attribute or an element that nobody knows, or knows elsewhere."""
    ends = [*re.finditer(r"<[A-Za-z]+(?=[\s/>])", text)]
    if not ends:
        return text
    at, value = random.choice(ends), escaped(random.choice(VALUES))
    name = random.choice(("colour", "x:y", "rank", "Name", "number", "É", "_", "roundNumber"))
    if random.random() < 0.5:
        return f'{text[: at.end()]} {name}="{value}"{text[at.end() :]}'
    new = f'<{name} {name}="{value}"><Player>{value}</Player>{value}</{name}>'
    return f"{text[: at.start()]}{new}{text[at.start() :]}"


def in_lines(text: str, random: Random) -> str:
    """Return the file with its lines in another order, or all on one."""
    lines = text.splitlines()
    if random.random() < 0.5:
        return " ".join(lines)
    first, other = (random.randrange(len(lines)) for _ in "ab")
    lines[first], lines[other] = lines[other], lines[first]
    return "\r\n".join(lines)


EDITS: tuple[Callable[[str, Random], str], ...] = (
    another_value, another_value, another_value, without_attribute, swapped_value, swapped_value,
    twice, gone, renamed, stranger, stranger, in_lines,
)  # fmt: skip

ENCODINGS = (
    "utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252", "latin-1", "utf-32",
)  # fmt: skip


def encoded(text: str, random: Random) -> bytes:
    """Return a text as some program saves it."""
    return text.encode(random.choice(ENCODINGS), "replace")


def cut(data: bytes, random: Random) -> bytes:
    """Return a file, now and then without its end or with another byte in it."""
    chance = random.random()
    if chance < 0.05:
        return data[: random.randrange(len(data) + 1)]
    if chance < 0.1:
        at = random.randrange(len(data) + 1)
        return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
    return data


def odd(data: bytes, random: Random) -> bytes:
    """Return a sound file of XML with a few things wrong."""
    text = data.decode("utf-8")
    for _ in range(random.randint(1, 6)):
        text = random.choice(EDITS)(text, random)
    return cut(encoded(text, random), random)
