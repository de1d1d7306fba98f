"""XML from anywhere is read without surprises: nothing unfolds, is fetched, or hangs."""

from __future__ import annotations

import gzip
import io
import time
import zipfile
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import WrongUse
from nigiri.exchange.formats import FORMATS, incoming, known, outgoing
from nigiri.exchange.parts.decompressed import decompressed
from nigiri.exchange.parts.xml import attributes, decoded, new_element, parsed, written

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = '<a name="Noé Łącki"/>'
DECLARED = '<?xml version="1.0" encoding="{}"?>\n'


def name(data: bytes) -> str:
    """Return the name in a file."""
    return attributes(parsed(data))["name"]


@pytest.mark.parametrize(
    "data",
    [
        NAME.encode(),
        NAME.encode("utf-8-sig"),
        NAME.encode("utf-16"),
        NAME.encode("utf-32"),
        (DECLARED.format("UTF-8") + NAME).encode(),
        (DECLARED.format("UTF-16") + NAME).encode("utf-16-le"),
        (DECLARED.format("UTF-16") + NAME).encode("utf-16-be"),
        (DECLARED.format("ISO-8859-2") + NAME).encode("iso8859-2"),
        (DECLARED.format("windows-1250") + NAME).encode("cp1250"),
        (DECLARED.format("ISO-8859-1") + NAME).encode(),
        ("\ufeff \r\n\x00 " + DECLARED.format("UTF-8") + NAME + "\n\n").encode(),
        (DECLARED.format("UTF-8") + "<!DOCTYPE a SYSTEM 'tournament.dtd'>" + NAME).encode(),
        NAME.replace("é", "&#233;").replace("Ł", "&Lstrok;").encode(),
    ],
)
def test_names_are_read_in_any_encoding(data: bytes) -> None:
    """By the mark in front, as UTF-8, or as declared; no type named elsewhere is looked at."""
    assert "Noé Łącki" == name(data)


@pytest.mark.parametrize("encoding", ["UTF-8", "ISO-8859-1", "Klingon", "rot13", "hex", "utf-7"])
def test_what_is_wrongly_declared_is_read_as_windows_wrote_it(encoding: str) -> None:
    """€ and curly quotes stand where Latin-1 has nothing; odd encodings are not tried."""
    text = DECLARED.format(encoding) + '<a name="Noé €5 “Ota”"/>'

    assert "Noé €5 “Ota”" == name(text.encode("cp1252"))


def test_what_stands_wrongly_but_clearly_is_mended() -> None:
    """An & alone, a name of HTML, a sign that XML forbids, as such or by its number."""
    text = '<a name="Go &amp; Co & Fils, &eacute;t&eacute; &#0;&#x1F;&#55555555;\x0b&nosuch;"/>'

    assert "Go & Co & Fils, été &nosuch;" == name(text.encode())


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE a [<!ENTITY x "y">]><a name="&x;"/>',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:9/"> %x;]><a/>',
        "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>",
        '<a><!ENTITY x "y"></a>',
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_entities_of_its_own_are_refused(text: str, encoding: str) -> None:
    """Nothing unfolds, and nothing is fetched, in whatever encoding."""
    with pytest.raises(WrongUse, match="declares XML entities"):
        parsed(text.encode(encoding))


def test_a_billion_laughs_are_not_laughed() -> None:
    """Ten times ten times ten ... are refused at once."""
    entities = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    begun = time.monotonic()

    with pytest.raises(WrongUse, match="declares XML entities"):
        parsed(f'<!DOCTYPE a [<!ENTITY l0 "lol">{entities}]><a b="&l9;"/>'.encode())
    assert time.monotonic() - begun < 1


@pytest.mark.parametrize(
    "text",
    [
        "<a>" * 5000,
        "<a>" * 5000 + "</a>" * 5000,
        "<a",
        "",
        "no XML",
        "<a></b>",
        "<a/><b/>",
        "&" * 9,
    ],
)
def test_what_is_no_xml_is_refused_with_the_line(text: str) -> None:
    """Cut off, wrongly nested, far too deep."""
    with pytest.raises(WrongUse, match=r"not XML, or it is damaged or cut off \(line \d+\)"):
        parsed(text.encode())


