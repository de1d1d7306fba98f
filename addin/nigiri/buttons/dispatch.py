"""Answer any request: done, asking, refused, or a fault of nigiri's.

step of a press in LibreOffice               where
a click becomes a request                    component.py and nigiri_office/desk.py (LibreOffice)
a process of nigiri answers it               `nigiri pipe`, which calls `exchange` here
the request is understood                    request.py
what it would lose is asked; it is done      execution.py, orders.py, the table in presses/
the action itself                            desk/, a module each
its changes go into the open document        nigiri_office/changes.py (LibreOffice)

outcome  when                                                       the document
done     it worked                                                  gets the changes
asks     something would be lost, or a field is missing             stays as it is
refused  a rule, a wrong use, wrong cells: a NigiriError            stays as it is
fault    anything else that goes wrong: a log file has the details  stays as it is
"""

from __future__ import annotations

import json
import tempfile
import traceback
from typing import TYPE_CHECKING, Any

from nigiri.errors import NigiriError
from nigiri.messages.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.buttons.execution import ActionRun
    from nigiri.desk.core.command import Desk

Json = dict[str, Any]
_LOG = "nigiri-fault-"


def exchange(data: bytes, desk: Callable[[], Desk]) -> bytes:
    """Return the answer to a request, both JSON in UTF-8; nothing is raised but an interrupt.

    desk -- user and time, where the request does not say
    """
    try:
        return _encoded(_answered(data, desk))
    except Exception as error:  # noqa: BLE001 -- the last net: an answer, no traceback
        return _encoded(fault("", error))


def refusal(sentence: str) -> bytes:
    """Return the answer to a request refused unread."""
    from nigiri.buttons.answers import answer

    return _encoded(answer("", "refused", sentences=[sentence], exit_code=2))


def _answered(data: bytes, desk: Callable[[], Desk]) -> Json:
    """Return the answer to any request."""
    from nigiri.buttons.answers import refused
    from nigiri.buttons.execution import ActionRun
    from nigiri.buttons.request import form_of, reader_of, request_of

    form: Json = {}
    try:
        form = form_of(data)
        request = request_of(form)
    except NigiriError as error:
        language, protocol = reader_of(form)
        return {**refused("", error, language), "protocol": protocol}
    return answer_of(ActionRun(request, desk))


def answer_of(acting: ActionRun) -> Json:
    """Return the answer to a valid request; nothing is raised but an interrupt."""
    try:
        return acting.with_menu(_done_or_refused(acting))
    except Exception as error:  # noqa: BLE001 -- what was asked for is known here
        return fault(acting.request.action, error, acting.language)


def _done_or_refused(acting: ActionRun) -> Json:
    """Return the answer to a valid request; faults are raised."""
    from nigiri.buttons.answers import refused

    try:
        return acting.answer()
    except NigiriError as error:
        return refused(acting.request.action, error, acting.language)


def _encoded(form: Json) -> bytes:
    """Return an answer as one line of JSON in ASCII."""
    return json.dumps(form, allow_nan=False).encode("ascii") + b"\n"


def fault(action: str, error: Exception, language: str = "en") -> Json:
    """Return the answer to a fault of nigiri's; its traceback is written into a log file."""
    from nigiri.buttons.answers import answer

    lines = "".join(traceback.format_exception(error))
    kind = f"{type(error).__name__}: {error}".rstrip(": ")[:200]
    try:
        with tempfile.NamedTemporaryFile(
            "w",
            prefix=_LOG,
            suffix=".txt",
            delete=False,
            encoding="utf-8",
            errors="backslashreplace",
        ) as file:
            file.write(lines)
    except OSError:
        return answer(
            action, "fault", sentences=[text("button.fault", language, kind=kind)], log=""
        )
    sentence = text("button.fault.file", language, kind=kind, file=file.name)
    return answer(action, "fault", sentences=[sentence], log=file.name)
