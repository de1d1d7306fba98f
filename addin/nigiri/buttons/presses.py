"""What each button does when it is pressed, by the same functions of the desk as the commands.

Each function takes an `Order` and returns an `Outcome`; `outcome` finds it by the action's tag
in `_DOES`, the table at the end.
"""

from __future__ import annotations

import uuid
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.orders import Order, Outcome
from nigiri.desk.buttons.actions import BY_TAG
from nigiri.desk.core.work import Work
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.catalogue import every
from nigiri.messages.message import message, quoted
from nigiri.version import VERSION
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from nigiri.desk.core.show import View
    from nigiri.desk.output.papers import PrintRequest
    from nigiri.members import Store
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook


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


def open_(order: Order) -> Outcome:
    """Make an event of another program's file in an empty workbook."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.import_event import import_event
    from nigiri.hosts.files.foreign import read_foreign

    order.refuse_taken()
    path = Path(order.answers["file"])
    changes = import_event(
        read_foreign(path),
        order.desk,
        source=path.name,
        event_id=uuid.uuid4(),
        language=order.answers["language"],
    )
    return Outcome(Work(order.workbook, changes))


def rounds(order: Order) -> Outcome:
    """Bring rounds back that were drawn in another program."""
    from nigiri.desk.other_programs.rounds import bring_rounds
    from nigiri.hosts.files.foreign import read_foreign

    path = Path(order.answers["file"])
    return Outcome(order.work(partial(bring_rounds, data=read_foreign(path), source=path.name)))


def chart(order: Order) -> Outcome:
    """Add the chart of the side event, or enter a game on it."""
    from nigiri.desk.side_events.chart import Result, chart_view
    from nigiri.desk.side_events.chart import chart as action

    given = order.answers
    pair = _both(given.get("winner"), given.get("loser"))
    work = order.work(partial(action, result=pair and Result(*pair, given["jigo"])))
    return Outcome(work, chart_view(work.after))


def ladder(order: Order) -> Outcome:
    """Add the ladder, or enter a challenge or its result."""
    from nigiri.desk.side_events.ladder import Challenged, ladder_view
    from nigiri.desk.side_events.ladder import ladder as action

    given = order.answers
    pair, how = _both(given.get("challenger"), given.get("challenged")), given["winner"]
    won = how == "won" if how else None
    work = order.work(partial(action, challenge=pair and Challenged(*pair, won)))
    return Outcome(work, ladder_view(work.after))


def _both(one: int | None, other: int | None) -> tuple[int, int] | None:
    """Return two numbers, None for neither; WrongUse for one alone."""
    if (one is None) != (other is None):
        raise WrongUse(message("button.half-a-game"))
    return None if one is None or other is None else (one, other)


def outcome(tag: str, order: Order) -> Outcome:
    """Return the outcome of an action; raises what its function of the desk raises."""
    return _DOES[tag](order)


def _new(order: Order) -> Outcome:
    """Make a new event beside the existing sheets."""
    from nigiri.desk.buttons.fields import USUAL
    from nigiri.desk.setup.club import beginning
    from nigiri.desk.setup.create import new_event
    from nigiri.members.club_file import read_club

    order.refuse_taken()
    given = {**order.answers}
    event_id = _event_id(given.pop("id", None))
    given["rules"] = "" if given["rules"] == USUAL else given["rules"]
    wanted = beginning(given, read_club(), given.pop("language", None))
    changes = new_event(wanted, order.desk, event_id=event_id)
    return Outcome(Work(order.workbook, changes))


def _sample(order: Order) -> Outcome:
    """Make the sample tournament beside the existing sheets, in the language of who asks."""
    from nigiri.desk.samples.demo import sample_event

    order.refuse_taken()
    event_id = _event_id(order.answers.get("id"))
    language = order.answers.get("language", order.language)
    return Outcome(Work(order.workbook, sample_event(language, order.desk, event_id=event_id)))


_NO_FACTS = {"picture", "no_picture", "take", "event"}
"""Fields of the club's form that are no facts of it."""


