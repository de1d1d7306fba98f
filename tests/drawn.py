"""What directors drew against what nigiri draws: `python -m tests.drawn [FOLDER ...]`.

Each round of each event is drawn anew from the state before it, with the same players and the same
bye, and both draws are measured by the judge, criterion by criterion. A FOLDER holds events as
opengotha.py reads them; without one, `../shared/data/opengotha` if it is there. The 2005 Quebec
Open is always among them. The tables are for reading: nothing is judged.

--set NAME=VALUE  draws with another setting (domain/model/settings.py): --set seeding=rating,
                  --set criteria=score,colours,halves
--own             draws with the choices of each event's director as well (own_choices.py)
--brief           prints the line of all events alone

Not compared: handicaps as given, komi, tables.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, get_type_hints

from nigiri.domain.checks.measures import MEASURES, measures
from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.small_boards import BoardTable
from nigiri.domain.model.units import Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.criteria import in_order
from nigiri.errors import NigiriError
from tests.explained import NOTHING_DECIDED, RELIEVED, Reason, decided
from tests.opengotha import Story, read_folder
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Round

SHARED = Path(__file__).parents[2] / "shared" / "data" / "opengotha"
VERDICTS = ("better", "equal", "worse")

#: How the text of a setting is read, by the type of its field.
KINDS: Mapping[object, Callable[[str], object]] = {
    str: str,
    int: int,
    int | None: lambda text: int(text) if text else None,
    tuple[str, ...]: lambda text: tuple(filter(None, text.split(","))),
    tuple[Apart, ...]: lambda text: tuple(map(Apart, filter(None, text.split(",")))),
}


@dataclass(frozen=True)
class Redrawn:
    """One round, measured as it was played and as it is drawn anew.

    anew -- None where no such draw exists, mostly none without a rematch
    reason -- the first criterion of the draw in which the two differ
    """

    event: str
    number: int
    players: int
    played: Mapping[str, int]
    anew: Mapping[str, int] | None = None
    reason: Reason = NOTHING_DECIDED

    def verdict(self, code: str) -> str:
        """Return whether the new draw is better, equal or worse by that measure."""
        before, after = self.played[code], (self.anew or self.played)[code]
        return "better" if after < before else "worse" if after > before else "equal"

    @property
    def mistaken(self) -> bool:
        """Tell whether a played round without a rematch is better as the draw sees it."""
        return not self.reason.right and not self.played["rematches"]


def quebec() -> Story:
    """Return the 2005 Quebec Open."""
    return Story("quebec-2005", quebec_event())


def redrawn(story: Story) -> list[Redrawn]:
    """Return every round of the event that has games, drawn anew."""
    return [_redrawn(story, round_) for round_ in story.rounds if round_.games]


def report(stories: Sequence[Story], *, brief: bool = False) -> str:
    """Return the tables, in Markdown, and below them what could not be compared."""
    rounds = [each for story in stories for each in redrawn(story)]
    compared = [each for each in rounds if each.anew is not None]
    again = [each for each in rounds if each.played["rematches"]]
    mistaken = [f"{each.event} round {each.number}" for each in compared if each.mistaken]
    return "\n".join(
        [
            "Rounds in which the new draw is better / equal / worse (better: less of it):\n",
            *_table(compared, _verdicts, brief=brief),
            "\nWhat the rounds measure together, as played -> as drawn anew:\n",
            *_table(compared, _sums, brief=brief),
            "\nWhere it is worse: rounds by the criterion that decided for the new draw:\n",
            *_reasons(compared),
            "",
            f"Rounds that were better as played, in the eyes of the draw: {_listed(mistaken)}.",
            f"No draw without a rematch exists, so not compared: {len(rounds) - len(compared)}.",
            f"Rounds played with a rematch: {len(again)}.",
            f"Games of players not in the list, left out: {sum(s.strangers for s in stories)}.",
        ]
    )


def changes(texts: Sequence[str]) -> dict[str, object]:
    """Return the settings written as NAME=VALUE; ValueError, a sentence, for any other text."""
    hints = get_type_hints(Settings, localns={"Rank": Rank, "BoardTable": BoardTable})
    found: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if hints.get(name) not in KINDS:
            msg = f"There is no setting {name!r}; there is {', '.join(sorted(hints))}."
            raise ValueError(msg)
        try:
            found[name] = KINDS[hints[name]](value)
        except ValueError as error:
            msg = f"{value!r} is no value of {name}: {error}."
            raise ValueError(msg) from error
    in_order(replace(Settings(), **found))  # type: ignore[arg-type]
    return found


def main(arguments: Sequence[str]) -> int:
    """Print the report of these folders, or of the shared one; return the exit code."""
    parser = ArgumentParser(prog="python -m tests.drawn")
    parser.add_argument("folders", metavar="FOLDER", nargs="*", type=Path, default=[SHARED])
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--own", action="store_true")
    parser.add_argument("--brief", action="store_true")
    given = parser.parse_args(arguments)
    try:
        changed = changes(given.set)
        _print(given.folders, changed, brief=given.brief, own=given.own)
    except (NigiriError, ValueError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


def _print(
    folders: Sequence[Path], changed: Mapping[str, object], *, brief: bool, own: bool
) -> None:
    """Print the report, a second one with the events' own choices, and what was left out."""
    read = [read_folder(folder) for folder in folders]
    stories = [*(story for found, _ in read for story in found), quebec()]
    print(report([story.chosen(changed) for story in stories], brief=brief))  # noqa: T201
    if own:
        print("\nWith the events' own choices, as far as their files tell them\n")  # noqa: T201
        print(report([s.chosen({**s.own, **changed}) for s in stories], brief=brief))  # noqa: T201
    for sentence in (sentence for _, sentences in read for sentence in sentences):
        print(sentence)  # noqa: T201


