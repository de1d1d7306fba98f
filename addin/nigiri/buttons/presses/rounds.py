"""A round: drawn, kept or discarded as a draft, brought back; who plays in it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order
    from nigiri.members import Store


def draw(order: Order) -> Outcome:
    """Draw the next round, or a part of one."""
    return _drawn(order)


def draw_again(order: Order) -> Outcome:
    """Draw the newest round once more."""
    return _drawn(order, again=True)


def draw_draft(order: Order) -> Outcome:
    """Draw a round on a sheet of its own, to look at."""
    return _drawn(order, draft=True)


def _drawn(order: Order, *, again: bool = False, draft: bool = False) -> Outcome:
    """Draw a round, or a part of one, and report clashes with other events."""
    from nigiri.buttons.sister_files import sister_of
    from nigiri.desk.draw.drafts import draw_draft
    from nigiri.desk.draw.draw import draw
    from nigiri.desk.draw.no_shows import ABSENT
    from nigiri.desk.draw.part import Part
    from nigiri.desk.family.family import with_clash_sentences

    answers = order.answers
    decided = {name: str(answer) for name, answer in answers.items() if name.startswith(ABSENT)}
    how = answers.get("how")
    part = Part(**{how: True} if how else {k: v for k, v in answers.items() if k not in decided})
    if draft:
        drafting = partial(draw_draft, again=again, part=part, lists=_lists, asks=True)
        return Outcome(order.work(drafting))
    drawing = partial(draw, again=again, part=part, lists=_lists, decided=decided)
    return Outcome(order.work(with_clash_sentences(drawing, sister_of(order.file, order.desk))))


def _lists() -> Store | None:
    """Return the lists of members on this computer, None without any."""
    from nigiri.members import lists_if_any

    return lists_if_any()


def keep(order: Order) -> Outcome:
    """Make the draft the round."""
    from nigiri.desk.draw.drafts import keep

    return Outcome(order.work(keep))


def discard(order: Order) -> Outcome:
    """Discard the draft."""
    from nigiri.desk.draw.drafts import discard

    return Outcome(order.work(discard))


def late(order: Order) -> Outcome:
    """Pair latecomers."""
    from nigiri.desk.attendance.attendance import late

    later = bool(order.answers.get("later"))
    return Outcome(order.work(partial(late, who=order.answers["who"], later=later)))


def out(order: Order) -> Outcome:
    """Take players out of rounds."""
    return _attending(order, away=True)


def back(order: Order) -> Outcome:
    """Take players back in."""
    return _attending(order, away=False)


def _attending(order: Order, *, away: bool) -> Outcome:
    """Take players out of rounds, or back in."""
    from nigiri.desk.attendance.attendance import back, out
    from nigiri.desk.attendance.change import When

    when = When(order.answers.get("rounds", ""))
    return Outcome(order.work(partial(out if away else back, who=order.answers["who"], when=when)))


def bye(order: Order) -> Outcome:
    """Promise somebody the bye of a round, or cancel the promise."""
    from nigiri.desk.attendance.bye import bye

    given = order.answers
    action = partial(bye, who=given["who"], round_number=given.get("round"), undo=given["undo"])
    return Outcome(order.work(action))


def rounds(order: Order) -> Outcome:
    """Bring rounds back that were drawn in another program."""
    from nigiri.desk.other_programs.rounds import bring_rounds
    from nigiri.hosts.files.foreign import read_foreign

    path = Path(order.answers["file"])
    return Outcome(order.work(partial(bring_rounds, data=read_foreign(path), source=path.name)))