def _logo(file: str | None, *, remove: bool) -> dict[str, str]:
    """Return the logo that was chosen, blank to remove it; none where it stays as it is."""
    from nigiri.desk.setup.logo import logo_text
    from nigiri.hosts.files.foreign import read_foreign

    if file:
        return {"logo": logo_text(read_foreign(Path(file)), Path(file).name)}
    return {"logo": ""} if remove else {}


def _club(order: Order) -> Outcome:
    """Keep what the events of the club have in common: typed, of this event, of another's file."""
    from nigiri.desk.setup.club import club_facts, club_view, facts_of_event
    from nigiri.members.club_file import club_path, read_club, write_club

    given = {**order.answers}
    take, event = given.pop("take", None), given.pop("event")
    typed = {**_logo(given.pop("picture", None), remove=given.pop("no_picture"))}
    before = read_club()
    if take:
        facts = club_facts({**read_club(Path(take)), **typed}, {})
    elif event:
        facts = facts_of_event(order.current, club_facts({**given, **typed}, before))
    else:
        blank = (each.name for each in BY_TAG["club"].fields)
        shown = (key for key in blank if key not in _NO_FACTS)
        typed |= {key: str(given.get(key) or "") for key in shown}
        facts = club_facts(typed, before)

    def keep() -> tuple[str, ...]:
        return (message("setup.club.kept", path=str(write_club(facts))),)

    return Outcome(view=club_view(facts, str(club_path()), kept=False), after_agreement=keep)


def _send(order: Order) -> Outcome:
    """Make the results ready for a federation, and open the mail to it, once points are agreed."""
    from nigiri.buttons.results_parcel import parcel

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    given = order.answers
    ready = parcel(
        order.current, order.file, given["to"], order.desk.now, str(given.get("also", ""))
    )
    return Outcome(asks=ready.questions, after_agreement=lambda: ready.deliver().in_a_dialog)


def _event_id(typed: str | None) -> uuid.UUID:
    """Return the id of a new event; WrongUse for an invalid one."""
    try:
        return uuid.UUID(typed) if typed else uuid.uuid4()
    except ValueError as error:
        raise WrongUse(message("button.no-id", typed=quoted(typed))) from error


def _import(order: Order) -> Outcome:
    """Bring the players of a list in; what is said of its headings is kept once it is done."""
    from nigiri.desk.players.import_list import import_players
    from nigiri.desk.players.list_headings import columns_said, headings_typed
    from nigiri.hosts.files.lists import read_list
    from nigiri.members.headings import remember_headings, said_headings

    given = order.answers
    path = Path(given["list"])
    table, here = read_list(path, now=order.desk.now), bool(given.get("here"))
    new = columns_said(headings_typed(given.get("columns", "").split(";")))
    said, gone = {**said_headings(), **new}, given["gone"]
    work = order.work(
        lambda book, desk: import_players(
            book, desk, table, source=path.name, here=here, columns=said, gone=gone
        )
    )

    def keep() -> tuple[str, ...]:
        remember_headings(new)
        return ()

    return Outcome(work, _against_entries(work), after_agreement=keep if new else None)


def _against_entries(work: Work) -> View | None:
    """Return the view of what lists of members have otherwise than entries; None for nothing."""
    lists = _lists()
    if lists is None:
        return None
    from nigiri.desk.members.findings import member_findings

    found = member_findings(work.after, lists)
    return found if found.rows else None


def _add(order: Order) -> Outcome:
    """Add one player: a member of a list, or somebody on none."""
    from nigiri.desk.members.add import Wanted, add_player
    from nigiri.members import lists_here

    wanted = Wanted(**order.answers)
    return Outcome(order.work(partial(add_player, register=lists_here(), wanted=wanted)))


