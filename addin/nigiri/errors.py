"""The tree of errors, each with its exit code.

NigiriError            a sentence for the director; the base of all below
├── Forbidden       1  the rules of the tournament do not allow it
│   ├── NoPairing   1  no round satisfies the rules that may never be broken
│   └── StageOver   1  the system has no round left: everybody met, or a winner is found
├── WrongUse        2  the request itself makes no sense (unknown table, bad option)
│   └── Unchosen    2  the director must choose first; `choices` lists all that is open
├── SheetProblems   3  cells of the workbook are wrong; `problems` lists every one
└── HostError       4  the file cannot be read or written
    ├── Unfit       4  what is in the file cannot be used
    └── ChangedSinceRead  5  the workbook is no longer what was read

Every message is one sentence or two: what, where, what to do now; their words are in the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.messages.message import Message


class NigiriError(Exception):
    """Something stops a command; nothing has been changed.

    What it is made with is a Message, or words of the workbook in its own language; `str` of an
    error is its English.
    """

    exit_code: ClassVar[int] = 1

    @property
    def sentence(self) -> str:
        """Return the text it was made with: a Message where the catalogue has it."""
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
        super().__init__(message("pairing.impossible", round=round_number, reason=self.reason))

    def _reason(self) -> Message:
        """Return in plain words what blocks the round, without capital and stop."""
        between = message("pairing.names")
        names, many = several(self.stuck, between), len(self.stuck)
        if many == 1:
            return message("pairing.alone", names=names)
        if len(self.groups) == 1:
            return message("pairing.among-themselves", players=many, names=names)
        helpers = {"opponents": len(self.helpers), "among": several(self.helpers, between)}
        if many == len(self.groups):
            return message("pairing.few-opponents", players=many, names=names, **helpers)
        groups = several((several(group, between) for group in self.groups), " / ")
        return message("pairing.odd-groups", many=len(self.groups), names=groups, **helpers)


class StageOver(Forbidden):
    """The system of a stage has no round left: everybody met, or the winner is found."""

    exit_code = 1


class WrongUse(NigiriError):
    """The request makes no sense for this event."""

    exit_code = 2


class Choice(NamedTuple):
    """One thing that the director must choose; no answer is chosen beforehand.

    key -- of the choice: "absent 17", the field of a dialog and what it is about
    label, tip -- what is asked, and why; options -- key of an answer -> its words
    """

    key: str
    label: Message
    tip: Message
    options: Mapping[str, Message]


class Unchosen(WrongUse):
    """The director must choose first; nothing has been changed.

    A command line asks for each choice, or names the options that tell it; a dialog shows one list
    for each, all in one form.

    choices -- all that is open; questions -- what would be asked besides, to be agreed to
    """

    def __init__(
        self, sentence: Message, choices: Iterable[Choice], questions: Iterable[str] = ()
    ) -> None:
        """Keep the choices; the sentence names the options that tell them on a command line."""
        super().__init__(sentence)
        self.choices, self.questions = tuple(choices), tuple(questions)


class Listed(Protocol):
    """A problem of a cell, as a list of problems has it."""

    @property
    def line(self) -> str:
        """Return cell, sentence and way out in one line."""


class SheetProblems(NigiriError):
    """Cells of the workbook are wrong; all of them are listed."""

    exit_code = 3

    def __init__(self, problems: Sequence[str | Listed]) -> None:
        """Keep the problems (workbook.problems.Problem, or sentences) and join their lines."""
        self.problems = tuple(problems)
        sentences = (each if isinstance(each, str) else each.line for each in self.problems)
        super().__init__(several(sentences, "\n"))

    @property
    def listed(self) -> tuple[Listed, ...]:
        """Return the problems with a cell of the workbook; of another file there are sentences."""
        return tuple(each for each in self.problems if not isinstance(each, str))


class HostError(NigiriError):
    """The file cannot be read or written."""

    exit_code = 4


class Unfit(HostError):
    """What is in a file cannot be used, as its sentence says; who opened the file adds its name."""


class ChangedSinceRead(HostError):
    """A sheet to be written, or the whole file, is not what the changes were made from."""

    exit_code = 5

    def __init__(self, sheet: str = "", *, file: str = "") -> None:
        """Name the sheet that changed, or the file where it is not known which sheet did."""
        self.sheet = sheet
        super().__init__(
            message("changed.file", file=file) if file else message("changed.sheet", sheet=sheet)
        )
