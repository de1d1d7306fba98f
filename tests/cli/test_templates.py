"""Templates and words handed out, changed, and printed with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.resources import folder

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.shell import Shell


def test_all_templates_and_the_words_are_copied(drawn: Shell) -> None:
    """To the letter."""
    own = drawn.folder / "templates"

    assert 0 == drawn.gives("templates", own)

    kept, copied = contents(folder("templates")), contents(own)
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