def _redrawn(story: Story, round_: Round) -> Redrawn:
    """Return one round of the event drawn anew."""
    event, players = story.before(round_), 2 * len(round_.games)
    played = Redrawn(story.name, round_.number, players, measures(event, round_))
    try:
        anew = draw(event, round_.number, byes=round_.byes)
    except NigiriError:
        return played
    relieved = any(board.first_not_met for board in anew.boards)
    reason = RELIEVED if relieved else decided(event, round_, anew.round)
    return replace(played, anew=measures(event, anew.round), reason=reason)


def _table(
    rounds: Sequence[Redrawn], cell: Callable[[Sequence[Redrawn], str], str], *, brief: bool
) -> list[str]:
    """Return a table: a line for each event, one for all, a column for each measure."""
    names = [] if brief else dict.fromkeys(each.event for each in rounds)
    groups = {name: [each for each in rounds if each.event == name] for name in names}
    lines = [_row(["event", "rounds", "players", *MEASURES])]
    lines.append(_row(["---", *["--:"] * (2 + len(MEASURES))]))
    for name, group in [*groups.items(), ("all", rounds)]:
        most = max((each.players for each in group), default=0)
        lines.append(_row([name, len(group), most, *(cell(group, code) for code in MEASURES)]))
    return lines


def _verdicts(rounds: Sequence[Redrawn], code: str) -> str:
    """Return how many rounds are better, equal and worse."""
    tally = Counter(each.verdict(code) for each in rounds)
    return " / ".join(str(tally[verdict]) for verdict in VERDICTS)


def _sums(rounds: Sequence[Redrawn], code: str) -> str:
    """Return the sums of both draws over the rounds."""
    played = sum(each.played[code] for each in rounds)
    anew = sum((each.anew or each.played)[code] for each in rounds)
    return f"{played} -> {anew}"


def _reasons(rounds: Sequence[Redrawn]) -> list[str]:
    """Return a table: for each measure, how many worse rounds each criterion decided."""
    lines = [_row(["worse in", "rounds", "decided by"]), _row(["---", "--:", "---"])]
    for code in MEASURES:
        worse = [each.reason.code for each in rounds if each.verdict(code) == "worse"]
        tally = Counter(worse).most_common()
        lines.append(_row([code, len(worse), _listed(f"{name} {many}" for name, many in tally)]))
    return lines


def _listed(words: Iterable[str]) -> str:
    """Return the words with commas, "none" without one."""
    return ", ".join(words) or "none"


def _row(cells: Iterable[object]) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
