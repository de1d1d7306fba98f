"""Who may be meant by what is being typed: asked by an add-in with every key, and writing nothing.

It is answered without the actions: from the lists of members, and from as much of the workbook as
was sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.buttons.answers import answer
from nigiri.buttons.button_names import with_button_names, without_terminal
from nigiri.desk.members.entrants import entrants
from nigiri.desk.members.lookup import hits
from nigiri.hosts.pipe import Pipe
from nigiri.members import lists_here
from nigiri.messages.message import message
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from nigiri.buttons.request import Request
    from nigiri.desk.members.lookup import Hit

Json = dict[str, Any]


def found_members(request: Request) -> Json:
    """Return the answer with the members that the words in a request may mean.

    Players of the workbook says who is entered already, with Event and Settings; without them
    nobody is. Which sheets these are is answered, so that no others need be sent with the next key.
    """
    language, lists = request.language or "en", lists_here()
    given = {name: str(value or "") for name, value in (request.arguments or {}).items()}
    workbook = None if request.sheets is None else Pipe(request.sheets).snapshot()
    book = None if workbook is None else find(workbook)
    entered = () if workbook is None else entrants(workbook)
    found = hits(lists, entered, given.get("words", ""), given.get("listed", ""))
    none = without_terminal(message("members.none"))
    sentences = [with_button_names(none, language)] if lists.empty else []
    members = [_form(hit, language) for hit in found]
    read = [
        each.name for kind in ("event", "settings", "players") if book and (each := book.get(kind))
    ]
    return answer(request.action, "done", members=members, sentences=sentences, reads=read)


def _form(hit: Hit, language: str) -> Json:
    """Return somebody who may be meant as JSON has it."""
    return {
        "who": hit.who,
        "listed": hit.listed,
        "line": hit.line.said(language),
        "entered": hit.entrant is not None,
        "fits": hit.fits,
    }
