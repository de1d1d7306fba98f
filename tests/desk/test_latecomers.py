"""Who comes after a round was drawn never wins its bye (M6); two of them may play (B29)."""

from __future__ import annotations

from typing import Any

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.bye import bye
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.players.number import number
from nigiri.desk.results.entries import Entry
from nigiri.desk.results.verify import SecondPass, verify
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.scores import pairing_score, victories
from nigiri.domain.starts.start_scores import initial_score
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import said
from tests.desk.story import DESK, Story, club, drawn, made_once
from tests.desk.test_attendance import outs, pairs, wrong
from tests.sample import sampled


@made_once
def second(players: int, **options: Any) -> Story:  # noqa: ANN401 -- as `club` takes them
    """Return an event with round 1 played and round 2 drawn."""
    story = drawn(club(players, **options), 1)
    story.does(draw)
    return story


def comes(story: Story, *names: str, rank: str = "6d") -> None:
    """Type newcomers below the others."""
    row = max(story.reading.player_rows)
    for at, name in enumerate(names, row + 1):
        story.types("players", {(at, "family"): name, (at, "rank"): rank})


def meet(story: Story) -> set[frozenset[int]]:
    """Return who meets whom in the newest round."""
    return {frozenset(pair) for pair in pairs(story).values()}


def test_a_6_dan_who_comes_late_does_not_win_the_bye() -> None:
    """Twelve play: nobody is free, so the round is missed. Half a point, no win, no question."""
    story = second(12)
    before = pairs(story)
    comes(story, "Late")
    changes = story.does(late, "Late")
    story.plays(2)
    story.does(draw)
    event, new = story.event, story.about("Late").number

    assert () == changes.questions
    assert (
        "Playing from round 3 on: Late. The missed round 2 counts ½ and is not a win."
        in changes.sentences
    )
    assert ((), before) == (
        event.rounds[1].byes,
        {g.table: g.players for g in event.rounds[1].games},
    )
    assert new == 13
    assert "2" == str(outs(story, new))
    start = initial_score(event, event.player(new))
    # Half a point for each of the two rounds missed (M5).
    assert (0, 2) == (victories(event, new, 2), pairing_score(event, new, 3) - start)
    assert new in {n for pair in meet(story) for n in pair} | {*event.rounds[2].byes}


def test_who_has_the_bye_is_asked_about_before_it_is_taken_back() -> None:
    """Thirteen play: the two may meet, if the director lets them."""
    story = second(13)
    free = story.event.rounds[1].byes[0]
    had = f"{free} {story.event.player(free).name}"
    comes(story, "Late")
    changes = late(story.workbook, DESK, "Late")

    (asked,) = changes.questions
    assert asked.startswith(
        f"{had} has the bye of round 2. It will be taken back, so that Late can"
    )
    assert asked.endswith(
        'let the latecomers play from the next round on: nigiri late "Late" --next'
    )
    story.host.apply(changes)
    assert {14, free} in meet(story)
    assert () == story.event.rounds[1].byes
    assert set() == wrong(story)


def test_the_director_leaves_the_bye_where_it_is() -> None:
    """Nothing in the round changes; the latecomer is drawn in the next one."""
    story = second(13)
    before = pairs(story), story.event.rounds[1].byes
    comes(story, "Late")
    changes = story.does(late, "Late", later=True)

    assert () == changes.questions
    assert before == (pairs(story), story.event.rounds[1].byes)
    assert story.about("Late").here
    assert "late --next" == story.cell("log", 4, "command")
    story.plays(2)
    story.does(draw)
    assert 14 in {n for pair in meet(story) for n in pair}


@pytest.mark.parametrize("players", [12, 13])
def test_two_latecomers_play_each_other(players: int) -> None:
    """Whoever has the bye keeps it, and nobody is asked."""
    story = second(players)
    byes = story.event.rounds[1].byes
    comes(story, "Late", "Later")
    changes = story.does(late, "Late; Later")

    assert () == changes.questions
    assert {players + 1, players + 2} in meet(story)
    assert byes == story.event.rounds[1].byes
    assert set() == wrong(story)


