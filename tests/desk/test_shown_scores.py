"""*Shown scores*: from 0 up, start and score rise by one constant; nothing else is touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import View, refresh, view
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.place import why_place
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.output.proof import proof
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.scores import final_score
from nigiri.domain.standings.shown import more_shown, shown_after
from nigiri.domain.starts.start_scores import initial_score
from nigiri.messages.catalogue import text
from nigiri.workbook.model.changes import Changes
from tests.desk.story import Story, club, drawn, made_once

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

PLAYERS = range(4, 16)


@made_once
def story(*, from_zero: bool = True, language: str = "en") -> Story:
    """Return an event of two rounds, played, with a spread of start scores."""
    found = drawn(club(12, rounds=2, language=language), 2)
    if from_zero:
        label, choice = (text(f"setting.shown_scores{end}", language) for end in ("", ".from-zero"))
        found.sets(label, choice)
    found.does(refresh, "standings")
    return found


def shown(kind: str, key: str, *, from_zero: bool) -> list[Cell]:
    """Return a column of a sheet."""
    return [story(from_zero=from_zero).cell(kind, row, key) for row in PLAYERS]


@pytest.mark.parametrize(("kind", "key"), [("standings", "score"), ("players", "start"),
                                           ("players", "score")])  # fmt: skip
def test_start_and_score_rise_by_one_constant(kind: str, key: str) -> None:
    """Who starts lowest starts with 0."""
    before, after = (shown(kind, key, from_zero=each) for each in (False, True))
    points = more_shown(story().event) / 2

    assert points > 0
    assert [float(str(cell)) + points for cell in before] == [float(str(cell)) for cell in after]
    assert min(float(str(cell)) for cell in shown("players", "start", from_zero=True)) == 0


@pytest.mark.parametrize("key", ["place", "number", "wins", "sos", "sos_plain", "sdos", "why"])
def test_places_and_tie_breaks_stay(key: str) -> None:
    """They count the scores as drawn."""
    assert shown("standings", key, from_zero=False) == shown("standings", key, from_zero=True)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "scores from 0 up (SOS counts them"),
        ("fr", "scores à partir de 0 (le SOS les compte"),
        ("de", "Punkte ab 0 (SOS zählt sie um"),
    ],
)
def test_the_title_says_so(language: str, words: str) -> None:
    """By how much SOS is lower, too; the grid and Proof say it as well."""
    found = story(language=language)
    place = found.place("standings")
    titles = found.workbook[place.name].row(place.heading_row - 1)

    assert any(words in str(cell) for cell in titles)
    found.does(proof)
    where = found.place("proof")
    assert text("proof.from-zero", language) in found.workbook[where.name].row(
        where.heading_row - 1
    )
    grid = found.workbook[found.place("grid").name].row(2)
    assert any(text("grid.from-zero", language) in str(cell) for cell in grid)


def test_where_scores_are_as_drawn_nothing_is_said() -> None:
    """No title, no heading, no note."""
    plain = story(from_zero=False)
    place = plain.place("standings")
    sheet = paper(plain.workbook, PrintRequest("standings", Options()))

    assert "0 up" not in str(plain.workbook[place.name].row(2))
    assert "0 up" not in sheet.content
    assert "from 0" not in sheet.content


@pytest.mark.parametrize("which", ["standings", "rank-list", "tie-break-list", "wall-list"])
def test_printed_lists_say_so_above_the_column_and_below(which: str) -> None:
    """How much less the tie-breaks count stands in the note."""
    sheet = paper(story().workbook, PrintRequest(which, Options()))

    assert "(from 0)" in sheet.content
    assert (
        "Scores are shown from 0 up. SOS and other tie-breaks count them as drawn" in sheet.content
    )


def test_machines_get_the_scores_as_drawn() -> None:
    """The answer to --json is that of an event which shows them so."""
    told = view(story().workbook, Changes(()), "standings", as_drawn=True)

    assert told == view(story(from_zero=False).workbook, Changes(()), "standings")
    assert told.rows != view(story().workbook, Changes(()), "standings").rows


def test_the_draw_goes_by_the_scores_as_drawn() -> None:
    """The same pairs in the next round."""
    pairs = []
    for from_zero in (True, False):
        each = drawn(club(12, rounds=3), 2)
        if from_zero:
            each.sets("Shown scores", "from 0 up")
        each.does(draw)
        pairs.append([(g.white, g.black) for g in each.event.rounds[-1].games])

    assert pairs[0] == pairs[1]


def test_the_domain_keeps_its_scores() -> None:
    """Exports and sums read these; who has left has no score to be shown."""
    event, plain = story().event, story(from_zero=False).event

    assert [final_score(event, n) for n in event.by_number] == [
        final_score(plain, n) for n in plain.by_number
    ]
    assert 0 == min(
        initial_score(event, player) + more_shown(event) for player in event.by_number.values()
    )
    assert shown_after(event, PlayerId(1), 9) is None


def test_a_place_that_the_score_decides_is_told_with_shown_scores() -> None:
    """The sentence has the figures of the list."""
    found = story()
    found.sets("First comes", "score")
    found.does(refresh, "standings")
    lines = [
        [found.cell("standings", row, key) for key in ("section", "number", "score")]
        for row in PLAYERS
    ]
    first, *others = lines
    last = [line for line in others if line[0] == first[0] and line[2] != first[2]][-1]

    sentence = why_place(found.workbook, int(str(first[1])), int(str(last[1]))).sentence
    assert f"score, {first[2]} to {last[2]}" in sentence.replace("½", ".5")


def test_points_in_a_table_are_written_as_on_paper() -> None:
    """Whole numbers from zero up are numbers still, for who puts columns right."""
    rows = ((1, 2.5, "–"), (-3, 2.6667, None))
    table = View("", ("No.", "SOS", "SDOS"), rows, points=frozenset({0, 1, 2}))

    assert ((1, "2½", "–"), ("−3", "2,67", None)) == table.for_people("fr").rows
    assert rows == table._replace(points=frozenset()).for_people("fr").rows
