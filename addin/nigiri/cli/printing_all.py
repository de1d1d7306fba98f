"""Print all that a round needs on paper, into one folder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from nigiri.cli.screen import complain, progress, say, show_json
from nigiri.cli.session import warn_if_open

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from typing import Literal

    from nigiri.cli.options import Job
    from nigiri.desk.output.papers import Paper, Wanted

ALL = (
    "Print all that the newest round needs on paper, into a folder: for the wall, the tables and "
    "the desk."
)
FOLDER = "{stem}-papers"


def print_all(
    job: Job, *, pdf: bool, opens: bool, language: str | None,
    paper: Literal["A4", "letter"] | None,
) -> None:  # fmt: skip
    """Print what the catalogue has for each round."""
    from nigiri.desk.output.papers import Options, Wanted
    from nigiri.hosts.paper.write import own_templates, write_papers

    options = Options(paper=paper, stamp=job.now)
    wanted = Wanted(options=options, language=language, own=own_templates(job.file))
    papers = _made(job, wanted)
    contents, trouble = _as_pdfs(papers) if pdf else (_as_they_are(papers), "")
    folder = job.output or job.file.with_name(FOLDER.format(stem=job.file.stem))
    files = {f"{job.file.stem}-{name}": content for name, content in contents.items()}
    write_papers(folder, files)
    if trouble:
        complain(f"{trouble} The sheets are in {folder}: print them from any browser.")
    warn_of_boxes(papers)
    _tell(job, folder, list(files))
    if opens:
        click.launch(str(folder))


def warn_of_boxes(papers: Sequence[Paper]) -> None:
    """Say what to install where a name has signs that no font here has."""
    from nigiri.hosts.paper.fonts import missing_signs

    told = missing_signs("".join(paper.content for paper in papers))
    if told:
        complain(told)


def _made(job: Job, wanted: Wanted) -> Sequence[Paper]:
    """Return the sheets."""
    from nigiri.desk.core.work import up_to_date
    from nigiri.desk.output.papers import EACH_ROUND, papers_of_a_round
    from nigiri.hosts.files.open import closed_file

    warn_if_open(job)
    with progress("Printing", len(EACH_ROUND)) as advance:
        workbook = up_to_date(closed_file(job.file, now=job.now).snapshot(), job.desk)
        return papers_of_a_round(workbook, wanted, advance)


def _as_they_are(papers: Sequence[Paper]) -> dict[str, str | bytes]:
    """Return name and content of each file."""
    return {paper.which + paper.suffix: paper.content for paper in papers}


def _as_pdfs(papers: Sequence[Paper]) -> tuple[dict[str, str | bytes], str]:
    """Return the files as PDF, those of text as they are; all as they are, and why, without."""
    from nigiri.errors import HostError

    pages = [paper for paper in papers if paper.suffix == ".html"]
    try:
        with progress("Making PDFs", len(pages)) as advance:
            made = _pdfs([paper.content for paper in pages], advance)
    except HostError as error:
        return _as_they_are(papers), str(error)
    texts = _as_they_are([paper for paper in papers if paper not in pages])
    pdfs = {f"{page.which}.pdf": pdf for page, pdf in zip(pages, made, strict=True)}
    return {**pdfs, **texts}, ""


def _pdfs(documents: Sequence[str], advance: Callable[[int], None]) -> list[bytes]:
    """Return the documents as PDF: by a browser, else by WeasyPrint in several processes."""
    from nigiri.desk.core.workers import processors, shared_out
    from nigiri.errors import HostError
    from nigiri.hosts.paper.pdf import by_browser, to_pdfs

    try:
        return by_browser(documents, processors(), advance)
    except HostError:
        work = partial(to_pdfs, documents)
        return shared_out(work, len(documents), processors(), advance, at_a_time=1)


def _tell(job: Job, folder: Path, files: Sequence[str]) -> None:
    """Say what is where."""
    sentence = f"{len(files)} sheets are in {folder}: {', '.join(files)}."
    if job.as_json:
        paths = [str(folder / file) for file in files]
        show_json({"command": "print all", "files": paths, "sentences": [sentence]})
    else:
        say(sentence)
