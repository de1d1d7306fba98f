"""Random events in files of OpenGotha have the scores that the definitions give, and survive."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.model.units import Rank
from nigiri.exchange.opengotha.read import read
from tests.completed import completed
from tests.conformance import SLIP_ROUND, SLIPS, Report, compare_event
from tests.exchange.gotha import file_of
from tests.exchange.reckoned import WORTH, values
from tests.survive import survive

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    Facts = dict[str, Any]

DATA = Path(__file__).parents[1] / "data" / "scores"
PLACEMENTS = (
    ("MMS", "SOSM", "SODOSM"), ("MMS", "SOSM-1", "SOSOSM"), ("MMS", "CUSSM", "SOSM-2"),
    ("NBW", "SOSW", "SODOSW"), ("NBW", "SOSW-1", "CUSSW"), ("MMS", "SOSW", "NBW"),
    ("NBW", "SOSOSW", "SOSW-2"), ("CAT", "MMS", "SOSM"), ("Rank", "NBW", "SOSW"),
)  # fmt: skip


@pytest.mark.parametrize("path", sorted(DATA.glob("*.json")), ids=lambda path: path.stem)
def test_the_definitions_give_the_values_of_the_reference(path: Path) -> None:
    """So what they give of other events can be trusted."""
    facts = json.loads(path.read_text(encoding="utf-8"))
    known = set()
    for given in facts["expected"]:
        ours = values(facts, given["round"])
        for code in given["values"].keys() & ours.keys():
            if code not in SLIPS or given["round"] != SLIP_ROUND:
                theirs = dict(zip(given["order"], map(Fraction, given["values"][code]),
                                  strict=True))  # fmt: skip
                assert theirs == {each: ours[code][each] for each in theirs}, code
                known.add(code)
    assert {"SOSM", "SOSW"} <= known


@pytest.mark.parametrize("seed", range(6))
def test_a_random_event_has_the_scores_of_the_definitions(seed: int) -> None:
    """Byes, absences, half points, defaults, odd scales, and rounds that nobody plays."""
    assert_reckoned(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", [*range(6, 12), *range(100, 500)])
def test_many_random_events_have_the_scores_of_the_definitions(seed: int) -> None:
    """Four hundred and six more."""
    assert_reckoned(seed)


def assert_reckoned(seed: int) -> None:
    """Compare an event out of a file with the definitions, and let it come through a workbook."""
    facts = played(Random(seed))  # noqa: S311 -- no secret
    data = file_of(facts)
    found = read(data).event
    numbers = {int(player.family.split()[1]): player.number for player in found.players}
    expected = [_expected(facts, at) for at in range(1, facts["rounds_played"] + 1)]
    report = Report()
    whole: Mapping[str, Any] = {**completed(facts), "numbers": numbers, "expected": expected}
    compare_event(whole, found, report)
    swiss = found.settings.start_rule == "none"
    excused = {code for given in expected for code in given["values"] if swiss and "M" in code}

    assert [] == [
        words for code, all_ in report.different.items() for words in all_ if code not in excused
    ]
    assert report.agree["NBW"] or not expected
    survive(data, f"seed {seed}")


def _expected(facts: Facts, number: int) -> Facts:
    """Return what the definitions give after a round, as the reference writes it."""
    ours = values(facts, number)
    ranks = {each["id"]: Rank.parse(each["rank"]).steps for each in facts["players"]}
    known: dict[str, Mapping[int, Any]] = {**ours, "Rank": ranks}
    by = [known.get(code, {}) for code in facts["settings"]["placement"]]
    order = sorted(ours["NBW"], key=lambda each: [-found.get(each, 0) for found in by])
    return {
        "round": number, "order": order,
        "values": {code: [found[each] for each in order] for code, found in ours.items()},
    }  # fmt: skip


def played(random: Random) -> Facts:
    """Return the facts of an event with everything that real files contain."""
    rounds, many = random.randint(1, 7), random.randint(2, 17)
    bar, floor = random.randint(-6, 9), -random.randint(6, 29)
    zero = random.choice((-29, -29, floor, floor - 1 if floor > -29 else floor))
    settings = {
        "bar": str(Rank(bar)), "floor": str(Rank(floor)), "zero": str(Rank(zero)),
        "absent_nbw": random.choice((0.0, 0.0, 0.5)), "absent_mms": random.choice((0.5, 0.0, 1.0)),
        "bye_nbw": random.choice((1.0, 0.5, 0.0)), "bye_mms": random.choice((1.0, 0.5, 0.0)),
        "round_down": random.random() < 0.6, "unplayed_as_half": random.random() < 0.4,
        "handicap_by_mms": random.random() < 0.5, "handicap_correction": random.randint(0, 3),
        "handicap_ceiling": random.choice((0, 9, 9, 4)),
        "no_handicap_from": random.choice(("1d", "30k", "9d", "5k")),
        "placement": [*random.choice(PLACEMENTS), "NULL", "NULL", "NULL"],
    }  # fmt: skip
    players = [_player(random, number, rounds, (bar, floor, zero))
               for number in range(1, many + 1)]  # fmt: skip
    games: list[Facts] = []
    byes: list[Facts] = []
    for at in range(1, rounds + 1):
        for each in _round(random, at, players):
            (games if "white" in each else byes).append(each)
    last = max((each["round"] for each in (*games, *byes)), default=0)
    return {"name": "Générés & joués", "rounds": rounds, "rounds_played": last,
            "settings": settings, "players": players, "games": games, "byes": byes,
            "expected": []}  # fmt: skip


def _player(random: Random, number: int, rounds: int, scale: tuple[int, int, int]) -> Facts:
    """Return a player; scale -- bar, floor, zero."""
    rank = random.randint(-29, 9)
    bar, floor, zero = scale
    correction = random.choice((0, 0, 0, 0, 1, -1, 2)) if number > 1 else 0
    start = max(floor, min(bar, rank)) - zero + correction
    if start < 0:
        start, correction = start - correction, 0
    participating = "".join(random.choice("11111110") for _ in range(rounds))
    return {
        "id": number, "rank": str(Rank(rank)), "rating": random.randint(-900, 2949),
        "club": random.choice(("", "Łódź", "東京", "A & B", "O'Neil")),
        "country": random.choice(("", "FR", "UK")), "start_score": start,
        "correction": correction, "registered": number < 3 or random.random() < 0.95,
        "participating": participating,
    }  # fmt: skip


def _round(random: Random, at: int, players: list[Facts]) -> Iterator[Facts]:
    """Yield the games of a round and its bye; now and then nobody is paired."""
    there = [each["id"] for each in players
             if each["registered"] and each["participating"][at - 1] == "1"]  # fmt: skip
    random.shuffle(there)
    if random.random() < 0.05:
        return
    while len(there) > 1:
        white, black = there.pop(), there.pop()
        if random.random() < 0.9:
            result = random.choice(["W", "W", "B", "B", *WORTH])
            yield {"round": at, "table": len(there) // 2 + 1, "white": white, "black": black,
                   "handicap": random.choice((0, 0, 0, 1, 4, 9)),
                   "result": result + " by default" * (result != "?" and random.random() < 0.1),
                   }  # fmt: skip
    if there and random.random() < 0.8:
        yield {"round": at, "player": there[0]}
