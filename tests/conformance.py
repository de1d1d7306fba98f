"""Our scores and tie-breaks against reference values: `python -m tests.conformance [FOLDER]`.

FOLDER holds played events as opengotha.py reads them, with the values that OpenGotha computes after
every round (`expected`); without one, `../shared/data/opengotha` is taken if it is there. Every
value of every player after every round is compared, and the order of the players. Printed is how
many agree, differ, or are excused, with the reason; the exit code is 1 where anything differs.

Excused                                  because
SOSM-1 and SOSM-2 after round 2          the reference does not store them, its values are 0
DC and SDC outside `placement`           the reference computes them for the placement only
order behind CAT in `placement`          the categories are not in the facts
order behind STS, SOSTS                  their stages are nowhere written down
games of players who are not listed      nobody knows what they count

A file that cannot be understood counts as a difference.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import standings
from nigiri.domain.tiebreaks import Tiebreak, grouped, tiebreak
from nigiri.errors import WrongUse
from tests.completed import completed
from tests.opengotha import event_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event

    Data = Mapping[str, Any]

SHARED = Path(__file__).parents[2] / "shared" / "data" / "opengotha"

#: What is compared, by the reference's names, in the order of the table.
CODES = (
    "NBW", "MMS", "SOSW", "SOSW-1", "SOSW-2", "SOSM", "SOSM-1", "SOSM-2", "SODOSW", "SODOSM",
    "SOSOSW", "SOSOSM", "CUSSW", "CUSSM", "CPS", "EXT", "EXR", "DC", "SDC",
)  # fmt: skip
AMONG_TIED = ("DC", "SDC")
SLIPS = ("SOSM-1", "SOSM-2", "SOSMM1", "SOSMM2")
SLIP_ROUND = 2
NOT_DONE = ("STS", "SOSTS")
#: How many differences are printed in full.
SHOWN = 20


@dataclass
class Report:
    """What agrees and what does not.

    agree -- code -> player-rounds; excused -- (code, reason) -> player-rounds
    different -- code -> one sentence a player-round; "order" stands for the places
    """

    agree: Counter[str] = field(default_factory=Counter)
    excused: Counter[tuple[str, str]] = field(default_factory=Counter)
    different: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, code: str, agrees: bool, words: str) -> None:  # noqa: FBT001 - the answer itself
        """Count one comparison; `words` say what differs."""
        if agrees:
            self.agree[code] += 1
        else:
            self.different[code].append(words)


@dataclass(frozen=True)
class Known:
    """What a `placement` says that can be compared after a round.

    criteria -- in order, up to the first that cannot; reason -- why not all; "" if all
    """

    criteria: tuple[Tiebreak, ...]
    reason: str = ""


def known(placement: Sequence[str], number: int) -> Known:
    """Return the criteria of a placement that can be compared after a round.

    Those that depend on what comes behind them (DC) only where that is known as well.
    """
    found: list[Tiebreak] = []
    for code in placement:
        if reason := _unknown(code, number):
            tied = [at for at, each in enumerate(found) if each.code in AMONG_TIED]
            return Known(tuple(found[: min(tied, default=len(found))]), reason)
        if code != "NULL":
            found.append(tiebreak(code))
    return Known(tuple(found))


def _unknown(code: str, number: int) -> str:
    """Return why a criterion cannot be compared after a round; "" if it can."""
    if code == "CAT":
        return "categories are not in the facts"
    if code in SLIPS and number == SLIP_ROUND:
        return "not stored by the reference after round 2"
    return f"{code} is not done" if code in NOT_DONE else ""


def compare(data: Data, report: Report) -> None:
    """Compare one event with its reference values, after every round it has them for."""
    whole = completed(data)
    if whole["strangers"]:
        players = sum(len(each["order"]) for each in data["expected"])
        report.excused["all", f"{whole['name']}: games of players not listed"] += players
        return
    compare_event({**whole, "expected": data["expected"]}, event_of(whole), report)


def compare_event(whole: Data, event: Event, report: Report) -> None:
    """Compare an event with the reference values, after every round it has them for.

    whole -- data as `completed`, and which number of the event everybody has: `numbers`
    """
    numbers = whole["numbers"]
    for given in whole["expected"]:
        expected = {**given, "order": [PlayerId(numbers[each]) for each in given["order"]]}
        for code in CODES[: -len(AMONG_TIED)]:
            _compare_code(whole["name"], event, expected, code, report)
        _compare_order(whole, event, expected, report)


def _compare_code(name: str, event: Event, expected: Data, code: str, report: Report) -> None:
    """Compare what everybody has by one criterion."""
    if code not in expected["values"]:
        return
    number, values = expected["round"], expected["values"][code]
    if code in SLIPS and number == SLIP_ROUND:
        report.excused[code, "not stored by the reference after round 2"] += len(values)
        return
    criterion = tiebreak(code)
    ours = criterion.among(event, expected["order"], number, ())
    for player, value in zip(expected["order"], values, strict=True):
        own = None if ours[player] is None else Fraction(ours[player] or 0) / criterion.unit
        words = f"{name}, round {number}, player {player}: {code} {own}, not {value}"
        report.add(code, own == Fraction(value), words)


def _compare_order(data: Data, event: Event, expected: Data, report: Report) -> None:
    """Compare the places, and the figures of DC and SDC among the tied."""
    number, order = expected["round"], expected["order"]
    placement = known(data["settings"]["placement"], number)
    if placement.reason:
        report.excused["order", placement.reason] += len(order)
    if not placement.criteria:
        return
    _compare_tied(data["name"], event, expected, placement.criteria, report)
    places = _places(event, placement.criteria, number, set(order))
    for at in sorted(set(places.values())):
        alike = {player for player, place in places.items() if place == at}
        theirs = set(order[at - 1 : at - 1 + len(alike)])
        words = f"{data['name']}, round {number}, place {at}: {sorted(alike)}, not {sorted(theirs)}"
        code = "order so far" if placement.reason else "order"
        report.agree[code] += len(alike & theirs)
        report.different[code] += [words] * len(alike - theirs)


def _places(
    event: Event, criteria: Sequence[Tiebreak], number: int, listed: set[PlayerId]
) -> dict[PlayerId, int]:
    """Return the place of everybody in the list, by our own standings."""
    first, *others = (each.code for each in criteria)
    chosen = replace(event.settings, ranked_by="all", first=first, tiebreaks=tuple(others))
    players = tuple(p for p in event.players if p.number in listed)
    same = replace(event, settings=chosen, players=players)
    return {line.number: line.place for line in standings(same, number)}


def _compare_tied(
    name: str, event: Event, expected: Data, criteria: Sequence[Tiebreak], report: Report
) -> None:
    """Compare DC and SDC where the placement has them, in each tie they are asked about."""
    number, order = expected["round"], expected["order"]
    ties = [order]
    for at, criterion in enumerate(criteria, 1):
        values: dict[PlayerId, Any] = {}
        for tied in ties:
            among = criterion.among(event, tied, number, criteria[at:])
            values |= {player: among[player] for player in tied}
        if criterion.code in AMONG_TIED and criterion.code in expected["values"]:
            theirs = dict(zip(order, expected["values"][criterion.code], strict=True))
            for player in order:
                words = f"{name}, round {number}, player {player}: {criterion.code} "
                words += f"{values[player]}, not {theirs[player]}"
                report.add(criterion.code, values[player] == theirs[player], words)
        ties = [group for tied in ties for group in grouped(tied, values)]


def lines(report: Report) -> Iterator[str]:
    """Yield the table, the excuses with their reasons, and the first differences."""
    yield "| criterion | agree | differ | excused |"
    yield "| --- | --: | --: | --: |"
    excused = Counter[str]()
    for (code, _), many in report.excused.items():
        excused[code] += many
    for code in (*CODES, "order", "order so far", "all", "file"):
        row = (report.agree[code], len(report.different[code]), excused[code])
        if any(row):
            yield f"| {code} | {' | '.join(map(str, row))} |"
    yield from (
        f"Excused, {code}: {many}, {reason}."
        for (code, reason), many in sorted(report.excused.items())
    )
    yield from [words for found in report.different.values() for words in found][:SHOWN]


def run(folder: Path) -> Report:
    """Return the report about every event of a folder."""
    report = Report()
    for path in sorted(folder.glob("*.json")):
        try:
            compare({"name": path.stem, **json.loads(path.read_text(encoding="utf-8"))}, report)
        except (AttributeError, LookupError, TypeError, ValueError, WrongUse) as error:
            report.different["file"].append(f"{path.name} is not understood: {error!r}")
    return report


def main(folder: Path) -> int:
    """Print the report about a folder; return 1 where anything differs or nothing was compared."""
    report = run(folder)
    print("\n".join(lines(report)))  # noqa: T201
    return int(any(report.different.values()) or not report.agree)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else SHARED))
