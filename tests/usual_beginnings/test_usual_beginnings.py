"""What each federation gets with nothing but OK, from the first form to the last place.

The arithmetic is a second one: nothing but ranks, colours, opponents, results and the director's
clicks is taken from the program. Where a bar is proposed, which sections there are and who meets
whom is tested elsewhere; the top group of these lists is the same by every reading of B2.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest
from click.testing import CliRunner

from nigiri.cli.app import program
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.questions import HOMES
from nigiri.domain.model.units import parse_points
from nigiri.domain.standings.standings import standings
from nigiri.domain.starts.start_scores import initial_score, section_of
from nigiri.errors import Forbidden
from tests.cli.shell import Shell
from tests.desk.story import tables
from tests.usual_beginnings.cities import CITIES, begun, played

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId

    Points = dict[PlayerId, int]


class Gets(NamedTuple):
    """What an event begins with.

    even, one, stones -- White's komi in even games, with handicap 1, and above
    apart -- what is kept apart
    """

    rules: str
    start: str
    rounds: int
    even: str
    one: str
    stones: str
    first: str
    tiebreaks: tuple[str, ...]
    bye: str
    apart: tuple[str, ...]


GETS = {
    "Montréal": Gets("quebec", "sections", 6, "6½", "½", "½", "NBW", ("SOS", "SDOS", "ONE"),
                     "home", ("club", "city")),
    "Boston": Gets("aga", "bands", 5, "7½", "-½", "½", "MMS", ("SOS", "SDOS"),
                   "home", ("club", "state")),
    "London": Gets("bga", "bar", 6, "7½", "½", "½", "MMS", ("SOS",), "none", ("club",)),
    "Lyon": Gets("ffg", "bar", 5, "7½", "½", "½", "MMS", ("SOS", "SOSOS"), "lowest", ("club",)),
    "Prague": Gets("egf", "bar", 5, "6½", "½", "½", "MMS", ("SOS", "SOSOS"), "lowest", ("club",)),
    "Congress": Gets("egc", "bar", 10, "7½", "½", "½", "ALL", ("MMS", "SDC"), "lowest", ()),
}  # fmt: skip


@pytest.fixture(autouse=True)
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep nothing for a club."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))


@pytest.mark.parametrize("city", CITIES)
def test_an_event_gets_what_is_played_there(city: str) -> None:
    """Rule set, starts, rounds, komi, tie-breaks, byes, and whom it keeps apart."""
    settings = begun(CITIES[city].federation).event.settings

    assert GETS[city] == _gets(settings)


def _gets(settings: Settings) -> Gets:
    """Return what an event has."""
    points = {parse_points(words): words for words in ("6½", "7½", "½", "-½")}
    return Gets(
        settings.rules, settings.start_rule, settings.rounds, points[settings.komi_even],
        points[settings.komi_one], points[settings.komi_handicap], settings.first,
        settings.tiebreaks, settings.bye_policy,
        tuple(each.key for each in settings.keep_apart),
    )  # fmt: skip


@pytest.mark.parametrize("city", CITIES)
def test_the_command_begins_as_the_forms(city: str, tmp_path: Path) -> None:
    """`--federation` alone, and with the McMahon named."""
    form = begun(CITIES[city].federation).event.settings
    shell = Shell(tmp_path)
    for more in ((), ("--system", "McMahon")):
        shell.file = tmp_path / f"event{len(more)}.xlsx"
        shell.does("new", "--federation", CITIES[city].federation, *more)
        found = shell.event.settings
        assert {**vars(found), "event_id": ""} == {**vars(form), "event_id": ""}


@pytest.mark.parametrize("city", CITIES)
def test_a_terminal_begins_as_the_forms(
    city: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the number of the federation, and Enter for all the rest."""
    monkeypatch.setattr("nigiri.cli.commands.registration.at_a_terminal", lambda: True)
    shell, home = Shell(tmp_path), CITIES[city].federation
    typed = f"\n\n{[*HOMES].index(home) + 1}\n\n\n\n\n\n"
    words = ["--language", "en", "new", str(shell.file)]
    done = CliRunner().invoke(program, words, input=typed, prog_name="nigiri")
    assert 0 == done.exit_code, done.output

    form = begun(home).event.settings
    assert {**vars(shell.event.settings), "event_id": ""} == {**vars(form), "event_id": ""}


def _steps(player: Player) -> int:
    """Return a rank in steps without a gap: 1d is 1, 1k is 0."""
    return player.rank.steps


def _london(player: Player) -> int:
    """Return points: 1 dan is 0, at most those of 2 dan."""
    return min(_steps(player) - 1, 1)