def test_two_latecomers_one_after_the_other_are_offered_one_another() -> None:
    """One question; whoever came first was told to wait, and plays now."""
    story = second(12)
    comes(story, "Late", "Later")
    waits = story.does(late, "Late")
    changes = story.does(late, "Later")

    assert () == waits.questions
    assert 1 == len(changes.questions)
    assert str(changes.questions[0]).startswith(
        "Late came late, too, and is waiting for round 3. Now Later and Late will play in round 2."
    )
    assert 'nigiri late "Later" --next' in str(changes.questions[0])
    assert "Playing in round 2: Later; Late." in changes.sentences
    assert {13, 14} in meet(story)
    assert [None, None] == [outs(story, n) for n in (13, 14)]
    assert set() == wrong(story)


def test_of_the_latecomers_who_wait_one_plays_the_next_to_come() -> None:
    """The others go on waiting, untouched; where somebody is free nobody of them is asked about."""
    story = second(12)
    comes(story, "Late", "Later", "Last")
    for name in ("Late", "Later", "Last"):
        changes = story.does(late, name)

    assert () == changes.questions
    assert 7 == len(pairs(story))
    assert "2" == str(story.cell("players", story.row_of("Last"), "out"))


@pytest.mark.parametrize("way", ["late --next", "out", "cell"])
def test_who_waits_or_is_out_by_the_directors_word_is_not_offered(way: str) -> None:
    """`late --next`, `out`, or the cell: what was typed before counts."""
    story = second(12)
    comes(story, "Late", "Later")
    row = story.row_of("Late")
    if way == "cell":
        story.types("players", {(row, "here"): "yes", (row, "out"): 2})
    elif way == "late --next":
        story.does(late, "Late", later=True)
    else:
        story.does(late, "Late")
        story.does(out, "Late", When("2-3"))
    changes = story.does(late, "Later")

    assert () == changes.questions
    assert "Playing from round 3 on: Later. The missed round 2 counts ½ and is not a win." in (
        changes.sentences
    )


def test_of_three_latecomers_two_play_and_one_waits() -> None:
    """An even round: no bye for the third."""
    story = second(12)
    comes(story, "Late", "Bea", "Cid")
    said = story.does(late, "Late; Bea; Cid").sentences
    told = [words for words in said if words.startswith("Playing from round 3 on: ")]

    assert 7 == len(pairs(story))
    assert () == story.event.rounds[1].byes
    assert 1 == len(told)
    waits = next(p for p in story.event.players if p.family in told[0])
    assert waits.out == frozenset({2})
    assert 2 == sum(words.count("Playing in round 2: ") * len(words.split(";")) for words in said)


def test_of_three_latecomers_one_meets_who_had_the_bye() -> None:
    """Nobody waits, if the director agrees."""
    story = second(13)
    free = story.event.rounds[1].byes[0]
    comes(story, "Late", "Bea", "Cid")
    changes = story.does(late, "Late; Bea; Cid")

    assert 1 == len(changes.questions)
    assert 8 == len(pairs(story))
    assert any(free in pair for pair in meet(story))
    assert all(not player.out for player in story.event.players)


def test_who_met_the_one_with_the_bye_waits() -> None:
    """Seven played round 1; one of a pair of it is away, the other has the bye of round 2."""
    story = drawn(club(8), 1)
    game = story.event.rounds[0].games[-1]
    story.does(out, str(game.white), When("2"))
    story.does(bye, str(game.black), 2)
    story.does(draw)
    before = pairs(story)
    assert (game.black,) == story.event.rounds[1].byes
    said = story.does(back, str(game.white), When("2")).sentences

    assert ((game.black,), before) == (story.event.rounds[1].byes, pairs(story))
    assert "2" == str(outs(story, game.white))
    assert any(words.startswith(f"Playing from round 3 on: {game.white} ") for words in said)


def test_who_comes_back_has_no_right_to_the_bye_either() -> None:
    """Out of round 2 when it was drawn; eleven others and a guest are an even number."""
    story = drawn(club(13), 1)
    story.does(out, "3", When("2"))
    story.does(draw)
    said = story.does(back, "3", When("2-4")).sentences

    assert "2" == str(outs(story, 3))
    assert () == story.event.rounds[1].byes
    assert not any(words.startswith("Playing in") for words in said)
    assert any(words.startswith("Playing from round 3 on: 3 ") for words in said)


