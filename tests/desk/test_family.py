"""Several events in one folder: players by reference, nobody in two rounds, games brought over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.family.family import (
    Sister,
    clash_sentences,
    family_files,
    main_event,
    with_clash_sentences,
)
from nigiri.desk.family.games import bring
from nigiri.desk.family.shared_players import family_words, otherwise_there, share_players
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.domain.model.event import Outcome
from nigiri.errors import Forbidden, HostError, WrongUse
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Ask
from tests.desk.story import DESK, Story, begin, tables
from tests.settings import typing

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fox", "Gus", "Hal")
LOST = Sister("lost.xlsx", trouble="lost.xlsx does not exist.")


def event_of(*names: str, here: bool = True, rank: str = "5k") -> Story:
    """Return an event of these people."""
    story = begin()
    rows: list[list[object]] = [["Name", "Rank", "Rating"]]
    rows += [[f"{name}, X", rank, 1600] for name in names]
    story.does(import_players, tables(rows), source="list", here=here)
    return story


def sister(story: Story, name: str = "main.xlsx") -> Sister:
    """Return the workbook of an event as another one of the family."""
    return Sister(name, story.workbook)


def knows(story: Story) -> Callable[[str], Sister]:
    """Return what finds that event, whatever it is called."""
    return lambda name: sister(story, name)


def names(story: Story) -> list[str]:
    """Return the family names in Players."""
    return [player.family for player in story.event.players]


def at(story: Story, round_number: int, when: str) -> None:
    """Type when a round is played."""
    story.types("event", {(3 + round_number, "when"): when})


def test_players_come_from_the_main_event_and_are_not_here_yet() -> None:
    """With name, rank and rating; where they come from is written down."""
    side = event_of("Zoe")
    said = side.does(share_players, sister(event_of("Ada", "Bea"))).sentences

    assert ["Zoe", "Ada", "Bea"] == names(side)
    assert [True, False, False] == [player.here for player in side.event.players]
    assert (1600, "5k") == (side.about("Ada").rating, str(side.about("Ada").rank))
    assert "2 players added from main.xlsx, 0 cells changed." == said[0]
    assert "1 player only in this workbook." in said
    assert "main.xlsx" == side.event.settings.players_from
    assert ("main.xlsx",) == family_files(side.workbook)


def test_a_second_time_nothing_is_added_and_a_change_is_asked_about() -> None:
    """It is taken over only if the director agrees; with `keep` it stays, and is told."""
    main, side = event_of("Ada", "Bea"), event_of()
    side.does(share_players, sister(main))
    main.types("players", {(4, "rank"): "2k", (5, "club"): "Ghent"})
    changes = share_players(side.workbook, DESK, sister(main), keep=True)

    assert () == changes.questions
    assert "2 cells differ in main.xlsx and stay as they are here." in changes.sentences
    asked = side.does(share_players, sister(main)).questions
    assert (
        "Different in main.xlsx: Ada, X: Rank 5k → 2k; Bea, X: Club – → Ghent. It is copied here.",
    ) == asked
    assert ("2k", "Ghent") == (str(side.about("Ada").rank), side.about("Bea").club)
    assert () == side.does(share_players, sister(main)).questions


def test_a_name_put_right_is_found_by_the_number_in_the_federation() -> None:
    """So a typing slip does not make two of one."""
    main, side = event_of("Ada"), event_of()
    main.types("players", {(4, "federation_id"): 16250531})
    side.does(share_players, sister(main))
    main.types("players", {(4, "family"): "Adah"})
    side.does(share_players, sister(main))

    assert ["Adah"] == names(side)


def test_only_the_first_changes_are_listed() -> None:
    """The others are counted."""
    main, side = event_of(*NAMES, "Ida", "Joe"), event_of()
    side.does(share_players, sister(main))
    main.types("players", {(row, "club"): "Ghent" for row in range(4, 14)})

    (asked,) = share_players(side.workbook, DESK, sister(main)).questions
    assert asked.endswith("; and 2 more. It is copied here.")
    one = event_of()
    one.does(share_players, sister(event_of("Ada")))
    one.types("players", {(4, "club"): "Ghent"})
    main = event_of("Ada")
    main.types("players", {(4, "club"): "Bonn"})
    kept = share_players(one.workbook, DESK, sister(main), keep=True).sentences
    assert "1 cell differs in main.xlsx and stays as it is here." in kept


def test_who_is_too_strong_is_left_out() -> None:
    """B26: a novices' event takes only those it is for."""
    side = begin()
    side.sets("Strongest rank admitted", "10k")
    said = side.does(share_players, sister(event_of("Ada"))).sentences

    assert [] == names(side)
    assert "1 player left out, too strong for this event." in said


def test_ratings_of_another_list_are_not_brought() -> None:
    """They would be read on the wrong scale."""
    side = begin()
    side.sets("Ratings are", "AGA")
    side.does(share_players, sister(event_of("Ada")))

    assert side.about("Ada").rating is None


