"""Files and templates that were made to do harm: a sentence, soon, and little memory."""

from __future__ import annotations

import os
import sys
import time
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from nigiri.reports.frame import limits
from tests.cli.shell import files
from tests.measured import measured
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.shell import Shell

MB = 2**20
#: Megabytes that such a command may take; looking at an event takes 40.
MOST = 250
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
LAST = "xl/worksheets/sheet11.xml"
LINKS = "xl/worksheets/_rels/sheet11.xml.rels"
#: The level of packing that takes the least time.
HASTE = 1
Parts = dict[str, bytes]


def parts(data: bytes) -> Parts:
    """Return the parts of a package."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def package(found: Parts, how: int = ZIP_DEFLATED, again: bytes = b"", times: int = 0) -> bytes:
    """Return a package of these parts, packed in haste.

    how -- the last is packed; again -- follows at its end so many times
    """
    out, last = BytesIO(), [*found][-1]
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=HASTE) as archive:
        for name in [*found][:-1]:
            archive.writestr(name, found[name])
        archive.compression = how
        with archive.open(last, "w") as part:
            part.write(found[last])
            for _ in range(times):
                part.write(again)
    return out.getvalue()


def under_another_name(found: Parts) -> bytes:
    """Return a workbook whose last sheet is a part .dat of 400 MB."""
    new = {name: part.replace(b"sheet11.xml", b"s.dat") for name, part in found.items()}
    sheet = new.pop(LAST)
    return package({**new, "xl/worksheets/s.dat": sheet}, again=b" " * MB, times=400)


def many_links(found: Parts) -> bytes:
    """Return a workbook with a sheet of three million relations."""
    head = b'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    links = b'<Relationship Id="a" Type="b" Target="c"/>' * (3 * MB)
    return package({**found, LINKS: head + links + b"</Relationships>"})


def many_styles(found: Parts) -> bytes:
    """Return a workbook with twelve million styles of cells, in less than 64 MB."""
    styles = found["xl/styles.xml"].replace(b"</cellXfs>", b"<xf/>" * (12 * MB) + b"</cellXfs>")
    return package({**found, "xl/styles.xml": styles})


def lying(found: Parts) -> bytes:
    """Return a workbook with a sheet of 400 MB, of which the archive says that it has 1,000."""
    sheet = found.pop(LAST)
    data = package({**found, LAST: sheet}, again=b" " * MB, times=400)
    size = len(sheet) + 400 * MB
    return data.replace(size.to_bytes(4, "little"), (1000).to_bytes(4, "little"))


def otherwise_packed(found: Parts) -> bytes:
    """Return a workbook with a part that unpacks without a limit."""
    return package({**found, "xl/styles.xml": b" " * MB}, ZIP_BZIP2)


BOMBS: list[tuple[str, Callable[[Parts], bytes], str]] = [
    ("check", under_another_name, "s.dat would unpack to 400 MB, which no tournament needs"),
    ("standings", many_links, "sheet11.xml.rels would unpack to 126 MB"),
    ("check", many_styles, "xl/styles.xml has 125"),
    ("check", lying, "a part is not as long as the archive says"),
    ("check", otherwise_packed, "is packed in a way that nigiri cannot read: bzip2"),
]


@pytest.mark.skipif(sys.platform == "win32", reason="memory is measured as POSIX does")
@pytest.mark.parametrize(
    ("command", "make", "words"),
    sampled(BOMBS, [bomb for bomb in BOMBS if bomb[1] is not many_links]),
    ids=[make.__name__ for _, make, _ in BOMBS],
)
def test_a_small_file_does_not_fill_the_memory(
    drawn: Shell, command: str, make: Callable[[Parts], bytes], words: str
) -> None:
    """Whatever the part is called, and whatever the archive says of it.

    Every time one of each kind; a second one that is too long is long.
    """
    found = parts(drawn.file.read_bytes())
    found["xl/styles.xml"] = found.pop("xl/styles.xml")  # the last, which is packed otherwise
    drawn.file.write_bytes(make(found))
    before = files(drawn.folder)

    done = measured(command, drawn.file)

    assert words in done.said
    assert 4 == done.code
    assert done.megabytes < MOST
    assert before == files(drawn.folder)


OFFICE = "urn:oasis:names:tc:opendocument:xmlns:{}:1.0"
BLANKS = '<text:p>a<text:s text:c="100000000"/></text:p>'
CELL = '<table:table-cell office:value-type="float" office:value="1"{}/>'


def document(row: str) -> bytes:
    """Return an OpenDocument spreadsheet of one row."""
    spaces = " ".join(f'xmlns:{x}="{OFFICE.format(x)}"' for x in ("office", "table", "text"))
    sheet = f'<table:table table:name="A"><table:table-row>{row}</table:table-row></table:table>'
    body = f"<office:body><office:spreadsheet>{sheet}</office:spreadsheet></office:body>"
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        kind = "application/vnd.oasis.opendocument.spreadsheet"
        archive.writestr("mimetype", kind, ZIP_STORED)
        content = f"<office:document-content {spaces}>{body}</office:document-content>"
        archive.writestr("content.xml", content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (CELL.format(' table:number-columns-repeated="1000000000"'), "over 2000001 columns"),
        (
            f'<table:table-cell office:value-type="string">{BLANKS}</table:table-cell>',
            "One of its cells holds a text of 100000000 characters",
        ),
    ],
)
def test_what_an_ods_says_is_repeated_has_a_limit(new: Shell, row: str, words: str) -> None:
    """A cell that stands there a thousand million times, a blank that does."""
    new.file = new.folder / "open.ods"
    new.file.write_bytes(document(row))

    assert words in new.refuses(4, "check")


TEMPLATES = [
    ("{{ 'x' * 10**9 }}", "line 1: it makes more text than the memory holds"),
    ("a\nb\n{{ 'x' * 10**12 }}", "line 3: it makes more text than the memory holds"),
    ("{{ '%4000000000d' % 1 }}", "line 1: it makes more text than the memory holds"),
    ("{% include 'pairings_by_table.html.j2' %}", "line 1: it goes too deep"),
    ("{% extends 'pairings_by_table.html.j2' %}", "line 1: it goes too deep"),
    ("\n{% macro m() %}\n{{ m() }}{% endmacro %}{{ m() }}", "line 3: it goes too deep"),
    (f"a\n{{{{ {'(' * 3000}1{')' * 3000} }}}}", "line 2: it goes too deep"),
    ("{% if 1 %}" * 3000, "line 1: it goes too deep"),
    ("{% for i in range(2) %}" * 25 + "{% endfor %}" * 25, ": it goes too deep"),
    (f"{{{{ {'+'.join('1' * 3000)} }}}}", ": it goes too deep"),
]


@pytest.mark.parametrize(("template", "words"), TEMPLATES)
def test_a_template_that_goes_too_far_is_named(drawn: Shell, template: str, words: str) -> None:
    """With its line where that is known; what it would print is nowhere."""
    own = own_template(drawn, template)

    said = drawn.refuses(2, "print pairings")

    assert said.startswith(str(own))
    assert words in said
    assert "take it out of that folder to print with nigiri's own" in said


def own_template(shell: Shell, template: str) -> Path:
    """Write a template of the club's own; return its path."""
    own = shell.folder / "templates" / "pairings_by_table.html.j2"
    own.parent.mkdir()
    own.write_text(template, encoding="utf-8")
    return own


