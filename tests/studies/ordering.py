"""Which sections, gap and tie-breaks order a field of 40 best: 100,000 tournaments.

`PYTHONPATH=addin:. python -m tests.studies.ordering BLOCKS.jsonl [JOBS]` plays them and writes a
line for each block of fields; begun again it goes on where it stopped. docs/studies/ordering.md
has what came out, tests/studies/ordering_page.py makes its tables and pictures.

A field is 40 players with ranks by chance and true strengths as `nigiri simulate` has them. Each
field plays every format of `FORMATS` once, with the same strengths and the same good and bad days,
and each tournament is put in order by all `ORDERS`, which no draw here looks at. What is counted of
an order, on average over a block:

right     pairs of players of whom the better stands above, of all pairs; level counts half
close     the same of pairs at most two ranks apart on the list
champion  whether the best of all is first; a shared first place counts in part
five      how many of the best five are on the first five places, of five
level     pairs that the score leaves level, of all pairs
parted    those of them that the tie-breaks part, of all pairs
proper    those that they part with the better above, of all pairs
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING

import numpy as np

from nigiri.desk.core.workers import map_ranges
from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.proposals import propose_sections
from nigiri.domain.simulation.chance import Model, draw_chances, listed_strength
from nigiri.domain.simulation.playing import played, start
from nigiri.domain.starts.bar import propose_bar
from nigiri.domain.tiebreaks import tiebreak
from nigiri.domain.tiebreaks.registry import levels

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.simulation.chance import Chances

PLAYERS, ROUNDS, FIELDS, BLOCK = 40, 5, 5000, 50
#: Ranks of the field: a normal distribution around 4 kyu; nobody above 6 dan or below 20 kyu.
MIDDLE, WIDTH, HIGHEST, LOWEST = -3, 6, 6, -19
CLOSE, BEST = 2, 5
ONCE = np.triu(np.ones((PLAYERS, PLAYERS), dtype=bool), 1)
"""The pairs of players."""

#: The score first, then these; each by itself, but for the usual list of `nigiri new`.
ORDERS: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "usual": ("SOS", "SDOS", "ONE"),
    **{code: (code,) for code in ("SOS", "SOS-1", "SOS-2", "SDOS", "SOSOS", "SOSW", "CUSS")},
    "ONE": ("ONE",),
    "RANK": ("RANK",),
    "RANK SOS": ("RANK", "SOS"),
    "LOT": ("LOT",),
}
MEASURES = ("right", "close", "champion", "five", "level", "parted", "proper")


@dataclass(frozen=True)
class Format:
    """How a field is divided.

    sections -- how many, as nigiri proposes them; None: by the start rule alone
    top -- under "bar", how many start at the bar; None: as proposed
    """

    settings: Settings
    sections: int | None = None
    top: int | None = None
    spread: int = 100


def _sections(count: int, gap: int, spread: int = 100) -> Format:
    """Return the format of so many sections with that gap."""
    return Format(Settings(rounds=ROUNDS, gap=gap), count, spread=spread)


_SWISS = Settings(rounds=ROUNDS, start_rule="none")
_BAR = Settings(rounds=ROUNDS, start_rule="bar")
_GRADE = Settings(rounds=ROUNDS, start_rule="grade")

FORMATS: dict[str, Format] = {
    "swiss": Format(_SWISS),
    "swiss even": Format(replace(_SWISS, handicap_cap=0)),
    **{f"{n} sections gap {g}": _sections(n, g) for n in (3, 5, 8) for g in (0, 1, 2)},
    "bar": Format(_BAR),
    "bar 20": Format(_BAR, top=20),
    "grade": Format(_GRADE),
    "swiss wide": Format(_SWISS, spread=200),
    **{
        f"{n} sections gap {g} wide": _sections(n, g, 200)
        for n, g in ((3, 1), (5, 0), (5, 1), (8, 1))
    },
    "bar wide": Format(_BAR, spread=200),
}


def field_of(number: int) -> tuple[Player, ...]:
    """Return the players of a field, the strongest by rank first; they follow from its number."""
    random, ranks = Random(f"field/{number}"), NormalDist(MIDDLE, WIDTH)  # noqa: S311 -- no secret
    steps = (
        min(max(round(ranks.inv_cdf(random.uniform(0.001, 0.999))), LOWEST), HIGHEST)
        for _ in range(PLAYERS)
    )
    return tuple(
        Player(family=f"P{at}", given="", rank=Rank(each), number=PlayerId(at), here=True)
        for at, each in enumerate(sorted(steps, reverse=True), 1)
    )


def event_of(form: Format, players: tuple[Player, ...], number: int) -> Event:
    """Return the field in that format, before round 1."""
    settings = replace(form.settings, seed=number + 1)
    if form.sections is not None:
        return Event(settings, players, sections=proposed(players, form.sections))
    bar = LOWEST
    if settings.start_rule == "bar":
        bar = bar_of(players) if form.top is None else players[form.top - 1].rank.steps
    return Event(settings, players, sections=(Section(1, Rank(bar)), Section(2, Rank(LOWEST))))


@lru_cache(20)
def proposed(players: tuple[Player, ...], count: int) -> tuple[Section, ...]:
    """Return so many sections, as they are proposed whatever the gap."""
    return propose_sections(Settings(rounds=ROUNDS), players, count)


@lru_cache(20)
def bar_of(players: tuple[Player, ...]) -> int:
    """Return the bar that is proposed."""
    found = propose_bar([player.rank for player in players], ROUNDS)
    assert found is not None  # there are players
    return found.bar.steps


def truth(chances: Chances) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the true strengths, in the order of the numbers."""
    return np.array([chances.strength[n] for n in sorted(chances.strength)])


