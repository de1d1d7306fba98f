"""The answers: what was done, what is asked, what is refused, and nigiri's own faults."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from nigiri.buttons.request import PROTOCOL
from nigiri.buttons.spoken import spoken
from nigiri.desk.actions import ACTIONS
from nigiri.errors import SheetProblems
from nigiri.workbook.codec import written_value
from nigiri.workbook.find import find

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from nigiri.buttons.doing import Outcome
    from nigiri.desk.actions import Action
    from nigiri.desk.fields import Field
    from nigiri.desk.papers import Paper
    from nigiri.desk.show import View
    from nigiri.errors import NigiriError
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import Changes

Json = dict[str, Any]


def answer(action: str, status: str, **fields: object) -> Json:
    """Return an answer with all fields that every answer has."""
    return {
        "nigiri": "answer", "protocol": PROTOCOL, "version": _version(), "action": action,
        "status": status, "sentences": [], "next": "", "problems": [], "changes": None,
        "rendered": None, "menu": [], **fields,
    }  # fmt: skip


def done(action: str, outcome: Outcome, after: Workbook, language: str) -> Json:
    """Return the answer of an action; after -- the workbook as it will be, or is."""
    from nigiri.desk.show import check

    found, work = check(after), outcome.work
    fields: Json = {
        "sentences": [spoken(sentence, language) for sentence in outcome.told],
        "next": spoken(found.next_step, language),
        "problems": [problem_form(problem, language) for problem in found.problems],
        "menu": menu(after, language),
    }
    if work is not None and not work.idle:
        fields["changes"] = work.json()
    if outcome.view is not None:
        fields["view"] = _view(outcome.view, language)
    if outcome.paper is not None:
        fields["paper"] = _paper(outcome.paper)
    return answer(action, "done", **fields)


def asks(action: str, language: str, *, fields: Iterable[Field] = (),
         questions: Iterable[str] = ()) -> Json:  # fmt: skip
    """Return the answer that asks something first."""
    which = ("en", "fr").index(language)
    shown = [_in_one_language(field_form(field), which) for field in fields if field.asked]
    return answer(action, "asks", fields=shown, questions=[*questions])


def refused(action: str, error: NigiriError, language: str) -> Json:
    """Return the answer that says why nothing was done; wrong cells are listed."""
    if isinstance(error, SheetProblems):
        problems = [problem_form(problem, language) for problem in error.problems]
        many = len(problems)
        sentence = f"{many} cell{'s' * (many > 1)} must be put right first; nothing was done."
        return answer(action, "refused", exit_code=error.exit_code, problems=problems,
                      sentences=[sentence])  # fmt: skip
    sentences = [spoken(line, language) for line in str(error).splitlines()]
    return answer(action, "refused", exit_code=error.exit_code, sentences=sentences)


def menu(workbook: Workbook, language: str) -> list[Json]:
    """Return which actions apply to a workbook, and why one does not."""
    book, which = find(workbook), ("en", "fr").index(language)
    why = {action.tag: action.why_not(book) for action in ACTIONS}
    return [
        {"action": tag, "applies": no is None, "why": "" if no is None else no[which]}
        for tag, no in why.items()
    ]


def action_form(action: Action) -> Json:
    """Return an action for a machine that builds its menus from the table."""
    return {
        "action": action.tag, "label": action.label, "tip": action.tip, "command": action.command,
        "toolbar": action.button, "by": action.by,
        "fields": [{**field_form(field), "asked": field.asked} for field in action.fields],
    }  # fmt: skip


def field_form(field: Field) -> Json:
    """Return a field with its labels in both languages."""
    return {
        "field": field.name, "kind": field.kind, "label": field.label, "tip": field.tip,
        "needed": field.needed, "choices": field.choices, "value": field.value,
    }  # fmt: skip


def _in_one_language(form: Json, which: int) -> Json:
    """Return a field with its labels in one language."""
    choices = [[value, words[which]] for value, words in form["choices"]]
    return {**form, "label": form["label"][which], "tip": form["tip"][which], "choices": choices}


def problem_form(problem: Any, language: str) -> Json:  # noqa: ANN401 -- errors know no problems
    """Return a problem with its cell."""
    return {
        "weight": problem.weight, "code": problem.code, "sheet": problem.sheet,
        "cell": problem.cell, "message": problem.message,
        "way_out": spoken(problem.way_out, language),
    }  # fmt: skip


def _view(view: View, language: str) -> Json:
    """Return a table to show."""
    return {
        "title": spoken(view.title, language), "headings": view.headings,
        "rows": [[written_value(cell) for cell in row] for row in view.rows],
        "notes": [spoken(note, language) for note in view.notes],
    }  # fmt: skip


def _paper(paper: Paper) -> Json:
    """Return something to print."""
    return {"name": paper.which, "content": paper.content, "text": paper.which.endswith(".txt")}


def rendered(tabs: Iterable[str], changes: Changes, how: str, now: dt.datetime) -> Json | None:
    """Return the sheets that changes add, for a program to put into its document; None for none.

    how -- xlsx, spec, both or none, as a request says
    """
    from nigiri.hosts.xlsx.new_sheets import added, new_sheets
    from nigiri.workbook import layout
    from nigiri.workbook.spec_form import spec_form

    found = added(changes)
    if not found or how == "none":
        return None
    package = new_sheets(tabs, changes, now) if how in {"xlsx", "both"} else None
    specs = {
        name: spec_form(layout.render(each.kind, each.options)) for name, each in found.items()
    }
    return {
        "sheets": [*found],
        "xlsx": None if package is None else b64encode(package).decode("ascii"),
        "spec": specs if how in {"spec", "both"} else None,
    }


def _version() -> str:
    """Return the version of nigiri, "" when it is not installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("nigiri")
    except PackageNotFoundError:
        return ""
