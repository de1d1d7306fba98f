"""The commands that print: one for each report of the catalogue, and the club's own templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.helps import with_helps
from nigiri.cli.frame.names import PAPER_LANGUAGE, one_of
from nigiri.cli.frame.options import MADE, reading
from nigiri.cli.frame.screen import complain, in_words, patience, progress, put, say, show_json
from nigiri.cli.frame.session import beside_file, workbook_of
from nigiri.errors import WrongUse
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from nigiri.cli.frame.options import Callback, Job
    from nigiri.desk.output.papers import Paper, PrintRequest
    from nigiri.hosts import Snapshot
    from nigiri.messages.message import Message


def print_all(
    job: Job,
    *,
    pdf: bool,
    opens: bool,
    **chosen: Any,  # noqa: ANN401 -- fields of PrintRequest and of Options
) -> None:
    """Print what the catalogue has for each round."""
    from nigiri.desk.output.papers import Options, PrintRequest
    from nigiri.hosts.paper.write import own_templates, write_papers
    from nigiri.members.club_file import club_if_readable

    if job.output is not None and job.output.suffix.casefold() == ".pdf":
        raise WrongUse(message("command.print.folder", name=job.output.name))
    wanted = PrintRequest(
        language=chosen.pop("language"),
        options=Options(stamp=job.now, **chosen),
        own=own_templates(job.file),
        club=club_if_readable(),
    )
    papers = _made(job, wanted)
    contents, trouble = _as_pdfs(papers) if pdf else (_as_they_are(papers), "")
    folder = job.output or beside_file(job, "papers")
    files = {f"{job.file.stem}-{name}": content for name, content in contents.items()}
    write_papers(folder, files)
    if trouble:
        instead = "command.print.instead.all"
        complain(message(instead, trouble=trouble, folder=str(folder)))
    warn_of_boxes(papers)
    _tell(job, folder, list(files), max(each.hidden for each in papers))
    if opens:
        click.launch(str(folder))


def warn_of_boxes(papers: Sequence[Paper]) -> None:
    """Say what to install where a name has signs that no font here has."""
    from nigiri.hosts.paper.fonts import missing_signs

    told = missing_signs("".join(paper.content for paper in papers))
    if told:
        complain(told)


def _made(job: Job, wanted: PrintRequest) -> Sequence[Paper]:
    """Return the sheets."""
    from nigiri.desk.output.papers import EACH_ROUND, papers_of_a_round

    workbook = workbook_of(job)
    wanted = _with_codes(job, wanted, workbook)
    with progress(message("command.works.printing"), len(EACH_ROUND)) as advance:
        return papers_of_a_round(workbook, wanted, advance)


def _as_they_are(papers: Sequence[Paper]) -> dict[str, str | bytes]:
    """Return name and content of each file."""
    return {paper.which + paper.suffix: paper.content for paper in papers}


def _as_pdfs(papers: Sequence[Paper]) -> tuple[dict[str, str | bytes], str]:
    """Return the files as PDF, those of text as they are; all as they are, and why, without."""
    from nigiri.errors import HostError

    pages = [paper for paper in papers if paper.suffix == ".html"]
    try:
        with progress(message("command.works.pdfs"), len(pages)) as advance:
            made = _pdfs([paper.content for paper in pages], advance)
    except HostError as error:
        return _as_they_are(papers), error.sentence
    texts = _as_they_are([paper for paper in papers if paper not in pages])
    pdfs = {f"{page.which}.pdf": pdf for page, pdf in zip(pages, made, strict=True)}
    return {**pdfs, **texts}, ""


def _pdfs(documents: Sequence[str], advance: Callable[[int], None]) -> list[bytes]:
    """Return the documents as PDF: by a browser, else by WeasyPrint in several processes."""
    from nigiri.desk.core.workers import map_ranges, processors
    from nigiri.errors import HostError
    from nigiri.hosts.paper.pdf import by_browser, to_pdfs

    try:
        return by_browser(documents, processors(), advance)
    except HostError:
        work = partial(to_pdfs, documents)
        return map_ranges(work, len(documents), processors(), advance, at_a_time=1)


def _tell(job: Job, folder: Path, files: Sequence[str], hidden: int) -> None:
    """Say what is where, and how many names are hidden there."""
    listed = ", ".join(files)
    sentence = message("command.print.all", count=len(files), folder=str(folder), files=listed)
    _report(job, [sentence, *_hidden(hidden)], "all", files=[str(folder / each) for each in files])


def _report(job: Job, sentences: Sequence[Message], what: str, **made: object) -> None:
    """Say sentences on what was printed, or show them with what was made, for machines."""
    if job.as_json:
        forms = {"sentences": [*map(in_words, sentences)], "messages": [*map(form, sentences)]}
        show_json({"command": f"print {what}", **made, **forms})
        return
    for sentence in sentences:
        say(sentence)


def _hidden(many: int) -> list[Message]:
    """Return the sentence that names are hidden, none where everybody is named (B31)."""
    return [message("command.print.hidden", many=many)] if many else []


#: What a report's own options are on the command line; the names are those of the catalogue.
OPTIONS: Mapping[str, Callback] = {
    "round": click.option("--round", "round_number", type=click.IntRange(1)),
    "by": click.option(
        "--by",
        "order",
        type=one_of("table", "name", words="column"),
        default="table",
        show_default=True,
    ),
    "draft": click.option("--draft", is_flag=True),
    "missing": click.option("--missing", is_flag=True),
    "section": click.option("--section", type=click.IntRange(1)),
    "count": click.option("--count", type=click.IntRange(1, 2000)),
    "large": click.option("--large", is_flag=True),
    "parts": click.option(
        "--parts",
        type=click.IntRange(1, 26),
        default=1,
        show_default=True,
    ),
    "clubs": click.option("--clubs", is_flag=True),
    "federation": click.option("--federation/--no-federation", default=None),
    "entries": click.option("--entries", is_flag=True),
    "filled": click.option("--filled", is_flag=True),
    "short": click.option("--short", is_flag=True),
    "results": click.option("--results", is_flag=True),
    "record": click.option("--record", type=click.IntRange(1, 100_000)),
    "blank": click.option("--blank", is_flag=True),
    "places": click.option(
        "--places",
        type=click.IntRange(1, 9),
        default=1,
        show_default=True,
    ),
    "without": click.option(
        "--without",
        type=one_of("club", "rank", "number", words="column"),
        multiple=True,
        callback=lambda _ctx, _param, typed: frozenset(typed),
    ),
}
_TEXT = click.option("--text", is_flag=True)
_NAMES = click.option("--names/--public", default=None)
_COMMON = (
    click.option("--pdf", is_flag=True),
    click.option("--paper", type=one_of("A4", "letter")),
    MADE,
    click.option("--language", type=PAPER_LANGUAGE),
    click.option("--open", "opens", is_flag=True),
)


class Reports(Mapping[str, click.Command]):
    """The commands of the catalogue by name; it is only read when something is printed."""

    def __getitem__(self, name: str) -> click.Command:
        """Return the command of a report, the same each time; KeyError for a name that is none."""
        return _command_of(name)

    def __iter__(self) -> Iterator[str]:
        """Yield the names of all reports, in the order of a tournament day."""
        from nigiri.desk.output.papers import REPORTS

        yield from REPORTS
        yield "all"

    def __len__(self) -> int:
        """Return the number of reports."""
        return sum(1 for _ in self)


class Printing(click.Group):
    """The group of these commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 -- as click calls it
        """Return the names of all reports, in the order of a tournament day."""
        return list(self.commands)