def test_far_too_large_files_are_refused_at_once() -> None:
    """A hundred megabytes of attributes are not looked at."""
    data = b"<a " + b'b="c" ' * (100 * 2**20 // 6) + b"/>"
    begun = time.process_time()

    with pytest.raises(WrongUse, match="more than 20 MB"):
        parsed(data)
    assert time.process_time() - begun < 1


def test_many_attributes_do_not_hang() -> None:
    """Two hundred thousand of different names, and one of ten million letters."""
    begun = time.monotonic()
    many = "".join(f' a{n}="1"' for n in range(200_000))

    with pytest.raises(WrongUse, match="200000 attributes in one place"):
        attributes(parsed(f"<a{many}/>".encode()))
    with pytest.raises(WrongUse, match="damaged"):
        parsed(f'<a b="{"x" * 11_000_000}"/>'.encode())
    assert time.monotonic() - begun < 30


def test_a_million_elements_are_refused() -> None:
    """No event has so many."""
    with pytest.raises(WrongUse, match="more than a million elements"):
        parsed(b"<a>" + b"<b/>" * 10**6 + b"</a>")


def test_what_is_written_is_read_again() -> None:
    """Signs that XML forbids are gone, and a remark cannot end its comment."""
    root = new_element("a", {"name": 'Noé "<&>" \x00\ud800', "b": 1})
    data = written(root, ("not -- in it --", "--->"))

    assert 'Noé "<&>" ' == name(data)
    assert 2 == data.count(b"<!--")
    assert "\n" == decoded(data)[-1]


def packed(**files: bytes) -> bytes:
    """Return a .zip."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as package:
        for path, content in files.items():
            package.writestr(path, content)
    return data.getvalue()


def test_a_packed_file_is_unpacked() -> None:
    """A .gz, or a .zip with one file; anything else is as it is."""
    assert b"abc" == decompressed(gzip.compress(b"abc"))
    assert b"abc" == decompressed(packed(event=b"abc"))
    assert b"abc" == decompressed(b"abc")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (packed(), "0 files in it"),
        (packed(a=b"", b=b""), "2 files in it"),
        (packed(**{"[Content_Types].xml": b"", "xl": b""}), "It is a workbook"),
        (gzip.compress(b"abc")[:-6], "damaged or locked"),
        (b"\x1f\x8bxyz", "damaged or locked"),
        (b"PK\x03\x04xyz", "damaged or locked"),
    ],
)
def test_what_cannot_be_unpacked_is_refused(data: bytes, words: str) -> None:
    """Damaged, several files, a workbook."""
    with pytest.raises(WrongUse, match=words):
        decompressed(data)


@pytest.mark.parametrize("pack", [gzip.compress, lambda content: packed(bomb=content)])
def test_what_would_be_too_large_is_not_unpacked(pack: Callable[[bytes], bytes]) -> None:
    """A bomb of a few kilobytes."""
    with pytest.raises(WrongUse, match="more than 40 MB"):
        decompressed(pack(bytes(41 * 2**20)))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "It is empty"),
        (b" \n", "It is empty"),
        (b"hello", "not an event that nigiri can read; it reads: Open"),
    ],
)
def test_a_file_of_no_format_is_refused(data: bytes, words: str) -> None:
    """With the formats that there are."""
    with pytest.raises(WrongUse, match=words):
        incoming(data)


def test_a_format_that_is_not_there_is_refused_with_those_that_are() -> None:
    """By the keys of the command line."""
    with pytest.raises(WrongUse, match="not write the format “paper”; choose opengotha, macmahon"):
        outgoing("paper")
    assert all(key == form.key for key, form in FORMATS.items())
    assert known(b"hello") is None
