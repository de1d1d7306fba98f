"""nigiri publish, as a director gives it."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.pipe import sheets_form
from nigiri.resources import folder
from tests.buttons.test_exchange import asked
from tests.cli.shell import Shell, files

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def shell(drawn: Shell) -> Shell:
    """Return a folder with a small event, its first round drawn."""
    return drawn


def test_the_pages_are_named(shell: Shell) -> None:
    """Of the sample, with the one to open; a second time none is new."""
    shutil.copy(folder("workbooks") / "quebec-2005.xlsx", shell.file)
    out = shell.folder / "site"

    said = " ".join(shell.does("publish", out, "--now", "2005-05-22T18:00").split())
    assert "57 pages are in" in said
    assert "57 of them new. Open" in said
    assert (out / "index.html").exists()
    again = json.loads(shell.does("publish", out, "--now", "2005-05-22T18:00", "--json"))
    assert (57, 0) == (len(again["pages"]), again["changed"])


def test_the_language_can_be_another(shell: Shell) -> None:
    """For guests."""
    out = shell.folder / "site"
    shell.does("publish", out, "--language", "fr")

    assert '<html lang="fr">' in (out / "index.html").read_text(encoding="utf-8")


def test_a_wrong_workbook_is_not_published(shell: Shell) -> None:
    """The old pages stay as they are."""
    out = shell.folder / "site"
    shell.does("publish", out)
    shell.types(1, {(4, "white_no"): 99})

    assert "99" in shell.refuses(3, "publish", out)


def test_a_folder_with_a_page_of_somebody_else_is_refused(shell: Shell) -> None:
    """One clear sentence."""
    (shell.folder / "index.html").write_text("mine", encoding="utf-8")

    assert "was not written by nigiri" in shell.refuses(4, "publish", shell.folder)


def test_watching_makes_no_json(shell: Shell) -> None:
    """It never ends."""
    assert "--watch" in shell.refuses(2, "publish", shell.folder / "site", "--watch", "--json")


def test_watching_publishes_again_and_keeps_the_pages_of_what_is_broken(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A workbook saved half-way leaves the old pages, and the next whole one replaces them."""
    out, whole = shell.folder / "site", shell.file.read_bytes()
    kept: list[dict[str, bytes]] = []

    def saved(*_: object) -> Iterator[None]:
        shell.file.write_bytes(whole[:5000])
        kept.append(files(out))
        yield
        kept.append(files(out))
        shell.file.write_bytes(whole)
        yield
        raise KeyboardInterrupt

    monkeypatch.setattr("nigiri.hosts.files.watch.changes", saved)
    said = shell.does("publish", out, "--watch")

    assert kept[0] == kept[1]
    assert "The pages stay as they were." in shell.warned
    assert 2 == said.count("pages are in")
    assert "as they were last published" in " ".join(said.split())


def test_the_first_page_opens(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser of the computer."""
    opened: list[str] = []
    monkeypatch.setattr("click.launch", opened.append)
    shell.does("publish", shell.folder / "site", "--open")

    assert [str(shell.folder / "site" / "index.html")] == opened


def test_the_folder_is_named_as_for_printed_sheets(shell: Shell) -> None:
    """With -o, or as before by its name alone, or not at all: then it lies beside the workbook."""
    one, other = shell.folder / "one", shell.folder / "other"

    shell.does("publish", "-o", one)
    shell.does("publish", other)
    shell.does("publish")

    for pages in (one, other, shell.folder / "open-pages"):
        assert (pages / "index.html").is_file()
    assert "Name the folder once" in shell.refuses(2, "publish", one, "-o", one)


def test_the_folder_is_named_in_the_language_of_the_event(shell: Shell) -> None:
    """The pages in it are called as ever, so that links to them stay."""
    shell.chooses("language", "de")
    shell.does("publish", "--language", "en")

    assert (shell.folder / "open-seiten" / "index.html").is_file()


def test_how_many_names_are_hidden_is_said(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the command and by the button; nothing is said where everybody is named."""
    monkeypatch.setenv("NIGIRI_OPENS", "no")
    assert "Hide name" not in shell.does("publish")

    shell.types("players", {(4, "hide"): "yes", (5, "hide"): "yes"})

    told = "2 names are hidden, as Hide name in Players asks."
    assert told in " ".join(shell.does("publish").split())
    answer = asked("publish", sheets=sheets_form(shell.workbook), file=str(shell.file))
    assert answer["sentences"][1:] == [told]


def test_the_button_writes_into_the_same_folder(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the language of the menu: the second to publish finds no page new."""
    monkeypatch.setenv("NIGIRI_OPENS", "no")
    shell.chooses("language", "de")
    shell.does("publish")
    before = files(shell.folder)

    sheets = sheets_form(shell.workbook)
    answer = asked("publish", sheets=sheets, file=str(shell.file), language="fr")

    assert "open-seiten" in answer["sentences"][0]
    assert before.keys() == files(shell.folder).keys()
