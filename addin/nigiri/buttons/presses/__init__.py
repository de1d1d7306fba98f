"""What each button and menu entry does when it is pressed: the table from its tag to its function.

The tag is that of desk/buttons/actions.py, in LibreOffice the end of the entry's address:
org.nigiri.command:draw calls `draw` of rounds.py. Each function takes an `Order`, calls the same
functions of the desk as the command, and returns an `Outcome`; its module is loaded when it is
asked for. The steps from a click to here: in LibreOffice the table in buttons/dispatch.py, in Excel
buttons/excel_press.py.

Undo never comes: `_undo` in nigiri_office/desk.py and in buttons/excel_press.py carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.lazy import LazyTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.buttons.orders import Order, Outcome

PRESSES: Mapping[str, Callable[[Order], Outcome]] = LazyTable(
    "nigiri.buttons.presses",
    {
        "new": "beginning:new",
        "sample": "beginning:sample",
        "open": "beginning:open_",
        "club": "beginning:club",
        "import": "registration:import_",
        "add": "registration:add",
        "fill": "registration:fill",
        "renew": "registration:renew",
        "check": "answers:check",
        "diff": "copies:diff",
        "take": "copies:take",
        "sections": "registration:sections",
        "number": "registration:number",
        "names": "registration:names",
        "draw": "rounds:draw",
        "draw-again": "rounds:draw_again",
        "draw-early": "rounds:draw",
        "draw-draft": "rounds:draw_draft",
        "keep": "rounds:keep",
        "discard": "rounds:discard",
        "late": "rounds:late",
        "out": "rounds:out",
        "back": "rounds:back",
        "bye": "rounds:bye",
        "rounds": "rounds:rounds",
        "wish": "registration:wish",
        "result": "results:result",
        "missing": "results:missing",
        "hall": "results:hall",
        "inbox": "results:inbox",
        "verify": "results:verify",
        "standings": "answers:standings",
        "grid": "answers:grid",
        "proof": "answers:proof",
        "chart": "side_events:chart",
        "ladder": "side_events:ladder",
        "why": "answers:why",
        "why-place": "answers:why_place",
        "print": "output:print_",
        "print-before": "output:print_",
        "print-round": "output:print_",
        "print-end": "output:print_",
        "reports": "output:print_",
        "publish": "output:publish",
        "organise": "other_workbooks:organise",
        "season": "other_workbooks:season",
        "rules": "answers:rules",
        "preflight": "output:preflight",
        "export": "output:export",
        "send": "output:send",
        "archive-copy": "output:archive_copy",
    },
)
"""Tag of an action -> module:function here; without Undo, see above."""


def outcome(tag: str, order: Order) -> Outcome:
    """Return the outcome of an action; raises what its function of the desk raises."""
    return PRESSES[tag](order)
