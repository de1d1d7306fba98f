"""What a director is told besides, and what closes an event.

Ranks worth a word (M13), fees unknown (M2), first places that several are level for (M15, B30),
tie-breaks changed since round 1 (B30), entries too low (A2), rounds that a 4 dan omits (E14).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import refresh
from nigiri.desk.draw.drafts import draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.place import why_place
from nigiri.desk.output.papers import PrintRequest, paper
from nigiri.desk.players.entry_warnings import entry_warnings
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.domain.games.rank_advice import rank_advice
from nigiri.domain.model.event import Player, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.standings import leaders, places_alone, standings, winners
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.domain.tiebreaks.stages import play_offs
from nigiri.errors import Forbidden
from nigiri.hosts.memory import Memory
from nigiri.reports.frame.options import Options
from nigiri.workbook.apply import applied
from nigiri.workbook.live.context import Context
from nigiri.workbook.log import _codes_said, announced
from nigiri.workbook.migrate import migration
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.event import round_rows as rows_of_rounds
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from tests.desk.story import DESK, Story, begin, club, tables
from tests.workbook.layout_12 import as_layout_12

WORD = "Ask about the rank: "


def won_by_white(story: Story, rounds: int) -> list[str]:
    """Draw and play so many rounds, always won by White; return what the draws said of ranks."""
    found = []
    for number in range(1, rounds + 1):
        found += [words for words in story.does(draw).sentences if words.startswith(WORD)]
        rows = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "1-0" for row in rows})
    return found


def test_kyu_players_who_win_or_lose_three_of_three_are_named_once() -> None:
    """By the draw of round 4; dan players are not, and who has another rank now was spoken to."""
    story = begin(rounds=5, host="")
    ranks = ["2d", "1d", *[f"{n}k" for n in range(1, 15)]]
    rows = [["Family name", "Rank"], *([f"P{n}", rank] for n, rank in enumerate(ranks, 1))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, count=2)
    said = won_by_white(story, 5)

    advised = [(found.player, found.won, found.lost) for found in rank_advice(story.event, 3)]
    assert {(3, 0), (0, 3)} >= {(won, lost) for _, won, lost in advised} != set()
    assert all(player.rank < Rank(1) for player, _, _ in advised)
    assert 1 == len([words for words in said if " 3 won, 0 lost" in words or "0 won, 3" in words])
    assert [] == [*rank_advice(story.event, 1)] == [*rank_advice(story.event, 4)]
    spoken = [replace(p, rank=Rank(0), entry_rank=p.initial_rank) for p in story.event.players]
    names = {found.player.family for found in rank_advice(
        replace(story.event, players=tuple(spoken)), 3
    )}  # fmt: skip
    assert names <= {"P3"}  # 1k is what it was


def test_where_handicaps_do_not_go_by_rank_nothing_is_said_of_ranks() -> None:
    """A new rank would change nothing there."""
    story = club(16, handicap_by="score", rounds=5)

    assert [] == won_by_white(story, 4)


def test_guideline_four_is_open_while_no_fees_are_known() -> None:
    """A dash, no tick; with fees it is met or not (M2)."""
    story = club(16)
    story.does(sections, count=2)
    first = story.place("sections").first_row
    assert "–" == story.cell("sections", first, "fees")

    story.opens("fee")
    rows = story.reading.player_rows
    story.types("players", {(row, "fee"): "20" for row in rows})
    story.does(sections, count=2)
    assert "✓" == story.cell("sections", first, "fees")
    assert not {"section-fees"} & {
        found.code for found in review(Context(story.workbook, story.reading))
    }


def test_guideline_four_goes_by_the_fees_on_event() -> None:
    """A sentence is no level; a section of two levels does not meet it (M2)."""
    story = club(16)
    highest = max(player.rank for player in story.event.players)
    for typed, said in (("free for children", "–"), (f"{highest} 20, 30k 10", "20, 10")):
        story.sets("Entry fees", typed)
        story.does(sections, count=1)
        assert said in str(story.cell("sections", story.place("sections").first_row, "fees"))


def test_cuss_and_cusp_together_are_told() -> None:
    """B30: they say nearly the same. One alone is fine."""
    story = club(4)
    codes = []
    for typed in ("SOS, CUSS, CUSP", "CUSSW, CUSP", "CUSP", "CUSS, SOS"):
        story.sets("Tie-breaks", typed)
        found = {each.code for each in review(Context(story.workbook, story.reading))}
        codes.append("tiebreaks-both" in found)

    assert [True, True, False, False] == codes


def test_ties_of_every_section_are_played_off() -> None:
    """M15: those level for the first places of a section, whichever it is."""
    story = club(16, first="NBW", tiebreaks=("NBW",), rounds=4)
    story.does(sections, count=2)
    won_by_white(story, 1)
    event = story.event
    ties = play_offs(event, levels_before, 2)
    parts = [{section_of(event, event.player(n)) for n in tied.players} for tied in ties]

    assert [1, 1] == [tied.place for tied in ties]
    assert [{1}, {2}] == parts


def level(how: str) -> Story:
    """Return an event of one round, all played, in which two are level for each first place."""
    story = club(8, rounds=1, tiebreaks=(), level_first=how)
    story.does(sections, count=2)
    won_by_white(story, 1)
    return story


def told(story: Story) -> dict[str, str]:
    """Return code -> sentence and way out of all problems."""
    found = review(Context(story.workbook, story.reading))
    return {each.code: f"{each.message} {each.way_out}" for each in found}


def first_places(story: Story) -> dict[int, list[int]]:
    """Return section -> the places of those who are level at its top."""
    tops = {section: {*numbers} for section, numbers in leaders(story.event).items()}
    found: dict[int, list[int]] = {}
    for each in standings(story.event):
        if each.number in tops[each.section]:
            found.setdefault(each.section, []).append(each.place)
    return found


def certificates(story: Story) -> str:
    """Return the certificates of first and second places."""
    asked = PrintRequest("certificates", Options(stamp=DESK.now, places=2))
    return str(paper(story.workbook, asked).content)


def standing_words(story: Story) -> list[str]:
    """Return the reasons on Standings."""
    story.does(refresh, "standings")
    place = story.place("standings")
    lines = range(place.first_row, place.first_row + len(story.event.players))
    return [str(story.cell("standings", row, "why")) for row in lines]


def test_a_first_place_is_shared_unless_the_event_says_otherwise() -> None:
    """Both are first, the second place is left out, and nothing is told (M15)."""
    story = level("share")
    tied = {s: len(n) for s, n in leaders(story.event).items() if len(n) > 1}

    assert tied != {}
    assert {section: [1] * many for section, many in tied.items()}.items() <= (
        first_places(story).items()
    )
    assert "first-level" not in told(story)
    assert any(words.startswith("Shares the place with ") for words in standing_words(story))
    assert "1st place" in certificates(story)


def test_where_nobody_is_first_the_players_who_are_level_are_second() -> None:
    """On Standings, the grid, the wall and certificates, once all is played, and not before."""
    story = level("nobody")
    tied = {section: n for section, n in leaders(story.event).items() if len(n) > 1}
    places = first_places(story)

    assert all([2] * len(numbers) == places[section] for section, numbers in tied.items())
    assert all(winners(story.event)[section] == () for section in tied)
    by_line = {each.number: each.place for each in standings(story.event)}
    assert by_line == places_alone(story.event)
    before = replace(story.event, settings=replace(story.event.settings, rounds=2))
    level_now = winners(before)[1]
    assert len(level_now) > 1
    assert {1} == {each.place for each in standings(before) if each.number in level_now}

    assert any("nobody is first" in words for words in standing_words(story))
    place = story.place("grid")
    notes = [story.cell("grid", r, "name") for r in range(place.first_row, place.first_row + 40)]
    assert len(tied) == sum("nobody (" in str(words) for words in notes)
    assert "first-level" not in told(story)
    assert certificates(story).count("1st place") == sum(
        len(numbers) == 1 for numbers in leaders(story.event).values()
    )
    grid = str(paper(story.workbook, PrintRequest("grid", Options(stamp=DESK.now))).content)
    assert len(tied) == grid.count("nobody (")


def test_a_play_off_is_proposed_told_and_decides() -> None:
    """By check, the draw and certificates, until its games part the two (M15, B30)."""
    story = level("play off")
    tied = [numbers for numbers in leaders(story.event).values() if len(numbers) > 1]
    last = 3  # three are level for the third place, which is played off as well

    said = told(story)["first-level"]
    assert "level for a first place" in said
    assert f"Raise Rounds to {last}, write play-off beside round 2" in said
    assert all(f"{number} " in said for numbers in tied for number in numbers)
    with pytest.raises(Forbidden, match=f"raise Rounds on the Event sheet to {last}"):
        story.does(draw)
    with pytest.raises(Forbidden, match="level for a first place, which is to be played off"):
        certificates(story)
    standing_words(story)
    title = story.cell("standings", story.place("standings").heading_row - 1, "section")
    assert "provisional" in str(title)

    story.sets("Rounds", last)
    story.does(refresh, "standings")
    rows = round_rows(story)
    story.types("event", {(rows[2], "system"): "play-off"})
    for number in range(2, last + 1):
        story.does(draw)
        games = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "1-0" for row in games})
    assert "first-level" not in told(story)
    assert all(len(numbers) == 1 for numbers in leaders(story.event).values())
    assert "1st place" in certificates(story)


def round_rows(story: Story) -> dict[int, int]:
    """Return round -> its row on Event."""
    place = story.place("event")
    return dict(rows_of_rounds(TableReader(place, story.workbook[place.name], "en")))


def test_tie_breaks_changed_since_round_one_are_told() -> None:
    """What they were when round 1 was drawn, and what they are (B30); typed back, nothing."""
    story = club(8, rounds=3)
    story.sets("Tie-breaks", "SOS")
    assert "tiebreaks-changed" not in told(story)
    story.does(draw)
    assert "tiebreaks-changed" not in told(story)

    story.sets("Tie-breaks", "SOSOS, one-on-one")
    assert (
        "victories, SOS decided the places; now victories, SOSOS, one-on-one do"
        in (told(story)["tiebreaks-changed"])
    )
    story.sets("First comes", "score")
    assert "now score, SOSOS" in told(story)["tiebreaks-changed"]
    story.sets("Tie-breaks", "SOS")
    story.sets("First comes", "victories")
    assert "tiebreaks-changed" not in told(story)


def with_an_absent_winner(rules: str) -> Story:
    """Play two rounds that only number 1 wins, and the third without 1 and 2."""
    story = club(6, rules=rules, rounds=3)
    for number in (1, 2, 3):
        if number == 3:
            for row in (story.row_of(story.event.player(PlayerId(n)).family) for n in (1, 2)):
                story.types("players", {(row, "out"): "3"})
        story.does(draw)
        for row, game in story.reading.rounds[number].games.items():
            won = {game.white: "1-0", game.black: "0-1"}.get(PlayerId(1), "0-0")
            story.types(number, {(row, "result"): won})
    return story


def test_a_winner_who_missed_a_round_is_told_at_the_end() -> None:
    """B7: whoever wins must have played every round, as long as anybody has."""
    story = with_an_absent_winner("bga")
    winner = f"1 {story.event.player(PlayerId(1)).name}"
    story.sets("First place: every round played", "no")

    assert f"In first place, but missed a round: {winner}. " in told(story)["winner-missed"]
    story.sets("First comes", "who played all rounds")
    assert "winner-missed" not in told(story)


def test_a_british_event_has_nobody_first_who_missed_a_round() -> None:
    """B7: Standings, certificates and `why-place` say so, and nothing is left to be told."""
    story = with_an_absent_winner("bga")
    first, second, *_ = standings(story.event)
    story.does(refresh, "standings")
    place = story.place("standings")
    why = [str(story.cell("standings", place.first_row + at, "why")) for at in (0, 1)]

    assert (1, 2) == (first.place, second.place)
    assert PlayerId(1) == second.number != first.number
    assert "winner-missed" not in told(story)
    assert why[0].startswith("The best of those who missed no round; 1 ")
    assert why[1].startswith("Missed a round and cannot be first; ")
    champion = certificates(story).rpartition("2nd place")[2].partition("1st place")[0]
    assert story.event.player(first.number).family in champion
    answer = why_place(story.workbook, 1, int(first.number)).sentence
    assert "missed no round, and whoever missed one cannot be first" in answer


def test_a_british_event_begun_before_keeps_its_places() -> None:
    """Layout 15 had no such rule: the winner who missed a round stays, and it is told (B7)."""
    story = with_an_absent_winner("bga")
    old = as_layout_12(story.workbook, version=12)
    brought_up = Story(Memory(applied(old, Changes(migration(old)))))

    assert read(old).event.settings.winner_played_all == "no"
    assert places_alone(read(old).event) == places_alone(brought_up.event)
    assert 1 == places_alone(brought_up.event)[PlayerId(1)]
    assert "winner-missed" in told(brought_up)


def test_only_the_british_rules_ask_for_a_winner_who_played_all_rounds() -> None:
    """Others count a missed round as they do, and before the end nobody has won."""
    going_on = with_an_absent_winner("bga")
    going_on.sets("First place: every round played", "no")
    going_on.sets("Rounds", 4)

    assert "winner-missed" not in told(with_an_absent_winner("quebec"))
    assert "winner-missed" not in told(going_on)


def test_a_redraw_of_round_one_announces_them_anew() -> None:
    """Nobody has played then."""
    story = club(8, rounds=3)
    story.does(draw)
    story.sets("Tie-breaks", "SOSOS")
    assert "tiebreaks-changed" in told(story)
    story.does(draw, again=True)
    assert "tiebreaks-changed" not in told(story)


def test_a_draft_that_is_kept_announces_them() -> None:
    """As a draw does, in any language."""
    story = club(8, rounds=3, language="fr")
    story.does(draw)
    story.does(draw_draft, again=True)
    story.does(keep)
    story.sets("Départages", "SOSOS")
    assert "victoires, SOS, SDOS" in told(story)["tiebreaks-changed"]


BELOW = "Entered with a lower rank than published, and no reason is noted: "


def test_who_enters_too_low_is_named_by_import_and_draw_until_a_reason_is_noted() -> None:
    """In an event by the AGA, and that only medical reasons count (A2)."""
    story = begin(rules="aga", rounds=3, dates="2026-06-13")
    heads = ["Family name", "Given name", "Rank", "Published rating"]
    people = [["Low", "Ann", "4k", -2.5], *([f"P{n}", "X", "2k", -2.5] for n in range(1, 4))]
    changes = story.does(import_players, tables([heads, *people]), source="list", here=True)
    said = [words for words in changes.sentences if words.startswith(BELOW)]
    assert ["Low, Ann (4k)"] == [words.removeprefix(BELOW).partition(".")[0] for words in said]
    assert "Only medical reasons count; lack of play does not." in said[0]
    assert "Only medical reasons count" in told(story)["entry-evidence"]

    drawn = [words for words in story.does(draw).sentences if words.startswith(BELOW)]
    assert drawn == said
    place = story.place("problems")
    row = next(
        r for r in range(place.first_row, place.first_row + 20)
        if story.cell("problems", r, "code") == "entry-evidence"
    )  # fmt: skip
    story.types("problems", {(row, "accepted"): "ill since May"})
    for each in story.reading.rounds[1].games:
        story.types(1, {(each, "result"): "1-0"})
    assert not any(words.startswith(BELOW) for words in story.does(draw).sentences)


def test_many_who_enter_too_low_are_counted_and_other_federations_ask_later() -> None:
    """Six names are enough; in an event by the EGF grades are asked about by check."""
    players = [
        Player(f"P{n}", "", Rank.parse("9k"), published=-250, here=True) for n in range(1, 10)
    ]
    aga, egf = (Settings(rating_scale=scale) for scale in ("aga", "egf"))

    assert "P6 (9k); and 3 others" in str(entry_warnings(aga, players)[0])
    assert () == entry_warnings(egf, players)


def test_a_4_dan_who_omits_a_round_between_others_is_told_so_at_once() -> None:
    """By `out`, at a congress (E14); who leaves early or is weaker may."""
    story = begin(rules="egc", rounds=5)
    rows = [
        ["Family name", "Rank"],
        ["Four", "4d"],
        ["Three", "3d"],
        *([f"P{n}", "2k"] for n in range(4)),
    ]
    story.does(import_players, tables(rows), source="list", here=True)
    said = {
        (who, when): [w for w in story.does(out, who, When(when)).sentences if "skip" in w]
        for who, when in (("Three", "3"), ("Four", "5"), ("Four", "3"))
    }

    assert [0, 0, 1] == [len(words) for words in said.values()]
    assert "Four is 4d: from 4 dan on nobody may skip rounds and come back" in said["Four", "3"][0]
    assert "round 3" in said["Four", "3"][0]


def test_the_log_names_tie_breaks_as_the_event_does_and_reads_codes_of_before() -> None:
    """“Siege”, not NBW; a line that an older version wrote says the same."""
    story = club(8, rounds=3, language="de")
    story.does(draw)
    (line,) = (row for row in sheet_rows(story, "log") if "Plätze nach" in row)
    assert "Plätze nach: Siege, SOS, SDOS, Zweikampf" in line

    place = story.place("log")
    reader = TableReader(place, story.workbook[place.name], "de")
    names = announced(reader)
    older = ("NBW", "SOS", "SDOS", "ONE")
    assert older == names == _codes_said("Places decided by: NBW, SOS, SDOS, ONE")


def sheet_rows(story: Story, kind: str) -> list[str]:
    """Return the rows of a sheet, each as one text."""
    return [" ".join(map(str, row)) for row in story.workbook[story.place(kind).name].rows]