#: The points of everybody at the start, by hand.
STARTS: Mapping[str, Callable[[Player], int]] = {
    # bands are a point apart, as 8 / (5 x 1.5) and 4 / (5 x 1) players are below 2 (A5); 3 kyu is 0
    "Boston": lambda player: min(_steps(player), 2) + 2,
    "London": _london,
    # 30 kyu is 0, 1 dan 30
    "Lyon": lambda player: min(_steps(player), 2) + 29,
    # likewise; nobody is below 20 kyu
    "Prague": lambda player: max(min(_steps(player), 2), -19) + 29,
    # the bar is 4 dan, 3 points
    "Congress": lambda player: _steps(player) - 1,
}


@pytest.mark.parametrize("city", STARTS)
def test_everybody_starts_where_the_grade_says(city: str) -> None:
    """Up to the top group, which starts alike."""
    event = played(city).event

    assert [2 * STARTS[city](player) for player in event.players] == [
        initial_score(event, player) for player in event.players
    ]


def test_sections_of_montreal_start_two_points_apart() -> None:
    """The first with 0; six rounds skip one score between neighbours (M3)."""
    event = played("Montréal").event

    assert len(event.players) > len({section_of(event, each) for each in event.players}) > 1
    for player in event.players:
        assert -4 * ((section_of(event, player) or 0) - 1) == initial_score(event, player)


def _before(event: Event, number: int) -> Points:
    """Return half points of everybody before a round: the start, wins and byes so far."""
    found: Points = {n: initial_score(event, player) for n, player in event.by_number.items()}
    for each in event.rounds[: number - 1]:
        for game in each.games:
            found[_winner(game)] += 2
        for player in each.byes:
            found[player] += 2
    return found


def _winner(game: Game) -> PlayerId:
    """Return who won."""
    return game.white if game.points_of(game.white) == 2 else game.black


def _by_rank(event: Event, game: Game, _: Points) -> int:
    """Return the difference of the ranks."""
    return abs(_steps(event.player(game.white)) - _steps(event.player(game.black)))


def _montreal(event: Event, game: Game, scores: Points) -> int:
    """Return the difference of the ranks less 1, at most 9 (M12)."""
    return min(max(_by_rank(event, game, scores) - 1, 0), 9)


def _boston(event: Event, game: Game, scores: Points) -> int:
    """Return the difference less 1 where it is more than 2; who has no rating is mid-rank (A6)."""
    apart = _by_rank(event, game, scores)
    return min(apart - 1, 9) if apart > 2 else 0


