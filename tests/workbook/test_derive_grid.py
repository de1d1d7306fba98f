"""The Grid: colours, victories, footnotes (M12, M13, M20)."""

from __future__ import annotations

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.domain.model.units import PlayerId
from tests.desk.story import club


def test_letters_on_the_grid_follow_the_language() -> None:
    """M20's letters: W and B in English; B (Blanc) and N (Noir) in French."""
    for language, setting, pair in (("en", "letters", {"W", "B"}), ("fr", "lettres", {"B", "N"})):
        story = club(6, language=language, rounds=2)
        story.sets({"en": "Colours on the grid", "fr": "Couleurs sur la grille"}[language], setting)
        story.sets({"en": "Highest handicap", "fr": "Handicap maximal"}[language], 0)
        story.does(draw)
        shown = {story.cell("grid", row, "colour1") for row in range(4, 16, 2)}

        assert pair == shown


def test_the_grid_marks_victories_byes_and_absences() -> None:
    """A bye is named and won, a missed round has no opponent; a jigo is half a victory."""
    story = club(7, rounds=2)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    story.types(1, {(row, "result"): "jigo" for row in rows})
    story.types("players", {(story.row_of(story.event.player(PlayerId(1)).family), "out"): "2"})
    story.does(draw)
    bye = story.event.rounds[0].byes[0]
    line = {key: story.cell("grid", 2 + 2 * bye, key) for key in ("opponent1", "won1", "wins")}
    missed = [story.cell("grid", row, key) for row in (4, 5) for key in ("opponent2", "colour2")]

    assert {"opponent1": "bye", "won1": 1, "wins": 1} == line
    assert 0.5 == story.cell("grid", 4, "wins")
    assert [None, None] == missed[:2]


def test_defaults_have_footnotes_by_who_was_there() -> None:
    """White, Black or nobody: each sentence says who won; after § follows **."""
    story = club(12, rounds=2)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    codes = ("W def", "B def", "0-0 def", "W!", "B!", "W!")
    story.types(1, {(row, "result"): code for row, code in zip(rows, codes, strict=True)})
    story.does(refresh, "check")
    sheet = story.workbook["Grid"]
    notes = [str(sheet.cell(r, 2)) for r in range(4 + 24, sheet.height + 1)][-6:]
    games = story.event.rounds[0].games

    assert ["*", "†", "‡", "§", "**", "††"] == [note.split()[0] for note in notes]
    assert str(games[0].white) in notes[0]
    assert notes[1].index(str(games[1].black)) < notes[1].rindex(str(games[1].white))


def test_a_rank_changed_twice_has_one_mark_and_two_sentences() -> None:
    """Both changes are told under the same mark, and the next mark follows at once (M13)."""
    story = club(16, rounds=4)
    first, second = (story.event.players[n].family for n in (0, 1))
    for new in ("5k", "3k", "1k"):
        story.types("players", {(story.row_of(first), "rank"): new})
        story.does(draw)
        rows = story.reading.rounds[len(story.event.rounds)].games
        story.types(len(story.event.rounds), {(row, "result"): "jigo" for row in rows})
    story.types("players", {(story.row_of(second), "rank"): "9d"})
    story.does(draw)
    sheet = story.workbook["Grid"]
    below = [str(sheet.cell(r, 2) or "-") for r in range(4 + 32 + 1, sheet.height + 1)]
    marks = {note.split()[0]: note for note in below if note[0] in "*†‡"}

    assert ["*", "†"] == list(marks)
    assert 3 == sum(note[0] in "*†‡" for note in below)
