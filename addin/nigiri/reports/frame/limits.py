"""A club's own templates are filled in by a process of its own, with limits.

A template that came with a mailed workbook may go on for ever, or fill the memory; the command that
prints it ends with a sentence on the file, and the line where it is known.

what ends it                        known by                       where
seconds of the processor            a signal, which finds the line  not on Windows
the same, in one long step          the system ends the process     not on Windows
memory                              the system gives no more        on Linux
PATIENCE seconds without a word     whoever waits                   everywhere

A template of nigiri's own is filled in where it is asked for: nobody changed it.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from nigiri.messages.message import message
from nigiri.reports.frame.render import TooLong, WrongTemplate, on_begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

T = TypeVar("T")

SECONDS = 10
"""Seconds of the processor for one template; a list of 3,000 players needs one."""
PATIENCE = 60
MEMORY = 512 * 2**20
_GRACE = 3  # seconds after which the system ends what no signal can stop
#: A copy of this process needs no start; other systems do not make one safely.
_START = "fork" if sys.platform == "linux" else "spawn"
_TEMPLATE, _TROUBLE, _DONE = "template", "trouble", "done"


def limited(own: Path | None, work: Callable[[], T]) -> T:
    """Return the answer of `work`; where a club has templates of its own, from such a process.

    own -- the club's folder of templates, None for none; work -- fills them in; picklable
    Raises what `work` raises; WrongTemplate where it is ended.
    """
    if own is None:
        return work()
    from multiprocessing import get_context  # noqa: PLC0415 -- few clubs have templates of their own

    context = get_context(_START)
    receiver, sender = context.Pipe(duplex=False)
    # The stubs know it of each way to start alone.
    process = context.Process(target=_work_for, args=(sender, work), daemon=True)  # type: ignore[attr-defined]
    process.start()
    sender.close()
    try:
        return cast("T", _answer(receiver, own))
    finally:
        process.kill()
        process.join()
        receiver.close()


def _answer(receiver: Connection, own: Path) -> object:
    """Return the answer of the process, or raise its trouble."""
    template = ""
    with suppress(EOFError):  # the system ended it
        while receiver.poll(PATIENCE):
            kind, told = receiver.recv()
            if kind == _DONE:
                return told
            if kind == _TROUBLE:
                raise told
            template = told
    place, trouble = str(own / template), message("report.template.endless", seconds=SECONDS)
    raise WrongTemplate(message("report.template", place=place, trouble=trouble))


def _work_for(sender: Connection, work: Callable[[], object]) -> None:
    """Do the work in this process and send what comes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who waits
    _limit_memory()
    on_begin.append(lambda template: _begin(sender, template))
    try:
        answer = _DONE, work()
    except BaseException as error:  # noqa: BLE001 -- whatever it is, who waits raises it
        # Where it happened stays here: some libraries would send that along, however deep it is.
        error.__traceback__ = error.__context__ = error.__cause__ = None
        answer = _TROUBLE, error
    _stop_clock()
    try:
        sender.send(answer)
    except Exception as error:  # noqa: BLE001 -- what cannot be sent is told at least
        sender.send((_TROUBLE, RuntimeError(repr(error))))


def _begin(sender: Connection, template: str) -> None:
    """Say which template is filled in now, and give it its time."""
    sender.send((_TEMPLATE, template))
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 -- Windows has none

        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        with suppress(ValueError, OSError):  # the limit of whoever started it is lower
            resource.setrlimit(resource.RLIMIT_CPU, (int(used) + SECONDS + _GRACE, hard))
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, SECONDS, 1)


def _stop_clock() -> None:
    """Stop counting the time of a template."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(*_: object) -> None:
    """Raise TooLong, in the line that is being filled in."""
    raise TooLong(message("report.template.endless", seconds=SECONDS))


def _limit_memory() -> None:
    """Let this process have so much more memory, where the system can say how much it has."""
    with suppress(OSError, ValueError, ImportError):
        import resource  # noqa: PLC0415 -- Windows has none

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + MEMORY
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