def _fill(order: Order) -> Outcome:
    """Fill blank cells from the lists of members, and show their findings on entries."""
    from nigiri.desk.members.fill import fill
    from nigiri.desk.members.findings import member_findings
    from nigiri.members import lists_here

    lists = lists_here()
    work = order.work(partial(fill, register=lists, update=bool(order.answers.get("update"))))
    return Outcome(work, member_findings(work.after, lists))


def _renew(order: Order) -> Outcome:
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


def _check(order: Order) -> Outcome:
    """List problems, departures from the rule set, and changes since rounds were drawn."""
    from nigiri.desk.core.show import about_workbook, changed_since
    from nigiri.desk.members.age import old_lists
    from nigiri.members import lists_here

    current = order.current
    apart = order.add_in not in {"", VERSION}
    versions = [message("button.other-version", add_in=order.add_in, nigiri=VERSION)] * apart
    old = old_lists(current, lists_here(), order.desk.now.date())
    sentences = (*versions, *about_workbook(current), *changed_since(current), *old)
    return Outcome(view=_rules(order).view, sentences=sentences, checks=True)


def _diff(order: Order) -> Outcome:
    """Compare the workbook with another copy of the event."""
    from nigiri.desk.copies.comparison import compare, copy_of, other_copy_of
    from nigiri.hosts.files.open import closed_file

    path = Path(order.answers["file"])
    other = closed_file(path, now=order.desk.now).snapshot()
    here = copy_of(message("copies.diff.this"), order.workbook, order.desk)
    return Outcome(view=compare(here, other_copy_of(path.name, other, order.desk)).view)


def _take(order: Order) -> Outcome:
    """Take a helper's copy in; where cells differ they are listed, until it is said whose count."""
    from nigiri.buttons.sister_files import copy_at
    from nigiri.desk.copies.take import Undecided, overwritten
    from nigiri.desk.copies.take import take as action
    from nigiri.hosts.files.open_elsewhere import lock_of

    path, keep = Path(order.answers["file"]), order.answers["keep"]
    if order.file is not None and path.resolve() == order.file.resolve():
        raise WrongUse(message("copies.take.itself", source=path.name))
    source, there = copy_at(path, order.file, order.desk)
    lock = lock_of(path)
    unsaved = () if lock is None else (message("command.open", file=path.name, by=lock.by),)
    taken = partial(action, copy=there, source=source, keep=None if keep == "ask" else keep)
    try:
        work = order.work(taken)
    except Undecided as error:
        return Outcome(view=error.view.with_notes(unsaved))
    asks = overwritten(order.current, there, source=source) if keep == "copy" else ()
    return Outcome(work, sentences=unsaved, asks=asks)


def _rules(order: Order) -> Outcome:
    """Show the departures from the rule set."""
    from nigiri.desk.setup.rules import departures_view

    return Outcome(view=departures_view(order.current))


def _sections(order: Order) -> Outcome:
    """Propose sections, or write the director's."""
    from nigiri.desk.setup.sections import sections

    given = {**order.answers}
    down_to = given.pop("down_to", "").replace(",", " ").split()
    return Outcome(order.work(partial(sections, down_to=down_to, **given)))


def _number(order: Order) -> Outcome:
    """Give the players numbers."""
    from nigiri.desk.players.number import number

    return Outcome(order.work(partial(number, **order.answers)))


def _lists() -> Store | None:
    """Return the lists of members on this computer, None without any."""
    from nigiri.members import lists_if_any

    return lists_if_any()


def _draw(order: Order, *, again: bool = False, draft: bool = False) -> Outcome:
    """Draw a round, or a part of one, and report clashes with other events."""
    from nigiri.buttons.sister_files import sister_of
    from nigiri.desk.draw.drafts import draw_draft
    from nigiri.desk.draw.draw import draw
    from nigiri.desk.draw.part import Part
    from nigiri.desk.family.family import with_clash_sentences

    how = order.answers.get("how")
    part = Part(**({how: True} if how else order.answers))
    if draft:
        return Outcome(order.work(partial(draw_draft, again=again, part=part, lists=_lists)))
    drawing = partial(draw, again=again, part=part, lists=_lists)
    return Outcome(order.work(with_clash_sentences(drawing, sister_of(order.file, order.desk))))


