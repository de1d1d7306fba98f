"""Results that are missing: listed, printed, and counted as lost for now (B11)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.results.missing import missing
from nigiri.errors import Forbidden, WrongUse
from tests.desk.story import DESK, Story, club

PROVISIONAL = Part(provisional=True)


@pytest.fixture
def overtaken() -> Story:
    """Return eight players in round 2, drawn while table 3 of round 1 has no result."""
    story = club(8, rounds=3)
    story.does(draw)
    story.does(enter_results, [Entry(table=table, typed="W") for table in (1, 2, 4)])
    story.does(draw, part=PROVISIONAL)
    return story


def test_without_the_option_a_missing_result_stops_the_draw_and_names_it() -> None:
    """For the next round and for a redraw."""
    story = club(4, rounds=3)
    story.does(draw)
    with pytest.raises(Forbidden, match="lost for now: nigiri draw --provisional"):
        draw(story.workbook, DESK)


def test_the_draw_says_and_logs_what_is_provisional(overtaken: Story) -> None:
    """In the same sentence, with the tables and what they count."""
    words = "Provisional: no result yet at round 1, table 3; for now it counts 0 for both players."
    said = draw(overtaken.workbook, DESK, again=True, part=PROVISIONAL).sentences

    assert [words] == [s[: len(words)] for s in said if s.startswith("Prov")]
    assert str(overtaken.cell("log", 5, "became")).startswith(words)
    assert "draw --provisional" == overtaken.cell("log", 5, "command")


def test_a_round_whose_results_are_in_is_told_with_what_is_missing_before(overtaken: Story) -> None:
    """The next draw would be refused; so nobody is sent there."""
    games = overtaken.event.rounds[-1].games
    said = enter_results(overtaken.workbook, DESK, [Entry(winner=g.white) for g in games]).sentences

    assert "Round 2 is complete. Results are still missing: round 1, table 3." == said[-1]


def test_both_count_a_loss_until_the_result_is_typed(overtaken: Story) -> None:
    """Everywhere at once: sheet, standings, and the next step once the newest round is complete."""
    game = overtaken.event.rounds[0].games[2]
    overtaken.plays(2)
    overtaken.does(refresh, "standings")
    title = " ".join(str(cell) for cell in overtaken.workbook["Standings"].row(2) if cell)

    assert "… missing, counted for now" == overtaken.cell(1, 6, "check")
    assert "(provisional)" in title
    assert "Round 2 is complete · No result: round 1, table 3" == (
        check(overtaken.workbook).next_step
    )

    overtaken.does(enter_results, [Entry(winner=game.white)], round_number=1)

    assert f"✓ {game.white} won" == overtaken.cell(1, 6, "check")
    assert "All results are in." == missing(overtaken.workbook).title


def test_who_has_not_reported_is_listed_by_round_and_table(overtaken: Story) -> None:
    """With what the game counts behind a later round; a table without a number comes last."""
    overtaken.types(2, {(4, "table"): None})
    rows = missing(overtaken.workbook).rows

    assert [(1, 3), (2, 2), (2, 3), (2, 4), (2, None)] == [row[:2] for row in rows]
    assert ["0 for both", "", "", "", ""] == [row[-1] for row in rows]


def test_printed_pairings_name_what_is_missing(overtaken: Story) -> None:
    """At the foot of the next round; by themselves where only they are asked for."""
    foot = paper(overtaken.workbook, PrintRequest(text=True)).content
    listed = paper(overtaken.workbook, PrintRequest(options=Options(1, missing=True), text=True))
    html = paper(overtaken.workbook, PrintRequest()).content

    assert "Results missing: Round 1, table 3" in foot
    assert "Results missing</b> Round 1, table 3" in html
    assert listed.content.startswith("Round 1: results missing")
    assert 4 == len(listed.content.splitlines())
    assert ("round-1-missing", ".txt") == (listed.which, listed.suffix)


def test_there_is_nothing_to_list_before_the_draw_or_when_all_is_in() -> None:
    """A sentence says so."""
    story = club(4, rounds=2)
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        missing(story.workbook)
    story.does(draw)
    story.plays(1)
    with pytest.raises(Forbidden, match="Round 1: all results are in"):
        paper(story.workbook, PrintRequest(options=Options(missing=True)))
    assert () == missing(story.workbook).rows
    assert not [s for s in draw(story.workbook, DESK, part=PROVISIONAL).sentences if "Prov" in s]


def test_what_is_sure_already_is_never_provisional() -> None:
    """The two ways to go on do not mix."""
    story = club(4, rounds=2)
    with pytest.raises(WrongUse, match="They cannot be used with --provisional"):
        draw(story.workbook, DESK, part=Part(ready=True, provisional=True))


def codes(story: Story, code: str) -> list[str]:
    """Return the lines of `check` about a code."""
    return [str(each) for each in check(story.workbook).problems if each.code == code]


def test_what_is_provisional_is_listed_and_stands_in_the_bar(overtaken: Story) -> None:
    """With its cell and the way out, until the result is typed."""
    said = check(overtaken.workbook)

    assert [
        (
            "▲ Round 1!F6: Round 1, table 3: no result; for now 0 for both. "
            "Type the result when it comes. To post what is missing: nigiri missing."
        )
    ] == codes(overtaken, "provisional")
    assert said.next_step.endswith(" · No result: round 1, table 3")

    overtaken.types(1, {(6, "result"): "W"})

    assert [] == codes(overtaken, "provisional")
    assert "No result" not in check(overtaken.workbook).next_step


def test_what_nobody_understands_is_a_wrong_result_and_not_a_missing_one(overtaken: Story) -> None:
    """One problem is enough."""
    overtaken.types(1, {(6, "result"): "perhaps"})

    assert ["■"] == [line[0] for line in codes(overtaken, "result-unknown")]
    assert [] == codes(overtaken, "provisional")


def test_a_game_without_a_table_is_named_with_a_dash(overtaken: Story) -> None:
    """As everywhere else."""
    overtaken.types(1, {(6, "table"): None})

    assert "Round 1, table –: no result" in codes(overtaken, "provisional")[0]


def test_who_waits_for_a_place_in_the_newest_round_still_plays(overtaken: Story) -> None:
    """Nothing was drawn with that result, so it is no provisional one."""
    game = overtaken.event.rounds[0].games[2]
    rows = overtaken.reading.rounds[2].games
    gone = [row for row, each in rows.items() if set(each.players) & set(game.players)]
    record = [
        (row, "round") for row in range(4, 16)
        if overtaken.cell("drawn", row, "round") == 2
        and {overtaken.cell("drawn", row, f"{side}_no") for side in ("white", "black")}
        & set(game.players)
    ]  # fmt: skip
    sides = ("white_no", "black_no")
    overtaken.types(2, {(row, key): None for row in gone for key in sides})
    overtaken.types("drawn", dict.fromkeys(record))

    assert [] == codes(overtaken, "provisional")


def test_a_round_without_its_record_says_so_while_it_is_played(overtaken: Story) -> None:
    """What was changed by hand cannot be told from the draw; a round that is over needs it not."""
    rows = [row for row in range(4, 16) if overtaken.cell("drawn", row, "round") == 2]
    overtaken.types("drawn", {(row, "round"): None for row in rows})

    assert [
        (
            "▲ Round 2!B4: The sheet As drawn has nothing about round 2, so your changes cannot be "
            "told from the draw. Mark under Fixed what is to stay before you "
            "draw it again, or restore a "
            "backup."
        )
    ] == codes(overtaken, "record-lost")

    overtaken.plays(2)

    assert [] == codes(overtaken, "record-lost")
