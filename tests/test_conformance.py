"""Scores, sums and places of played events are those that other programs computed."""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.scores.scores import final_score
from nigiri.domain.tiebreaks import sdos, sos, tiebreak
from tests.conformance import CODES, SHARED, Report, compare, known, lines, main, run

if TYPE_CHECKING:
    from collections.abc import Callable

DATA = Path(__file__).parent / "data" / "scores"
FILES = sorted(SHARED.glob("event-*.json"))

SCORE = Worth(missed=1)
#: The MacMahon program: half a point and the own start for a missed round, nothing beaten in it; a
#: bye is a game won against oneself less one point.
MACMAHON = Scoring(
    score=SCORE,
    victories=Worth(),
    seen=SCORE,
    seen_victories=Worth(),
    after_leaving="counted",
    missed_sos="start",
    bye_sos="own less one",
    bye_sdos="own less one",
    normalised="no",
)


def test_every_value_of_the_extracts_agrees() -> None:
    """Seven events with byes, absences, jigos, defaults, handicaps, McMahon and Swiss."""
    report = run(DATA)

    assert {} == {code: found[:3] for code, found in report.different.items() if found}
    assert {*CODES, "order"} == {code for code, many in report.agree.items() if many}
    assert 417 == report.agree["NBW"]


@pytest.mark.long
@pytest.mark.skipif(not FILES, reason="needs the folder of reference values beside the checkout")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_value_of_a_reference_event_agrees(path: Path) -> None:
    """After every round, for everybody."""
    report = Report()
    compare(json.loads(path.read_text(encoding="utf-8")), report)

    assert [] == [words for found in report.different.values() for words in found]
    assert report.agree["NBW"]


def macmahon_event() -> tuple[Event, list[dict[str, str]]]:
    """Return the played event of 48 players, and the lines of the file."""
    with (DATA / "macmahon-48.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    players = tuple(
        Player(
            family=row["number"],
            given="",
            rank=Rank(0),
            number=PlayerId(int(row["number"])),
            start=HalfPoints(2 * int(row["start"])),
            out=frozenset(n for n in range(1, 6) if row[f"round{n}"] == "missed"),
        )
        for row in rows
    )
    rounds = tuple(_round(n, rows) for n in range(1, 6))
    return Event(Settings(rounds=5, scoring=MACMAHON), players, rounds=rounds), rows


def _round(number: int, rows: list[dict[str, str]]) -> Round:
    """Return one round of the file; winners have White, since nothing depends on it."""
    cells = {PlayerId(int(row["number"])): row[f"round{number}"] for row in rows}
    won = {player: int(cell[:-1]) for player, cell in cells.items() if cell.endswith("+")}
    return Round(
        number,
        tuple(
            Game(None, player, PlayerId(other), result=Result(Outcome.WHITE))
            for player, other in won.items()
        ),
        byes=tuple(player for player, cell in cells.items() if cell == "bye"),
    )


@pytest.mark.parametrize(
    ("column", "figure", "unit"), [("score", final_score, 2), ("sos", sos, 2), ("sodos", sdos, 4)]
)
def test_the_sums_of_the_macmahon_program_come_out(
    column: str, figure: Callable[[Event, PlayerId], Fraction | int], unit: int
) -> None:
    """Of all 48 players, four byes and ten missed rounds among them."""
    event, rows = macmahon_event()

    assert {int(row["number"]): Fraction(row[column]) for row in rows} == {
        number: Fraction(figure(event, number)) / unit for number in event.by_number
    }


#: Two players, one round, and what is to be compared.
SMALL: dict[str, Any] = {
    "name": "small",
    "rounds": 2,
    "rounds_played": 2,
    "settings": {
        "placement": ["NBW", "SOSW"],
        "round_down": True,
        "absent_mms": 0.5,
        "bye_mms": 1.0,
        "absent_nbw": 0.0,
        "bye_nbw": 1.0,
        "handicap_correction": 1,
        "handicap_ceiling": 9,
    },
    "players": [
        {
            "id": number,
            "rank": "2d",
            "rating": 2200,
            "club": "",
            "country": "",
            "start_score": 2,
            "participating": "11",
        }
        for number in (1, 2)
    ],
    "games": [{"round": 1, "table": 1, "white": 2, "black": 1, "handicap": 0, "result": "W"}],
    "byes": [],
    "expected": [{"round": 1, "order": [2, 1], "values": {"NBW": [1, 0], "SOSW": [0, 1]}}],
}


