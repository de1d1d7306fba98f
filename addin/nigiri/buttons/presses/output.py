"""What leaves the workbook: paper, pages, files for federations, the copy for the archive."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order
    from nigiri.desk.output.papers import PrintRequest
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook


def print_(order: Order) -> Outcome:
    """Print a report, else what is in front; as a page where no PDF can be made."""
    from nigiri.desk.output.papers import button_print_request, paper
    from nigiri.errors import HostError
    from nigiri.hosts.paper.pdf import to_pdf
    from nigiri.members.club_file import club_if_readable

    given = order.answers
    language = given.get("language", "event")
    which, number = (given["which"], given.get("round")) if "which" in given else _in_front(order)
    wanted = button_print_request(
        which,
        number,
        None if language == "event" else language,
        order.desk.now,
        club_if_readable(),
    )
    wanted = _with_files_beside(wanted, order)
    if given.get("names"):
        wanted = replace(wanted, options=replace(wanted.options, names=True))
    made = paper(order.current, wanted)
    told = _hidden(made.hidden)
    if given.get("form") != "pdf" or made.suffix != ".html":
        return Outcome(paper=made, sentences=told)
    try:
        return Outcome(paper=made, pdf=to_pdf(made.content), sentences=told)
    except HostError as error:
        return Outcome(paper=made, sentences=(error.sentence, *told))


def _in_front(order: Order) -> tuple[str, int | None]:
    """Return the way to print the sheet in front, and its round, None for the newest.

    A sheet that is printed as no list is asked from beside which the pairings are meant.
    """
    from nigiri.reports.catalogue import WAYS

    place = next((each for each in find(order.workbook) if each.name == order.front), None)
    if place is not None and place.number is not None and not place.draft:
        return "table", place.number
    kind = "" if place is None else "draft" if place.draft else place.kind
    return (kind if kind in WAYS else "table"), None


def _with_files_beside(wanted: PrintRequest, order: Order) -> PrintRequest:
    """Return a request with what its report takes from beside the file: prizes, codes of a hall."""
    from nigiri.desk.output.papers import REPORTS, hall_tables

    report = REPORTS[wanted.name]
    if report.organiser:
        from nigiri.buttons.organiser_file import organiser_beside

        own = organiser_beside(order.file, order.current, order.desk.now)
        return replace(wanted, organiser=own)
    if report.codes and order.file is not None:
        from nigiri.hosts.hall.codes import codes_beside

        return replace(wanted, codes=codes_beside(order.file, *hall_tables(order.current)))
    return wanted


def _hidden(many: int) -> tuple[Message, ...]:
    """Return the sentence that names are hidden, () where everybody is named (B31)."""
    tick = message("field.names")
    return (message("button.hidden", many=many, tick=tick),) if many else ()


def publish(order: Order) -> Outcome:
    """Write the pages into a folder beside the workbook, and open the first one."""
    from nigiri.desk.core.hand_edits import event_language
    from nigiri.desk.output.publish import Looks, hidden_names, publish
    from nigiri.hosts.files.folder import pages_of, write_pages
    from nigiri.hosts.openers import open_address
    from nigiri.hosts.paper.write import own_templates, path_beside
    from nigiri.members.club_file import club_if_readable

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    folder = path_beside(order.file, "pages", event_language(order.workbook))
    looks = Looks(own=own_templates(order.file), club=club_if_readable())
    files = publish(order.current, order.desk.now, looks)
    changed, first = write_pages(folder, files), folder / "index.html"
    open_address(str(first))
    count = len(pages_of(files))
    facts = {"count": count, "folder": str(folder), "changed": changed, "first": str(first)}
    return Outcome(sentences=(message("button.published", **facts), *hidden_names(order.current)))


def preflight(order: Order) -> Outcome:
    """List the points a federation would refuse."""
    from nigiri.desk.members.age import old_lists
    from nigiri.desk.output.preflight import points_of
    from nigiri.desk.output.preflight import preflight as action
    from nigiri.members import lists_here

    federation = order.answers["federation"]
    country = order.answers.get("country", "")
    work = order.work(partial(action, federation=federation, country=country))
    found = points_of(work)
    old = old_lists(work.after, lists_here(), order.desk.now.date(), federation)
    return Outcome(work, found if found.rows else None, sentences=old)


def export(order: Order) -> Outcome:
    """Write the event beside the workbook, once its open points are agreed to."""
    from nigiri.desk.output.export_event import export, file_name, questions, written_sentences
    from nigiri.hosts.paper.write import existing_content, write_with_backup

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    form = order.answers["format"]
    path = order.file.with_name(file_name(order.file.stem, form))
    file = export(order.current, form, order.desk.now.date(), existing_content(path))

    def write() -> tuple[str, ...]:
        """Write the file and return the sentences on it."""
        return tuple(written_sentences(path, write_with_backup(path, file.data), file.sentences))

    return Outcome(asks=questions(file), after_agreement=write)


def send(order: Order) -> Outcome:
    """Make the results ready for a federation, and open the mail to it, once points are agreed."""
    from nigiri.buttons.results_parcel import parcel

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    given = order.answers
    ready = parcel(
        order.current, order.file, given["to"], order.desk.now, str(given.get("also", ""))
    )
    return Outcome(asks=ready.questions, after_agreement=lambda: ready.deliver().in_a_dialog)


def archive_copy(order: Order) -> Outcome:
    """Write a copy for the archive, without private facts, beside the workbook as it is saved."""
    from nigiri.desk.core.hand_edits import event_language
    from nigiri.desk.privacy.forget import archive_copy
    from nigiri.hosts.files.open import closed_file, file_copy
    from nigiri.hosts.paper.write import path_beside

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    file = closed_file(order.file, now=order.desk.now)
    saved = file.snapshot()
    if _typed(saved) != _typed(order.workbook):
        raise Forbidden(message("private.copy.unsaved"))
    changes = archive_copy(saved, order.desk)
    path = path_beside(order.file, "archive", event_language(saved), order.file.suffix)
    copied = message("private.copy", copy=str(path), file=order.file.name)

    def write() -> tuple[str, ...]:
        """Write the copy and return the sentences on it."""
        copy = file_copy(file, path, now=order.desk.now)
        copy.copy.forgets = True
        copy.apply(changes)
        return (copied, *changes.sentences)

    return Outcome(after_agreement=write)


def _typed(workbook: Workbook) -> dict[str, str]:
    """Return the fingerprint of what was typed and drawn on each of nigiri's sheets."""
    from nigiri.workbook.season.read import season_sheets

    places = (*find(workbook), *season_sheets(workbook).values())
    return {place.name: fingerprint(workbook[place.name]) for place in places}
