"""Numbers of things in sentences, and sheets and columns by the event's own names."""

from __future__ import annotations

import pytest

from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.errors import Forbidden
from tests.desk.story import DESK, EVENT_ID, Story, begin, roster, tables


def test_sheets_and_columns_have_the_names_of_the_events_language() -> None:
    """A heading of two lines is named on one."""
    assert ("Grid", "Grille") == (sheet_named("grid", "en"), sheet_named("grid", "fr"))
    assert "Winners, any order" == column_named("round", "winners", "en")
    assert "Gagnants, sans ordre" == column_named("round", "winners", "fr")


def test_commands_name_french_sheets_in_a_french_event() -> None:
    """The sentences are English, the names those that stand on the tabs and in row 3."""
    made = new_event(NewEvent(language="fr"), DESK, event_id=EVENT_ID).sentences
    story = begin(language="fr")
    listed = story.does(import_players, roster(2), source="list").sentences

    assert (
        "The event is ready. Type the players into Joueurs, or: nigiri import",
        "Rule set quebec: komi 6½; handicap by rank, the difference less 1.",
    ) == made
    assert "Write oui into Présent when a player has arrived. Then: nigiri sections" == listed[-1]
    for command in (sections, number):
        with pytest.raises(Forbidden, match="write oui into the column Présent of Joueurs"):
            command(story.workbook, DESK)
    assert ["Look at Sections", "Look at Grille and Classement"] == _looked_at(story)


def _looked_at(story: Story) -> list[str]:
    """Return where `sections` and `replay` tell the director to look."""
    story.does(import_players, roster(2), source="list", here=True)
    divided = story.does(sections).sentences[-1]
    story.does(number)
    games = tables([["round", "white", "black", "winner"], [1, 1, 2, "white"]])
    replayed = story.does(replay, games).sentences[-1]
    return [divided.partition(",")[0], replayed.partition(";")[0]]
