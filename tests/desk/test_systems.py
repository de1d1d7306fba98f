"""An event of another system, directed through the desk: the director's word wins as everywhere."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.views import refresh, view
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.draw.plan import MANY, drawn_words
from nigiri.desk.explain.why import why
from nigiri.desk.output.papers import EACH_ROUND, PrintRequest, paper, papers_of_a_round
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number as number_players
from nigiri.desk.players.wishes import wishes_sheet
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.domain import pairing
from nigiri.domain.model.settings import BY_TEAMS
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.errors import Forbidden, StageOver
from nigiri.hosts.memory import Memory
from nigiri.messages.message import said as in_words
from nigiri.reports.frame.options import Options
from nigiri.workbook.live.bar import next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.review.review import review
from nigiri.workbook.settings.departures import departures
from tests.desk.story import DESK, EVENT_ID, Story, made_once, tables
from tests.sample import sampled
from tests.settings import typing

if TYPE_CHECKING:
    from typing import Any

    from nigiri.workbook.model.cells import Cell


@made_once
def club(players: int, system: str = "round robin", language: str = "en", **settings: Any) -> Story:  # noqa: ANN401
    """Return a new event of that system with so many players, all here."""
    wanted = NewEvent(
        language=language, system=system, settings={"name": "Club", "rounds": 5, **settings}
    )
    story = Story(Memory())
    story.host.apply(new_event(wanted, DESK, event_id=EVENT_ID))
    rows = [["Family name", "Rank"], *([f"P{n}", f"{n}k"] for n in range(1, players + 1))]
    story.does(import_players, tables(rows), source="list.csv", here=True)
    return story


@made_once
def teams(count: int, size: int, system: str, language: str = "en", rounds: int = 5) -> Story:
    """Return a new event of so many teams with so many players each, all here."""
    wanted = NewEvent(language=language, system=system, settings={"rounds": rounds})
    story = Story(Memory())
    story.host.apply(new_event(wanted, DESK, event_id=EVENT_ID))
    rows = [[f"P{n}", f"{n}k", f"T{n % count}"] for n in range(1, count * size + 1)]
    story.does(import_players, tables([["Family name", "Rank", "Team"], *rows]),
               source="list.csv", here=True)  # fmt: skip
    return story


def problems(story: Story) -> set[str]:
    """Return the codes of all problems there are."""
    return {each.code for each in review(Context(story.workbook, story.reading))}


def said(story: Story, *args: Any, **options: Any) -> str:  # noqa: ANN401
    """Return what a draw says, carried out."""
    return " ".join(story.does(draw, *args, **options).sentences)


def bar(story: Story) -> str:
    """Return the next step."""
    return in_words(next_step(Context(story.workbook, story.reading)), story.reading.language)


def notes_of_those_out(story: Story, number: int) -> list[Cell]:
    """Return what is said beside those under Out."""
    place = find(story.workbook).rounds[number]
    sheet, column = story.workbook[place.name], place.columns["black"]
    return [sheet.cell(row, column) for row in story.reading.rounds[number].out]


def test_a_round_robin_from_the_first_round_to_the_last() -> None:
    """Rounds can be drawn before results are in; at the end everybody met everybody."""
    story = club(5)
    for number in range(1, 6):
        told = said(story)
        assert f"Round {number}: 2 tables; no game: " in told
    for number in range(1, 6):
        story.plays(number)
    met = [tuple(sorted(g.players)) for this in story.event.rounds for g in this.games]

    assert sorted(combinations(range(1, 6), 2)) == sorted(met)
    assert () == draw_changes(story.reading).sentences
    assert set() == problems(story) - {"by-hand"}
    assert "everything is played" in bar(story)
    assert "round robin" == story.event.rounds[4].system
    with pytest.raises(Forbidden, match="All 5 rounds are drawn"):
        story.does(draw)


def test_who_has_no_game_stands_under_out_and_is_not_without_opponent() -> None:
    """In both languages the sheet says why, and nothing is wrong."""
    for language, words in (("en", "no game in this round"), ("fr", "pas de partie à cette ronde")):
        story = club(3, language=language)
        story.does(draw)

        assert [words] == notes_of_those_out(story, 1)
        assert {"rounds-other"} == problems(story)
        row = story.row_of("P1")
        assert "–" in str(story.cell("players", row, "where"))


def test_where_sections_decide_nothing_none_are_proposed_asked_for_or_shown() -> None:
    """List and bar lead to the draw, there is no sheet; prizes may still have sections."""
    for language, step in (
        ("en", "4 here, 0 not seen yet. When all are here, draw round 1."),
        ("fr", "Présents : 4, pas encore vus : 0. Quand tous sont là, appariez"),
    ):
        story = club(4, "knockout", language)

        assert bar(story).startswith(step)
        assert "sections" not in find(story.workbook).locations
        assert "sections" not in said(story)
        assert () == story.event.sections

    story = club(4, "knockout")
    story.does(sections, down_to=["2k", "30k"])
    assert "Look at Sections, then draw round 1." in bar(story)
    story.does(draw)
    assert 2 == len(story.event.sections)


def test_the_first_draw_says_how_many_rounds_the_players_take_and_where() -> None:
    """Once, and the number on Event stays: it may be the director's own."""
    story = club(9, "knockout")

    assert "9 players need 4 rounds (knockout), not 5. Set Rounds" in said(story)
    assert "need" not in said(club(17, "knockout"))
    assert 5 == story.event.settings.rounds
    assert "need" not in said(story, again=True)


