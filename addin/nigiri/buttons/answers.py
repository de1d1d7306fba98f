"""The answers: done, asking, refused, and faults of nigiri's."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from nigiri.buttons.button_names import with_button_names
from nigiri.buttons.request import PROTOCOL
from nigiri.desk.buttons.actions import ACTIONS, action_named
from nigiri.desk.buttons.fields import Field
from nigiri.errors import SheetProblems
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import message, said
from nigiri.version import VERSION
from nigiri.workbook import layout
from nigiri.workbook.apply import added
from nigiri.workbook.layout.spec import spec_form
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import AddSheet
from nigiri.workbook.model.codec import changes_form, written_value
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Collection, Iterable

    from nigiri.buttons.orders import Outcome
    from nigiri.desk.buttons.actions import Action
    from nigiri.desk.core.views import View
    from nigiri.desk.output.papers import Paper
    from nigiri.errors import Choice, NigiriError
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.model.changes import Changes

Json = dict[str, Any]


def answer(action: str, status: str, **fields: object) -> Json:
    """Return an answer with all fields that every answer has."""
    return {
        "nigiri": "answer",
        "protocol": PROTOCOL,
        "version": VERSION,
        "action": action,
        "status": status,
        "sentences": [],
        "next": "",
        "problems": [],
        "changes": None,
        "rendered": None,
        "shows": None,
        "menu": [],
        **fields,
    }


def done(action: str, outcome: Outcome, after: Workbook, language: str) -> Json:
    """Return the answer of an action; after -- the workbook after it."""
    fields: Json = {
        "sentences": [with_button_names(sentence, language) for sentence in outcome.messages],
        "menu": menu(after, language),
    }
    if outcome.work is not None and not outcome.work.idle:
        fields["changes"] = changes_form(outcome.work.changes)
    if outcome.view is not None:
        fields["view"] = _view(outcome.view, language)
    if outcome.paper is not None:
        fields["paper"] = _paper(outcome.paper, outcome.pdf)
    fields["shows"] = _shown_sheet(action, after)
    told = outcome.messages or outcome.paper or (outcome.view and not fields["shows"])
    if outcome.checks or not told:
        fields |= _checked(after, language, listed=outcome.checks)
    return answer(action, "done", **fields)


def _shown_sheet(action: str, after: Workbook) -> Json | None:
    """Return the sheet that an action ends on, None for none or any."""
    kind = action_named(action).ends
    location = find(after).get(kind) if kind else None
    return None if location is None else {"sheet": location.name, "cell": ""}


def _checked(workbook: Workbook, language: str, *, listed: bool) -> Json:
    """Return the next step, and the problems of a workbook where they are to be listed."""
    from nigiri.desk.core.views import check

    found = check(workbook)
    problems = found.problems if listed else ()
    return {
        "next": with_button_names(found.next_step, language),
        "problems": [problem_form(problem, language) for problem in problems],
    }


def asks(
    action: str, language: str, *, fields: Iterable[Field] = (), questions: Iterable[str] = ()
) -> Json:
    """Return the answer with questions or fields."""
    shown = [field_form(field, language) for field in fields if field.asked]
    return answer(action, "asks", fields=shown, questions=[*questions])


def refused(action: str, error: NigiriError, language: str) -> Json:
    """Return the answer with the reason of a refusal; wrong cells are listed."""
    if isinstance(error, SheetProblems) and error.listed:
        problems = [problem_form(problem, language) for problem in error.listed]
        sentence = text("button.cells", language, cells=len(problems))
        return answer(
            action, "refused", exit_code=error.exit_code, problems=problems, sentences=[sentence]
        )
    words = with_button_names(error.sentence or str(error), language)
    sentences = words.splitlines()
    return answer(action, "refused", exit_code=error.exit_code, sentences=sentences)


def menu(workbook: Workbook, language: str) -> list[Json]:
    """Return for each action whether it applies to a workbook, and the reason if not."""
    book = find(workbook)
    why = {action.tag: action.why_not(book) for action in ACTIONS}
    return [
        {"action": tag, "applies": no is None, "why": "" if no is None else no.said(language)}
        for tag, no in why.items()
    ]


def action_form(action: Action) -> Json:
    """Return an action for a machine that builds its menus from the table."""
    return {
        "action": action.tag,
        "label": _in_all(action.label),
        "tip": _in_all(action.tip),
        "command": action.command,
        "toolbar": action.button,
        "by": action.by,
        "looks": action.looks,
        "varies": action.varies,
        "fields": [{**field_form(field), "asked": field.asked} for field in action.fields],
    }


def choice_field(choice: Choice) -> Field:
    """Return the field that asks for something to be chosen; the first line of its list is none."""
    nothing = "", message("field.choose")
    options = (nothing, *choice.options.items())
    return Field(choice.key, "choice", choice.label, choice.tip, needed=True, choices=options)


def field_form(field: Field, language: str = "") -> Json:
    """Return a field with its words in a language; without one, in all: language -> words."""

    def shown(words: str) -> object:
        return said(words, language) if language else _in_all(words)

    return {
        "field": field.name,
        "kind": field.kind,
        "label": shown(field.label),
        "tip": shown(field.tip),
        "needed": field.needed,
        "choices": [[value, shown(words)] for value, words in field.choices],
        "value": field.value,
    }


def _in_all(words: str) -> dict[str, str]:
    """Return words in all languages, by language."""
    return {language: said(words, language) for language in LANGUAGES}


def problem_form(problem: Any, language: str) -> Json:  # noqa: ANN401 -- errors know no problems
    """Return a problem with its cell."""
    return {
        "weight": problem.weight,
        "code": problem.code,
        "sheet": problem.sheet,
        "cell": address(problem.row, problem.column) if problem.row else "",
        "message": said(problem.message, language),
        "way_out": with_button_names(problem.way_out, language),
    }


def _view(view: View, language: str) -> Json:
    """Return a table to show."""
    view = view.for_people(language)
    return {
        "title": with_button_names(view.title, language),
        "headings": [said(heading, language) for heading in view.headings],
        "rows": [[_cell(cell, language) for cell in row] for row in view.rows],
        "notes": [with_button_names(note, language) for note in view.notes],
    }


def _cell(cell: Value, language: str) -> object:
    """Return a cell of a table as JSON has it; a message in a language."""
    return written_value(said(cell, language) if isinstance(cell, str) else cell)


def _paper(paper: Paper, pdf: bytes | None) -> Json:
    """Return a printed sheet; a PDF in base64."""
    suffix, content = paper.suffix, paper.content
    if pdf is not None:
        suffix, content = ".pdf", b64encode(pdf).decode()
    return {
        "name": paper.which + suffix,
        "content": content,
        "text": suffix == ".txt",
        "base64": pdf is not None,
    }


def rendered(
    before: Workbook, after: Workbook, changes: Changes, wanted: tuple[str, dt.datetime]
) -> Json | None:
    """Return the sheets that changes add, for a program to copy into its document; None for none.

    before, after -- the workbook before and after the changes
    wanted -- xlsx, spec, both or none, as requested; and the time that dates the package
    """
    (how, now), found = wanted, added(changes)
    if not found or how == "none":
        return None
    package = _package(before, changes, now) if how in {"xlsx", "both"} else None
    specs = _specs(changes) if how in {"spec", "both"} else None
    return {
        "sheets": [name for name in after if name in found],
        "xlsx": package,
        "spec": specs,
        "cursor": _cursor(after, found),
    }


def _cursor(after: Workbook, new: Collection[str]) -> Json | None:
    """Return the cell to select on the first of the new sheets, None where none is visible.

    In a round it is the first result; elsewhere the cell is "".
    """
    locations = {location.name: location for location in find(after) if location.name in new}
    location = next((locations[name] for name in after if name in locations), None)
    if location is None:
        return None
    result = location.columns.get("result") if location.number is not None else None
    cell = address(location.first_row, result) if result else ""
    return {"sheet": location.name, "cell": cell}


def _specs(changes: Changes) -> Json:
    """Return name -> description of each new sheet."""
    return {
        operation.sheet: spec_form(layout.render(operation.kind, operation.options))
        for operation in changes.operations
        if isinstance(operation, AddSheet)
    }


def _package(before: Workbook, changes: Changes, now: dt.datetime) -> str:
    """Return the package with the new sheets, in base64."""
    from nigiri.hosts.xlsx.new_sheets import new_sheets

    return b64encode(new_sheets(before, changes, now)).decode("ascii")
