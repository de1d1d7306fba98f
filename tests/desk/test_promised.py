"""Byes promised for rounds to come, by cell and by command, and given in a drawn round (A8, M6)."""

from __future__ import annotations

import re

import pytest

from nigiri.desk.attendance.attendance import back, out
from nigiri.desk.attendance.bye import bye
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import discard, draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import part_of
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.what_if import what_if
from nigiri.desk.explain.why import BYE, why
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, WrongUse
from nigiri.hosts.memory import Memory
from tests.desk.story import DESK, Story, club, drawn
from tests.desk.test_attendance import newcomer, outs, pairs, second, wrong


def types(story: Story, number: int, cell: str | None) -> None:
    """Type into Out in rounds of a player."""
    family = story.event.player(PlayerId(number)).family
    story.types("players", {(story.row_of(family), "out"): cell})


def name(story: Story, number: int) -> str:
    """Return number and name of a player."""
    return f"{number} {story.event.player(PlayerId(number)).name}"


def codes(story: Story) -> set[str]:
    """Return the problems about promised byes."""
    return {p.code for p in check(story.workbook).problems if p.code.startswith("promise")}


def byes(story: Story) -> tuple[PlayerId, ...]:
    """Return who has the bye in the newest round."""
    return story.event.rounds[-1].byes


@pytest.mark.parametrize(("language", "cell"), [("en", "2 bye"), ("fr", "2 exempt")])
def test_a_promised_bye_is_given_by_the_draw_and_is_no_edit_by_hand(
    language: str, cell: str
) -> None:
    """By command before round 1; the strongest has it in round 2, whatever the rule says."""
    story = club(9, language=language)
    story.does(draw)
    story.does(bye, "1", 2)
    assert cell == outs(story, 1)
    story.plays(1)
    story.does(draw)

    assert (1,) == byes(story)
    assert set() == wrong(story)
    assert not {"bye-by-hand", "promise-open"} & {p.code for p in check(story.workbook).problems}
    story.does(bye, "1", 2, undo=True)
    story.does(draw, again=True)
    assert (1,) != byes(story)


@pytest.mark.parametrize(("language", "words"), [
    ("en", "not drawn    bye: {}"), ("fr", "pas encore appariée    exempt : {}")])  # fmt: skip
def test_event_lists_a_promised_bye_beside_its_round(language: str, words: str) -> None:
    """Until it is taken back, or the round is drawn; with a name alone before round 1."""
    story = club(9, language=language, rounds=4)
    place = story.reading.book.locations["event"]
    row = place.first_row + 1
    story.does(bye, "Family1", 2)
    assert words.format("Family1, Given1") == story.cell("event", row, "results")
    drawn(story, 1)
    number = story.about("Family1").number
    assert words.format(f"{number} Family1, Given1") == story.cell("event", row, "results")
    story.does(bye, "Family1", 2, undo=True)
    assert words.split("   ", maxsplit=1)[0] == story.cell("event", row, "results")


def test_why_says_that_the_bye_was_promised_and_whose_it_is_by_the_rule() -> None:
    """Both are told."""
    story = drawn(club(9), 1)
    rule = what_if(story.workbook, DESK, Requests()).boards.rows[-1][1]
    types(story, 1, "2b")
    story.does(draw)
    notes = " ".join(why(story.workbook, BYE).view.notes)

    assert f"{name(story, 1)} was promised this bye: see Out in rounds." in notes
    assert f"by the rule {rule} would have it" in notes


def test_while_the_number_is_even_nobody_has_the_promised_bye() -> None:
    """The draw says so, and while the round is played it is worth a look (M6)."""
    story = drawn(club(8), 1)
    types(story, 3, "2 bye")
    words = f"The bye promised to {name(story, 3)} is not given: the number of players is even."
    assert words in story.does(draw_draft).sentences
    story.does(discard)
    assert words in story.does(draw).sentences
    assert () == byes(story)
    assert {"promise-open"} == codes(story)
    story.plays(2)
    assert set() == codes(story)