def test_a_template_without_an_end_is_stopped(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its line is known where it is a loop, its name where it is one long step."""
    monkeypatch.setattr(limits, "SECONDS", 1)
    loop = "{% for i in range(99999) %}\n{% for j in range(99999) %}{% endfor %}{% endfor %}"
    own = own_template(drawn, loop)

    said = drawn.refuses(2, "print pairings")
    assert f"{own}, line 2: it is not done after 1 seconds, and was stopped" in said

    own.write_text("{{ 10**(10**8) }}", encoding="utf-8")
    monkeypatch.setattr(limits, "_GRACE", 0)
    said = drawn.refuses(2, "print pairings")
    assert f"{own}: it is not done after 1 seconds, and was stopped" in said


def test_other_systems_start_the_process_anew(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that the sheet is made from, and the same sentence."""
    monkeypatch.setattr(limits, "_START", "spawn")
    own = own_template(drawn, "{{ sheet.title }} {{ say('white') }}\n{{ nothing }}")
    assert f"{own}, line 2: 'nothing' is undefined" in drawn.refuses(2, "print pairings")

    own.write_text("{{ sheet.title }}: {{ sheet.event }}", encoding="utf-8")
    drawn.does("print pairings")
    html = (drawn.folder / "open-round-1-by-table.html").read_text(encoding="utf-8")
    assert html.endswith("Round 1: Club Open")


def test_pages_are_limited_as_sheets_are(drawn: Shell) -> None:
    """Their templates are in the same folder."""
    own = drawn.folder / "templates" / "site" / "players.html.j2"
    own.parent.mkdir(parents=True)
    own.write_text("{% include 'site/players.html.j2' %}", encoding="utf-8")

    assert f"{own}, line 1: it goes too deep" in drawn.refuses(2, "publish")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
@pytest.mark.parametrize(
    "command", ["check", "sections", "open", "history", "undo", "print pairings"]
)
def test_nobody_waits_for_a_pipe(listed: Shell, command: str) -> None:
    """Which would never say anything, where a file is expected."""
    name = listed.folder / "pipe.xlsx"
    os.mkfifo(name)
    began = time.monotonic()

    assert 4 == listed.gives(*command.split(), name)
    assert "pipe.xlsx is no file, but a pipe or a device; name a file." in listed.warned
    assert time.monotonic() < began + 10


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_sheet_is_not_printed_into_a_pipe(drawn: Shell) -> None:
    """Which somebody put where the sheet goes."""
    os.mkfifo(drawn.folder / "open-round-1-by-table.html")

    assert "is no file, but a pipe" in drawn.refuses(4, "print pairings")


def test_a_file_in_the_place_of_the_states_is_named(listed: Shell) -> None:
    """So is a link to nowhere; and at once."""
    states = listed.folder / "open.xlsx states"
    states.write_text("mine", encoding="utf-8")
    words = "open.xlsx states is no folder, but nigiri keeps the states of the workbook in one"
    assert words in listed.refuses(4, "draw")

    states.unlink()
    states.symlink_to("nowhere")
    assert words in listed.refuses(4, "draw")

    states.unlink()
    (listed.folder / "elsewhere").mkdir()
    states.symlink_to("elsewhere")
    listed.does("draw")


@pytest.mark.parametrize("command", ["draw", "check", "organise", "history", "print registration"])
def test_a_name_that_leaves_no_room_for_that_of_its_copies(listed: Shell, command: str) -> None:
    """Which are called as the workbook is, and more."""
    listed.file = listed.file.rename(listed.folder / f"{'n' * 245}.xlsx")

    assert "is too long, by itself or with what nigiri adds" in listed.refuses(4, command)


def test_a_name_that_no_file_can_have(listed: Shell) -> None:
    """Nobody looks for its language in it."""
    listed.file = listed.folder / f"{'n' * 300}.xlsx"

    assert "is too long, by itself or with what nigiri adds" in listed.refuses(4, "check")


def test_a_workbook_is_no_folder_for_sheets(drawn: Shell) -> None:
    """It is never overwritten."""
    assert "open.xlsx exists already" in drawn.refuses(4, "print all", "-o", drawn.file)
    assert "open.xlsx exists already" in drawn.refuses(4, "print pairings", "-o", drawn.file)
    assert "open.xlsx is a file" in drawn.refuses(4, "publish", "-o", drawn.file)
    assert "open.xlsx exists already" in drawn.refuses(4, "export csv", drawn.file)


def test_signs_that_turn_a_line_are_seen_in_a_terminal(new: Shell) -> None:
    """JSON keeps them, as other programs want the name that was typed."""
    name = "Evil\u202ednoyeb"
    new.does("add", name, "Bob", "--rank", "3k")
    assert "\u202e" not in new.said
    assert "Evil\ufffddnoyeb" in new.said

    assert 0 == new.gives("add", new.file, "Other\u202e", "Bob", "--rank", "3k", "--json")
    assert "\u202e" not in new.said
    assert "Other\\u202e" in new.said
