"""Who plays: lists, members, numbers, sections, wishes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order
    from nigiri.desk.core.views import View
    from nigiri.desk.core.work import Work


def import_(order: Order) -> Outcome:
    """Bring the players of a list in; what is said of its headings is kept once it is done."""
    from nigiri.desk.members.fill import looking_up
    from nigiri.desk.players.import_list import import_players
    from nigiri.desk.players.list_headings import columns_said, headings_typed
    from nigiri.hosts.files.lists import read_list
    from nigiri.members import lists_if_any
    from nigiri.members.headings import remember_headings, said_headings

    given = order.answers
    path = Path(given["list"])
    table, here = read_list(path, now=order.desk.now), bool(given.get("here"))
    new = columns_said(headings_typed(given.get("columns", "").split(";")))
    said, gone = {**said_headings(), **new}, given["gone"]
    work = order.work(
        lambda book, desk: import_players(
            book,
            desk,
            table,
            source=path.name,
            here=here,
            columns=said,
            gone=gone,
            look_up=looking_up(lists_if_any()),
        )
    )

    def keep() -> tuple[str, ...]:
        remember_headings(new)
        return ()

    return Outcome(work, _against_entries(work), after_agreement=keep if new else None)


def _against_entries(work: Work) -> View | None:
    """Return the view of what lists of members have otherwise than entries; None for nothing."""
    from nigiri.desk.members.findings import member_findings
    from nigiri.members import lists_if_any

    lists = lists_if_any()
    if lists is None:
        return None
    found = member_findings(work.after, lists)
    return found if found.rows else None


def add(order: Order) -> Outcome:
    """Add one player: a member of a list, or somebody on none."""
    from nigiri.desk.members.add import Wanted, add_player
    from nigiri.members import lists_here

    wanted = Wanted(**order.answers)
    return Outcome(order.work(partial(add_player, register=lists_here(), wanted=wanted)))


def fill(order: Order) -> Outcome:
    """Fill blank cells from the lists of members, and show their findings on entries."""
    from nigiri.desk.members.fill import fill
    from nigiri.desk.members.findings import member_findings
    from nigiri.members import lists_here

    lists = lists_here()
    work = order.work(partial(fill, register=lists, update=bool(order.answers.get("update"))))
    return Outcome(work, member_findings(work.after, lists))


def renew(order: Order) -> Outcome:
    """Open the page of a list, and load the list once it is saved; or load one from its file."""
    from nigiri.buttons.fresh_lists import load_file, open_page, page_question, take_list

    given, now = order.answers, order.desk.now
    if given.get("file"):
        return Outcome(after_agreement=lambda: load_file(Path(given["file"]), now))
    name = given["list"]
    return Outcome(
        asks=(page_question(name),),
        before_asking=lambda: open_page(name),
        after_agreement=lambda: take_list(name, now),
    )


def number(order: Order) -> Outcome:
    """Give the players numbers."""
    from nigiri.desk.players.number import number

    return Outcome(order.work(partial(number, **order.answers)))


def names(order: Order) -> Outcome:
    """Put names that moved back as they were drawn, or let them count as they are now."""
    from nigiri.desk.players.names import keep, put_back

    return Outcome(order.work(keep if order.answers["keep"] == "keep" else put_back))


def sections(order: Order) -> Outcome:
    """Propose sections, or write the director's."""
    from nigiri.desk.setup.sections import sections

    given = {**order.answers}
    down_to = given.pop("down_to", "").replace(",", " ").split()
    return Outcome(order.work(partial(sections, down_to=down_to, **given)))


def wish(order: Order) -> Outcome:
    """Add a wish; without players only the sheet, to be typed upon."""
    from nigiri.desk.players.wishes import Typed, add_wish, wishes_sheet

    given = order.answers
    if "who" not in given:
        return Outcome(order.work(wishes_sheet))
    if "what" not in given:
        raise WrongUse(message("field.needed", label=message("field.what")))
    typed = Typed(given["who"], given["what"], given.get("rounds", ""), given.get("note", ""))
    return Outcome(order.work(partial(add_wish, typed=typed)))