@pytest.mark.parametrize("reserve", [None, "if needed"])
def test_two_promises_for_one_round_stop_the_draw(reserve: str | None) -> None:
    """With both cells; not where sections have a bye each, of which one is even here."""
    story = drawn(club(9), 1)
    if reserve:
        newcomer(story, reserve)
    types(story, 3, "2 bye")
    types(story, 4, "2 bye")
    cell = f"Players!G{story.row_of(story.event.player(PlayerId(4)).family)}"

    assert {"promise-double"} == codes(story)
    with pytest.raises(Forbidden, match=rf"can have one bye, and you gave 2: .*{cell}\)"):
        draw(story.workbook, DESK)
    types(story, 4, None)
    story.does(draw)
    assert (3,) == byes(story)


def test_a_bye_by_hand_beside_a_promise_is_one_too_many() -> None:
    """The director said two things; a redraw asks which. What is wanted now wins."""
    story = second(9)
    row, had = next(iter(story.reading.rounds[2].byes.items()))
    other = next(n for n in range(1, 10) if n != had and n not in story.event.rounds[0].byes)
    story.types(2, {(row, "keep"): "x"})
    types(story, other, "2 bye")

    assert {"promise-open"} == codes(story)
    with pytest.raises(Forbidden, match="can have one bye, and you gave 2"):
        draw(story.workbook, DESK, again=True)
    kept = what_if(story.workbook, DESK, Requests(bye=PlayerId(had)), keep=True)
    who = name(story, had)
    assert any(words.endswith(f"is not given: {who} has it.") for words in kept.changes.sentences)


def test_nobody_is_promised_a_second_bye() -> None:
    """Neither by command nor by the draw; the cell says so before (M6)."""
    story = drawn(club(9), 1)
    had = story.event.rounds[0].byes[0]
    with pytest.raises(Forbidden, match="had a bye before; nobody has two"):
        bye(story.workbook, DESK, str(had), 2)
    types(story, had, "2 bye")
    assert {"promise-had"} == codes(story)
    with pytest.raises(Forbidden, match=rf"nigiri bye {had} --round 2 --undo"):
        draw(story.workbook, DESK)
    other = 1 if had != 1 else 2
    types(story, had, None)
    types(story, other, "2 bye, 3 bye")
    assert {"promise-again"} == codes(story)
    with pytest.raises(Forbidden, match=rf"nigiri bye {other} --round 2 --undo"):
        bye(story.workbook, DESK, str(other), 3)


def test_who_is_out_or_plays_only_if_needed_is_promised_nothing() -> None:
    """The cell is worth a look, the draw does not mind, the command refuses a reserve."""
    story = drawn(club(9), 1)
    types(story, 1, "2, 2 bye")
    story.types("players", {(story.row_of(story.event.player(PlayerId(2)).family), "here"):
                            "if needed"})  # fmt: skip
    types(story, 2, "2 bye")
    assert {"promise-idle"} == codes(story)
    with pytest.raises(Forbidden, match="plays only if needed"):
        bye(story.workbook, DESK, "2", 3)
    story.does(draw)
    assert not {1, 2} & {*byes(story)}


def test_two_are_not_promised_one_bye_by_command() -> None:
    """It says how to take the other one back; also of somebody without a number."""
    story = club(9)
    first, other = (player for player in story.event.players[:2])
    story.does(bye, first.name, 2)
    with pytest.raises(Forbidden, match=f'nigiri bye "{first.name}" --round 2 --undo'):
        bye(story.workbook, DESK, other.name, 2)
    with pytest.raises(WrongUse, match="A round has one bye"):
        bye(story.workbook, DESK, f"{first.name}; {other.name}", 3)
    said = story.does(bye, f"{first.name}; {other.name}", 2, undo=True).sentences
    assert f"The bye of round 2 was not promised to {other.name}." in said
    assert {None} == {story.cell("players", row, "out") for row in story.reading.player_rows}


def test_who_is_out_of_a_round_is_not_promised_its_bye() -> None:
    """What was typed before counts, whoever has the bye; `back` is the way."""
    story = drawn(club(9), 1)
    first, other = [n for n in range(1, 10) if n not in byes(story)][:2]
    story.does(bye, str(first), 2)
    story.does(out, str(other), When("2-3"))
    who = re.escape(name(story, other))
    words = f"{who} is out in round 2 and needs no bye there.*nigiri back {other} --rounds 2"
    with pytest.raises(Forbidden, match=words):
        bye(story.workbook, DESK, str(other), 2)
    with pytest.raises(Forbidden, match=f"{who} is out in round 3"):
        bye(story.workbook, DESK, str(other), 3)
    assert "2-3" == outs(story, other)
    story.does(back, str(other), When("2"))
    with pytest.raises(Forbidden, match=f"nigiri bye {first} --round 2 --undo"):
        bye(story.workbook, DESK, str(other), 2)