@dataclass(frozen=True)
class Judge:
    """Compares orders of a field with the truth; all pairs count once."""

    strength: np.ndarray[tuple[int], np.dtype[np.int64]]
    ranks: np.ndarray[tuple[int], np.dtype[np.int64]]

    def measured(
        self, groups: Sequence[Sequence[int]], scores: Sequence[Sequence[int]]
    ) -> list[float]:
        """Return the figures of `MEASURES` of an order; `scores`: the order by the score alone."""
        place, score = _places(groups), _places(scores)
        better = np.sign(self.strength[:, None] - self.strength[None, :])
        above = np.sign(place[None, :] - place[:, None])
        right = better * above
        close = ONCE & (abs(self.ranks[:, None] - self.ranks[None, :]) <= CLOSE)
        level = ONCE & (score[:, None] == score[None, :])
        pairs = int(ONCE.sum())
        return [
            (1 + float(right[ONCE].mean())) / 2,
            (1 + float(right[close].mean())) / 2,
            self._among(groups, 1),
            self._among(groups, BEST),
            int(level.sum()) / pairs,
            int((level & (above != 0)).sum()) / pairs,
            int((level & (right > 0)).sum()) / pairs,
        ]

    def _among(self, groups: Sequence[Sequence[int]], first: int) -> float:
        """Return the share of so many best on as many first places, 0 to 1; shared in part."""
        best = {*np.argsort(-self.strength, kind="stable")[:first].tolist()}
        found, left = 0.0, first
        for group in groups:
            share = min(1.0, left / len(group))
            found += share * len(best.intersection(number - 1 for number in group))
            left -= min(left, len(group))
        return found / first


def _places(groups: Sequence[Sequence[int]]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the number of the group of every player, from the top."""
    place = np.zeros(PLAYERS, dtype=np.int64)
    for at, group in enumerate(groups):
        place[[number - 1 for number in group]] = at
    return place


def figures(number: int) -> dict[str, dict[str, list[float]]]:
    """Return format -> order -> its measures, of one field; "list": the ranks alone."""
    players, found = field_of(number), {}
    ranks = np.array([player.rank.steps for player in players])
    for name, form in FORMATS.items():
        begin = start(event_of(form, players, number))
        chances = draw_chances(
            listed_strength(begin.event), ROUNDS, f"1/{number}", Model(form.spread)
        )
        judge, event = Judge(truth(chances), ranks), played(begin, chances)
        score = (tiebreak("MMS"),)
        alone = levels(event, sorted(event.by_number), score, None)
        found[name] = {
            order: judge.measured(_order(event, (*score, *map(tiebreak, codes))), alone)
            for order, codes in ORDERS.items()
        }
        by_rank = _order(event, (tiebreak("RANK"),))
        found[name]["list"] = judge.measured(by_rank, by_rank)
        found[name]["boards"] = _boards(event)
    return found


def _order(event: Event, criteria: Sequence[object]) -> list[list[PlayerId]]:
    """Return the whole field in groups that are level in these criteria, best first."""
    return levels(event, sorted(event.by_number), criteria, None)  # type: ignore[arg-type]


def _boards(event: Event) -> list[float]:
    """Return the ranks between opponents and the share of even games, on average."""
    games = [game for each in event.rounds for game in each.games]
    steps = [
        abs(event.player(game.white).rank.steps - event.player(game.black).rank.steps)
        for game in games
    ]
    return [fmean(steps), fmean(game.handicap == 0 for game in games)]


def block(numbers: Iterable[int]) -> dict[str, dict[str, list[float]]]:
    """Return the means of the figures over these fields."""
    each = [figures(number) for number in numbers]
    return {
        form: {
            order: [
                fmean(column) for column in zip(*(one[form][order] for one in each), strict=True)
            ]
            for order in orders
        }
        for form, orders in each[0].items()
    }


def blocks(numbers: range) -> list[dict[str, dict[str, list[float]]]]:
    """Return the means of each of these blocks."""
    return [block(range(at * BLOCK, (at + 1) * BLOCK)) for at in numbers]


def read(path: Path) -> Iterator[dict[str, dict[str, list[float]]]]:
    """Yield the blocks that were played."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def main(path: Path, jobs: int) -> None:
    """Play what is not played yet, in the order of the blocks."""
    done, many = len(list(read(path))), FIELDS // BLOCK
    for at in range(done, many, jobs):
        more = map_ranges(_Shifted(at), min(jobs, many - at), jobs, lambda _: None, at_a_time=1)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(each) + "\n" for each in more)
        print(f"{min(at + jobs, many) * BLOCK * len(FORMATS)} tournaments", flush=True)  # noqa: T201


@dataclass(frozen=True)
class _Shifted:
    """The blocks from one on; can be sent to other processes."""

    first: int

    def __call__(self, numbers: range) -> list[dict[str, dict[str, list[float]]]]:
        """Return the means of these blocks, counted from the first."""
        return blocks(range(self.first + numbers.start, self.first + numbers.stop))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:] or ["1"]))
