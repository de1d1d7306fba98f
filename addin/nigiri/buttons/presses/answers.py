"""What only looks: problems, rules, standings, reasons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.messages.message import message
from nigiri.version import VERSION

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order


def check(order: Order) -> Outcome:
    """List problems, departures from the rule set, and changes since rounds were drawn."""
    from nigiri.desk.core.views import about_workbook, changed_since
    from nigiri.desk.members.age import old_lists
    from nigiri.members import lists_here

    current = order.current
    apart = order.add_in not in {"", VERSION}
    versions = [message("button.other-version", add_in=order.add_in, nigiri=VERSION)] * apart
    old = old_lists(current, lists_here(), order.desk.now.date())
    sentences = (*versions, *about_workbook(current), *changed_since(current), *old)
    return Outcome(view=rules(order).view, sentences=sentences, checks=True)


def rules(order: Order) -> Outcome:
    """Show the departures from the rule set."""
    from nigiri.desk.setup.rules import departures_view

    return Outcome(view=departures_view(order.current))


def standings(order: Order) -> Outcome:
    """Update all sheets and show Standings."""
    return _shown(order, "standings")


def grid(order: Order) -> Outcome:
    """Update all sheets and show Grid."""
    return _shown(order, "grid")


def _shown(order: Order, kind: str) -> Outcome:
    """Update all sheets and show one of them."""
    from nigiri.desk.core.views import refresh

    work = order.work(partial(refresh, command=kind))
    return Outcome(work, work.view(kind))


def proof(order: Order) -> Outcome:
    """Add the sheet Proof, or update it."""
    from nigiri.desk.output.proof import proof, sums_of

    work = order.work(proof)
    return Outcome(work, sums_of(work))


def why(order: Order) -> Outcome:
    """Explain a pair, by its table or by who plays there, or a bye."""
    from nigiri.desk.explain.why import table_asked, why

    asked = table_asked(order.answers["table"])
    return Outcome(view=why(order.current, asked, order.answers.get("round")).view)


def why_place(order: Order) -> Outcome:
    """Explain why one player stands before another."""
    from nigiri.desk.explain.place import why_place

    found = why_place(order.current, order.answers["one"], order.answers["other"])
    return Outcome(sentences=(found.sentence,))