def test_a_bye_is_not_promised_twice_where_one_of_the_two_is_not_here_yet() -> None:
    """When they come, there would be two."""
    story = drawn(club(9), 1)
    newcomer(story)
    story.does(bye, "Late", 2)
    one = next(n for n in range(1, 10) if n not in byes(story))
    with pytest.raises(Forbidden, match='nigiri bye "Late" --round 2 --undo'):
        bye(story.workbook, DESK, str(one), 2)


def test_the_bye_is_given_in_the_round_being_played() -> None:
    """Of 13: who had it meets the opponent left over, the others keep their tables."""
    story = second(13)
    had, before = byes(story)[0], pairs(story)
    met = [{*game.players} for game in story.event.rounds[0].games]
    free = {*range(1, 14)} - {*story.event.rounds[0].byes, had}
    one, left = next(
        (one, game.opponent_of(PlayerId(one))) for one in sorted(free)
        for game in [story.event.rounds[1].game_by_player[PlayerId(one)]]
        if {game.opponent_of(PlayerId(one)), had} not in met
    )  # fmt: skip
    said = story.does(bye, str(one), 2).sentences

    assert (one,) == byes(story)
    assert {had, left} in [{*pair} for pair in pairs(story).values()]
    assert 1 == len(before.items() - pairs(story).items())
    assert f"{name(story, one)} has the bye." in said
    assert set() == wrong(story)
    said = story.does(bye, str(one), 2).sentences
    assert (f"The bye of round 2 is promised to {name(story, one)}.",) == said
    assert (
        "The bye is already given, and stays. To draw without the promise: nigiri draw --again"
    ) in story.does(bye, str(one), 2, undo=True).sentences
    assert (one,) == byes(story)


def test_an_even_round_has_no_bye_to_give_and_a_result_stands() -> None:
    """It says how to sit out instead; a newcomer comes in first."""
    story = second(12)
    with pytest.raises(Forbidden, match="nigiri out 3 --rounds 2"):
        bye(story.workbook, DESK, "3", 2)
    newcomer(story)
    with pytest.raises(Forbidden, match="first: nigiri late"):
        bye(story.workbook, DESK, "Late", 2)
    story = second(13)
    row, game = next(iter(story.reading.rounds[2].games.items()))
    story.types(2, {(row, "result"): "1-0"})
    who = next(n for n in game.players if n not in story.event.rounds[0].byes)
    with pytest.raises(Forbidden, match="has a result at table 1 in round 2"):
        bye(story.workbook, DESK, str(who), 2)


def test_where_the_opponent_has_met_everybody_left_the_way_out_is_a_new_draw() -> None:
    """Who had the bye met them in round 1."""
    for seed in range(1, 30):
        story = drawn(club(7, seed), 1)
        story.does(draw)
        had = byes(story)[0]
        first = story.event.rounds[0].game_by_player.get(had)
        if first is None:
            continue
        game = story.event.rounds[1].game_by_player[first.opponent_of(had)]
        one = game.opponent_of(first.opponent_of(had))
        if one not in story.event.rounds[0].byes:
            break
    with pytest.raises(Forbidden, match=f"nigiri what-if --bye {one} --keep"):
        bye(story.workbook, DESK, str(one), 2)


def test_who_is_out_gives_up_a_promised_bye_and_who_comes_back_keeps_it() -> None:
    """Out says it; the promises of other rounds stay."""
    story = second(9)
    types(story, 3, "3 bye")
    said = story.does(out, "3", When("3-4")).sentences
    assert "3-4" == outs(story, 3)
    assert f"The bye promised to {name(story, 3)} in round 3 is cancelled, too." in said
    types(story, 3, "3, 4 bye")
    story.does(back, "3", When("3-4"))
    assert "4 bye" == outs(story, 3)


