"""The commands for a federation's archive: events put into it, and questions to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import click

from nigiri.cli.frame.language import speaking
from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import ANY_PATH, MOMENT, PERSON, picture_form
from nigiri.cli.frame.screen import complain, in_words, patience, put, say, show_json
from nigiri.cli.frame.session import show_view
from nigiri.errors import NigiriError
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from nigiri.archive.answer import Answer
    from nigiri.archive.rows import Source
    from nigiri.archive.store import Added
    from nigiri.messages.message import Message

_TABLES = ("table", "rows", "columns")
_LAST_YEAR, _MOST = 9999, 1000

_ARCHIVE = click.argument("folder", type=ANY_PATH, metavar="ARCHIVE")
_JSON = click.option("--json", "as_json", is_flag=True)
_CSV = click.option("--csv", "as_csv", is_flag=True)
_SINCE = click.option("--since", type=click.IntRange(0, _LAST_YEAR), default=0, metavar="YEAR")


@click.group()
def archive() -> None:
    """Keep the events of a federation in one folder, and ask them."""


@archive.command()
@_ARCHIVE
@click.argument("files", type=ANY_PATH, nargs=-1, required=True, metavar="FILE...")
@click.option("--year", type=click.IntRange(1, _LAST_YEAR))
@click.option("--unfinished", is_flag=True)
@_JSON
@PERSON
@MOMENT
@click.pass_context
def add(ctx: click.Context, /, folder: Path, files: tuple[Path, ...], **asked: Any) -> None:  # noqa: ANN401 -- the options
    """Put finished events into ARCHIVE."""
    from nigiri.archive.store import add as put_in

    with patience(message("command.works", command="archive add")):
        reader = _Reader(files, asked["now"], asked["year"], unfinished=asked["unfinished"])
        added = put_in(folder, reader.sources(), asked["user"])
    sentences = [*map(_outcome, added), *reader.left_out]
    undated = sum(each.year is None and each.kind == "new" for each in added)
    if undated:
        sentences.append(message("archive.undated", count=undated))
    sentences.append(_sum(added))
    if asked["as_json"]:
        outcomes = [each._asdict() for each in added]
        _show_sentences("archive add", folder, sentences, events=outcomes)
    else:
        for sentence in filter(None, sentences):
            say(sentence)
    if reader.errors:
        ctx.exit(reader.errors[0].exit_code)


class _Reader:
    """Reads files one after the other, and remembers which are left out."""

    def __init__(
        self, files: Sequence[Path], now: dt.datetime, year: int | None, *, unfinished: bool
    ) -> None:
        self._files, self._now, self._year, self._unfinished = files, now, year, unfinished
        self.errors: list[NigiriError] = []
        self.left_out: list[Message] = []

    def sources(self) -> Iterator[Source]:
        """Yield the event of each file that can be read."""
        from nigiri.archive.sources import source_of

        for path in self._files:
            try:
                found = source_of(path, self._now, unfinished=self._unfinished)
            except NigiriError as error:
                self.errors.append(error)
                why = error.sentence or str(error)
                self.left_out.append(message("archive.left-out", file=path.name, why=why))
            else:
                yield found._replace(year=self._year)


def _outcome(added: Added) -> Message | str:
    """Return the sentence about an event that is no new one; "" for a new one."""
    facts = {"file": added.source, "name": added.name or added.source, "version": added.version}
    return message(f"archive.{added.kind}", **facts) if added.kind != "new" else ""


def _sum(added: Sequence[Added]) -> Message:
    """Return the sentence on all that is in the archive now and was not before."""
    new = [each for each in added if each.kind in {"new", "corrected"}]
    if not new:
        return message("archive.nothing-new")
    players, games = sum(each.players for each in new), sum(each.games for each in new)
    return message("archive.added", events=len(new), players=players, games=games)


def _show_sentences(
    name: str,
    folder: Path,
    sentences: Sequence[str],
    **more: Any,  # noqa: ANN401 -- whatever goes into JSON
) -> None:
    """Print sentences for programs."""
    said = [sentence for sentence in sentences if sentence]
    words, messages = ([*map(each, said)] for each in (in_words, form))
    show_json(
        {"command": name, "file": str(folder), "sentences": words, "messages": messages, **more}
    )


@archive.command()
@_ARCHIVE
@_JSON
def check(folder: Path, *, as_json: bool) -> None:
    """Look for people with two names or numbers, and games that two events claim."""
    from nigiri.archive.findings import findings

    with patience(message("command.works", command="archive check")):
        found = findings(folder)
    sentences = found or [message("archive.well")]
    if as_json:
        _show_sentences("archive check", folder, sentences, findings=len(found))
        return
    for sentence in sentences:
        say(sentence)


@archive.command()
@_ARCHIVE
@click.argument("to", type=ANY_PATH, metavar="TO")
@click.option("--pseudonyms", is_flag=True)
@click.option("--clubs", is_flag=True)
@_JSON
def share(folder: Path, to: Path, *, pseudonyms: bool, clubs: bool, as_json: bool) -> None:
    """Copy what counts of ARCHIVE into a new one."""
    from nigiri.archive.copies import copied, secret_path

    with patience(message("command.works", command="archive share")):
        events = copied(folder, to, pseudonyms=pseudonyms, clubs=clubs)
    sentences = [message("archive.copied", events=events, folder=str(to))]
    if pseudonyms:
        sentences.append(message("archive.secret", path=str(secret_path(folder))))
    if as_json:
        _show_sentences("archive share", folder, sentences, events=events)
        return
    for sentence in sentences:
        say(sentence)


@archive.command()
@_ARCHIVE
@_JSON
def tables(folder: Path, *, as_json: bool) -> None:
    """Show the tables of ARCHIVE and their columns."""
    from nigiri.archive.answer import Answer, headings
    from nigiri.archive.database import Database
    from nigiri.archive.tables import asked_tables

    with Database.of(folder) as database:
        rows = [
            (table, database.count(table), ", ".join(column.name for column in columns))
            for table, columns in asked_tables().items()
        ]
    title = message("archive.tables", folder=str(folder))
    found = Answer(title, headings(" ".join(_TABLES)), rows)
    _show("archive tables", folder, found, as_json=as_json, as_csv=False)


@archive.command()
@_ARCHIVE
@click.argument("sql", metavar="SQL")
@_JSON
@_CSV
def ask(folder: Path, sql: str, *, as_json: bool, as_csv: bool) -> None:
    """Ask ARCHIVE anything in SQL."""
    from nigiri.archive.answer import csv_of
    from nigiri.archive.database import Database
    from nigiri.cli.frame.tables import show_table

    with Database.of(folder) as database:
        found = database.asked(sql)
    if as_json:
        rows = [dict(zip(found.columns, row, strict=True)) for row in found.rows]
        show_json({"command": "archive ask", "file": str(folder), "rows": rows})
    elif as_csv:
        put(csv_of(found.columns, found.rows, speaking()).decode("utf-8-sig"), end="")
    elif found.rows:
        title = message("archive.rows", count=len(found.rows))
        show_table(in_words(title), found.columns, found.rows)
    else:
        say(message("archive.rows.none"))


def _question(
    *arguments: Callable[..., Any],
) -> Callable[[Callable[..., Answer]], click.Command]:
    """Return the decorator of a ready question: its command shows, writes and draws the answer.

    arguments -- of the question, besides the archive
    """

    def decorate(function: Callable[..., Answer]) -> click.Command:
        name = function.__name__

        def command(
            folder: Path,
            *,
            as_json: bool,
            as_csv: bool,
            plot: Path | None,
            **asked: Any,  # noqa: ANN401 -- as the question takes it
        ) -> None:
            form = picture_form(plot)
            with patience(message("command.works", command=f"archive {name}")):
                found = function(folder, **asked)
            if plot is not None and form is not None:
                found = _drawn(found, plot, form)
            _show(f"archive {name}", folder, found, as_json=as_json, as_csv=as_csv)

        command.__name__, command.__doc__ = name, function.__doc__
        plots = click.option("--plot", type=ANY_PATH, metavar="PICTURE")
        for option in reversed((_ARCHIVE, *arguments, _JSON, _CSV, plots)):
            command = option(command)
        return archive.command()(command)

    return decorate


def _drawn(found: Answer, plot: Path, form: Literal["svg", "png"]) -> Answer:
    """Write the picture of an answer; return the answer with the sentence about it."""
    from nigiri.archive.answer import picture_of
    from nigiri.hosts.paper.write import write_paper

    if found.picture is None:
        return found._replace(notes=(*found.notes, message("archive.no-picture")))
    write_paper(plot, picture_of(found.picture, form, speaking()))
    said = message("command.simulate.picture", path=str(plot))
    return found._replace(notes=(*found.notes, said))


def _show(name: str, folder: Path, found: Answer, *, as_json: bool, as_csv: bool) -> None:
    """Show an answer: as a table, for programs, or for a spreadsheet."""
    from nigiri.archive.answer import csv_of
    from nigiri.desk.core.views import View

    keys = tuple(key for key, _ in found.headings)
    if as_csv:
        put(csv_of(keys, found.rows, speaking()).decode("utf-8-sig"), end="")
        for note in found.notes:
            complain(note)
        return
    if as_json:
        rows = [
            {k: in_words(c) if isinstance(c, str) else c for k, c in zip(keys, row, strict=True)}
            for row in found.rows
        ]
        _show_sentences(name, folder, (found.title, *found.notes), rows=rows)
        return
    words = tuple(words for _, words in found.headings)
    show_view(View(found.title, words, (*found.rows,), found.notes, found.points), remarks=True)


@_question(click.argument("who"))
def career(folder: Path, who: str) -> Answer:
    """Show every event of a person."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "career", who)


@_question(click.argument("one"), click.argument("other"))
def meet(folder: Path, one: str, other: str) -> Answer:
    """Show every game of two persons."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "meet", one, other)


@_question(
    _SINCE, click.option("--most", type=click.IntRange(1, _MOST), default=20, show_default=True)
)
def improve(folder: Path, since: int, most: int) -> Answer:
    """Show who gained most ranks."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "improve", since, most)


@_question(_SINCE)
def fields(folder: Path, since: int) -> Answer:
    """Show how strong the fields were."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "fields", since)


@_question(_SINCE)
def handicaps(folder: Path, since: int) -> Answer:
    """Show how handicap games ended."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "handicaps", since)


@_question(_SINCE)
def byes(folder: Path, since: int) -> Answer:
    """Show byes and floats of every club."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, "byes", since)


@_question(
    _SINCE,
    click.option("--by", type=one_of("year", "rank"), default="year", show_default=True),
    click.option("--fees", metavar="LEVELS"),
)
def attendance(folder: Path, since: int, by: str, fees: str | None) -> Answer:
    """Show how many came."""
    from nigiri.archive.questions.registry import answer

    return answer(folder, by, since) if fees is None else answer(folder, "fee", fees, since)


COMMANDS = (archive,)