@pytest.mark.parametrize(
    ("count", "size", "system", "language", "words"),
    [
        (4, 2, "team round robin", "en", "4 teams need 3 rounds (team round robin), not 5. Set"),
        (3, 1, "team round robin", "fr", "3 équipes demandent 3 rondes (toutes rondes par éq"),
        (2, 1, "team round robin", "en", "2 teams need 1 round (team round robin), not 5."),
        (2, 3, "two teams", "en", "Two teams of 3 need 3 rounds (two teams), not 5."),
        (2, 3, "two teams", "fr", "Deux équipes de 3 demandent 3 rondes (deux équipes)"),
        (4, 1, "team swiss", "en", "4 teams can play 3 rounds (team Swiss) without a rematch"),
        (4, 1, "team swiss", "fr", "4 équipes peuvent jouer 3 rondes (suisse par équipes) s"),
    ],
)
def test_how_many_rounds_teams_take_is_told_by_their_number(
    count: int, size: int, system: str, language: str, words: str
) -> None:
    """A round robin as many as it takes; a Swiss as many as are wanted, as long as there are."""
    story = teams(count, size, system, language)

    assert words in said(story) + " ".join(map(str, review(Context(story.workbook, story.reading))))


@pytest.mark.parametrize(("count", "system", "rounds"),
                         [(6, "team round robin", 5), (5, "team round robin", 5),
                          (8, "team swiss", 4)])  # fmt: skip
def test_teams_with_the_rounds_they_take_are_told_nothing(
    count: int, system: str, rounds: int
) -> None:
    """Of an odd number each is free once, in a round more."""
    story = teams(count, 1, system, rounds=rounds)

    assert "need" not in said(story)
    assert set() == problems(story)


def test_after_the_last_round_of_teams_the_bar_leads_to_their_sheet() -> None:
    """As Python says it and as the formula of the sheet."""
    for language, words in (("en", "Look at Teams and Standings."), ("fr", "Voyez Équipes et")):
        story = teams(2, 2, "two teams", language, rounds=2)
        for number in (1, 2):
            story.does(draw)
            assert words not in bar(story)
            story.plays(number)
        story.does(refresh, "check")

        assert words in bar(story)
        place = find(story.workbook).rounds[2]
        assert words in str(story.workbook[place.name].cell(1, 1))