def _keep(order: Order) -> Outcome:
    """Make the draft the round."""
    from nigiri.desk.draw.drafts import keep

    return Outcome(order.work(keep))


def _discard(order: Order) -> Outcome:
    """Discard the draft."""
    from nigiri.desk.draw.drafts import discard

    return Outcome(order.work(discard))


def _late(order: Order) -> Outcome:
    """Pair latecomers."""
    from nigiri.desk.attendance.attendance import late

    later = bool(order.answers.get("later"))
    return Outcome(order.work(partial(late, who=order.answers["who"], later=later)))


def _out(order: Order, *, away: bool) -> Outcome:
    """Take players out of rounds, or back in."""
    from nigiri.desk.attendance.attendance import back, out
    from nigiri.desk.attendance.change import When

    when = When(order.answers.get("rounds", ""))
    return Outcome(order.work(partial(out if away else back, who=order.answers["who"], when=when)))


def _bye(order: Order) -> Outcome:
    """Promise somebody the bye of a round, or cancel the promise."""
    from nigiri.desk.attendance.bye import bye

    given = order.answers
    action = partial(bye, who=given["who"], round_number=given.get("round"), undo=given["undo"])
    return Outcome(order.work(action))


def _wish(order: Order) -> Outcome:
    """Add a wish; without players only the sheet, to be typed upon."""
    from nigiri.desk.players.wishes import Typed, add_wish, wishes_sheet

    given = order.answers
    if "who" not in given:
        return Outcome(order.work(wishes_sheet))
    if "what" not in given:
        raise WrongUse(message("field.needed", label=message("field.what")))
    typed = Typed(given["who"], given["what"], given.get("rounds", ""), given.get("note", ""))
    return Outcome(order.work(partial(add_wish, typed=typed)))


def _result(order: Order) -> Outcome:
    """Enter results, or collect those in the winners' list."""
    from nigiri.desk.results.enter import Entry, enter_results

    given = order.answers
    numbers = given.get("winners", "").replace(",", " ").split()
    entries = [Entry(winner=_whole(number)) for number in numbers]
    if "table" in given or "result" in given:
        if not {"table", "result"} <= given.keys():
            raise WrongUse(message("button.half-a-result"))
        entries.append(Entry(table=given["table"], typed=given["result"]))
    number = given.get("round")
    return Outcome(order.work(partial(enter_results, entries=entries, round_number=number)))


def _whole(typed: str, otherwise: str = "button.no-player") -> int:
    """Return the number of a player or a table; WrongUse for anything else.

    otherwise -- the key of what is said then
    """
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 9):  # noqa: PLR2004 -- digits
        raise WrongUse(message(otherwise, typed=quoted(typed)))
    return int(typed)


def _missing(order: Order) -> Outcome:
    """List the games without a result."""
    from nigiri.desk.results.missing import missing
    from nigiri.hosts.hall.inbox import inbox_of

    return Outcome(view=missing(order.current, inbox_of(order.file) if order.file else None))


def _hall(order: Order) -> Outcome:
    """Begin the page for the hall, in a process of its own that ends with the workbook."""
    from nigiri.buttons.hall_page import hall_page

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    return Outcome(sentences=(hall_page(order.file),))


def _inbox(order: Order) -> Outcome:
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


def _verify(order: Order) -> Outcome:
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


def _shown(order: Order, kind: str) -> Outcome:
    """Update all sheets and show one of them."""
    from nigiri.desk.core.show import refresh

    work = order.work(partial(refresh, command=kind))
    return Outcome(work, work.view(kind))


