"""The command shadow: an event that another program directs, beside what nigiri would have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import speak, speaking
from nigiri.cli.frame.names import LANGUAGE
from nigiri.cli.frame.options import ANY_PATH, MADE, reading
from nigiri.cli.frame.screen import in_words, patience, say, show_json
from nigiri.cli.frame.session import beside_file
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job


@click.command()
@reading
@click.option("--results", type=ANY_PATH, metavar="FILE")
@MADE
@click.option("--language", type=LANGUAGE)
def shadow(job: Job, results: Path | None, language: str | None) -> None:
    """Compare FILE, an event of another program, with what nigiri would have done."""
    from nigiri.desk.other_programs.shadow import Results
    from nigiri.desk.other_programs.shadow import shadow as compare
    from nigiri.hosts.files.foreign import read_foreign
    from nigiri.hosts.paper.write import check_free, write_paper

    speak(language or speaking())
    out = job.output
    path = out or beside_file(job, "shadow", ".html", speaking())
    if out is not None:
        check_free(out)
    data = read_foreign(job.file)
    beside = None if results is None else Results(read_foreign(results), results.name)
    with patience(message("command.works", command="shadow")):
        found = compare(
            data, source=job.file.name, language=speaking(), stamp=job.now, results=beside
        )
    write_paper(path, found.page, again=out is None)
    sentences = (*found.verdicts, message("shadow.written", path=str(path)))
    if job.as_json:
        words, messages = ([*map(each, sentences)] for each in (in_words, form))
        show_json(
            {"command": "shadow", "file": str(path), "sentences": words, "messages": messages}
        )
        return
    for sentence in sentences:
        say(sentence)


COMMANDS = (shadow,)