def test_the_paper_of_a_draft_of_teams_has_the_matches() -> None:
    """As if it had been kept."""
    story = teams(2, 2, "two teams", rounds=2)
    story.does(number_players)
    story.does(draw_draft)
    made = paper(story.workbook, PrintRequest("pairings", Options(draft=True), text=True))

    assert "Match 1 · T1 – T0" in str(made.content)


def test_byes_of_a_draw_are_named_or_counted() -> None:
    """Nobody, one, several, and more than anybody reads."""
    told = {count: said(club(count, "knockout", rounds=5)) for count in (4, 7, 6, 17)}

    assert "2 tables, no bye." in told[4]
    assert "3 tables, bye: 1 P1." in told[7]
    assert "2 tables, byes: 1 P1; 2 P2." in told[6]
    assert "1 table, 15 byes." in told[17]


def test_groups_take_the_rounds_of_the_largest() -> None:
    """Eleven players are a group of six and one of five."""
    story = club(11, "round robin by section", rounds=7)
    story.does(draw)

    found = next(p for p in review(Context(story.workbook, story.reading))
                 if p.code == "rounds-other")  # fmt: skip
    assert "Groups of 6 need 5 rounds (round robin by section), not 7." in str(found)


@pytest.mark.parametrize(
    ("system", "players", "rounds"),
    [("qualification", 9, 4), ("round robin", 5, 5), ("knockout", 17, 5), ("qualification", 4, 3)],
)
def test_the_rounds_of_a_field_are_proposed_before_round_1(
    system: str, players: int, rounds: int
) -> None:
    """For all on the list (E3, B16, B20); with that number nothing is said, nor for one player."""
    story = club(players, system, rounds=7)
    lines = [str(p) for p in review(Context(story.workbook, story.reading))]

    assert any(
        f"{players} players need {rounds} rounds ({system}), not 7" in line for line in lines
    )
    assert "rounds-other" not in problems(club(players, system, rounds=rounds))
    assert set() == problems(club(1, system, rounds=7))


