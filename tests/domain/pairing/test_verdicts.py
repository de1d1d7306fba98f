"""What is proved of a draw is true of every way to pair small fields, and wide enough to be said.

The fields are those of random events, half of them with criteria in any order; the independent
judge here knows all pairings of eight or ten players.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from nigiri.domain.pairing import verdicts
from nigiri.domain.pairing.answers import COUNTED
from nigiri.domain.pairing.board_costs import Measured, Step
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.optimum import costs, optimum
from nigiri.domain.pairing.verdicts import NEVER, UNKNOWN, Verdict, fewer, is_best, least, without
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from tests.domain.pairing.instances import chosen_field, every_draw, some_field

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from nigiri.domain.pairing.criteria import Cost, Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Ints

    Totals = tuple[int, ...]

SEEDS = range(160)


class Way(NamedTuple):
    """One way to pair a field, with its totals by criterion."""

    pairs: frozenset[Pair]
    totals: Totals


def drawn(field: Field) -> Measured | None:
    """Return the best draw of a field with the criteria that apply to it; None for none."""
    criteria = tuple(each for each in in_order(field.settings) if each.applies(field))
    found = optimum(field, criteria)
    return None if found is None else Measured(field, criteria, tuple(sorted(found)))


def every_way(of: Measured) -> list[Way]:
    """Return every way to pair the field, by adding up what each pair costs."""
    players = range(len(of.field))
    pairs = [(one, other) for one in players for other in players if one < other]
    price = dict(zip(pairs, costs(of.field, of.criteria, pairs), strict=True))
    return [
        Way(frozenset(each), tuple(map(sum, zip(*(price[pair] for pair in each), strict=True))))
        for each in every_draw(of.field)
    ]


def is_true(verdict: Verdict, of: Measured, others: Sequence[Way]) -> bool:
    """Tell whether a verdict is true, given every way to pair that does otherwise.

    The best of them first differs where the verdict says; so all give way there or above.
    """
    own = tuple(of.totals.values())
    if not others:
        return verdict == NEVER
    gives = [next((at for at, (x, y) in enumerate(zip(w.totals, own, strict=True)) if x != y), -1)
             for w in others]  # fmt: skip
    assert all(w.totals[at] > own[at] for w, at in zip(others, gives, strict=True) if at >= 0)
    last = max(gives)
    code = of.criteria[last].code
    step = verdict.step
    if step is None or step.code != code or verdict.kind != ("lot" if code == "lot" else "worse"):
        return False
    return _is_a_way(step, of, [w for w, at in zip(others, gives, strict=True) if at == last], last)


def _is_a_way(step: Step, of: Measured, ways: Sequence[Way], at: int) -> bool:
    """Tell whether the boards and figures of a step are those of one of these ways."""
    score = dict(zip(of.field.numbers, of.field.score.tolist(), strict=True))
    gap = max((abs(score[one] - score[other]) for one, other in step.boards), default=0)
    return step.gap in {0, gap} and any(
        w.totals[at] == step.after
        and {*step.boards} <= {of.numbers(pair) for pair in w.pairs - {*of.pairs}}
        for w in ways
    )


def some_draws(fields: Callable[[int, int, int], Field]) -> Iterator[tuple[int, Measured]]:
    """Yield the best draws of some fields, each with its seed."""
    for seed in SEEDS:
        found = drawn(fields(seed, (6, 8)[seed % 2], seed % 4))
        if found is not None:
            yield seed, found


def leaving(group: int) -> Cost:
    """Return what counts the players of a score group who leave it."""

    def cost(field: Field, upper: Ints, lower: Ints) -> Ints:
        inside = [field.score[side] == group for side in (upper, lower)]
        left: Ints = (inside[0] != inside[1]).astype(np.int64)
        return left

    return cost


def some(criterion: Criterion) -> Cost:
    """Return what counts 1 for each board that costs something by a criterion."""
    return lambda *pairs: (criterion.cost(*pairs) > 0).astype(np.int64)


@pytest.mark.parametrize("fields", [some_field, chosen_field])
def test_that_there_are_no_fewer_such_boards_is_true_and_what_fewer_cost(
    fields: Callable[[int, int, int], Field],
) -> None:
    """Boards that cost something, and players who leave a group, against every way to pair."""
    seen = Counter[str]()
    for seed, of in some_draws(fields):
        ways = every_way(of)
        kinds = [some(each) for each in of.criteria if each.code in COUNTED]
        kinds += [leaving(score) for score in {*of.field.score.tolist()}]
        for such in kinds:
            many = verdicts.counted(of, such)
            fewer_such = [
                w for w in ways
                if verdicts.counted(of.instead(w.pairs), such) < many
            ] if many else []  # fmt: skip
            verdict = fewer(of, such)
            assert is_true(verdict, of, fewer_such), seed
            seen[verdict.kind] += bool(many)

    assert min(seen["never"], seen["worse"]) > 20, seen


@pytest.mark.parametrize("fields", [some_field, chosen_field])
def test_what_a_draw_without_some_pairs_costs_is_true(
    fields: Callable[[int, int, int], Field],
) -> None:
    """Without one pair, without any opponent of one player but one: against every way to pair."""
    seen = Counter[str]()
    for seed, of in some_draws(fields):
        ways = every_way(of)
        players = range(len(of.field))
        first = of.pairs[0][0]
        for banned in (
            [of.pairs[0]],
            [of.pairs[-1]],
            [(first, other) for other in players[:-1] if other != first],
            [(one, other) for one, other in of.pairs if one % 2],
        ):
            rest = {tuple(sorted(pair)) for pair in banned}
            if rest.isdisjoint(of.pairs):
                continue  # nothing of the draw is forbidden
            verdict = without(of, banned)
            assert is_true(verdict, of, [w for w in ways if not rest & w.pairs]), seed
            seen[verdict.kind] += 1

    assert min(seen["never"], seen["worse"]) > 20, seen


def test_only_the_best_round_proves_anything() -> None:
    """Any other pairs are not the best; nor is much claimed of a field too large to be solved."""
    of = drawn(some_field(3, 8, 1))
    assert of is not None
    others = [w for w in every_way(of) if w.pairs != {*of.pairs}]

    assert is_best(of)
    assert others
    assert not any(is_best(of.instead(w.pairs)) for w in others)


def test_of_large_fields_nothing_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take too long, or the solver's integers are too small."""
    of = drawn(some_field(3, 8, 1))
    assert of is not None
    monkeypatch.setattr(verdicts, "MOST", 6)
    assert not is_best(of)
    assert UNKNOWN == fewer(of, leaving(0))

    def refuses(*_: object, **__: object) -> None:
        raise Forbidden(message("pairing.too-many", players=8, criteria=3))

    monkeypatch.setattr(verdicts, "MOST", 8)
    monkeypatch.setattr(verdicts, "optimum", refuses)
    assert not is_best(of)
    assert UNKNOWN == fewer(of, leaving(0))


def test_of_several_draws_the_one_that_gives_way_least_counts() -> None:
    """A later criterion, then a smaller total; nothing is known where nothing is of one."""
    codes = ["score", "place", "lot"]
    early, late, later = (
        Verdict("worse", Step(code, 0, total, ()))
        for code, total in (("score", 1), ("place", 9), ("place", 4))
    )

    assert later == least(codes, [early, late, NEVER, later])
    assert NEVER == least(codes, [NEVER])
    assert NEVER == least(codes, [])
    assert UNKNOWN == least(codes, [late, UNKNOWN])
    assert "lot" == least(codes, [late, Verdict("lot")]).kind