@cache
def _command_of(name: str) -> click.Command:
    """Return the command of a report, or of all; KeyError for a name that is none."""
    from nigiri.desk.output.papers import REPORTS

    if name == "all":
        return _command("all", print_all, [_NAMES])
    report = REPORTS[name]
    own = [OPTIONS[option] for option in report.options]
    own += ([_NAMES] if report.read_by else []) + ([_TEXT] if report.text else [])
    return _command(name, partial(_print, name), own)


def _command(name: str, prints: Callback, own: Sequence[Callback]) -> click.Command:
    """Return a command that prints, with its own options and those of all."""
    command: Callback = partial(prints)  # options are kept in the function itself
    for option in reversed([*own, *_COMMON]):
        option(command)
    return with_helps(click.command(name)(reading(command)))


@click.group("print", cls=Printing, commands=Reports())
def print_() -> None:
    """Print what hangs on the wall and lies on the desk."""


def _print(
    name: str,
    job: Job,
    *,
    pdf: bool,
    opens: bool,
    **chosen: Any,  # noqa: ANN401 -- as above
) -> None:
    """Print one report of the catalogue."""
    from nigiri.desk.output.papers import Options, PrintRequest
    from nigiri.hosts.paper.write import own_templates
    from nigiri.members.club_file import club_if_readable

    text = chosen.pop("text", False)
    pdf = _as_named(job.output, pdf=pdf)
    if text and pdf:
        raise WrongUse(message("command.print.either"))
    wanted = PrintRequest(
        name,
        language=chosen.pop("language"),
        text=text,
        own=own_templates(job.file),
        club=club_if_readable(),
        options=Options(stamp=job.now, **chosen),
    )
    paper = _paper(job, wanted)
    if text and job.output is None and not job.as_json:
        put(paper.content, end="")
        for sentence in _hidden(paper.hidden):
            complain(sentence)
        return
    path = _write(job, name, paper, pdf=pdf)
    if opens:
        click.launch(str(path))


