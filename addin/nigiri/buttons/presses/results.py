"""Results: entered, missing, read once more, from the hall."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome, whole_number
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.buttons.orders import Order


def result(order: Order) -> Outcome:
    """Enter results, or collect those in the winners' list."""
    from nigiri.desk.results.enter import Entry, enter_results

    given = order.answers
    numbers = given.get("winners", "").replace(",", " ").split()
    entries = [Entry(winner=whole_number(number)) for number in numbers]
    if "table" in given or "result" in given:
        if not {"table", "result"} <= given.keys():
            raise WrongUse(message("button.half-a-result"))
        entries.append(Entry(table=given["table"], typed=given["result"]))
    number = given.get("round")
    return Outcome(order.work(partial(enter_results, entries=entries, round_number=number)))


def missing(order: Order) -> Outcome:
    """List the games without a result."""
    from nigiri.desk.results.missing import missing
    from nigiri.hosts.hall.inbox import inbox_of

    return Outcome(view=missing(order.current, inbox_of(order.file) if order.file else None))


def hall(order: Order) -> Outcome:
    """Begin the page for the hall, in a process of its own that ends with the workbook."""
    from nigiri.buttons.hall_page import hall_page

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    return Outcome(sentences=(hall_page(order.file),))


def inbox(order: Order) -> Outcome:
    """Take in what the hall reported; it is noted as taken in once all is agreed."""
    from nigiri.desk.results.from_hall import taking
    from nigiri.hosts.hall.inbox import inbox_of, note_taken

    file = order.file
    if file is None:
        raise Forbidden(message("hall.take.unsaved"))
    taken: dict[str, Collection[str]] = {}
    action = taking(inbox_of(file), taken.__setitem__, home=order.answers["home"])

    def note() -> tuple[str, ...]:
        """Note it before the document has the changes: undone, they count as never taken in."""
        for seal, ids in taken.items():
            note_taken(file, seal, ids)
        return ()

    return Outcome(order.work(action), after_agreement=note)


def verify(order: Order) -> Outcome:
    """Record a second pass, and show the tables where it differs."""
    from nigiri.desk.results.verify import SecondPass, disputed
    from nigiri.desk.results.verify import verify as action

    given = order.answers
    typed = given["results"].replace(",", " ").split()
    number = given.get("round")
    again = SecondPass(results=typed, first=given.get("first"), round_number=number)
    work = order.work(partial(action, second_pass=again))
    differ = disputed(work.after, number)
    return Outcome(work, differ if differ.rows else None)
