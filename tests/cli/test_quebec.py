"""The published 2005 Quebec Open, from `new` to `grid`, by commands alone."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.model.figures import points_words
from tests.cli.shell import NOW, Shell
from tests.quebec import (
    DATA,
    LOWEST,
    ROUNDS,
    expected_scores,
    expected_victories,
    expected_winners,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def replayed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the workbook of the event, made by the commands a director would give."""
    shell = Shell(tmp_path_factory.mktemp("quebec"))
    shell.does("new", "--rounds", ROUNDS, "--name", "27th Quebec Open", "--host", "Mtl",
               "--now", NOW)  # fmt: skip
    assert "40 players added" in shell.does("import", DATA / "players.csv", "--here")
    shell.does("sections", "--down-to", ",".join(LOWEST))
    shell.does("number")
    told = shell.does("replay", DATA / "games.csv", "--byes", DATA / "byes.csv")
    assert "6 rounds with 109 games filled in from games.csv." in told
    return shell.file


@pytest.fixture
def quebec(replayed: Path, tmp_path: Path) -> Shell:
    """Return a shell with the played event."""
    shutil.copy(replayed, tmp_path / "open.xlsx")
    return Shell(tmp_path)


def view(shell: Shell, kind: str) -> list[list[Any]]:
    """Return the rows that a command shows, for machines."""
    rows: list[list[Any]] = json.loads(shell.does(kind, "--json"))["view"]["rows"]
    return rows


def figure(shown: object) -> float:
    """Return a score as the table holds it: a number, or as people read it."""
    return float(str(shown).replace("−", "-").replace("½", ".5"))


def test_the_grid_shows_all_published_scores(quebec: Shell) -> None:
    """Every score after every round stands below the player's line; 224 were published."""
    rows = view(quebec, "grid")
    shown = {}
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        for n in range(1, ROUNDS + 1):
            score = second[5 + 2 * (n - 1)]
            shown[first[0], n] = score
    published = {key: points for key, points in expected_scores().items() if points is not None}

    assert 224 == len(published)
    for key, points in published.items():
        assert shown[key] is not None, key
        assert figure(points_words(points)) == figure(shown[key]), key


def test_the_grid_shows_no_helpers(quebec: Shell) -> None:
    """Hidden columns stay hidden, in a terminal, too."""
    headings = quebec.does("grid").splitlines()

    assert not [line for line in headings if "won 1" in line]


def test_the_grid_shows_all_published_victories(quebec: Shell) -> None:
    """The column Wins holds the victories of the published grid."""
    rows = view(quebec, "grid")[::2]

    assert expected_victories() == {row[0]: row[5 + 2 * ROUNDS] for row in rows}


def test_the_standings_show_the_published_winners(quebec: Shell) -> None:
    """The first of each section is the one who won it in 2005."""
    rows = view(quebec, "standings")

    assert expected_winners() == {row[2] for row in rows if row[1] == 1}


def test_the_standings_can_be_read(quebec: Shell) -> None:
    """A person sees title, headings, names and the reason of a place."""
    told = quebec.does("standings")

    assert "Standings after round 6 of 6" in told
    assert "Huang, Yong" in told
    assert "Level with 8 Gourdeau; 9 McDonnell beat 8 Gourdeau." in told


def test_the_check_finds_the_two_handicaps_that_were_not_by_the_rule(quebec: Shell) -> None:
    """Nothing is to be put right; the overrides of rounds 3 and 5 are told."""
    told = quebec.does("check")

    assert 2 == told.count("✎")
    assert 0 == told.count("■")


def test_a_finished_event_has_no_next_round(quebec: Shell) -> None:
    """The draw after the last round is forbidden, with the way out."""
    told = quebec.refuses(1, "draw")

    assert "All 6 rounds are drawn. For one more, raise Rounds on the Event sheet." == told