def _london_stones(event: Event, game: Game, scores: Points) -> int:
    """Return the difference of the scores less 1, even from the bar of 2 dan up (B3)."""
    if any(_steps(event.player(each)) > 1 for each in game.players):
        return 0
    one, other = (scores[each] for each in game.players)
    return min(max(abs(one - other) // 2 - 1, 0), 9)


def _lyon(_: Event, game: Game, scores: Points) -> int:
    """Return the difference of the scores less 1, nobody above the 30 points of 1 dan."""
    one, other = (min(scores[each], 60) for each in game.players)
    return min(max(abs(one - other) // 2 - 1, 0), 9)


def _even(_event: Event, _game: Game, _scores: Points) -> int:
    """Return no handicap."""
    return 0


def _congress(event: Event, game: Game, scores: Points) -> int:
    """Return the difference of the scores less 2, even from 15 kyu up (E8)."""
    if any(_steps(event.player(each)) >= -14 for each in game.players):
        return 0
    one, other = (scores[each] for each in game.players)
    return min(max(abs(one - other) // 2 - 2, 0), 9)


STONES: Mapping[str, Callable[[Event, Game, Points], int]] = {
    "Montréal": _montreal,
    "Boston": _boston,
    "London": _london_stones,
    "Lyon": _lyon,
    "Prague": _even,
    "Congress": _congress,
}


@pytest.mark.parametrize("city", CITIES)
def test_handicap_and_komi_are_those_of_the_place(city: str) -> None:
    """Of every game; Black is the weaker where there are stones."""
    event, gets = played(city).event, GETS[city]
    assert gets.rounds == len(event.rounds)
    for each in event.rounds:
        scores = _before(event, each.number)
        for game in each.games:
            stones = STONES[city](event, game, scores)
            assert stones == game.handicap, (each.number, game)
            komi = {0: gets.even, 1: gets.one}.get(stones, gets.stones)
            assert game.komi in {None, parse_points(komi)}


def test_some_games_have_a_handicap_where_there_are_any() -> None:
    """Else the arithmetic above would say little."""
    given = {
        city: sum(game.handicap > 0 for each in played(city).event.rounds for game in each.games)
        for city in CITIES
    }
    assert {"Montréal", "Boston", "London", "Lyon"} <= {city for city, n in given.items() if n}
    assert 0 == given["Prague"]


@pytest.mark.parametrize("city", CITIES)
def test_byes_are_given_as_there(city: str) -> None:
    """One a round where the number is odd, to nobody twice; by losses, or by the lowest score."""
    event = played(city).event
    byes = [player for each in event.rounds for player in each.byes]

    assert len(set(byes)) == len(byes) == len(event.rounds) * (len(event.players) % 2)
    if byes:
        assert max(event.by_number) == byes[0]
    for each in event.rounds[1:] if byes else ():
        free = {*event.by_number} - set(byes[: each.number - 1])
        scores, lost = _before(event, each.number), _losses(event, each.number)
        (chosen,) = each.byes
        if GETS[city].bye == "lowest":
            assert min(scores[n] for n in free) == scores[chosen]
        else:
            assert max(lost[n] for n in free) == lost[chosen]


def _losses(event: Event, number: int) -> Points:
    """Return how many games everybody lost before a round."""
    found = dict.fromkeys(event.by_number, 0)
    for each in event.rounds[: number - 1]:
        for game in each.games:
            found[game.opponent_of(_winner(game))] += 1
    return found


def test_london_draws_no_bye() -> None:
    """With an odd number the draw says whom one could ask (B6)."""
    story = begun("bga")
    names = [["Family name", "Rank"], *([f"Family{n}", "3k"] for n in range(5))]
    story.does(import_players, tables(names), source="list", here=True)

    with pytest.raises(Forbidden):
        story.does(draw)


def _sums(event: Event, *, stones: bool, won: bool = False) -> Points:
    """Return half points: the sum of the opponents' scores at the end; a bye is the own start.

    stones -- whether an opponent counts the stones given more, those taken less
    won -- only opponents who were beaten; a bye is nobody
    """
    last = len(event.rounds) + 1
    scores = _before(event, last)
    found = dict.fromkeys(scores, 0)
    for each in event.rounds:
        for game in each.games:
            for player in game.players:
                given = 2 * game.handicap * (1 if player == game.white else -1) * stones
                if not won or player == _winner(game):
                    found[player] += scores[game.opponent_of(player)] + given
        for player in () if won else each.byes:
            found[player] += initial_score(event, event.player(player))
    return found


def _second_sums(event: Event, sos: Points) -> Points:
    """Return the sum of the opponents' sums; a bye is the own start for every round."""
    found = dict.fromkeys(sos, 0)
    for each in event.rounds:
        for game in each.games:
            for player in game.players:
                found[player] += sos[game.opponent_of(player)]
        for player in each.byes:
            found[player] += initial_score(event, event.player(player)) * len(event.rounds)
    return found


def _figures(city: str, event: Event) -> dict[PlayerId, tuple[int, ...]]:
    """Return what decides about the places, as far as it is known by hand."""
    last = len(event.rounds) + 1
    scores = _before(event, last)
    if city == "Montréal":  # in each section the wins, a bye among them
        starts = {n: initial_score(event, each) for n, each in event.by_number.items()}
        return {n: (starts[n], scores[n] - starts[n]) for n in scores}
    if city == "Congress":  # all have played all rounds
        return {n: (score,) for n, score in scores.items()}
    sos = _sums(event, stones=city == "Lyon")
    then = {
        "Boston": _sums(event, stones=False, won=True),
        "London": dict.fromkeys(scores, 0),
    }.get(city) or _second_sums(event, sos)
    return {n: (score, sos[n], then[n]) for n, score in scores.items()}


@pytest.mark.parametrize("city", CITIES)
def test_places_follow_the_tie_breaks_of_the_place(city: str) -> None:
    """From the first to the last; where they decide all, who is level shares a place."""
    event = played(city).event
    figures, places = _figures(city, event), standings(event)

    assert {player.number for player in event.players} == {each.number for each in places}
    for above, below in pairwise(places):
        higher, lower = figures[above.number], figures[below.number]
        assert higher >= lower, (above, below)
        if city not in {"Montréal", "Congress"}:
            assert (higher == lower) == (above.place == below.place)


@pytest.mark.parametrize("city", CITIES)
def test_an_event_ends_without_a_problem(city: str) -> None:
    """After its last round no other is drawn, and nothing is wrong on any sheet."""
    story = played(city)

    assert () == story.reading.stops()
    assert story.event.settings.rounds == len(story.event.rounds)
    with pytest.raises(Forbidden):
        story.does(draw)