def test_a_draft_that_does_not_know_of_it_is_drawn_anew() -> None:
    """Said for the draft's round alone."""
    story = drawn(club(9), 1)
    story.does(draw_draft)
    anew = "The draft of round 2 was drawn before this: nigiri discard, then nigiri draw --draft"
    assert anew in story.does(bye, "1").sentences
    assert anew in story.does(out, "2", When("2")).sentences
    assert anew not in story.does(out, "2", When("3")).sentences


def test_a_promise_waits_for_its_section() -> None:
    """A section with an odd number would give the bye to another; drawn early it is sure."""
    story = drawn(club(13), 1)
    sections = {n: s for n, s in _sections(story).items() if n not in story.event.rounds[0].byes}
    odd = [s for s in {*_sections(story).values()} if [*_sections(story).values()].count(s) % 2]
    other = next(n for n, s in sections.items() if s != odd[0])
    types(story, other, "2 bye")
    with pytest.raises(Forbidden, match="the bye is promised to"):
        draw(story.workbook, DESK, part=part_of(sections=(str(odd[0]),)))
    story.does(draw)
    assert (other,) == byes(story)


def _sections(story: Story) -> dict[int, int | None]:
    """Return the section of every player."""
    from nigiri.domain.starts.start_scores import section_of  # noqa: PLC0415

    event = story.event
    return {n: section_of(event, player) for n, player in event.by_number.items()}


def test_a_promised_bye_is_sure_while_games_go_on() -> None:
    """Complete groups are drawn early around it, and no reserve is called."""
    story = second(13)
    rows = [*story.reading.rounds[2].games]
    story.types(2, {(row, "result"): "1-0" for row in rows[:-1]})
    one = story.reading.rounds[2].games[rows[-1]].white
    one = next(n for n in story.event.by_number if n not in {
        *story.event.rounds[0].byes, *story.event.rounds[1].byes,
        *story.reading.rounds[2].games[rows[-1]].players})  # fmt: skip
    newcomer(story, "if needed")
    types(story, one, "3 bye")
    story.does(draw, part=part_of(ready=True))
    assert (one,) == byes(story)


def test_whoever_draws_asks_once_what_a_draw_asks() -> None:
    """A result of round 1 is turned while round 2 is played: out, back and bye draw, and ask (A9).

    What only notes a round to come asks nothing.
    """
    story = second(13)
    row, game = next((r, g) for r, g in story.reading.rounds[1].games.items()
                     if g.result == Result(Outcome.WHITE))  # fmt: skip
    story.types(1, {(row, "result"): "0-1"})
    leaver = next(game.white for game in story.event.rounds[1].games)
    begun = Story(Memory(story.workbook))
    free = [
        n for n in story.event.by_number if n not in {*story.event.rounds[0].byes, *byes(story)}
    ]

    assert () == out(story.workbook, DESK, str(leaver), When("3")).questions
    assert () == bye(story.workbook, DESK, str(free[0]), 3).questions
    asked = story.does(out, str(leaver), When("2")).questions
    assert asked[0].startswith(f"Round 1, table {game.table}, ")
    assert {*asked} <= {*_log(story)}
    assert () == story.does(back, str(leaver), When("2")).questions
    assert () == story.does(refresh, "standings").questions
    assert any(_asks(begun, number) for number in free)


def _asks(story: Story, number: int) -> bool:
    """Tell whether giving somebody the bye now asks, where it can be given."""
    try:
        return bool(bye(story.workbook, DESK, str(number), 2).questions)
    except Forbidden:
        return False


def _log(story: Story) -> list[object]:
    """Return what the Log says became of things."""
    place, sheet = story.place("log"), story.workbook[story.place("log").name]
    rows = range(place.first_row, sheet.height + 1)
    return [sheet.cell(row, place.columns["became"]) for row in rows]


@pytest.mark.parametrize(("policy", "said"), [("nobody", True), ("lowest score", False)])
def test_a_promise_where_the_event_gives_no_byes_says_so(policy: str, said: bool) -> None:  # noqa: FBT001
    """B6: the draw keeps it nevertheless, as the director decided it."""
    story = club(5)
    story.sets("bye_policy", policy)
    told = story.does(bye, story.event.players[0].name).sentences
    assert said == any("This event gives no byes" in each for each in told)
    story.does(draw)
    assert 1 == len(story.event.rounds[0].byes)