def test_who_was_promised_the_bye_has_it_also_when_late() -> None:
    """The director's word (A8)."""
    story = drawn(club(13), 1)
    story.does(bye, "3", 2)
    row = story.row_of(story.event.player(PlayerId(3)).family)
    story.types("players", {(row, "here"): None})
    story.does(draw)
    assert not story.event.rounds[1].byes
    story.does(late, "3")

    assert (3,) == story.event.rounds[1].byes


def test_in_the_last_round_there_is_no_next_one() -> None:
    """Told so."""
    story = drawn(club(12, rounds=2), 1)
    story.does(draw)
    comes(story, "Late")

    said = story.does(late, "Late").sentences
    assert "No game for Late: round 2 is the last one." in said


def test_where_there_are_no_byes_a_latecomer_waits_too() -> None:
    """Nobody has to be asked to sit out (B6)."""
    story = second(12, rules="bga")
    comes(story, "Late")
    said = story.does(late, "Late").sentences

    assert () == story.event.rounds[1].byes
    assert any(words.startswith("Playing from round 3 on: Late. ") for words in said)


def test_a_reserve_plays_a_latecomer() -> None:
    """The number is odd, so the reserve comes in (B6)."""
    story = drawn(club(12), 1)
    comes(story, "Ghost", rank="20k")
    story.types("players", {(story.row_of("Ghost"), "here"): "if needed"})
    story.does(draw)
    comes(story, "Late")
    changes = story.does(late, "Late")

    assert () == changes.questions
    assert {13, 14} in meet(story)


@pytest.mark.parametrize("numbered", [True, False])
def test_a_draw_of_the_rest_gives_a_latecomer_no_bye(numbered: bool) -> None:  # noqa: FBT001
    """It names the command that finds what is left for them; two are paired by it."""
    story = drawn(club(13 if numbered else 12), 1)
    if numbered:
        row = story.row_of(story.event.player(PlayerId(5)).family)
        story.types("players", {(row, "here"): None})
        story.does(draw)
        story.types("players", {(row, "here"): "yes"})
    else:
        story.does(draw)
        comes(story, "Late")
        story.types("players", {(story.row_of("Late"), "here"): "yes"})
    before = story.workbook

    with pytest.raises(
        Forbidden, match=r"Its bye counts as a win and is not for late.*nigiri late \d+"
    ):
        draw(before, DESK, part=Part(rest=True))
    comes(story, "Later")
    story.types("players", {(story.row_of("Later"), "here"): "yes"})
    story.does(draw, part=Part(rest=True))
    assert {5 if numbered else 13, 14} in meet(story)


def test_the_rest_of_a_round_drawn_in_part_has_its_bye() -> None:
    """Who was there and is drawn later is no latecomer; one who comes meanwhile is."""
    story = club(13)
    story.does(sections, count=2)
    story.does(number)
    story.does(draw, part=Part(sections=("1",)))
    seated = {*story.event.rounds[0].byes, *(n for pair in meet(story) for n in pair)}
    story.does(draw, part=Part(rest=True))

    assert seated != {*story.event.by_number}
    assert set() == wrong(story)


def test_somebody_else_who_came_late_waits_as_well() -> None:
    """Two new ones are marked here, one is named: a third would win the bye without a word."""
    story = second(12)
    comes(story, "Late", "Bea", "Cid", rank="20k")
    story.types("players", {(story.row_of(n), "here"): "yes" for n in ("Bea", "Cid")})
    story.does(late, "Late")

    assert () == story.event.rounds[1].byes
    assert 7 == len(pairs(story))
    assert 1 == sum(p.out == frozenset({2}) for p in story.event.players)


def test_while_nothing_can_be_drawn_nobody_is_put_off() -> None:
    """Two passes differ: that comes first, and the latecomer is not sent to the next round."""
    story = second(12)
    story.does(verify, SecondPass(tables=[Entry(table=2, typed="W")]))
    comes(story, "Late")

    with pytest.raises(Forbidden, match="Round 2, table 2: the second"):
        late(story.workbook, DESK, "Late")


def test_the_sheets_say_what_is_left_for_a_latecomer() -> None:
    """Problems, the bar, and afterwards nothing."""
    story = second(12)
    comes(story, "Late")
    story.types("players", {(story.row_of("Late"), "here"): "yes"})
    found = check(story.workbook)
    told = next(p for p in found.problems if p.code == "late")

    assert told.way_out == (
        "nigiri late pairs them with a player who is free; otherwise they play from the next "
        "round on."
    )
    assert " · Not paired: 1 (nigiri late)" in found.next_step
    story.does(late, "Late")
    found = check(story.workbook)
    assert not {"late", "free"} & {p.code for p in found.problems}
    assert "Without a place" not in found.next_step


