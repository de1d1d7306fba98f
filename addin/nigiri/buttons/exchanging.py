"""What buttons do with federations and files of other programs: preflight, export, open."""

from __future__ import annotations

import uuid
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.order import Outcome
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from nigiri.buttons.order import Order

_UNSAVED = "Save the workbook first: the file is made beside it."


def preflight(order: Order) -> Outcome:
    """List what a federation would refuse."""
    from nigiri.desk.output.preflight import points_of
    from nigiri.desk.output.preflight import preflight as action

    work = order.work(partial(action, federation=order.answers["federation"]))
    found = points_of(work)
    return Outcome(work, found if found.rows else None)


def export(order: Order) -> Outcome:
    """Write the event beside the workbook, once its open points are agreed to."""
    from nigiri.desk.output.export_event import file_name, is_ready, questions, sent
    from nigiri.hosts.paper.write import there, write_keeping

    if order.file is None:
        raise Forbidden(_UNSAVED)
    form = order.answers["format"]
    path = order.file.with_name(file_name(order.file.stem, form))
    file = sent(order.current, form, order.desk.now.date(), there(path))

    def write() -> tuple[str, ...]:
        """Write the file and say where it is."""
        return tuple(is_ready(path, write_keeping(path, file.data), file.sentences))

    return Outcome(asks=questions(file.open_points), then=write)


def open_(order: Order) -> Outcome:
    """Make an event of another program's file in a workbook without one."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.import_event import taken_in
    from nigiri.hosts.files.foreign import read_foreign

    order.refuse_taken()
    path = Path(order.answers["file"])
    changes = taken_in(
        read_foreign(path), order.desk, source=path.name, event_id=uuid.uuid4(),
        language=order.answers["language"],
    )  # fmt: skip
    return Outcome(Work(order.workbook, changes))
