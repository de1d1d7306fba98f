"""`nigiri why` and `nigiri what-if`, as a director types them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game


def first(shell: Shell) -> Game:
    """Return the game at table 1."""
    return next(game for game in shell.event.rounds[-1].games if game.table == 1)


def form(shell: Shell) -> dict[str, Any]:
    """Return what the last command told a machine."""
    told: dict[str, Any] = json.loads(shell.said)
    return told


def test_a_table_is_explained(drawn: Shell) -> None:
    """In words, with whom the two could have met instead; the file stays as it is."""
    before = files(drawn.folder)
    said = drawn.does("why", 1)

    assert said.startswith("Round 1, table 1: 1 Tengen, Theo (White) – 3 Moyo, Maya (Black)\n")
    assert "\nEach has 0 points, and so have 2 other players.\n" in said
    assert "\n1 Tengen, Theo could have met " in said
    assert "but then" in said
    assert before == files(drawn.folder)


@pytest.mark.parametrize("word", ["lot", "Without this pair", "score difference", "→"])
def test_the_figures_of_the_draw_are_told_who_asks_for_all(drawn: Shell, word: str) -> None:
    """Nobody else reads of criteria and squares."""
    assert word not in drawn.does("why", 1)
    assert word in drawn.does("why", 1, "--all")


def test_a_table_is_explained_to_machines(drawn: Shell) -> None:
    """The same words, and the facts they are made of."""
    drawn.does("why", 1, "--round", 1, "--all", "--json")
    told = form(drawn)

    assert ("why", str(drawn.file)) == (told["command"], told["file"])
    assert ["Criterion", "Here", "All", "Why"] == told["view"]["headings"]
    assert "score" == told["facts"][0]["prices"][0]["code"]
    assert first(drawn).white == told["facts"][0]["rule"]["white"]


def test_the_bye_is_explained_in_sentences(drawn: Shell) -> None:
    """With eleven players; with twelve there is none."""
    assert "Nobody has the bye in round 1." in drawn.refuses(2, "why", "bye")
    drawn.types("players", {(4, "here"): None})
    drawn.does("draw", "--again", "--now", NOW)
    said = drawn.does("why", "bye")

    assert said.startswith("Round 1, bye: ")
    assert "" in said


def test_the_bye_is_asked_for_in_any_language(drawn: Shell) -> None:
    """As the menu says it: exempt, Freilos."""
    drawn.types("players", {(4, "here"): None})
    drawn.does("draw", "--again", "--now", NOW)

    assert drawn.does("why", "exempt") == drawn.does("why", "bye") == drawn.does("why", "freilos")


@pytest.mark.parametrize("typed", ["four", "0.5", "-1x", "1-3"])
def test_a_table_is_a_number_a_name_or_bye(drawn: Shell, typed: str) -> None:
    """Anything else is asked about; the numbers are those of tables."""
    said = drawn.refuses(2, "why", "--", typed)
    assert f"“{typed}” is neither the number of a table nor the name of a player nor: bye." in said


def test_who_asks_is_named_instead_of_the_table(drawn: Shell) -> None:
    """Either of the two, or both; in a round without that game it is said."""
    game = first(drawn)
    white, black = (drawn.event.player(number) for number in game.players)
    said = drawn.does("why", game.table)

    for named in (white.family, black.name, f"{black.family}; {white.family}"):
        assert said == drawn.does("why", named)
    other = next(g for g in drawn.event.rounds[-1].games if g.table != game.table)
    stranger = drawn.event.player(other.white)
    refused = drawn.refuses(2, "why", f"{white.family}; {stranger.family}")
    assert "no game in round 1" in refused


def test_who_has_the_bye_is_named_instead_of_it(drawn: Shell) -> None:
    """As `bye`."""
    drawn.types("players", {(4, "here"): None})
    drawn.does("draw", "--again", "--now", NOW)
    bye = drawn.event.rounds[-1].byes[0]

    assert drawn.does("why", "bye") == drawn.does("why", drawn.event.player(bye).family)


def test_another_draw_is_shown_and_nothing_written(drawn: Shell) -> None:
    """Both tables, and how to keep it."""
    before, game = files(drawn.folder), first(drawn)
    said = drawn.does("what-if", "--forbid", f"{game.white}-{game.black}")

    assert "►" in said
    assert "All tables, by criterion" in said
    assert "Nothing was written. To keep this draw, give the command again with --keep." in said
    assert before == files(drawn.folder)


def test_another_draw_is_kept(drawn: Shell) -> None:
    """It is then the round; a dry run shows the cells."""
    game = first(drawn)
    words = ("--forbid", f"{game.white}-{game.black}", "--set", "seed = 99", "--keep")
    before = files(drawn.folder)
    assert "Nothing was written (--dry-run)." in drawn.does("what-if", *words, "--dry-run")
    assert before == files(drawn.folder)
    said = drawn.does("what-if", *words, "--now", NOW)

    assert "Round 1: 6 tables, no bye." in said
    assert set(game.players) not in [set(each.players) for each in drawn.event.rounds[0].games]
    assert 99 == drawn.event.settings.seed


def test_a_copy_is_written_only_of_what_is_kept(drawn: Shell) -> None:
    """-o without --keep would write nothing new."""
    copy = drawn.folder / "copy.xlsx"
    assert "give both, or neither" in drawn.refuses(2, "what-if", "-o", copy)
    drawn.does("what-if", "--force", "1-2", "--keep", "-o", copy)

    kept = Shell(drawn.folder)
    kept.file = copy
    assert {1, 2} in [set(game.players) for game in kept.event.rounds[0].games]
    assert {1, 2} not in [set(game.players) for game in drawn.event.rounds[0].games]


def test_a_comparison_is_told_to_machines(drawn: Shell) -> None:
    """Both views, and what would be written."""
    drawn.does("what-if", "--json")
    told = form(drawn)

    assert ("what-if", False) == (told["command"], told["written"])
    assert "what if: drawn again" in told["view"]["title"]
    assert {0} == {row[3] for row in told["totals"]["rows"]}
    drawn.does("what-if", "--keep", "--json", "--now", NOW)
    assert form(drawn)["written"]


@pytest.mark.parametrize(
    ("option", "typed", "words"),
    [
        ("--forbid", "3", "“3” is no pair; write the two numbers as 3-7"),
        ("--force", "a-b", "“a-b” is no pair"),
        ("--set", "seed", "“seed” is no setting; write it as pattern=adjacent"),
        ("--set", "speed=9", "There is no setting “speed”; did you mean seed or seeding?"),
        ("--force", "3-99", "There is no player number 99."),
    ],
)
def test_what_makes_no_sense_is_refused(drawn: Shell, option: str, typed: str, words: str) -> None:
    """With what would be right."""
    assert words in drawn.refuses(2, "what-if", option, typed)


def test_a_wrong_value_of_a_setting_is_a_problem_with_its_cell(drawn: Shell) -> None:
    """As if it were typed on the Event sheet."""
    assert "■ Event!G" in drawn.refuses(3, "what-if", "--set", "rounds=99")


def test_the_bye_of_the_next_round_is_told_before_it_is_drawn(drawn: Shell) -> None:
    """While games go on, in words and as facts (M30)."""
    drawn.types("players", {(4, "here"): None})
    before = files(drawn.folder)
    said = drawn.does("why", "bye", "--round", 2)
    drawn.does("why", "bye", "--round", 2, "--json")
    (facts,) = form(drawn)["facts"]

    assert said.startswith("Bye of round 2, as things stand\n")
    assert (2, 11, "rule", None) == tuple(facts[k] for k in ("round", "players", "kind", "certain"))
    assert facts["one_of"] == [player for player, _ in facts["when"]]
    assert "" == facts["when"][-1][1]
    assert before == files(drawn.folder)
