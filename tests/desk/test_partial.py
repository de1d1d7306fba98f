"""`draw --ready`, `--from`, `--to`, `--section`, `--rest`: a round drawn part by part (M19)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part, part_of
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.what_if import what_if
from nigiri.desk.explain.why import why
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.domain.checks.violations import violations
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.pairing_policies.byes import bye_candidates
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.starts.start_scores import section_of
from nigiri.errors import Forbidden, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import said
from nigiri.workbook.apply import applied
from nigiri.workbook.model.codec import from_json, to_json
from tests.desk.story import DESK, Story, club, drawn, usual_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.problems import Problem

READY, REST = Part(ready=True), Part(rest=True)


@cache
def _second_round(players: int) -> Workbook:
    """Return an event with two rounds played, by the order in which halves come before clubs."""
    story = drawn(usual_order(club(players)), 1)
    story.does(draw)
    story.plays(2)
    return story.workbook


def going(players: int = 20, tables: Sequence[int] = (1, 2)) -> Story:
    """Return an event in round 2, in which these tables are still playing."""
    story = Story(Memory(_second_round(players)))
    games = story.reading.rounds[2].games
    story.types(2, {(row, "result"): None for row, game in games.items() if game.table in tables})
    return story


def ends(story: Story, round_number: int, *tables: int) -> None:
    """White wins at these tables."""
    games = story.reading.rounds[round_number].games
    story.types(
        round_number,
        {(row, "result"): "1-0" for row, game in games.items() if game.table in tables},
    )


def refused(story: Story, part: Part) -> str:
    """Return why a part cannot be drawn."""
    with pytest.raises(Forbidden) as caught:
        draw(story.workbook, DESK, part=part)
    return str(caught.value)


def without_a_place(story: Story) -> list[Problem]:
    """Return the problems of those who are here without a place in the newest round."""
    return [problem for problem in check(story.workbook).problems if problem.code == "free"]


def places(story: Story) -> dict[int | None, tuple[PlayerId, PlayerId]]:
    """Return table -> White and Black of the newest round."""
    return {game.table: game.players for game in story.event.rounds[-1].games}


def test_complete_groups_are_drawn_while_games_go_on() -> None:
    """The bottom of round 3 stands at its tables; the sentences say who is waited for."""
    story = going()
    said = story.does(draw, part=READY).sentences

    assert "Round 3: 6 tables so far." == said[0]
    assert "8 players not paired yet in round 3; still playing: round 2, tables 1, 2." == said[1]
    assert said[2].endswith("nigiri draw --ready, and when all are there: nigiri draw --rest")
    assert {5, 6, 7, 8, 9, 10} == places(story).keys()
    scores = [pairing_score(story.event, n, 3) for pair in places(story).values() for n in pair]
    assert max(scores) < HalfPoints(0)
    assert [] == list(story.reading.rounds[3].out.values())
    assert "draw --ready" == story.cell("log", 4, "command")


def test_the_rest_is_drawn_when_all_results_are_in() -> None:
    """What stood stays, with results, keep marks and notes; the round is whole and right."""
    story = going()
    story.does(draw, part=READY)
    row, game = next(iter(story.reading.rounds[3].games.items()))
    story.types(3, {(row, "note"): "by the window", (row, "komi"): 7.5, (row, "result"): "jigo"})
    before = places(story)
    ends(story, 2, 1, 2)
    said = story.does(draw, part=REST).sentences

    assert "Round 3: 10 tables, no bye. 6 pairs kept." == said[0]
    assert said[1].endswith("Then enter the results of round 3.")
    assert set(range(1, 11)) == places(story).keys()
    assert before.items() < places(story).items()
    boards = story.reading.rounds[3].games.items()
    assert [*range(1, 11)] == [board.table for _, board in sorted(boards)]
    assert [*range(4, 14)] == sorted(row for row, _ in boards)
    row = next(r for r, g in story.reading.rounds[3].games.items() if g.players == game.players)
    keys = ("note", "komi", "result")
    assert ("by the window", 7.5, "jigo") == tuple(story.cell(3, row, key) for key in keys)
    assert [] == [p for p in check(story.workbook).problems if p.weight in {"stop", "hand"}]
    assert {"halves", "score"} >= {
        found.code for found in violations(story.event, story.event.rounds[-1])
    }
    assert 10 == len([line for line in story.reading.drawn if line.round == 3])


def test_a_held_player_is_named_and_meets_the_next_group() -> None:
    """The odd one of the groups from the bottom."""
    story = going(tables=(1,))
    said = story.does(draw, part=READY).sentences
    held = story.about("Family7").number

    assert "Waiting for the next score group: 6 Family7, Given7." == said[1]
    assert held not in {n for pair in places(story).values() for n in pair}

    ends(story, 2, 1)
    story.does(draw, part=REST)

    assert held in {n for pair in places(story).values() for n in pair}


def test_a_partly_drawn_round_must_be_drawn_to_the_end() -> None:
    """Nothing else is drawn: it names who is left and what to do."""
    story = going()
    story.does(draw, part=READY)

    assert "Round 3 is drawn only in part; not paired yet: 1 Family13" in refused(story, Part())
    assert "Still playing: round 2, tables 1, 2. When these" in refused(story, Part())
    assert "Round 2 is not complete: enter the results of tables 1, 2" in refused(story, REST)
    assert "No score group of round 3 can be drawn yet" in refused(story, READY)
    assert "Still playing: round 2, tables 1, 2. For groups in the middle: --from and --to." in (
        refused(story, READY)
    )

    ends(story, 2, 1, 2)
    story.plays(3)

    assert "and 2 others. Draw them with: nigiri draw --rest\nFor a player who does not" in refused(
        story, Part()
    )
    story.does(draw, part=REST)
    assert "Round 3 is not complete" in refused(story, Part())
    assert "Everybody who plays in round 3 is already paired." == refused(story, REST)
    story.plays(3)
    story.does(draw)
    assert 4 == len(story.event.rounds)


def test_who_is_not_drawn_yet_waits_and_is_a_problem_once_nobody_plays() -> None:
    """The rest of the round is drawn when the last game is over; until then nothing is wrong.

    Also when what is drawn is played.
    """
    story = going()
    story.does(draw, part=READY)
    story.plays(3)
    where = [str(story.cell("players", row, "where")) for row in story.reading.player_rows]

    assert 4 == where.count("… still playing round 2")
    assert 4 == where.count("… waits for the rest of round 3")
    assert [] == without_a_place(story)

    ends(story, 2, 1)
    assert [] == without_a_place(story)

    ends(story, 2, 2)
    free = without_a_place(story)

    assert 8 == len(free)
    assert all("nigiri draw --rest" in problem.way_out for problem in free)

    story.does(draw, part=REST)
    assert [] == without_a_place(story)


def test_more_groups_are_drawn_as_results_come_in() -> None:
    """Twice --ready with one game less going on, until nobody is left."""
    story = going(tables=(1, 6))
    first = story.does(draw, part=READY)
    ends(story, 2, 6)
    before = places(story)
    story.does(draw, part=READY)

    assert "tables so far." in first.sentences[0]
    assert before.items() < places(story).items()

    ends(story, 2, 1)
    said = story.does(draw, part=READY).sentences

    assert "10 tables, no bye." in said[0]
    assert list(range(1, 11)) == sorted(places(story), key=lambda table: table or 0)


def test_ready_draws_everybody_where_nothing_is_missing() -> None:
    """The same round as without it."""
    story, same = drawn(club(13), 1), drawn(club(13), 1)
    story.does(draw, part=READY)
    same.does(draw)

    assert same.event.rounds == story.event.rounds


def test_the_bye_is_given_with_the_first_part() -> None:
    """As soon as it is sure; the others get none."""
    story = drawn(club(15), 1)
    story.does(draw)
    games = story.reading.rounds[2].games
    last = max(n for n in story.event.by_number if n not in story.event.rounds[0].byes)
    ended = {(row, "result"): "0-1" if last == game.white else "1-0" for row, game in games.items()}
    story.types(2, ended | {(min(games), "result"): None})
    said = story.does(draw, part=READY).sentences
    byes = story.event.rounds[-1].byes

    assert f"bye: {byes[0]} " in said[0]
    ends(story, 2, 1)
    story.does(draw, part=REST)
    assert byes == story.event.rounds[-1].byes
    assert 7 == len(places(story))
    assert [] == [p for p in check(story.workbook).problems if p.weight == "hand"]


def test_groups_in_the_middle_are_named_by_their_scores() -> None:
    """An even number is drawn at the tables in the middle; an odd or unsure one is refused."""
    story = going(tables=(1, 10))

    assert "have 3 players, an odd number, and it is not sure yet whether one of them" in refused(
        story, part_of(high="0", low="0")
    )
    assert "of 1 point are not complete: games still going on decide" in refused(
        story, part_of(high="1", low="1")
    )
    said = story.does(draw, part=part_of(high="-1", low="-1½")).sentences
    scores = {pairing_score(story.event, n, 3) for pair in places(story).values() for n in pair}

    assert "Round 3: 2 tables so far." == said[0]
    assert {5, 6} == places(story).keys()
    assert {HalfPoints(-2), HalfPoints(-3)} == scores
    assert "draw --from -1 --to -1.5" == story.cell("log", 4, "command")


def test_a_section_is_drawn_by_number_or_rank() -> None:
    """Section 2 begins, at the tables after those of section 1; then 1 and 3 together."""
    story = club(20)
    story.does(draw, part=part_of(sections=("Section 2",)))
    event = story.event
    inside = {n for pair in places(story).values() for n in pair}
    count = sum(section_of(event, player) == 1 for player in event.players)

    assert {2} == {section_of(event, event.player(n)) for n in inside}
    assert 1 + count // 2 == min(table or 0 for table in places(story))
    assert "draw --section Section 2" == story.cell("log", 4, "command")

    rank = str(event.sections[0].lowest)
    assert (
        "Section 1: 7 players, an odd number; but the number of all players left is even"
        in refused(story, part_of(sections=(rank,)))
    )
    story.does(draw, part=part_of(sections=(rank, "3")))
    assert list(range(1, 11)) == sorted(places(story), key=lambda table: table or 0)


def test_a_section_that_is_not_there_is_told() -> None:
    """With those there are; and a drawn section has nobody left."""
    story = club(20)
    with pytest.raises(WrongUse, match="There is no section “9”; there are 1, 2"):
        draw(story.workbook, DESK, part=part_of(sections=("9",)))
    with pytest.raises(WrongUse, match="There is no section “strong”; there are 1, 2"):
        draw(story.workbook, DESK, part=part_of(sections=("strong",)))
    story.does(draw, part=part_of(sections=("2",)))
    assert "Section 2: nobody is left to pair in round 1." == refused(
        story, part_of(sections=("2",))
    )


def test_a_bye_belongs_to_the_section_that_is_drawn() -> None:
    """The best candidate of it has the bye, and the rest needs none."""
    story = club(19)
    story.does(draw)
    byes = story.event.rounds[0].byes
    ends(story, 1, *range(1, 10))
    groups: dict[int | None, list[PlayerId]] = {}
    for player in story.event.by_number.values():
        groups.setdefault(section_of(story.event, player), []).append(player.number or PlayerId(0))
    odd, members = next((n, who) for n, who in groups.items() if len(who) % 2)
    story.does(draw, part=part_of(sections=(str(odd),)))

    assert bye_candidates(story.event, 2, members)[:1] == story.event.rounds[1].byes
    story.does(draw, part=REST)
    assert 1 == len(story.event.rounds[1].byes)
    assert byes != story.event.rounds[1].byes


def test_two_latecomers_are_drawn_into_a_round_that_stands() -> None:
    """Numbered, paired with each other at the next table; nothing else moves."""
    story = club(12)
    story.does(draw)
    before = places(story)
    story.types("players", {
        (16, "family"): "Late", (16, "rank"): "3k", (16, "here"): "yes",
        (17, "family"): "Later", (17, "rank"): "5k", (17, "here"): "yes",
    })  # fmt: skip
    story.does(draw, part=REST)

    assert {**before, 7: (13, 14)} == places(story)


def test_one_latecomer_takes_the_opponent_from_the_bye() -> None:
    """It says how: with the bye taken back both are drawn."""
    story = club(13)
    story.does(draw)
    bye = story.event.rounds[0].byes[0]
    row = next(iter(story.reading.rounds[1].byes))
    story.types("players", {(17, "family"): "Late", (17, "rank"): "3k", (17, "here"): "yes"})
    story.does(number)

    assert "alone is left in round 1, and" in refused(story, REST)
    assert "empty the number in the row Bye, then" in refused(story, REST)

    story.types(1, {(row, "white_no"): None, (row, "white"): None})
    story.does(draw, part=REST)

    assert () == story.event.rounds[0].byes
    assert {bye, 14} == set(places(story)[7])


def test_whom_the_director_moved_to_out_stays_out() -> None:
    """A pair that does not want to play is not drawn; who was absent and came is."""
    story = club(12)
    for name in ("Family3", "Family4"):
        story.types("players", {(story.row_of(name), "out"): "1"})
    story.does(draw)
    this = story.reading.rounds[1]
    row, game = next(iter(this.games.items()))
    spare = max(this.out) + 1
    story.types(1, {
        (row, "white_no"): None, (row, "white"): None, (row, "black_no"): None,
        (row, "black"): None, (row, "table"): None, (spare, "white_no"): game.white,
        (spare + 1, "white_no"): game.black, (spare, "table"): "Out", (spare + 1, "table"): "Out",
    })  # fmt: skip
    for name in ("Family3", "Family4"):
        story.types("players", {(story.row_of(name), "out"): None})
    came = {story.about(name).number for name in ("Family3", "Family4")}
    story.does(draw, part=REST)

    assert came <= {n for pair in places(story).values() for n in pair}
    assert set(game.players) == set(story.reading.rounds[1].out.values())


def test_a_pair_changed_by_hand_stays_so() -> None:
    """As drawn keeps what the draw had, and new boards take none of its tables."""
    story = going()
    story.does(draw, part=READY)
    rows = list(story.reading.rounds[3].games)
    blacks = [story.cell(3, row, "black_no") for row in rows[:2]]
    story.types(3, {
        (rows[0], "black_no"): blacks[1], (rows[1], "black_no"): blacks[0], (rows[2], "table"): 30,
    })  # fmt: skip
    before = places(story)
    record = set(story.reading.drawn)
    ends(story, 2, 1, 2)
    story.does(draw, part=REST)

    assert before.items() < places(story).items()
    assert record < set(story.reading.drawn)
    tables = [line.table for line in story.reading.drawn if line.round == 3]
    assert len(tables) == len(set(tables))
    by_hand = [p for p in check(story.workbook).problems if p.code == "by-hand"]
    assert 2 <= len(by_hand)


def test_a_redraw_of_a_part_draws_everybody() -> None:
    """Once all results are in."""
    story = going()
    story.does(draw, part=READY)
    with pytest.raises(Forbidden, match=r"tables 1, 2, then draw round 3\.\n"):
        draw(story.workbook, DESK, again=True)
    ends(story, 2, 1, 2)
    story.does(draw, again=True)

    assert 10 == len(places(story))


def test_only_one_part_at_a_time() -> None:
    """Two ways to choose contradict each other; a score must be one."""
    story = club(4)
    for again, part in ((True, READY), (False, Part(ready=True, rest=True))):
        with pytest.raises(WrongUse, match="Choose one: --again, --ready"):
            draw(story.workbook, DESK, again=again, part=part)
    with pytest.raises(WrongUse, match="“many” is not a number of points"):
        part_of(high="many")


def test_a_score_that_cannot_be_read_is_refused_in_every_language() -> None:
    """With what would be right."""
    with pytest.raises(WrongUse) as refusal:
        part_of(low="beaucoup")

    sentences = [said(refusal.value.sentence, language) for language in LANGUAGES]
    assert [
        "“beaucoup” is not a number of points; write 3, 3½ or -2.5.",
        "« beaucoup » n'est pas un nombre de points ; écrivez 3, 3½ ou -2,5.",
        "„beaucoup“ ist keine Punktzahl; etwa 3, 3½ oder -2,5 schreiben.",
    ] == sentences


def test_before_round_1_there_is_no_rest() -> None:
    """Draw round 1 first."""
    assert "No round is drawn yet; draw round 1 with: nigiri draw" == refused(club(4), REST)


def test_why_and_what_if_answer_for_a_part() -> None:
    """What is drawn can be explained; what is not must wait."""
    story = going()
    story.does(draw, part=READY)
    table = next(iter(places(story)))

    assert why(story.workbook, table or 0).facts
    with pytest.raises(Forbidden, match="Round 2 is not complete"):
        what_if(story.workbook, DESK, Requests())


def test_results_of_the_round_before_are_asked_for_there() -> None:
    """The number of somebody still playing is refused with the command that takes it."""
    story = going()
    story.does(draw, part=READY)
    game = next(game for game in story.event.rounds[1].games if game.table == 1)
    with pytest.raises(WrongUse, match=f"is still going on: nigiri result --round 2 {game.white}$"):
        enter_results(story.workbook, DESK, [Entry(winner=game.white)])
    for table in (1, 2):
        said = story.does(enter_results, [Entry(table=table, typed="W")], round_number=2).sentences

    assert said[-1].startswith("Round 2 is complete; round 3 is drawn only in part.")
    story.plays(3)
    last = next(game for game in story.event.rounds[2].games)
    said = story.does(enter_results, [Entry(table=last.table, typed="B")]).sentences
    assert said[-1] == (
        "Round 3: all results so far are in; round 3 is drawn only in part. The others: "
        "nigiri draw --rest"
    )


@pytest.mark.parametrize("part", [READY, REST])
def test_a_part_can_be_undone_and_sent(part: Part) -> None:
    """As every command."""
    story = going()
    if part is REST:
        story.does(draw, part=READY)
        ends(story, 2, 1, 2)
    before = story.workbook
    changes = draw(before, DESK, part=part)
    after = applied(before, changes)

    assert changes == from_json(to_json(changes))
    assert before.sheets == applied(after, changes.inverse()).sheets


def test_sections_that_never_mix_are_drawn_one_by_one() -> None:
    """A section waits for its own results only; score groups across all have no meaning then."""
    story = going(tables=())
    story.sets("Sections play", "each apart")
    sections = {n: section_of(story.event, p) for n, p in story.event.by_number.items()}
    row, game = next(
        (row, game)
        for row, game in story.reading.rounds[2].games.items()
        if {sections[p] for p in game.players} == {1}
    )
    story.types(2, {(row, "result"): None})

    assert "each section plays by itself: draw one of them with --section" in refused(story, READY)
    assert f"enter the results of table {game.table}" in refused(story, Part(sections=("1",)))
    story.does(draw, part=Part(sections=("2",)))
    assert {2} == {sections[p] for p in story.event.rounds[-1].game_by_player}


def test_reserves_wait_while_complete_groups_are_drawn() -> None:
    """Of 21 players one plays only if needed: nobody has a bye, and the reserve waits."""
    story = going(21)
    spare = max(story.event.by_number)
    row = story.row_of(story.event.player(spare).family)
    story.types("players", {(row, "here"): "if needed"})
    story.does(draw, part=READY)

    assert () == story.event.rounds[-1].byes
    assert spare not in story.event.rounds[-1].game_by_player