@pytest.mark.parametrize(
    ("count", "size", "system", "words"),
    [(2, 4, "two teams", "Two teams of 4 need 4 rounds"),
     (4, 3, "team round robin", "4 teams need 3 rounds")],
)  # fmt: skip
def test_the_rounds_of_teams_are_proposed_before_round_1(
    count: int, size: int, system: str, words: str
) -> None:
    """By boards for two teams, by teams for more (B21)."""
    story = teams(count, size, system, rounds=5)
    lines = [str(p) for p in review(Context(story.workbook, story.reading))]

    assert any(words in line and "not 5" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_league_has_komi_7(language: str) -> None:
    """E11: proposed before round 1, and what a round robin of the championship begins with."""
    story = club(4, language=language, rounds=3, robin_order="league")
    assert {"komi-league"} == problems(story)
    assert "7" in next(str(p) for p in review(Context(story.workbook, story.reading)))
    story.sets("komi_even", 7)
    assert set() == problems(story)

    began = new_event(NewEvent(system="round robin", rules="egc"), DESK, event_id=EVENT_ID)
    league = Story(Memory())
    league.host.apply(began)
    assert (14, "league") == (league.event.settings.komi_even, league.event.settings.robin_order)
    assert () == departures(league.event.settings)


def test_a_qualification_of_six_has_komi_7_and_of_seven_any() -> None:
    """E11: at most six play a round robin (E3); once round 1 is drawn nothing is proposed."""
    story = club(6, "qualification", rounds=5)
    assert {"komi-league"} == problems(story)
    story.does(draw)
    assert set() == problems(story)
    assert set() == problems(club(7, "qualification", rounds=3))


def test_groups_that_are_not_cut_yet_propose_no_rounds() -> None:
    """Eleven players are no group of eleven."""
    assert "rounds-other" not in problems(club(11, "round robin by section", rounds=7))


def test_a_double_round_robin_meets_twice_and_nothing_is_wrong_with_it() -> None:
    """The third time would be."""
    story = club(2, "double round robin", rounds=3)
    for number in (1, 2):
        story.does(draw)
        story.plays(number)

    assert {"rounds-other"} == problems(story)
    first, second = (this.games[0] for this in story.event.rounds)
    assert (first.white, first.black) == (second.black, second.white)
    assert "everything is played" in bar(story)
    with pytest.raises(StageOver, match="The round robin is over"):
        story.does(draw)


def test_a_pair_made_by_hand_stays_and_the_others_are_paired_around_it() -> None:
    """A redraw leaves it; who is left of the two old pairs meet one another."""
    story = club(6)
    story.does(draw)
    first, second = story.event.rounds[0].games[:2]
    rows = [*story.reading.rounds[1].games]
    story.types(1, {(rows[0], "black_no"): second.black, (rows[1], "black_no"): first.black})
    story.does(draw, again=True)
    pairs = {frozenset(game.players) for game in story.event.rounds[0].games}

    assert {frozenset((first.white, second.black)), frozenset((second.white, first.black))} <= pairs
    assert 3 == len(pairs)
    assert "by hand" in " ".join(why(story.workbook, 1).view.notes)


def test_a_redraw_of_what_nobody_changed_changes_nothing() -> None:
    """Twice the same round."""
    story = club(7)
    story.does(draw)
    before = story.event.rounds
    story.does(draw, again=True)

    assert before == story.event.rounds


def test_a_round_robin_has_no_groups_to_draw_a_part_of() -> None:
    """One sentence says so, and nothing changes."""
    story = club(6)
    before = story.workbook
    with pytest.raises(Forbidden, match=r"not drawn by score \(round robin\), so no part of it"):
        story.does(draw, part=Part(ready=True))

    assert before == story.workbook


def test_a_promised_bye_is_given_and_the_partner_has_no_game() -> None:
    """The bye is a win as everywhere; the game is made good later where there is room."""
    story = club(4, rounds=3)
    story.types("players", {(story.row_of("P2"), "out"): "1 bye"})
    told = said(story)

    assert (2,) == story.event.rounds[0].byes
    assert "Round 1: 1 table, bye: 2 P2; no game: 3 P3." in told


def test_two_who_should_never_meet_are_named_when_they_are_to() -> None:
    """Nothing is drawn."""
    story = club(2, rounds=1)
    story.does(wishes_sheet)
    story.types("wishes", {(4, "who"): "P1; P2", (4, "wish"): "never meet"})
    with pytest.raises(Forbidden, match=r"P1 \(1\) and P2 \(2\) are to meet in round 1, and Wish"):
        story.does(draw)


def test_who_leaves_a_round_returns_or_comes_late_finds_a_place_and_all_still_meet() -> None:
    """The free one takes the opponent; the newcomer takes the empty seat; five rounds do."""
    story = club(5)
    story.does(draw)
    gone = " ".join(story.does(out, "2", When("1")).sentences)
    assert "Table 1: " in gone
    assert {1, 3, 4, 5} == set(story.event.rounds[0].game_by_player)
    story.does(back, "2", When("1-5"))
    story.does(import_players, tables([["Family name", "Rank"], ["Late", "3k"]]), source="late.csv")
    late_words = " ".join(story.does(late, "Late").sentences)
    for _ in range(4):
        story.does(draw)
    met = [tuple(sorted(g.players)) for this in story.event.rounds for g in this.games]

    assert "Table 3: " in late_words
    assert sorted(combinations(range(1, 7), 2)) == sorted(met)
    assert {"colour-third"} >= problems(story)  # colours cannot always be evened out as well


def test_a_round_robin_is_over_when_all_who_still_play_have_met() -> None:
    """Who left meets nobody any more; then nothing is provisional, though a round was planned."""
    story = club(3, rounds=3)
    story.does(draw)
    story.plays(1)
    story.does(out, "2", When())
    story.does(draw)
    story.plays(2)

    with pytest.raises(StageOver, match="all players who are still in have met"):
        story.does(draw)
    story.does(refresh, "standings")
    assert "everything is played" in bar(story)
    assert "Standings after round 2 of 3" == story.workbook["Standings"].cell(2, 1)


def test_a_system_typed_below_the_last_round_is_that_of_the_next_one() -> None:
    """Whether Rounds was raised before, after or together with it."""
    for first in (True, False):
        story = club(5, "swiss", rounds=1, tiebreaks=())
        story.does(draw)
        story.plays(1)
        place = find(story.workbook).locations["event"]
        story.types("event", {(place.first_row + 1, "system"): "play-off"})
        if first:
            story.does(refresh, "standings")
        story.sets("Rounds", 3)
        story.does(draw)

        assert "play-off" == story.event.rounds[1].system
        assert "Play-off for place 1" in why(story.workbook, 1).view.notes[0]
        listed = [story.workbook["Event"].cell(place.first_row + at, 1) for at in range(5)]
        assert ["Round 1", "Round 2", "Round 3"] == [getattr(c, "value", c) for c in listed[:3]]


def test_a_setting_whose_row_is_gone_is_no_place_for_a_problem() -> None:
    """The missing row is one of its own."""
    story = club(3, rounds=4)
    story.does(draw)
    assert "rounds-other" in problems(story)
    story.types(*typing(story.workbook, "Rounds", None, "label"))

    assert "rounds-other" not in problems(story)


def test_groups_are_sections_and_whom_a_rank_does_not_tell_is_moved() -> None:
    """Twelve of six ranks, two each, in a group of eight and one of four."""
    story = club(12, "groups of eight", rounds=3)
    told = " ".join(story.does(sections).sentences)
    story.does(draw)
    groups = [section_of(story.event, player) for player in story.event.players]

    assert "each section plays by itself" in told
    assert [*[1] * 8, *[2] * 4] == groups
    assert all(
        1 == len({section_of(story.event, story.event.player(n)) for n in game.players})
        for game in story.event.rounds[0].games
    )
    assert set() == problems(story)


def test_why_tells_the_order_in_both_languages() -> None:
    """And who has which colour."""
    for language, words in (("en", "Everybody meets everybody"), ("fr", "Chacun rencontre chacun")):
        story = club(4, language=language, rounds=3)
        story.does(draw)
        notes = why(story.workbook, 1).view.notes
        assert notes[0].startswith(words)
        assert len(notes) > 2


@pytest.mark.parametrize(
    "system",
    sampled(
        (each for each in SYSTEMS if each != "play-off"),
        ["novices", "round robin by section", "groups of eight", "swiss knockout", "two teams"],
    ),
)
def test_why_has_a_whole_sentence_for_every_board_of_every_round_of_a_system(system: str) -> None:
    """The first reason of each board, up to the last round; all that it names is filled in.

    Every time by score, everybody in a group, in a tree with places, a crosstable of teams.
    """
    many = 24 if system == "preliminaries" else 6
    story = teams(2, 4, system) if system in BY_TEAMS else club(many, system)
    told = []
    with suppress(Forbidden):
        for number in range(1, 5):
            story.does(draw)
            games = story.event.rounds[number - 1].games
            told += [why(story.workbook, each.table or 0, number).view.notes[0] for each in games]
            story.plays(number)

    assert len(told) > 2
    assert [] == [each for each in told if "{" in each or not each.endswith((".", ")"))]


def test_another_system_from_a_round_on_keeps_what_was_played() -> None:
    """The first round says by which system it was played, whatever the event says afterwards."""
    story = club(4, "swiss", rounds=4)
    story.does(draw)
    story.plays(1)
    story.sets("System", "round robin")

    assert "swiss" == story.event.rounds[0].system
    assert "system-other" in problems(story)
    story.types("event", {(5, "system"): "round robin"})
    assert "system-other" not in problems(story)
    for number in (2, 3, 4):
        story.does(draw)
        story.plays(number)
    assert ["swiss", *["round robin"] * 3] == [this.system for this in story.event.rounds]
    met = [tuple(sorted(g.players)) for this in story.event.rounds[1:] for g in this.games]
    assert sorted(combinations(range(1, 5), 2)) == sorted(met)
    assert not {"met", "met-played"} & problems(story)


def newcomer(story: Story) -> str:
    """Return what is said when somebody comes late and gets a place in the newest round."""
    row = max(story.reading.player_rows) + 1
    typed = {"family": "Late", "given": "", "rank": "30k", "here": "yes"}
    story.types("players", {(row, key): word for key, word in typed.items()})
    return " ".join(story.does(late, "Late").sentences)


def second_round(language: str = "en") -> Story:
    """Return a knockout of eight in round 2: 1 is to meet 4 in row 4, and 2 to meet 3 in row 5."""
    story = club(8, "knockout", language, rounds=3)
    story.does(draw)
    games = story.reading.rounds[1].games
    story.types(1, {(row, "result"): "○ 1-0" if game.white < game.black else "● 0-1"
                    for row, game in games.items()})  # fmt: skip
    story.does(draw)
    return story


def emptied(row: int) -> dict[tuple[int, str], Cell]:
    """Return the cells of a table that is taken away."""
    return {(row, key): None for key in ("table", "white_no", "black_no")}


def about_the_tree(story: Story) -> list[str]:
    """Return what Problems says of the tree."""
    return [str(each) for each in review(Context(story.workbook, story.reading))
            if each.code.startswith("tree-")]  # fmt: skip


def test_two_byes_typed_for_one_place_of_a_tree_name_who_does_not_go_on() -> None:
    """The draw of the next round follows what is said."""
    for language, words in (("en", "no place in the tree is left"), ("fr", "plus de place dans")):
        story = second_round(language)
        bye = "Bye" if language == "en" else "Exempt"
        story.types(2, {**emptied(4), (9, "white_no"): 1, (14, "table"): bye, (14, "white_no"): 4})
        (only,) = about_the_tree(story)

        assert "!C14: 4 P4" in only
        assert words in only
    story.types(2, {(5, "result"): "○ 1-0"})
    story.does(draw)
    assert {1, 2} == {*story.event.rounds[2].games[0].players}


def results_on_event(story: Story, number: int) -> str:
    """Return what Event says of the results of a round."""
    place = find(story.workbook).locations["event"]
    row = place.first_row + number - 1
    cell = story.workbook[place.name].cell(row, place.columns["results"])
    return str(getattr(cell, "value", cell))


def test_event_names_the_first_of_several_byes_and_counts_the_others() -> None:
    """In a knockout of five three are free in round 1."""
    story = club(5, "knockout")
    story.does(draw)

    assert "bye: 1 P1 +2" in results_on_event(story, 1)
    story = club(3)
    story.does(draw)
    assert "bye" not in results_on_event(story, 1)


def test_standings_show_section_and_club_where_somebody_has_one() -> None:
    """A column that is empty for everybody is left out, on the screen and not on the sheet."""
    story = club(4, "knockout")
    story.does(draw)

    def shown() -> tuple[str, ...]:
        return view(
            story.workbook, refresh(story.workbook, DESK, "standings"), "standings"
        ).headings

    assert "Place" == shown()[0]
    assert "Club" not in shown()
    story.types("players", {(story.row_of("P1"), "club"): "Mtl"})
    story.does(sections, down_to=["2k", "30k"])
    assert {"Section", "Club"} <= {*shown()}


def test_a_place_of_the_tree_that_nobody_fills_is_told_and_no_final_drawn() -> None:
    """While the round is played everybody without an opponent is told anyhow."""
    story = second_round()
    story.types(2, emptied(4))
    assert [] == about_the_tree(story)
    assert "free" in problems(story)

    story.types(2, {(5, "result"): "○ 1-0"})
    (only,) = about_the_tree(story)
    assert "Players!H4: 1 P1, 4 P4: neither game nor bye in this round" in only
    with pytest.raises(Forbidden, match=r"Round 3 has no game: nobody is left to meet 2 P2\."):
        story.does(draw)


def test_a_bye_of_who_has_lost_decides_nothing_in_the_tree() -> None:
    """It is told, and the final is what it would have been."""
    story = second_round()
    story.types(2, {(9, "white_no"): 8, (13, "table"): None, (13, "white_no"): None})

    assert "Round 2!C9: 8 P8: not in the tree in this round" in about_the_tree(story)[0]
    assert ("✎ you: you gave the bye to 8 P8.",) == why(story.workbook, "bye").view.notes


def test_who_comes_late_to_a_knockout_meets_who_was_free() -> None:
    """Two with a bye in one place of the tree: one of them would go home without a game."""
    story = club(6, "knockout", rounds=3)
    story.does(draw)
    told = newcomer(story)

    assert "7 Late" in told
    assert "has the bye" not in told
    assert {1} == {*story.event.rounds[0].byes}
    assert {2, 7} in [{*game.players} for game in story.event.rounds[0].games]


def test_who_comes_late_and_has_no_game_is_told_so_and_how_many_rounds_it_takes() -> None:
    """A round robin of four has no empty seat."""
    story = club(4, rounds=3)
    story.does(draw)
    story.plays(1)
    story.does(draw)
    told = newcomer(story)

    assert "No game in this round: 5 Late" in told
    assert "5 players need 5 rounds to meet one another, and there are 3" in told


def test_a_later_stage_by_section_gets_groups_of_the_size_wanted() -> None:
    """Not the sections of a McMahon, which the system of the event would have."""
    story = club(12, "swiss", rounds=3)
    place = find(story.workbook).locations["event"]
    story.types("event", {(place.first_row + 1, "system"): "round robin by section"})
    story.does(draw)
    story.plays(1)

    assert "2 sections proposed, ending at 6k, 12k." in said(story)


def test_of_many_without_a_game_the_number_is_told() -> None:
    """Up to eight they are named: of a large knockout most are out soon."""
    story = club(20, "swiss")
    story.does(number_players)
    event = story.event
    drawn = pairing.draw(event, 1)
    few, many = (
        drawn_words(event, drawn._replace(idle=tuple(sorted(event.by_number)[:idle])))
        for idle in (MANY, MANY + 1)
    )

    assert "; no game: 1 P1; 2 P2; " in few
    assert few.endswith("; 8 P8.")
    assert many.endswith("; no game: 9 players, under Out on the sheet.")


@pytest.mark.parametrize(
    ("system", "which"), [("knockout", "tree"), ("round robin", "crosstable-1"), ("swiss", "")]
)
def test_the_papers_of_a_round_are_those_of_its_system_as_well(system: str, which: str) -> None:
    """The tree of a knockout, the crosstable of a round robin."""
    story = club(4, system)
    story.does(draw)
    made = papers_of_a_round(story.workbook, PrintRequest(), lambda _: None)

    assert [which] * bool(which) == [each.which for each in made[len(EACH_ROUND) :]]


@pytest.mark.parametrize(
    ("typed", "tie"),
    [("jigo", True), ("– 0-0", True), ("○ 1-0", False), ("○ 1-0 def", False)],
)
def test_a_tie_in_a_knockout_is_a_problem_at_once(typed: str, tie: bool) -> None:  # noqa: FBT001
    """With the cell of the result; the next round's draw would refuse it (B20)."""
    story = club(4, "knockout", rounds=2)
    story.does(draw)
    row = min(story.reading.rounds[1].games)
    story.types(1, {(row, "result"): typed})
    found = [p for p in review(Context(story.workbook, story.reading)) if p.code == "tree-tie"]

    assert tie == bool(found)
    assert all((p.row, p.sheet, p.weight) == (row, "Round 1", "stop") for p in found)
    column = find(story.workbook).rounds[1].columns["result"]
    assert all(p.column == column and "1 P1" in p.message for p in found)


def test_a_tie_in_a_swiss_is_none() -> None:
    """There it is half a point."""
    story = club(4, "swiss", rounds=2)
    story.does(draw)
    story.types(1, {(min(story.reading.rounds[1].games), "result"): "jigo"})

    assert "tree-tie" not in problems(story)