def reported(**changes: object) -> Report:
    """Return the report about the small event with some keys changed."""
    report = Report()
    compare({**SMALL, **changes}, report)
    return report


def placed(*placement: str, number: int = 1) -> Report:
    """Return the report about the small event with another placement, after a round."""
    expected = {**SMALL["expected"][0], "round": number}
    return reported(settings={**SMALL["settings"], "placement": placement}, expected=[expected])


def test_a_wrong_value_is_named_with_its_event_round_and_player() -> None:
    """And the values that were found and expected."""
    wrong = {"round": 1, "order": [2, 1], "values": {"NBW": [1, 0.5]}}
    report = reported(expected=[wrong])

    assert (1, 2) == (report.agree["NBW"], report.agree["order"])
    assert ["small, round 1, player 1: NBW 0, not 0.5"] == report.different["NBW"]


def test_a_wrong_order_is_named_with_its_place() -> None:
    """Who is level may stand in any order."""
    wrong = {"round": 1, "order": [1, 2], "values": {}}
    even = [{**SMALL["games"][0], "result": "jigo"}]

    assert ["small, round 1, place 1: [2], not [1]", "small, round 1, place 2: [1], not [2]"] == (
        reported(expected=[wrong]).different["order"]
    )
    assert 2 == reported(expected=[wrong], games=even).agree["order"]


@pytest.mark.parametrize(
    ("placement", "number", "codes", "reason"),
    [
        (("NBW", "NULL", "Rating"), 1, ["NBW", "RATING"], ""),
        (("CAT", "MMS"), 1, [], "categories are not in the facts"),
        (("MMS", "STS", "SOSM"), 1, ["MMS"], "STS is not done"),
        (("MMS", "SOSM-1"), 2, ["MMS"], "not stored by the reference after round 2"),
        (("MMS", "SOSM-1"), 3, ["MMS", "SOS-1"], ""),
        (("MMS", "DC", "SOSM", "STS"), 3, ["MMS"], "STS is not done"),
    ],
)
def test_a_placement_is_compared_as_far_as_it_is_known(
    placement: tuple[str, ...], number: int, codes: list[str], reason: str
) -> None:
    """Not behind what is unknown, and no direct confrontation before it."""
    found = known(placement, number)

    assert (codes, reason) == ([each.code for each in found.criteria], found.reason)


def test_what_cannot_be_compared_is_excused_with_its_reason() -> None:
    """An order known in part is compared so far."""
    strangers = reported(games=[{**SMALL["games"][0], "black": 9}])

    assert {("order", "categories are not in the facts"): 2} == placed("CAT", "NBW").excused
    assert (0, 2) == (
        placed("NBW", "STS").agree["order"],
        placed("NBW", "STS").agree["order so far"],
    )
    assert {("all", "small: games of players not listed"): 2} == strangers.excused
    assert {} == strangers.agree


def test_the_report_tells_what_agrees_what_differs_and_why_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit code is 1 where a value differs or a file is none; 0 where all agree."""
    (tmp_path / "event-1.json").write_text(json.dumps(SMALL), encoding="utf-8")
    assert 0 == main(tmp_path)
    assert "| NBW | 2 | 0 | 0 |" in capsys.readouterr().out

    (tmp_path / "event-2.json").write_text("[]", encoding="utf-8")
    assert 1 == main(tmp_path)
    assert "event-2.json is not understood" in capsys.readouterr().out


def test_nothing_compared_is_no_success(tmp_path: Path) -> None:
    """A folder without events says nothing about the scores."""
    assert 1 == main(tmp_path)


def test_excuses_are_listed_with_their_reasons() -> None:
    """Below the table."""
    report = placed("NBW", "CAT")

    assert "| order | 0 | 0 | 2 |" in list(lines(report))
    assert "Excused, order: 2, categories are not in the facts." in list(lines(report))
    assert "CUSS" == tiebreak("CUSSM").code
