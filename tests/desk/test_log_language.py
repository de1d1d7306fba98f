"""The Log speaks the language of the event; what stands there in another one is understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine
from nigiri.desk.core.finish import finish
from nigiri.desk.core.hand_edits import edits, log_lines
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import enter_results
from nigiri.desk.results.entries import Entry
from nigiri.desk.results.verify import SecondPass, verify
from nigiri.desk.setup.sections import sections
from nigiri.messages.message import message
from nigiri.workbook.log import lines_of, tampered, timings
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_reader import TableReader
from tests.desk.story import DESK, Story, club

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.model.cells import Workbook


def reader(workbook: Workbook, story: Story) -> TableReader:
    """Return the reader of the Log."""
    place = story.place("log")
    return TableReader(place, workbook[place.name], place.language)


def logged(story: Story) -> list[tuple[str, str]]:
    """Return command and words of every line, the newest first."""
    log = reader(story.workbook, story)
    return [(log.text(row, "command"), log.text(row, "became")) for row in log.rows()]


def test_a_french_event_has_a_french_log() -> None:
    """What commands did and what was edited; the commands are those of the command line."""
    story = club(8, rounds=3, language="fr")
    story.does(sections, again=True)
    story.does(draw)
    game = story.event.rounds[0].games[0]
    story.does(verify, SecondPass(results=[str(game.white)]))
    story.does(enter_results, [Entry(winner=game.white)])
    found = logged(story)

    assert ("draw", "Ronde 1 : 4 tables, personne n'est exempt.") in found
    assert ("verify", "Relu : table 1") in found
    assert any(by == "sections" and ", qui fini" in became for by, became in found)
    before = story.workbook
    story.types("players", {(4, "club"): "Ailleurs"})
    desk = DESK._replace(by_hand=log_lines(edits(before, story.workbook), story.workbook))
    story.host.apply(refresh(story.workbook, desk, "standings"))
    assert ("à la main", "Ailleurs") in logged(story)


def test_a_french_draft_and_changes_since_are_logged_in_french() -> None:
    """Also what the director agreed to."""
    story = club(4, rounds=3, language="fr")
    story.does(sections)
    story.does(number)
    story.does(draw_draft)
    story.does(keep)
    winners = [Entry(winner=game.white) for game in story.event.rounds[0].games]
    story.does(enter_results, winners)
    story.does(draw)
    story.types(1, {(4, "result"): "0-1"})
    story.does(refresh, "standings")
    said = [became for _, became in logged(story)]

    assert "Les appariements de la ronde 1 sont ceux du brouillon : 2 tables." in said
    assert any(each.startswith("Ronde 1, table 1, ") and "a gagné" in each for each in said)
    assert any(
        each.startswith("La ronde 2 a été appariée avec d'autres scores : ") for each in said
    )


def test_a_log_written_in_english_is_understood_in_a_french_event() -> None:
    """Former lines stay as they are; times, seals and the number of lines are read from both."""
    story = club(4, rounds=3, language="fr")
    story.does(draw)
    later = DESK._replace(now=DESK.now.replace(hour=10))
    old: Sequence[LogLine] = [LogLine("Round 1: 2 tables, no bye.", story.place(1).name)]
    story.host.apply(finish(story.workbook, [], later, "draw", old))
    _title(story, "Lines: {many}")
    lines = len(lines_of(reader(story.workbook, story)))
    story.does(enter_results, [Entry(winner=story.event.rounds[0].games[0].white)])

    assert ("draw", "Round 1: 2 tables, no bye.") in logged(story)
    assert DESK.now == timings(story.workbook)[0].drawn
    assert [] == [*tampered(reader(story.workbook, story))]
    assert lines < len(lines_of(reader(story.workbook, story)))
    assert _title(story) == f"Lignes : {len(lines_of(reader(story.workbook, story)))}"


def _title(story: Story, words: str = "") -> str:
    """Return the cell with the number of lines; with words, write them there."""
    place, sheet = story.place("log"), story.workbook[story.place("log").name]
    row = place.heading_row - 1
    column = next(at for at, cell in enumerate(sheet.row(row), 1) if "Lignes :" in str(cell or ""))
    was = str(sheet.cell(row, column))
    if words:
        change = CellChange(row, column, was, words.format(many=was.rsplit(maxsplit=1)[-1]))
        story.host.apply(Changes((SetCells(place.name, (change,)),)))
    return was


def test_what_was_accepted_in_english_stays_accepted_in_a_french_event() -> None:
    """Also where the program that saved the file left the link to the cell blank."""
    story = club(4, rounds=3, language="fr")
    story.types("players", {(4, "federation_id"): "EGF 1", (5, "federation_id"): "EGF 1"})
    story.does(refresh, "standings")
    at = next(row for row in range(4, 20) if "federation-double" == code(story, row))
    found = next(p for p in check(story.workbook).problems if p.code == "federation-double")
    english = message("problem.federation-double", **found.facts).said("en")
    story.types("problems", {(at, "where"): None, (at, "what"): english, (at, "accepted"): "twins"})
    story.does(refresh, "standings")
    at = next(row for row in range(4, 20) if "federation-double" == code(story, row))

    assert english != found.message == story.cell("problems", at, "what")
    assert "twins" == story.cell("problems", at, "accepted")


def code(story: Story, row: int) -> object:
    """Return the code in a row of Problems."""
    return story.cell("problems", row, "code")
