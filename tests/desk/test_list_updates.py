"""A list that comes again: new, changed, unchanged, gone, and changed here since."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import gone_players, import_players
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.model.changes import Changes

    Rows = list[Sequence[object]]

HEADINGS = ["Family name", "Given name", "Rank", "Club", "Federation no.", "Out in rounds"]
OTA: list[object] = ["Ota", "Yuzo", "5d", "Paris", "12345678", None]
ROY: list[object] = ["Roy", "Ann", "2k", "Lyon", None, "1"]
CHO: list[object] = ["Cho", "Min", "1k", "Lyon", None, None]


def comes(story: Story, *people: Sequence[object], **options: object) -> Changes:
    """Import a list of these people, and return the changes."""
    options = {"source": "web.csv", **options}
    return story.does(import_players, tables([HEADINGS, *people]), **options)


def entered(*people: Sequence[object]) -> Story:
    """Return an event into which these people came by a list."""
    story = begin()
    comes(story, *people)
    return story


def test_a_list_that_did_not_change_changes_nothing() -> None:
    """Not even the Log; nobody is asked."""
    story = entered(OTA, ROY)
    before = story.workbook.sheets
    changes = comes(story, OTA, ROY)

    assert before == story.workbook.sheets
    assert "0 players added from web.csv, 2 already there." == changes.sentences[0]
    assert () == changes.questions


def test_new_changed_unchanged_and_gone_are_counted_and_listed_before_they_are_written() -> None:
    """One question; the last of them asks."""
    story = entered(OTA, ROY, CHO)
    fast: list[object] = ["Ota", "Yuzo", "6d", "Paris", "12345678", "4"]
    late: list[object] = ["Late", "Bob", "9k", None, None, None]
    changes = comes(story, fast, ROY, late)

    assert (
        "web.csv: 1 new, 1 changed, 1 unchanged, 1 gone, 0 changed here since.",
        "Ota, Yuzo: Out in rounds was –, becomes 4.",
        "Ota, Yuzo: Rank was 5d, becomes 6d.",
        (
            "No longer in the list: Cho, Min. They stay in Players. "
            "For players who have withdrawn: nigiri out"
        ),
        "Write this into Players?",
    ) == changes.questions
    assert [("Ota", "6d"), ("Roy", "2k"), ("Cho", "1k"), ("Late", "9k")] == [
        (p.family, str(p.rank)) for p in story.event.players
    ]
    assert {4} == story.event.players[0].out


def test_what_was_typed_here_wins_and_is_told() -> None:
    """Until the list says the same; what the list did not change is no word worth."""
    story = entered(OTA, ROY)
    story.types("players", {(4, "rank"): "4d", (5, "club"): "Nice"})
    stronger: list[object] = ["Ota", "Yuzo", "6d", "Paris", "12345678", None]
    first, again = comes(story, stronger, ROY), comes(story, stronger, ROY)
    agreed = comes(story, ["Ota", "Yuzo", "4 dan", "Paris", "12345678", None], ROY)
    after = comes(story, stronger, ROY)

    assert (
        (
            "web.csv: 0 new, 0 changed, 1 unchanged, 0 gone, 1 changed here since.",
            "Ota, Yuzo: 4d was typed into Rank and stays; the list says 6d.",
        )
        == first.sentences[:2]
        == again.sentences[:2]
    )
    assert () == first.questions
    assert "0 players added from web.csv, 2 already there." == agreed.sentences[0]
    assert "Ota, Yuzo: Rank was 4d, becomes 6d." in after.questions
    assert ["Paris", "Nice"] == [p.club for p in story.event.players]


def test_a_cell_that_the_list_empties_is_emptied() -> None:
    """Nobody typed it."""
    story = entered(OTA)
    comes(story, ["Ota", "Yuzo", "5d", None, "12345678", None])

    assert "" == story.event.players[0].club


def test_who_was_typed_by_hand_gets_what_is_blank() -> None:
    """All else was typed, and stays."""
    story = begin()
    story.types("players", {(4, "family"): "Ota", (4, "given"): "Yuzo", (4, "rank"): "4d"})
    changes = comes(story, OTA)

    assert "Ota, Yuzo: 5d was typed" not in changes.sentences[1]
    assert ["4d", "Paris"] == [story.cell("players", 4, key) for key in ("rank", "club")]
    assert "Ota, Yuzo: 4d was typed into Rank and stays; the list says 5d." in changes.sentences


@pytest.mark.parametrize(
    "again",
    [
        ["Ōta", "YUZO", "5d", "Paris", "12345678", None],
        ["Ota-Roy", "Yuzo", "5d", "Paris", "EGF 12345678", None],
        ["Ota", "Yuzo", "5d", "Paris", None, None],
    ],
)
def test_somebody_is_known_by_number_then_by_name(again: list[object]) -> None:
    """Whatever accents and capitals; a new name with the old number is the same person."""
    story = entered(OTA)
    comes(story, again)

    assert 1 == len(story.event.players)


def test_a_name_that_was_corrected_here_is_known_by_what_the_list_said() -> None:
    """Otherwise the slip of the list would come in once more."""
    story = entered(ROY)
    story.types("players", {(4, "family"): "Roye"})
    changes = comes(story, ROY)

    assert ["Roye"] == [p.family for p in story.event.players]
    assert "0 players added from web.csv, 1 already there." == changes.sentences[0]


def test_namesakes_with_other_numbers_come_in_and_stay_apart() -> None:
    """In one list, in a later one, and in the draw; without numbers the second is told."""
    kim: list[object] = ["Kim", "Min", "1d", "Seoul", "11111111", None]
    other: list[object] = ["Kim", "Min", "8k", "Busan", "22222222", None]
    story = entered(kim, other)
    comes(story, other, ["Kim", "Min", "2d", "Seoul", "11111111", None], here=True)
    story.does(draw)

    assert ["2d", "8k"] == [str(p.rank) for p in story.event.players]
    assert () == story.reading.stops()
    assert {1, 2} == {story.event.rounds[0].games[0].white, story.event.rounds[0].games[0].black}
    story.types("players", {(5, "federation_id"): None})
    assert ["name-double"] == [p.code for p in read(story.workbook).stops()]


PAUL: list[object] = ["Martin", "Paul", "2k", "Ottawa", None, None]
OTHER: list[object] = ["Martin", "Paul", "7k", "Montreal", None, None]
TWO = (
    "Martin, Paul and Martin, Paul (2) have the same name, but another rank or club, so they come "
    "in as two people. If they are one person, delete one of the two rows."
)


def known(story: Story) -> list[tuple[str, str, str]]:
    """Return given name, rank and club of everybody."""
    return [(p.given, str(p.initial_rank), p.club) for p in story.event.players]


@pytest.mark.parametrize("other", [
    OTHER,
    ["Martin", "Paul", "7k", "Ottawa", None, None],
    ["Martin", "Paul", "2k", "Montreal", None, None],
    ["Martin", "Paul", "7k", None, "22222222", None],
])  # fmt: skip
def test_two_of_one_name_with_another_rank_or_club_are_two_people(other: list[object]) -> None:
    """Both come in, the second with a mark, and they are told; nothing stops the next command."""
    story = begin()
    changes = comes(story, PAUL, other, OTA)

    assert ["Paul", "Paul (2)", "Yuzo"] == [each[0] for each in known(story)]
    assert ["3 players added from web.csv.", TWO] == list(changes.sentences[:2])
    assert not any("not taken" in each or "may be one" in each for each in changes.sentences)
    assert () == story.reading.stops()


@pytest.mark.parametrize("again", [PAUL, ["MARTIN", "Paul", "2 kyu", None, None, None]])
def test_one_line_twice_is_one_person(again: list[object]) -> None:
    """A blank club says nothing; the row is told."""
    story = begin()
    changes = comes(story, PAUL, again)

    assert 1 == len(story.event.players)
    assert "1 row was left out: row 3" in changes.sentences[0]
    assert "is the same as row 2." in changes.sentences[0]


@pytest.mark.parametrize("order", [(PAUL, OTHER, ROY), (ROY, OTHER, PAUL)])
def test_namesakes_are_known_again_by_rank_and_club(order: Sequence[Sequence[object]]) -> None:
    """In any order, and nobody is asked."""
    story = entered(PAUL, OTHER, ROY)
    changes = comes(story, *order)

    assert "0 players added from web.csv, 3 already there." == changes.sentences[0]
    assert () == changes.questions
    assert ("Paul (2)", "7k", "Montreal") in known(story)


def test_the_list_changes_and_loses_the_namesake_who_is_meant() -> None:
    """One is promoted, then the first is no longer in the list."""
    story = entered(PAUL, OTHER)
    better: list[object] = ["Martin", "Paul", "6k", "Montreal", None, None]
    comes(story, better, PAUL)
    assert [("Paul", "2k", "Ottawa"), ("Paul (2)", "6k", "Montreal")] == known(story)
    changes = comes(story, better)

    assert any("No longer in the list: Martin, Paul. " in each for each in changes.sentences)


def test_a_namesake_who_registers_later_comes_in_beside_the_first() -> None:
    """A third gets the next mark; who came by an earlier list stays who they are."""
    story = entered(PAUL)
    changes = comes(story, OTHER, PAUL)
    comes(story, ["Martin", "Paul", "9k", "Lyon", None, None], OTHER, PAUL)

    assert TWO in changes.sentences
    assert [("Paul", "2k"), ("Paul (2)", "7k"), ("Paul (3)", "9k")] == [
        each[:2] for each in known(story)
    ]


def test_another_list_is_no_later_state_of_the_first() -> None:
    """Latecomers by a list of their own: nobody of the first is gone."""
    story = entered(OTA, ROY, CHO)
    late = comes(story, ["Late", "Bob", "9k", None, None, None], source="late.csv")
    newer = comes(story, OTA, ROY, source="web (1).csv")

    assert "1 player added from late.csv." == late.sentences[0]
    assert any("No longer in the list: Cho, Min." in each for each in newer.sentences)
    assert not any("Late" in each for each in newer.sentences)


def test_who_has_no_rank_on_the_list_any_more_keeps_it() -> None:
    """And is not gone: nobody loses a rank to a blank cell."""
    story = entered(OTA, ROY)
    changes = comes(story, OTA, ["Roy", "Ann", None, "Lyon", None, "1"])

    assert not any("no rank" in each or "Rank" in each for each in changes.sentences)
    assert "2k" == str(story.about("Roy").rank)
    assert not any("No longer" in each for each in changes.sentences)


def test_who_is_gone_sits_out_of_the_rounds_to_come_if_wished() -> None:
    """From the next round on; what was typed into the cell stays beside it."""
    story = entered(OTA, ROY, CHO)
    table = tables([HEADINGS, OTA, CHO])
    names = gone_players(story.workbook, table, source="web.csv", columns={})
    changes = comes(story, OTA, CHO, gone="out")

    assert ("Roy, Ann",) == names
    assert "Write this into Players?" == changes.questions[-1]
    assert {1, 2, 3, 4} == story.event.players[1].out
    story.types("players", {(5, "out"): "often"})
    comes(story, OTA, CHO, gone="out")
    assert "1-4" == story.cell("players", 5, "out")


def test_who_is_gone_is_removed_while_no_round_is_drawn() -> None:
    """With the whole row; afterwards the rules of an event keep everybody (M18)."""
    story = entered(OTA, ROY, CHO)
    comes(story, OTA, CHO, ["Late", "Bob", "9k", None, None, None], gone="remove", here=True)
    families = [p.family for p in story.event.players]
    story.does(draw)

    assert ["Ota", "Cho", "Late"] == families
    with pytest.raises(Forbidden, match="Round 1 is drawn"):
        comes(story, OTA, CHO, gone="remove")


def test_a_long_list_of_changes_is_cut_and_counted() -> None:
    """Twenty cells; the rest is seen by --dry-run."""
    people: Rows = [[f"P{n}", "A", "1k", "Lyon", None, None] for n in range(30)]
    story = entered(*people)
    changes = comes(story, *([*person[:3], "Nice", None, None] for person in people))

    assert "And 10 more cells." in changes.questions


def test_many_unreadable_ranks_are_cut_and_counted() -> None:
    """With the command that lists all."""
    story = begin()
    people: Rows = [[f"P{n}", "A", "?", None, None, None] for n in range(14)]
    changes = comes(story, *people)

    assert "And 4 more cells: nigiri check" in changes.sentences
    fixed = comes(story, *([*person[:2], "5k", *person[3:]] for person in people))
    assert (
        "web.csv: 0 new, 14 changed, 0 unchanged, 0 gone, 0 changed here since."
        == (fixed.sentences[0])
    )
    assert () == story.reading.stops()


def test_look_alikes_of_a_club_are_a_note() -> None:
    """Jon and John of one club may be one person (B9); who was there before is no news."""
    story = begin()
    jon: list[object] = ["Smith", "Jon", "1k", "Bristol", None, None]
    john: list[object] = ["Smith", "John", "1k", "Bristol", None, None]
    changes = comes(story, jon, john, source="a.csv")
    note = "Smith, Jon and Smith, John of Bristol may be one person."

    assert note in changes.sentences
    assert note not in comes(story, OTA, source="b.csv").sentences


def test_a_hidden_cell_that_somebody_changed_counts_as_none() -> None:
    """Then all that stands there was typed."""
    story = entered(OTA)
    for text in ("nonsense", "[1]"):
        story.types("players", {(4, "imported"): text})
        changes = comes(story, ["Ota", "Yuzo", "6d", "Paris", "12345678", None])

        assert "Ota, Yuzo: 5d was typed into Rank and stays; the list says 6d." in changes.sentences


def test_numbers_of_a_list_are_taken_once() -> None:
    """Imported again they are those of the same players."""
    story = begin()
    rows: Rows = [["Name", "Rank", "No."], ["Ota", "1k", 2]]
    for _ in range(2):
        story.does(import_players, tables(rows), source="web.csv")
    with pytest.raises(WrongUse, match="The numbers 2 are taken"):
        import_players(
            story.workbook, DESK, tables([rows[0], ["Roy", "1k", 2]]), source="other.csv"
        )


def test_what_is_wrong_elsewhere_has_to_be_put_right_first() -> None:
    """A list can only correct Players."""
    story = entered(OTA)
    story.sets("Rounds", "many")

    with pytest.raises(SheetProblems):
        comes(story, OTA)


def test_any_order_of_imports_and_typing_ends_with_what_was_typed_or_listed_last() -> None:
    """At random: no cell is ever anything else than its last typing or the list's last word."""
    random = Random(23)  # noqa: S311 -- no secret is made from it
    story, typed, listed = entered(OTA), set[str](), "5d"
    for _ in range(12):
        rank = f"{random.randint(1, 9)}d"
        if random.random() < 0.5:
            story.types("players", {(4, "rank"): rank})
            typed = {rank}
        else:
            listed = rank
            comes(story, ["Ota", "Yuzo", rank, "Paris", "12345678", None])
        assert str(story.event.players[0].rank) in typed | {listed}
