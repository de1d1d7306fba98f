"""What clubs and countries cost in score: `PYTHONPATH=addin:. python -m tests.squares [FOLDER]`.

Each round of each event is drawn anew from the state before it, with the same players and the same
bye, in the ways below, and measured by the judge: squared score differences, in half points, and
games of one club or one country. A FOLDER holds events as opengotha.py reads them; without one,
`../shared/data/opengotha` if it is there. For reading: nothing is judged.

way         who is kept apart
played      as the director had it
leaders     club and country, at most 3 points apart, but nobody from the bar on or with half of the
            rounds won (Keep apart: except)
reached     club and country, at most 3 points apart, everybody: the rule set `opengotha`
reachable   nobody: no draw without a rematch has less

A round is wasteful where its squares are more than reachable, and not one game of one club or
country is spared for that.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.domain.checks.measures import measures
from nigiri.domain.model.event import Section
from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.rules import rule_set
from tests.drawn import SHARED
from tests.opengotha import Story, read_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Round

RULES = rule_set("opengotha").defaults
PAIRED = ("pattern", "pattern_until", "pattern_after", "seeding", "float_down", "float_up",
          "keep_apart", "apart_gap", "apart_free")  # fmt: skip
WAYS: Mapping[str, Mapping[str, Any]] = {
    "leaders": {"apart_free": ("bar", "leading")},
    "reached": {},
    "reachable": {"keep_apart": (), "apart_gap": 0},
}
CODES = ("squares", "same club", "same country")


class Found(NamedTuple):
    """What a round measures: squared score differences, games of one club, of one country."""

    squares: int
    clubs: int
    countries: int

    @property
    def together(self) -> int:
        """Return games of one club or country, those of both counted twice."""
        return self.clubs + self.countries


class Compared(NamedTuple):
    """A round of an event, measured way by way, "played" among them."""

    event: str
    ways: Mapping[str, Found]

    def wasteful(self, way: str) -> bool:
        """Tell whether that way costs squares and spares no game of one club or country."""
        found, least = self.ways[way], self.ways["reachable"]
        return found.squares > least.squares and found.together >= least.together


def compared(story: Story, bar: Rank | None) -> Iterator[Compared]:
    """Yield every round of an event that has games; bar -- who leads at the start, None: nobody."""
    paired = {name: getattr(RULES, name) for name in PAIRED}
    story = story.chosen({**paired, "rematches": "allowed"})
    sections = (Section(1, bar), Section(2, Rank(WEAKEST))) if bar is not None else ()
    for round_ in story.rounds:
        if round_.games:
            event = replace(story.before(round_), sections=sections)
            ways = {way: _drawn(event, round_, chosen) for way, chosen in WAYS.items()}
            yield Compared(story.name, {"played": _measured(event, round_), **ways})


def report(rounds: Sequence[Compared]) -> str:
    """Return the table, in Markdown: a line for each event, and one for all."""
    shown = ("played", *WAYS)
    head = [
        "event", "rounds", *(f"squares {way}" for way in shown),
        *(f"together {way}" for way in shown), "wasteful leaders", "wasteful reached",
    ]  # fmt: skip
    lines = [_row(head), _row(["---", *["--:"] * (len(head) - 1)])]
    names = dict.fromkeys(each.event for each in rounds)
    for name in (*names, "all"):
        group = [each for each in rounds if name in {each.event, "all"}]
        lines.append(_row([
            name, len(group),
            *(sum(each.ways[way].squares for each in group) for way in shown),
            *(sum(each.ways[way].together for each in group) for way in shown),
            *(sum(each.wasteful(way) for each in group) for way in ("leaders", "reached")),
        ]))  # fmt: skip
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Print the table of a folder, the shared one without an argument; return the exit code."""
    folder = Path(arguments[0]) if arguments else SHARED
    stories, sentences = read_folder(folder)
    rounds = [each for story in stories for each in compared(story, _bar(folder, story))]
    print(report(rounds))  # noqa: T201
    for sentence in sentences:
        print(sentence)  # noqa: T201
    return 0


def _bar(folder: Path, story: Story) -> Rank | None:
    """Return the bar of an event; None where its file tells none."""
    path = folder / f"{story.name}.json"
    if not path.exists():
        return None
    told = json.loads(path.read_text(encoding="utf-8")).get("settings", {}).get("bar")
    return Rank.parse(told) if told else None


def _drawn(event: Event, round_: Round, chosen: Mapping[str, Any]) -> Found:
    """Return what the round measures drawn anew with some settings."""
    other = replace(event, settings=replace(event.settings, **chosen))
    return _measured(event, draw(other, round_.number, byes=round_.byes).round)


def _measured(event: Event, round_: Round) -> Found:
    """Return what a round measures."""
    found = measures(event, round_)
    return Found(*(found[code] for code in CODES))


def _row(cells: Iterable[object]) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
