"""What a director can ask for with a button: one table for every menu, toolbar and ribbon.

tag          its name in requests and in the catalogue (`action.TAG`), as far as possible that of
             the typed command
applies      which sheets there must be; no typed cell counts, so it holds until the next command
fields       what is asked for before (fields.py)

A new one has its line in ACTIONS here, its place in menu.py, what it does in `PRESSES` of
buttons/presses/, and its words (docs/architecture.md, Adding things).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.desk.buttons import fields as ask
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.errors import WrongUse
from nigiri.exchange.formats import WRITTEN
from nigiri.messages.message import Message, message, quoted
from nigiri.reports.catalogue import REPORTS, WHENS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.desk.buttons.fields import Field
    from nigiri.workbook.model.locations import Book

Condition = Literal["new", "event", "round", "draft", "no-draft"]

TAKEN: tuple[str, ...] = ("event",)
"""The kinds of sheets of which one alone makes a workbook nigiri's: nothing new begins in it."""


@dataclass(frozen=True)
class Action:
    """An action of a button.

    command -- the command that is typed for it; also -- other commands that its fields stand for
    applies -- the conditions under which it applies; fields -- of its dialog
    button -- whether it is a large button of the toolbar; ends -- the kind of the sheet that is in
    front afterwards, "" for any; by -- nigiri or the spreadsheet program carries it out
    looks -- whether it can be answered without writing into the workbook
    """

    tag: str
    command: str
    applies: tuple[Condition, ...] = ("event",)
    fields: tuple[Field, ...] = ()
    also: tuple[str, ...] = ()
    button: bool = False
    ends: str = ""
    by: Literal["nigiri", "program"] = "nigiri"
    looks: bool = False

    @property
    def varies(self) -> bool:
        """Tell whether its fields depend on computer, language or event: nigiri is asked."""
        return self.tag in {"new", "open", "club", "preflight", "send", "season"}

    @property
    def label(self) -> Message:
        """Return the label of the button."""
        return message(f"action.{self.tag}")

    @property
    def tip(self) -> Message:
        """Return the hint of the button, without a full stop."""
        return message(f"action.{self.tag}.tip")

    @property
    def entry(self) -> Message:
        """Return the label in a menu, with an ellipsis before a dialog."""
        asks = any(field.asked for field in self.fields)
        return message("action.entry", label=self.label) if asks else self.label

    def why_not(self, book: Book) -> Message | None:
        """Return the reason that the action does not apply; None if it does."""
        missing = next((each for each in self.applies if not _holds(each, book)), None)
        return None if missing is None else message(f"action.not.{missing}")


def _holds(condition: Condition, book: Book) -> bool:
    """Tell whether a condition holds."""
    return {
        "new": not any(book.get(kind) for kind in TAKEN),
        "event": book.get("event") is not None,
        "round": bool(book.rounds),
        "draft": book.draft is not None,
        "no-draft": book.draft is None,
    }[condition]


ACTIONS: tuple[Action, ...] = (
    Action("new", "new", ("new",), ask.NEW),
    Action("sample", "demo", ("new",), ask.SAMPLE),
    Action("open", "open", ("new",), ask.OPEN),
    Action("club", "club", (), ask.CLUB, looks=True),
    Action("import", "import", fields=ask.IMPORT, ends="players"),
    Action("add", "add", fields=ask.ADD),
    Action("fill", "ratings fill", fields=ask.FILL),
    Action("renew", "ratings renew", (), ask.RENEW, looks=True),
    Action("check", "check", looks=True),
    Action("diff", "diff", fields=ask.DIFF, looks=True),
    Action("take", "take", fields=ask.TAKE),
    Action(
        "sections", "sections", fields=ask.SECTIONS, ends="sections",
        also=("sections --again", "bands", "bands --again"),
    ),
    Action("number", "number", fields=ask.NUMBER, ends="players"),
    Action("names", "names", ("round",), ask.NAMES, ends="players"),
    Action("draw", "draw", ("event", "no-draft"), ask.DRAW, button=True),
    Action("draw-again", "draw --again", ("round", "no-draft"), ask.DRAW_AGAIN),
    Action(
        "draw-early", "draw --ready", ("round", "no-draft"), ask.DRAW_EARLY,
        also=("draw --rest", "draw --provisional"),
    ),
    Action("draw-draft", "draw --draft", ("event", "no-draft")),
    Action("keep", "keep", ("draft",)),
    Action("discard", "discard", ("draft",)),
    Action("rounds", "rounds", ("event", "no-draft"), ask.ROUNDS),
    Action("late", "late", fields=ask.LATE),
    Action("out", "out", fields=ask.OUT),
    Action("back", "back", fields=ask.OUT),
    Action("bye", "bye", fields=ask.BYE),
    Action("wish", "wish", fields=ask.WISH),
    Action("result", "result", ("round",), ask.RESULT, also=("missing",), button=True),
    Action("missing", "missing", ("round",), looks=True),
    Action("hall", "hall", looks=True),
    Action("inbox", "result --inbox", ("round",), ask.INBOX),
    Action("verify", "verify", ("round",), ask.VERIFY),
    Action("standings", "standings", also=("grid",), button=True, ends="standings", looks=True),
    Action("grid", "grid", ends="grid", looks=True),
    Action("proof", "proof", ("round",), ends="proof"),
    Action("chart", "chart", fields=ask.CHART),
    Action("ladder", "ladder", fields=ask.LADDER),
    Action("why", "why", ("round",), ask.WHY, looks=True),
    Action("why-place", "why-place", ("round",), ask.WHY_PLACE, looks=True),
    Action("print", "print pairings", ("round",), button=True, looks=True),
    *(
        Action(f"print-{when}", "print pairings", fields=ask.PRINTED[when], looks=True, also=tuple(
            f"print {name}" for name, report in REPORTS.items()
            if name != "pairings" and report.when == when
        ))
        for when in WHENS
    ),
    Action("reports", "print pairings", fields=ask.REPORTS, looks=True),
    Action("publish", "publish", looks=True),
    Action("organise", "organise", looks=True),
    Action("rules", "rules", looks=True),
    Action(
        "preflight", "preflight", fields=ask.PREFLIGHT, ends="preflight", looks=True,
        also=tuple(f"preflight {key}" for key in FEDERATIONS),
    ),
    Action(
        "export", "export", fields=ask.EXPORT, looks=True,
        also=tuple(f"export {form.key}" for form in WRITTEN),
    ),
    Action(
        "send", "send", fields=ask.SEND, looks=True,
        also=tuple(f"send {key}" for key in ask.SENT_TO),
    ),
    Action("season", "season", ("round",), ask.SEASON, looks=True),
    Action("archive-copy", "archive-copy", looks=True),
    Action("undo", "undo", ("event",), button=True, by="program"),
)  # fmt: skip  # an action a row
"""All actions, in the order of the day."""

BY_TAG: Mapping[str, Action] = {action.tag: action for action in ACTIONS}


def action_named(tag: object) -> Action:
    """Return the action with a tag; WrongUse, naming all tags, where there is none."""
    if not isinstance(tag, str) or tag not in BY_TAG:
        raise WrongUse(message("action.unknown", tag=quoted(tag), tags=", ".join(BY_TAG)))
    return BY_TAG[tag]