def _as_named(output: Path | None, *, pdf: bool) -> bool:
    """Tell whether a PDF is wanted: asked for, or by the ending of the name where it goes.

    Raises WrongUse for a PDF under the name of something else.
    """
    ending = "" if output is None else output.suffix.casefold()
    if output is not None and pdf and ending in {".html", ".htm", ".txt"}:
        raise WrongUse(message("command.print.ending", name=output.name))
    return pdf or ending == ".pdf"


def _paper(job: Job, wanted: PrintRequest) -> Paper:
    """Return the printed sheet."""
    from nigiri.desk.output.papers import REPORTS, paper

    workbook = workbook_of(job)
    if REPORTS[wanted.name].organiser:
        from nigiri.buttons.organiser_file import organiser_beside

        wanted = replace(wanted, organiser=organiser_beside(job.file, workbook, job.now))
    if REPORTS[wanted.name].codes:
        wanted = _with_codes(job, wanted, workbook)
    with patience(message("command.works", command=f"print {wanted.name}")):
        return paper(workbook, wanted)


def _with_codes(job: Job, wanted: PrintRequest, workbook: Snapshot) -> PrintRequest:
    """Return the request with the codes of the hall, where there are any beside the file."""
    from nigiri.desk.output.papers import hall_tables
    from nigiri.hosts.hall.codes import codes_beside

    event, tables = hall_tables(workbook, wanted.options.count or 0)
    return replace(wanted, codes=codes_beside(job.file, event, tables))


def _write(job: Job, name: str, paper: Paper, *, pdf: bool) -> Path:
    """Write the printed sheet and say where it is and what to do with it.

    Where no PDF can be made the HTML is written, and what to install is said.
    """
    from nigiri.desk.output.papers import REPORTS
    from nigiri.hosts.paper.write import write_paper

    suffix, content, trouble = _as_pdf(paper) if pdf else (paper.suffix, paper.content, "")
    path = job.output or job.file.with_name(f"{job.file.stem}-{paper.which}{suffix}")
    if trouble:
        path = path.with_suffix(suffix)
    write_paper(path, content, again=job.output is None)
    if trouble:
        complain(message("command.print.instead", trouble=trouble, path=str(path)))
    warn_of_boxes([paper])
    ready = f"command.print.ready.{suffix[1:]}"
    sizes = message(f"command.print.sizes.{REPORTS[name].sizes}")
    sentence = message(ready, path=str(path), sizes=sizes)
    _report(job, [sentence, *_hidden(paper.hidden)], name, file=str(path))
    return path


def _as_pdf(paper: Paper) -> tuple[str, str | bytes, str]:
    """Return ending and bytes of the PDF; those of the HTML, and why, where none can be made."""
    from nigiri.errors import HostError
    from nigiri.hosts.paper.pdf import to_pdf

    try:
        with patience(message("command.works.pdf")):
            return ".pdf", to_pdf(paper.content), ""
    except HostError as error:
        return paper.suffix, paper.content, error.sentence


COMMANDS = (print_,)
