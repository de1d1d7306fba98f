"""What directors drew against what nigiri draws: `python -m tests.drawn [FOLDER]`.

Each round of each event is drawn anew from the state before it, with the same players and the same
bye, and both draws are measured by the judge, criterion by criterion. FOLDER holds events as
opengotha.py reads them; without one, `../shared/data/opengotha` if it is there. The 2005 Quebec
Open is always among them. The tables are for reading: nothing is judged.

Not compared: handicaps, komi, tables.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.domain.checks import MEASURES, measures
from nigiri.domain.pairing import draw
from nigiri.errors import NoPairing
from tests.opengotha import Story, read_folder
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from nigiri.domain.model import Round

SHARED = Path(__file__).parents[2] / "shared" / "data" / "opengotha"
VERDICTS = ("better", "equal", "worse")


@dataclass(frozen=True)
class Redrawn:
    """One round, measured as it was played and as it is drawn anew.

    anew -- None where no draw without a rematch exists
    """

    event: str
    players: int
    played: Mapping[str, int]
    anew: Mapping[str, int] | None

    def verdict(self, code: str) -> str:
        """Return whether the new draw is better, equal or worse by that measure."""
        before, after = self.played[code], (self.anew or self.played)[code]
        return "better" if after < before else "worse" if after > before else "equal"


def quebec() -> Story:
    """Return the 2005 Quebec Open."""
    return Story("quebec-2005", quebec_event())


def redrawn(story: Story) -> list[Redrawn]:
    """Return every round of the event that has games, drawn anew."""
    return [_redrawn(story, round_) for round_ in story.rounds if round_.games]


def report(stories: Sequence[Story]) -> str:
    """Return the tables, in Markdown, and below them what could not be compared."""
    rounds = [each for story in stories for each in redrawn(story)]
    compared = [each for each in rounds if each.anew is not None]
    again = [each for each in rounds if each.played["rematches"]]
    return "\n".join(
        [
            "Rounds in which the new draw is better / equal / worse (better: less of it):\n",
            *_table(compared, _verdicts),
            "\nWhat the rounds measure together, as played -> as drawn anew:\n",
            *_table(compared, _sums),
            "",
            f"No draw without a rematch exists, so not compared: {len(rounds) - len(compared)}.",
            f"Rounds played with a rematch: {len(again)}.",
            f"Games of players not in the list, left out: {sum(s.strangers for s in stories)}.",
        ]
    )


def main(folders: Sequence[Path]) -> None:
    """Print the report of these folders, or of the shared one where there is none."""
    wanted = folders or [SHARED]
    stories = [story for folder in wanted for story in read_folder(folder)]
    print(report([*stories, quebec()]))  # noqa: T201


def _redrawn(story: Story, round_: Round) -> Redrawn:
    """Return one round of the event drawn anew."""
    event, players = story.before(round_), 2 * len(round_.games)
    played = measures(event, round_)
    try:
        anew = measures(event, draw(event, round_.number, byes=round_.byes).round)
    except NoPairing:
        return Redrawn(story.name, players, played, None)
    return Redrawn(story.name, players, played, anew)


def _table(rounds: Sequence[Redrawn], cell: Callable[[Sequence[Redrawn], str], str]) -> list[str]:
    """Return a table: a line for each event, one for all, a column for each measure."""
    names = dict.fromkeys(each.event for each in rounds)
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


def _row(cells: Iterable[object]) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
