"""A club's logo: what is taken, as what it is kept, and where it stands."""

from __future__ import annotations

import re
import struct
import zlib

import pytest

from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.output.publish import Looks, publish
from nigiri.desk.setup.club import club_facts, club_view, facts_of_event
from nigiri.desk.setup.logo import LARGEST_LOGO, logo_text
from nigiri.errors import WrongUse
from nigiri.reports.site.site import VERSION
from tests.desk.story import DESK, begin

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><!-- mine --><circle r="9"%s/>%s</svg>'
HEAD = b"\x89PNG\r\n\x1a\n"


def chunk(name: bytes, body: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return len(body).to_bytes(4) + name + body + zlib.crc32(name + body).to_bytes(4)


def png(side: int = 2) -> bytes:
    """Return a grey picture, a PNG."""
    about = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * side) * side)
    return HEAD + chunk(b"IHDR", about) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def jpeg(side: int = 2) -> bytes:
    """Return what frames a JPEG: its head, a table, the size, and the end."""
    size = side.to_bytes(2)
    frame = b"\xff\xc0\x00\x0b\x08" + size + size + b"\x01\x01\x11\x00"
    return b"\xff\xd8" + b"\xff\xdb\x00\x03\x00" + frame + b"\xff\xd9"


KEPT = logo_text(png(), "logo.png")


@pytest.mark.parametrize(
    ("data", "kind", "words"),
    [(png(), "png", "PNG"), (jpeg(), "jpeg", "JPEG"), (SVG % (b"", b""), "svg+xml", "SVG")],
)
def test_a_picture_of_each_kind_is_kept_and_comes_through_the_mail(
    data: bytes, kind: str, words: str
) -> None:
    """It is a text of the club's file, checked again where that file is another's."""
    text = logo_text(data, "logo")
    assert text.startswith(f"data:image/{kind};base64,")
    assert {"logo": text} == club_facts({"logo": text}, {})
    assert ("Logo", f"{words}, 1 KB") == club_view({"logo": text}, "club.json").rows[0]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        HEAD,
        png()[:-20],
        png().replace(b"IDAT", b"IDAS"),
        png().replace(chunk(b"IEND", b""), b""),
        HEAD + chunk(b"IEND", b""),
        png(4001),
        jpeg()[:12],
        jpeg().removesuffix(b"\xff\xd9"),
        jpeg(4001),
        b"\xff\xd8\xff" + bytes(40),
        b"<html/>",
        b"<svg",
        SVG % (b"", b"<script>1</script>"),
        SVG % (b' onload="f()"', b""),
        SVG % (b' style="fill: url(http://a.b/c)"', b""),
        SVG % (b"", b"<style>@import 'http://a.b/c';</style>"),
        SVG % (b"", b'<image href="http://a.b/c.png"/>'),
        SVG % (b"", b'<a href="javascript:f()"/>'),
        SVG % (b"", b"<foreignObject/>"),
        SVG % (b"", b'<set attributeName="href" to="javascript:f()"/>'),
    ],
)
def test_what_is_no_picture_or_could_do_more_than_be_looked_at_is_refused(data: bytes) -> None:
    """One sentence says what a logo is."""
    with pytest.raises(WrongUse, match=r"x\.png is not a logo: a logo is a whole PNG, JPEG or SVG"):
        logo_text(data, "x.png")


def test_a_picture_inside_an_svg_stays_and_a_comment_goes() -> None:
    """What refers to itself leads nowhere else."""
    inside = b'<use href="#a"/><image href="data:image/png;base64,AA=="/><g fill="url(#a)"/>'
    assert logo_text(SVG % (b"", inside), "a") == logo_text(
        (SVG % (b"", inside)).replace(b"<!-- mine -->", b""), "a"
    )


def test_a_picture_that_is_too_large_is_refused_with_its_size() -> None:
    """The club's file can be mailed."""
    with pytest.raises(WrongUse, match=r"big\.png has 200 KB; a logo may have 200"):
        logo_text(png() + bytes(LARGEST_LOGO), "big.png")


@pytest.mark.parametrize("text", ["logo.png", "data:image/png;base64,AAA", KEPT[:-8], "data:,x"])
def test_a_fact_that_is_no_picture_is_not_kept(text: str) -> None:
    """Typed, or in a file that somebody made."""
    with pytest.raises(WrongUse, match="Logo is not a logo: a logo is a whole PNG, JPEG or SVG"):
        club_facts({"logo": text}, {})


def test_the_logo_stays_until_it_is_removed() -> None:
    """Also where all else is taken from an event."""
    assert facts_of_event(begin().workbook, {"logo": KEPT})["logo"] == KEPT
    assert {} == club_facts({"logo": ""}, {"logo": KEPT})


@pytest.mark.parametrize("name", ["registration", "certificates", "rules"])
def test_it_stands_on_sheets_for_those_who_cannot_see_it_too(name: str) -> None:
    """And nothing changes without one, or where the file was changed to hold none."""
    kept: tuple[dict[str, str], ...] = (
        {},
        {"logo": KEPT, "host": "Fox & Co"},
        {"logo": '"><script>'},
    )
    bare, with_logo, other = (
        paper(
            begin().workbook, PrintRequest(name, Options(blank=name == "certificates"), club=club)
        ).content
        for club in kept
    )

    shown = f'<img src="{KEPT}" alt="Fox &amp; Co"'.replace("+", "&#43;")
    assert with_logo.replace("+", "&#43;").count(shown) == with_logo.count("<section")
    assert bare == other
    assert "<img" not in bare


def test_pages_share_the_file_of_the_logo() -> None:
    """So that no page grows; browsers are told that pictures come from beside the page."""
    event = begin().workbook
    bare = publish(event, DESK.now)
    found = publish(event, DESK.now, Looks(club={"logo": KEPT, "host": "Fox"}))

    assert png() == found["club-logo.png"]
    for name in bare.keys() - {VERSION}:
        page, other = bare[name], str(found[name])
        assert '<img class="logo" src="club-logo.png" alt="Fox">' in other
        assert "img-src 'self' file: data:; " in other.replace("&#39;", "'")
        assert len(other) < len(page) + 200
        assert not re.search("<img|img-src [^d]", str(page).replace("&#39;", "'"))