def test_the_origin_is_not_written_where_its_row_was_deleted() -> None:
    """The players come all the same."""
    side = begin()
    side.types(*typing(side.workbook, "players_from", None, "label"))
    side.does(share_players, sister(event_of("Ada")))

    assert ["Ada"] == names(side)


def test_a_workbook_that_cannot_be_read_brings_nobody() -> None:
    """The sentence says why."""
    with pytest.raises(HostError, match="does not exist"):
        share_players(begin().workbook, DESK, LOST)


def test_the_main_event_is_the_one_named_now_or_before() -> None:
    """Where neither is, the command says how."""
    story = begin()

    assert "main.xlsx" == main_event(story.workbook, "main.xlsx", knows(story)).name
    with pytest.raises(WrongUse, match=r"nigiri players --from MAIN\.xlsx"):
        main_event(story.workbook, "", knows(story))
    story.sets("Players from", "other.xlsx")
    assert "other.xlsx" == main_event(story.workbook, "", knows(story)).name


def test_a_check_tells_what_is_otherwise_in_the_main_event() -> None:
    """Changes and newcomers; nothing where all agrees, none is named or it cannot be read."""
    main, side = event_of("Ada"), event_of()
    assert [] == [*otherwise_there(side.workbook, knows(main))]
    side.does(share_players, sister(main))
    assert [] == [*otherwise_there(side.workbook, knows(main))]
    assert [] == [*otherwise_there(side.workbook, lambda _: LOST)]
    main.types("players", {(4, "rank"): "2k", (5, "family"): "Bea", (5, "rank"): "1k"})

    assert [
        (
            "▲ Different in main.xlsx: Ada, X: Rank 5k → 2k. 1 player in main.xlsx but not here. "
            "To copy all this here: nigiri players"
        )
    ] == [*otherwise_there(side.workbook, knows(main))]


def test_a_check_tells_of_both() -> None:
    """Two rounds at once first, then the players."""
    main, side = two_events()
    side.sets("Players from", "main.xlsx")
    main.types("players", {(4, "rank"): "2k"})
    clash, players = family_words(side.workbook, knows(main))

    assert "play round 1 here" in clash
    assert "Rank 5k → 2k" in players


def two_events() -> tuple[Story, Story]:
    """Return two events of the same four people whose first rounds overlap."""
    main, side = event_of(*NAMES[:4]), event_of(*NAMES[:4])
    at(main, 1, "Sat 10:00")
    at(side, 1, "Sat 11:00")
    side.sets("Events at the same time", "main.xlsx; main.xlsx, ")
    return main, side


def test_two_rounds_at_once_are_told_and_asked_about_once_both_are_drawn() -> None:
    """Before, somebody may still be marked out; then they do sit in both."""
    main, side = two_events()
    action = with_clash_sentences(draw, knows(main))
    before = action(side.workbook, DESK)

    assert (
        "▲ Ada, X; Bea, X; Cid, X; Dan, X play round 1 here (sat 10:00-12:30) and round 1 of"
        " main.xlsx (sat 11:00-13:30): write the round under Out in rounds in one of the two."
    ).replace("10:00-12:30", "11:00-13:30", 1).replace(
        "main.xlsx (sat 11:00-13:30)", "main.xlsx (sat 10:00-12:30)"
    ) == before.sentences[-1]
    assert () == before.questions
    main.does(draw)
    assert before.sentences[-1:] == action(side.workbook, DESK).questions


def test_many_names_are_cut_and_one_alone_sits() -> None:
    """The sentence stays short."""
    main, side = event_of(*NAMES), event_of(*NAMES)
    for story in (main, side):
        at(story, 1, "10:00")
    side.sets("Events at the same time", "main.xlsx")
    assert "; and 3 more play round 1" in next(clash_sentences(side.workbook, knows(main))).text
    main.types("players", {(row, "here"): None for row in range(5, 12)})

    (say,) = clash_sentences(side.workbook, knows(main))
    assert say.text.startswith("▲ Ada, X plays round 1 here (10:00-12:30)")
    assert not isinstance(say, Ask)


def test_without_a_family_a_draw_is_as_ever() -> None:
    """And a workbook without an Event sheet has none."""
    story = event_of(*NAMES[:4])

    assert draw(story.workbook, DESK) == with_clash_sentences(draw, knows(story))(
        story.workbook, DESK
    )
    assert () == family_files(Workbook({}))


def test_a_workbook_that_is_missing_hinders_nothing() -> None:
    """It is told in one sentence."""
    _, side = two_events()
    changes = with_clash_sentences(draw, lambda _: LOST)(side.workbook, DESK)

    assert (
        "▲ lost.xlsx does not exist. So nigiri does not know who plays there at the same time."
        == changes.sentences[-1]
    )
    assert () == changes.questions