def test_in_french_it_is_said_in_french() -> None:
    """The offer, and the round that is missed."""
    odd, even = second(13, language="fr"), second(12, language="fr")
    for story in (odd, even):
        comes(story, "Tard")

    assert (
        " est exempt à la ronde 2. Cette exemption lui sera retirée, pour que Tard joue. "
        in said(late(odd.workbook, DESK, "Tard").questions[0], "fr")
    )
    sentences = [said(each, "fr") for each in late(even.workbook, DESK, "Tard").sentences]
    assert (
        "Dès la ronde 3 : Tard. La ronde 2 est manquée : elle compte ½, sans être une victoire."
        in sentences
    )


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Playing from round 2 on: 13 Late. The missed round 1 counts ½ and is not a win."),
    ("de", "Ab Runde 2: 13 Late. Runde 1 ist ausgelassen: das zählt ½ und nicht als Sieg."),
])  # fmt: skip
def test_who_is_numbered_after_a_round_missed_it(language: str, words: str) -> None:
    """The complete round is not taken for one that is drawn only in part: a draft can be drawn."""
    story = drawn(club(12, language=language), 1)
    comes(story, "Late")
    story.does(late, "Late")
    changes = story.does(number)

    assert words in [said(each, language) for each in changes.sentences]
    assert "1" == outs(story, 13)
    assert draw_draft(story.workbook, DESK).operations


def test_who_is_numbered_while_a_round_is_drawn_in_part_is_of_its_rest() -> None:
    """Section 2 has played, the others wait: the newcomer is drawn with them."""
    story = club(12)
    story.does(sections, count=2)
    story.does(number)
    story.does(draw, part=Part(sections=("2",)))
    story.plays(1)
    comes(story, "Late", rank="20k")
    story.does(late, "Late")
    story.does(number)

    assert not any(player.out for player in story.event.players)
    story.does(draw, part=Part(rest=True))
    assert 13 in {n for pair in meet(story) for n in pair}


@pytest.mark.parametrize("command", ["out", "late"])
def test_a_number_typed_after_a_round_holds_nothing_up(command: str) -> None:
    """Both commands that are tried then say that the round is missed, and the next is drawn."""
    story = drawn(club(12), 1)
    comes(story, "Late")
    row = story.row_of("Late")
    story.types("players", {(row, "here"): "yes", (row, "number"): 13})
    with pytest.raises(Forbidden, match="Round 1 is drawn only in part"):
        draw(story.workbook, DESK)
    with pytest.raises(WrongUse, match="Round 1 is over"):
        out(story.workbook, DESK, "1; 13", When("1"))
    if command == "out":
        story.does(out, "13", When("1"))
    else:
        story.does(late, "13", later=True)
    story.does(draw)

    assert 2 == len(story.event.rounds)
    assert 13 in {*story.event.rounds[1].game_by_player, *story.event.rounds[1].byes}


@pytest.mark.parametrize(("language", "words"), sampled([
    ("en", "Late (14) alone is left in round 1, and"), ("fr", "Il ne reste que Late (14) à la"),
    ("de", "In Runde 1 ist nur noch Late (14) übrig, und"),
], [("de", "In Runde 1 ist nur noch Late (14) übrig, und")]))  # fmt: skip
def test_who_alone_is_left_is_told_how_to_play_on(language: str, words: str) -> None:
    """What can be done instead of the same command once more: to be late does it.

    In German every time.
    """
    story = drawn(club(13, language=language), 1)
    comes(story, "Late")
    yes = {"en": "yes", "fr": "oui", "de": "ja"}[language]
    story.types("players", {(story.row_of("Late"), "here"): yes})
    story.types("players", {(story.row_of("Late"), "number"): 14})
    with pytest.raises(Forbidden) as refused:
        draw(story.workbook, DESK, part=Part(rest=True))

    found = said(refused.value.sentence, language)
    assert words in found
    assert "nigiri late 14 --next" in found
    story.does(late, "14", later=True)
    story.does(draw)
    assert 2 == len(story.event.rounds)
