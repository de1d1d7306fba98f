"""Templates and words handed out, changed, and printed with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.reports.catalogue import REPORTS
from nigiri.resources import folder

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.shell import Shell


def test_all_templates_and_the_words_are_copied(drawn: Shell) -> None:
    """To the letter; one that only leads to that of all lists is made for each list."""
    own = drawn.folder / "templates"

    assert 0 == drawn.gives("templates", own)

    lists = [key for key, report in REPORTS.items() if not report.own_template]
    kept, copied = contents(folder("templates")), contents(own)
    assert set() == kept.keys() & {f"{key}.html.j2" for key in lists}
    kept |= {f"{key}.html.j2": b'{% extends "_list.html.j2" %}\n' for key in lists}
    assert b"msgid" in copied.pop("words.pot")
    assert kept == copied
    assert "site/" in " ".join(copied)
    assert f"{len(kept)} templates and words.pot are in {own}." in drawn.said


def test_unchanged_copies_print_the_same(drawn: Shell) -> None:
    """Only what is changed differs."""
    before = printed(drawn)
    drawn.gives("templates", drawn.folder / "templates")

    assert before == printed(drawn)


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder and of those in it."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def printed(shell: Shell) -> str:
    """Return the pairings as HTML."""
    shell.does("print pairings", "--now", "2005-05-21T10:00")
    return (shell.folder / "open-round-1-by-table.html").read_text(encoding="utf-8")


def test_changed_templates_and_translated_words_are_printed(drawn: Shell) -> None:
    """A style of one's own, in one's own language."""
    own = drawn.folder / "templates"
    drawn.gives("templates", own)
    words = (own / "words.pot").read_text(encoding="utf-8")
    english = 'msgid "White"\nmsgstr "'
    assert english in words
    (own / "de.po").write_text(words.replace(english, f"{english}Weiß"), encoding="utf-8")
    style = own / "_print.css"
    style.write_text(style.read_text(encoding="utf-8") + "/* ours */", encoding="utf-8")
    drawn.does("print pairings", "--language", "de")
    html = (drawn.folder / "open-round-1-by-table.html").read_text(encoding="utf-8")

    assert "Weiß" in html
    assert "/* ours */" in html


def test_what_is_there_is_not_overwritten(drawn: Shell) -> None:
    """Not one file is written where one of them exists."""
    own: Path = drawn.folder / "templates"
    own.mkdir()
    (own / "slips.html.j2").write_text("mine", encoding="utf-8")

    assert 4 == drawn.gives("templates", own)
    assert "slips.html.j2 exists already" in drawn.warned
    assert ["slips.html.j2"] == [path.name for path in own.iterdir()]


@pytest.mark.parametrize("name", ["pairings_by_table.html.j2", "_print.css"])
def test_a_template_that_is_a_link_to_elsewhere_is_not_read(drawn: Shell, name: str) -> None:
    """A mailed folder prints what is in it, and no other file of the computer."""
    own = drawn.folder / "templates"
    secret = drawn.folder / "secret"
    secret.write_text("root:x:0:0", encoding="utf-8")
    own.mkdir()
    (own / name).symlink_to(secret)

    said = drawn.refuses(2, "print pairings")
    assert "it is a link to a file elsewhere, which is not read" in said
    assert f"put a copy of {name} there" in said
    assert [] == [*drawn.folder.glob("*.html")]


def test_a_template_includes_no_file_behind_a_link(drawn: Shell) -> None:
    """Nor through a folder that is a link."""
    own = drawn.folder / "templates"
    outside = drawn.folder / "outside"
    outside.mkdir()
    (outside / "secret").write_text("root:x:0:0", encoding="utf-8")
    own.mkdir()
    (own / "more").symlink_to(outside)
    (own / "pairings_by_table.html.j2").write_text("{% include 'more/secret' %}", encoding="utf-8")

    said = drawn.refuses(2, "print pairings")
    assert "it is a link to a file elsewhere, which is not read" in said


def test_a_picture_behind_a_link_is_not_printed(drawn: Shell) -> None:
    """Whatever its name says."""
    own = drawn.folder / "templates"
    (drawn.folder / "secret").write_text("root:x:0:0", encoding="utf-8")
    own.mkdir()
    (own / "logo.png").symlink_to(drawn.folder / "secret")
    (own / "pairings_by_table.html.j2").write_text("{{ 'logo.png' | picture }}", encoding="utf-8")

    said = drawn.refuses(2, "print pairings")
    assert "it is a link to a file elsewhere, which is not read" in said


def test_words_behind_a_link_are_not_spoken(drawn: Shell) -> None:
    """A catalogue is a file of that folder."""
    own = drawn.folder / "templates"
    (drawn.folder / "secret").write_text('msgid "White"\nmsgstr "root"\n', encoding="utf-8")
    own.mkdir()
    (own / "de.po").symlink_to(drawn.folder / "secret")

    said = drawn.refuses(2, "print pairings", "--language", "de")
    assert "it is a link to a file elsewhere, which is not read" in said


def test_links_within_the_folder_are_followed_and_the_folder_may_be_one(drawn: Shell) -> None:
    """A club keeps its templates in one place, and one of them under two names."""
    kept = drawn.folder / "kept"
    kept.mkdir()
    (drawn.folder / "templates").symlink_to(kept)
    (kept / "ours.j2").write_text("our own", encoding="utf-8")
    (kept / "pairings_by_table.html.j2").symlink_to(kept / "ours.j2")
    drawn.does("print pairings")

    html = (drawn.folder / "open-round-1-by-table.html").read_text(encoding="utf-8")
    assert "our own" in html
