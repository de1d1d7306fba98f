"""What rule sets choose for start scores and handicaps: known fields, sources, worked numbers."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest

from nigiri.domain.beginnings import HANDICAPS, STARTS
from nigiri.domain.handicaps import handicap_of, komi
from nigiri.domain.model import Event, Player, Settings
from nigiri.domain.sections import initial_score
from nigiri.domain.units import PlayerId, Rank

SOURCE = re.compile(r"[MABE]\d+|formats \d\.\d|custom: .+")


def by(name: str) -> Settings:
    """Return the settings of a rule set, as far as these two tables say."""
    chosen = {**STARTS[name], **HANDICAPS[name]}
    return replace(Settings(), **{key: choice.value for key, choice in chosen.items()})  # type: ignore[arg-type]


def field_of(*ranks: str) -> tuple[Player, ...]:
    """Return players of these ranks, here and numbered."""
    return tuple(
        Player(f"P{n}", "", Rank.parse(rank), PlayerId(n), here=True)
        for n, rank in enumerate(ranks, 1)
    )


@pytest.mark.parametrize("table", [STARTS, HANDICAPS], ids=["starts", "handicaps"])
def test_every_choice_is_a_setting_and_has_a_source(table: dict[str, dict[str, object]]) -> None:
    """A rule id, a section about programs, or "custom" and why; no choice of two tables."""
    known = {field.name for field in fields(Settings)}
    chosen = {(name, key): choice for name, row in table.items() for key, choice in row.items()}

    assert [] == [where for where in chosen if where[1] not in known]
    assert [] == [
        where
        for where, choice in chosen.items()
        if not SOURCE.fullmatch(choice[1])  # type: ignore[index]
    ]


def test_both_tables_speak_of_the_same_rule_sets() -> None:
    """Each of them chooses its start rule, and no setting is chosen twice."""
    assert list(STARTS) == list(HANDICAPS)
    assert all("start_rule" in row for row in STARTS.values())
    assert [] == [name for name in STARTS if STARTS[name].keys() & HANDICAPS[name].keys()]


def test_quebec_is_what_the_settings_begin_with() -> None:
    """What another rule set does not name is as there."""
    assert Settings() == by("quebec")


@pytest.mark.parametrize(
    ("name", "starts", "stones"),
    [
        # five rounds want 6 to 12 above the bar; two are too few, and lower would be too deep
        ("quebec", [0, 0, 0, 0], [1, 9]),
        ("bga", [2, 2, 0, -10], [0, 0]),
        ("aga", [12, 12, 10, 0], [0, 9]),  # 5.5 and 3.5 do not differ by more than 2
        ("egc", [3, 2, 0, -10], [0, 0]),
        ("opengotha", [23, 22, 20, 10], [0, 0]),
        ("swiss", [0, 0, 0, 0], [0, 0]),
    ],
)
def test_each_rule_set_by_hand(name: str, starts: list[int], stones: list[int]) -> None:
    """A 5d, 3d, 1d and 10k: their start scores, and the first's handicaps with the two last."""
    of = Event(replace(by(name), rounds=5), field_of("5d", "3d", "1d", "10k"))
    found = [handicap_of(of, PlayerId(a), PlayerId(b), 1).stones for a, b in ((1, 2), (2, 4))]

    assert starts == [initial_score(of, player) // 2 for player in of.players]
    assert stones == found


@pytest.mark.parametrize(
    ("name", "expected"),
    [("quebec", [13, 1, 1]), ("bga", [15, 1, 1]), ("aga", [15, -1, 1]), ("egc", [15, 1, 1])],
)
def test_komi_of_the_rule_sets(name: str, expected: list[int]) -> None:
    """Even, one stone, two: with the AGA's one stone Black wins a tied board (decision 2)."""
    assert expected == [komi(by(name), stones) for stones in (0, 1, 2)]
