"""A BGA event with kyu players: sheet, Proof, paper and sentences show one scale, from 0 up."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.units import PlayerId
from nigiri.domain.tiebreaks import opponents
from nigiri.workbook.model.plain import whole_number
from tests.desk.story import Story, begin, made_once, tables

RANKS = ("2d", "1d", "1k", "2k", "4k", "6k", "8k", "9k", "11k", "13k")
ROWS = range(4, 4 + len(RANKS))
BELOW = "−"


@made_once
def story(language: str = "en", tiebreaks: str = "SOS, SOSOS") -> Story:
    """Return an event of three rounds, two of them played, with its Proof."""
    found = begin(rules="bga", rounds=3, language=language)
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(RANKS))]
    found.does(import_players, tables(rows), source="list", here=True)
    found.sets("tiebreaks", tiebreaks)
    for number in (1, 2):
        found.does(draw)
        found.plays(number)
    found.does(refresh, "standings")
    found.does(proof)
    return found


def column(found: Story, key: str) -> dict[PlayerId, float]:
    """Return number -> the figure on Standings."""
    number = {row: found.cell("standings", row, "number") for row in ROWS}
    return {
        PlayerId(whole_number(number[row]) or 0): float(str(found.cell("standings", row, key)))
        for row in ROWS
    }


def test_sos_on_standings_is_the_sum_of_the_scores_beside_it() -> None:
    """Whoever adds up the scores of the opponents finds SOS, and the SOS of the opponents SOSOS."""
    found = story()
    score, sos, sosos = (column(found, key) for key in ("score", "sos", "sosos"))

    assert 0 <= min(score.values()) < 2
    for number in score:
        met = opponents(found.event, number)
        assert 2 == len(met)
        assert sos[number] == sum(score[other] for other in met)
        assert sosos[number] == sum(sos[other] for other in met)


def test_proof_adds_up_the_scores_that_are_shown() -> None:
    """All sums agree; it starts from the start scores on Players."""
    found = story()
    place = found.place("proof")
    sheet = found.workbook[place.name]
    title = sheet.row(place.heading_row - 1)
    starts = [
        sheet.cell(row, place.columns["start"]) for row in range(place.first_row, sheet.height)
    ]
    players = [found.cell("players", row, "start") for row in found.reading.player_rows]

    assert any(str(getattr(cell, "value", cell)).startswith("✓ all") for cell in title)
    assert not any("as drawn" in str(cell) for cell in title)
    assert {*map(str, players)} == {str(cell) for cell in starts if cell is not None}
    assert "0" in map(str, players)


@pytest.mark.parametrize("name", ["standings", "rank-list", "tie-break-list", "wall-list", "grid"])
def test_no_score_on_paper_is_below_0(name: str) -> None:
    """And the sheet says that all sums are so."""
    made = paper(story().workbook, PrintRequest(name, Options(), text=name != "grid")).content

    assert not [word for word in made.split() if word.startswith(BELOW) and word[1:2].isdigit()]
    assert "sums are shown from 0 up" in " ".join(made.split())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_where_sums_cannot_follow_the_sheet_stays_below_0_and_says_why(language: str) -> None:
    """SODOS of unequal wins: its code stands in the title, and in the note on paper."""
    found = story(language, "SDOS")
    place = found.place("standings")
    title = " ".join(map(str, found.workbook[place.name].row(place.heading_row - 1)))
    made = paper(found.workbook, PrintRequest("standings", Options(), text=True)).content

    assert min(column(found, "score").values()) < 0
    assert "SDOS" in title
    assert BELOW in made
    assert "SDOS" in made.splitlines()[-1] + made.splitlines()[-2] + made.splitlines()[-3]


def test_a_workbook_of_an_older_layout_shows_scores_as_it_did() -> None:
    """Where the row holds "as drawn", or is empty, as all that layout 15 has."""
    found = story()
    for typed in ("as drawn", None):
        found.sets("shown_scores", typed)
        assert "as drawn" == found.event.settings.shown_scores
