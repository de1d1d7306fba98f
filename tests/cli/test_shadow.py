"""`nigiri shadow`: one page on an event of another program, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import NOW, Shell, files
from tests.desk.test_shadow import file, played, results

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return a folder with an event of OpenGotha and its file of results."""
    shell = Shell(tmp_path)
    shell.file = tmp_path / "open.xml"
    shell.file.write_bytes(file(played(8)))
    (tmp_path / "open.h9").write_bytes(results(played(8)))
    return shell


def test_the_page_is_all_that_is_written(shell: Shell) -> None:
    """Beside the event; made again it is replaced."""
    before = files(shell.folder)
    for _ in range(2):
        said = shell.does("shadow", "--results", shell.folder / "open.h9", "--now", NOW)
        now = files(shell.folder)

        assert "Pairs: 12 of 12 boards alike" in said
        assert "Standings: every place and every figure alike." in said
        assert {"open-shadow.html"} == now.keys() - before.keys()
        assert before.items() <= now.items()


def test_the_page_is_written_where_it_is_wanted_in_a_language(shell: Shell) -> None:
    """A file that is there is not overwritten then."""
    page = shell.folder / "page.html"
    said = shell.does("shadow", "-o", page, "--language", "fr", "--now", NOW)

    assert "Paires : 12 sur 12" in said
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    assert 4 == shell.gives("shadow", shell.file, "-o", page)


@pytest.mark.parametrize(
    ("language", "page"), [("fr", "open-comparaison.html"), ("de", "open-vergleich.html")]
)
def test_the_page_is_named_in_its_language(shell: Shell, language: str, page: str) -> None:
    """Beside the event, which speaks none."""
    shell.does("shadow", "--language", language, "--now", NOW)

    assert (shell.folder / page).is_file()


def test_it_answers_in_json(shell: Shell) -> None:
    """With the page, and a message for each sentence."""
    answer = json.loads(shell.does("shadow", "--json", "--now", NOW))

    assert ("shadow", str(shell.folder / "open-shadow.html")) == (answer["command"], answer["file"])
    assert "shadow.verdict.pairs" in {each["key"] for each in answer["messages"]}


def test_a_file_that_is_no_event_is_refused(shell: Shell) -> None:
    """With one sentence, and no page."""
    shell.file.write_text("<html/>", encoding="utf-8")

    assert shell.refuses(2, "shadow")
