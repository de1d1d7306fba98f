"""proof and why-place on the command line: tables, sentences, JSON, refusals."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.shell import Shell


@pytest.fixture
def played(drawn: Shell) -> Shell:
    """Return a shell with round 1 complete."""
    numbers = [game.white for game in drawn.event.rounds[0].games]
    drawn.does("result", *numbers)
    return drawn


def test_the_proof_shows_every_sum_and_whether_it_agrees(played: Shell) -> None:
    """Sum, nigiri's figure, tick; the verdict; what the sheet is for. Then it stays."""
    told = played.does("proof")

    assert "Proof: every sum added up again" in told
    assert "SOS =  SOS nigiri  SOS ✓" in told
    assert "✓ all 48 sums agree" in told
    assert "The sheet Proof adds up every sum by formulas." in told
    assert 1 == list(played.workbook).count("Proof")
    assert "adds up" not in played.does("proof")


def test_the_proof_follows_the_next_commands(played: Shell) -> None:
    """The lines of the next round, there before, tell after the draw who plays whom."""

    def lines(what: str) -> int:
        return sum(what in row for row in played.workbook["Proof"].rows)

    played.does("proof")
    coming = lines("not drawn yet")
    assert 0 == lines("playing")
    played.does("draw")

    assert 12 == coming - lines("not drawn yet") == lines("playing")


def test_the_proof_can_be_read_by_machines(played: Shell) -> None:
    """Rows without the lines of the rounds."""
    form = json.loads(played.does("proof", "--json"))

    assert "proof" == form["command"]
    assert 12 == len(form["view"]["rows"])
    assert ["✓ all 48 sums agree"] == form["view"]["notes"]


def test_why_one_stands_before_the_other_is_one_sentence(played: Shell) -> None:
    """The same whoever is named first; nothing is written."""
    one, other = (played.does("why-place", *pair) for pair in ((1, 12), (12, 1)))

    assert one == other
    assert 1 == len(one.splitlines())
    assert "because section 1 is ahead of section" in one
    form = json.loads(played.does("why-place", 1, 12, "--json"))
    assert [one.strip()] == form["sentences"]
    assert 1 == form["facts"]["ahead"]


def test_nothing_has_a_place_before_the_first_draw(new: Shell) -> None:
    """Both commands say so."""
    assert "there is nothing to add up" in new.refuses(1, "proof")
    assert "there are no places" in new.refuses(1, "why-place", 1, 2)


def test_two_different_players_have_places(played: Shell) -> None:
    """Nobody has that number; twice the same."""
    assert "99 is not in the standings" in played.refuses(2, "why-place", 1, 99)
    assert "3 is named twice; name two different players" in played.refuses(2, "why-place", 3, 3)
