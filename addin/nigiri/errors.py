"""The tree of errors, each with its exit code.

NigiriError            a sentence for the director; the base of all below
├── Forbidden       1  the rules of the tournament do not allow it
│   ├── NoPairing   1  no round satisfies the rules that may never be broken
│   └── StageOver   1  the system has no round left: everybody met, or a winner is found
├── WrongUse        2  the request itself makes no sense (unknown table, bad option)
├── SheetProblems   3  cells of the workbook are wrong; `problems` lists every one
└── HostError       4  the file cannot be read or written
    └── ChangedSinceRead  5  the workbook is no longer what was read

Every message is one sentence or two: what, where, what to do now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nigiri.messages.message import several

if TYPE_CHECKING:
    from collections.abc import Sequence


class NigiriError(Exception):
    """Something stops a command; nothing has been changed.

    What it is made with is a Message, or words of the workbook in its own language; `str` of an
    error is its English.
    """

    exit_code: ClassVar[int] = 1

    @property
    def sentence(self) -> str:
        """Return what it was made with: a Message where the catalogue has it."""
        return next((each for each in self.args if isinstance(each, str)), "")


class Forbidden(NigiriError):
    """The rules of the tournament do not allow what was asked."""

    exit_code = 1


class NoPairing(Forbidden):
    """No round satisfies the rules that may never be broken."""

    def __init__(
        self, round_number: int, groups: Sequence[Sequence[str]], helpers: Sequence[str] = ()
    ) -> None:
        """Name the round, and the smallest set of players that blocks it (Tutte and Berge).

        groups -- each of odd size; nobody in one can meet anybody outside it but the helpers, who
        are fewer than the groups
        """
        self.round_number = round_number
        self.groups = tuple(map(tuple, groups))
        self.helpers = tuple(helpers)
        self.stuck = tuple(name for group in self.groups for name in group)
        self.reason = self._reason()
        super().__init__(
            f"Round {round_number} cannot be paired: {self.reason}. "
            "Mark somebody out, give a bye by hand, or pair these players by hand."
        )

    def _reason(self) -> str:
        """Return in plain words what blocks the round."""
        names, many = "; ".join(self.stuck), len(self.stuck)
        helpers = f"{len(self.helpers)} possible opponent{'s' * (len(self.helpers) != 1)}"
        if many == 1:
            return f"no opponent is left for {names}"
        if len(self.groups) == 1:
            return f"these {many} players can only meet one another, an odd number: {names}"
        if many == len(self.groups):
            among = "; ".join(self.helpers)
            return f"these {many} players have only {helpers} among the others ({among}): {names}"
        parts = " / ".join("; ".join(group) for group in self.groups)
        return (
            f"these {len(self.groups)} groups, each an odd number of players who can only meet one "
            f"another, have only {helpers} among the others ({'; '.join(self.helpers)}): {parts}"
        )


class StageOver(Forbidden):
    """The system of a stage has no round left: everybody met, or the winner is found."""

    exit_code = 1


class WrongUse(NigiriError):
    """The request makes no sense for this event."""

    exit_code = 2


class SheetProblems(NigiriError):
    """Cells of the workbook are wrong; all of them are listed."""

    exit_code = 3

    def __init__(self, problems: Sequence[object]) -> None:
        """Keep the problems (workbook.problems.Problem) and join their sentences."""
        self.problems = tuple(problems)
        sentences = (each if isinstance(each, str) else str(each) for each in self.problems)
        super().__init__(several(sentences, "\n"))


class HostError(NigiriError):
    """The file cannot be read or written."""

    exit_code = 4


class ChangedSinceRead(HostError):
    """A sheet to be written, or the whole file, is not what the changes were made from."""

    exit_code = 5

    def __init__(self, sheet: str = "", *, file: str = "") -> None:
        """Name the sheet that changed, or the file where it is not known which sheet did."""
        self.sheet = sheet
        super().__init__(
            f"{file or f'The sheet {sheet}'} was changed by somebody else meanwhile. "
            "Nothing was written; run the command again."
        )