def knockout() -> tuple[Story, Story]:
    """Return a McMahon of eight and a knockout of four of them, whose round 1 is drawn."""
    pko, main = event_of(*NAMES[:4]), event_of(*NAMES)
    pko.does(draw)
    return main, pko


def test_games_of_the_knockout_begin_the_round_and_the_others_are_drawn_around_them() -> None:
    """E7: they are kept, whoever draws again; then their results come, too."""
    main, pko = knockout()
    said = main.does(bring, sister(pko, "pko.xlsx")).sentences

    assert (
        "Round 1 has begun with 2 games from pko.xlsx. For the others: nigiri draw --rest" in said
    )
    main.does(draw, part=Part(rest=True))
    pairs = {frozenset(main.event.player(n).family for n in g.players)
             for g in main.event.rounds[0].games}  # fmt: skip
    theirs = {frozenset(pko.event.player(n).family for n in g.players)
              for g in pko.event.rounds[0].games}  # fmt: skip
    assert theirs < pairs
    assert 4 == len(pairs)
    main.does(draw, again=True)
    again = {frozenset(main.event.player(n).family for n in g.players)
             for g in main.event.rounds[0].games}  # fmt: skip
    assert theirs < again

    pko.types(1, {(4, "result"): "1-0"})
    assert (
        "1 result of round 1 brought from pko.xlsx."
        in main.does(bring, sister(pko, "pko.xlsx")).sentences
    )
    results = [game.result for game in main.event.rounds[0].games]
    assert [Outcome.WHITE] == [result.outcome for result in results if result is not None]
    assert "Nothing new in pko.xlsx." in main.does(bring, sister(pko, "pko.xlsx")).sentences


def test_games_are_brought_of_who_is_known_by_a_number_alone() -> None:
    """A name that was put right in one of the two."""
    main, pko = knockout()
    main.types("players", {(4, "federation_id"): "EGF 16250531", (4, "family"): "Otherwise"})
    pko.types("players", {(4, "federation_id"): 16250531})

    said = main.does(bring, sister(pko, "pko.xlsx")).sentences

    assert (
        "Round 1 has begun with 2 games from pko.xlsx. For the others: nigiri draw --rest" in said
    )


def test_what_stands_here_wins_and_is_told() -> None:
    """Another result, another pair."""
    main, pko = knockout()
    main.does(bring, sister(pko))
    rows = {frozenset(main.event.player(n).family for n in game.players): row
            for row, game in main.reading.rounds[1].games.items()}  # fmt: skip
    first = pko.reading.rounds[1].games[4]
    row = rows[frozenset(pko.event.player(n).family for n in first.players)]
    main.types(1, {(row, "result"): "0-1"})
    pko.types(1, {(4, "result"): "1-0"})
    assert any("another result here; it stays" in words
               for words in main.does(bring, sister(pko)).sentences)  # fmt: skip

    other, pko = knockout()
    other.does(draw)
    said = other.does(bring, sister(pko)).sentences
    assert any("no game of round 1 here" in words for words in said)


def test_who_is_not_in_the_list_or_out_is_told() -> None:
    """The other games come."""
    main, pko = knockout()
    whites = [pko.event.player(game.white).family for game in pko.event.rounds[0].games]
    main.types("players", {(main.row_of(whites[0]), "family"): "Other",
                           (main.row_of(whites[1]), "out"): "1"})  # fmt: skip
    said = main.does(bring, sister(pko)).sentences

    assert any("round 1: not both are in this list." in words for words in said)
    assert any("round 1: not both play in it here." in words for words in said)
    assert () == main.event.rounds


def test_a_later_round_waits_for_the_one_before_it() -> None:
    """Also where the McMahon has no such round."""
    main, pko = knockout()
    pko.plays(1)
    pko.does(draw)
    said = main.does(bring, sister(pko, "pko.xlsx")).sentences

    assert "Round 2 of pko.xlsx waits until round 1 is over." in said
    assert 1 == len(main.event.rounds)
    main.does(draw, part=Part(rest=True))
    main.plays(1)
    assert (
        "Round 2 has begun with 2 games from pko.xlsx. For the others: nigiri draw --rest"
        in main.does(bring, sister(pko, "pko.xlsx")).sentences
    )
    main.sets("Rounds", 2)
    pko.plays(2)
    pko.does(draw)
    said = main.does(bring, sister(pko, "pko.xlsx")).sentences
    assert "Round 3 of pko.xlsx is one more than this event has." in said


def test_a_workbook_without_games_brings_none() -> None:
    """Nor one without its players."""
    main, pko = event_of(*NAMES), event_of(*NAMES[:4])
    pko.does(number)
    with pytest.raises(Forbidden, match=r"has no games yet"):
        main.does(bring, sister(pko, "pko.xlsx"))