def _proof(order: Order) -> Outcome:
    """Add the sheet Proof, or update it."""
    from nigiri.desk.output.proof import proof, sums_of

    work = order.work(proof)
    return Outcome(work, sums_of(work))


def _why(order: Order) -> Outcome:
    """Explain a pair, or a bye."""
    from nigiri.desk.explain.why import BYE, why

    table = order.answers["table"]
    is_bye = table.casefold() in {BYE, *map(str.casefold, every("action.bye"))}
    asked = BYE if is_bye else _whole(table, "button.no-table")
    return Outcome(view=why(order.current, asked, order.answers.get("round")).view)


def _why_place(order: Order) -> Outcome:
    """Explain why one player stands before another."""
    from nigiri.desk.explain.place import why_place

    found = why_place(order.current, order.answers["one"], order.answers["other"])
    return Outcome(sentences=(found.sentence,))


def _print(order: Order) -> Outcome:
    """Print a report; as a page where no PDF can be made."""
    from nigiri.desk.output.papers import button_print_request, paper
    from nigiri.errors import HostError
    from nigiri.hosts.paper.pdf import to_pdf
    from nigiri.members.club_file import club_if_readable

    given = order.answers
    language = given.get("language", "event")
    wanted = button_print_request(
        given.get("which", "table"),
        given.get("round"),
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


def _publish(order: Order) -> Outcome:
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


def _archive_copy(order: Order) -> Outcome:
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


def _organise(order: Order) -> Outcome:
    """Make the organiser's workbook beside the event's file, or bring it up to date."""
    from nigiri.buttons.organiser_file import organise_beside

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    _, work = organise_beside(order.file, order.current, order.desk)
    return Outcome(sentences=work.changes.sentences)


def _season(order: Order) -> Outcome:
    """Put the event into a season's workbook, as it stands here, and open what is printed."""
    from nigiri.buttons.season_file import EventBook, Wanted, put_into_season, season_path
    from nigiri.hosts.openers import open_address
    from nigiri.members.season_file import remember_season

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    given = order.answers
    path = season_path(given["season"], order.file)
    page = path.with_suffix(".html") if given["page"] else None
    wanted = Wanted(given["list"], page, where=True)
    event = EventBook(order.current, order.file.stem)
    found = put_into_season(path, [event], wanted, order.desk)
    remember_season(path)
    for paper in found.papers:
        open_address(str(paper))
    return Outcome(sentences=found.work.changes.sentences)


_DOES: Mapping[str, Callable[[Order], Outcome]] = {
    "new": _new,
    "sample": _sample,
    "open": open_,
    "club": _club,
    "import": _import,
    "add": _add,
    "fill": _fill,
    "renew": _renew,
    "check": _check,
    "diff": _diff,
    "take": _take,
    "sections": _sections,
    "number": _number,
    "draw": _draw,
    "draw-again": partial(_draw, again=True),
    "draw-early": _draw,
    "draw-draft": partial(_draw, draft=True),
    "keep": _keep,
    "discard": _discard,
    "late": _late,
    "out": partial(_out, away=True),
    "back": partial(_out, away=False),
    "bye": _bye,
    "rounds": rounds,
    "wish": _wish,
    "result": _result,
    "missing": _missing,
    "hall": _hall,
    "inbox": _inbox,
    "verify": _verify,
    "standings": partial(_shown, kind="standings"),
    "grid": partial(_shown, kind="grid"),
    "proof": _proof,
    "chart": chart,
    "ladder": ladder,
    "why": _why,
    "why-place": _why_place,
    "print": _print,
    "print-before": _print,
    "print-round": _print,
    "print-end": _print,
    "reports": _print,
    "publish": _publish,
    "organise": _organise,
    "season": _season,
    "rules": _rules,
    "preflight": preflight,
    "export": export,
    "send": _send,
    "archive-copy": _archive_copy,
}
"""Tag of an action -> what does it; what the program does itself is not here."""
