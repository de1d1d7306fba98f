"""Run the sample tournament of desk/samples/demo.py in a folder, each step as its command."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from nigiri.cli.frame.language import speak
from nigiri.cli.frame.screen import patience, program_call, quoted, say
from nigiri.desk.core.command import Desk
from nigiri.desk.core.work import run_action
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.players.import_list import import_players
from nigiri.desk.samples import demo
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.errors import HostError
from nigiri.hosts.files.lists import read_list
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.paper.write import write_paper
from nigiri.messages.message import Message, message

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.desk.core.work import Action

FILE, LIST = "nigiri-demo{}.xlsx", "nigiri-demo-{}{}.csv"


@dataclass(frozen=True)
class Demo:
    """A sample tournament: its workbook and the list of its players, neither there yet."""

    file: Path
    list: Path
    now: dt.datetime
    user: str = ""

    @classmethod
    def in_folder(cls, folder: Path, language: str, *, now: dt.datetime, user: str) -> Demo:
        """Return the demo of a folder, which is made if need be; older demos in it stay.

        language -- of the event, and so of the name of its list of players
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            trouble = message("command.demo.folder", folder=str(folder), reason=reason)
            raise HostError(trouble) from error
        listed = message("printed.file.players").said(language)
        for number in count(1):
            end = "" if number == 1 else f"-{number}"
            file, players = folder / FILE.format(end), folder / LIST.format(listed, end)
            if not file.exists() and not players.exists():
                break
        return cls(file, players, now, user)

    def run(self, language: str, seed: int) -> None:
        """Make the event, play it, print a pairing sheet, and say what to look at."""
        speak(language)
        say(message("command.demo.begin", folder=str(self.file.parent)))
        self._register(language, seed)
        for make in demo.next_steps(seed):
            step = make(self._host().snapshot())
            self._do(step.command, step.words, step.action)
        self._tell_next(self._print())

    def _host(self) -> XlsxFile:
        """Return the host; a demo needs no backups, it can be run again."""
        return XlsxFile(self.file, now=self.now, backup=False)

    def _register(self, language: str, seed: int) -> None:
        """Make the workbook and bring in the players."""
        self._show(
            "new",
            f'--name "{demo.NAME}" --host {demo.HOST} --rounds {demo.ROUNDS}'
            f" --language {language} --seed {seed}",
        )
        settings = {"name": demo.NAME, "host": demo.HOST, "rounds": demo.ROUNDS, "seed": seed}
        changes = new_event(
            NewEvent(language=language, settings=settings),
            Desk(self.now, self.user),
            event_id=uuid.uuid4(),
        )
        create(self.file, changes, now=self.now)
        write_paper(self.list, demo.players_list())
        table = read_list(self.list, now=self.now)
        self._do(
            "import",
            f"{quoted(self.list)} --here",
            lambda book, desk: import_players(book, desk, table, source=self.list.name, here=True),
        )

    def _do(self, command: str, words: str, action: Action) -> None:
        """Give one command and show what it says first."""
        self._show(command, words)
        host = self._host()
        with patience(message("command.works", command=command)):
            work = run_action(host.snapshot(), Desk(self.now, self.user), action)
            host.apply(work.changes)
        for sentence in work.sentences():
            if not _is_left_out(sentence):
                say(message("command.demo.told", told=sentence))

    def _show(self, command: str, words: str) -> None:
        """Print a command as it is typed."""
        say(" ".join(filter(None, ["$ nigiri", command, quoted(self.file), words])))

    def _print(self) -> Path:
        """Print the pairing sheet of the last round and return its file."""
        self._show("print pairings", "")
        sheet = paper(self._host().snapshot(), PrintRequest(options=Options(stamp=self.now)))
        path = self.file.with_name(f"{self.file.stem}-{sheet.which}{sheet.suffix}")
        write_paper(path, sheet.content)
        say(f"    {path}")
        return path

    def _tell_next(self, paper: Path) -> None:
        """Say what to open and what to try."""
        nigiri, file = program_call(), quoted(self.file)
        winners = " ".join(map(str, demo.still_playing(self._host().snapshot())))
        say(
            message(
                "command.demo.end",
                file=str(self.file),
                round=demo.ROUNDS,
                open=demo.OPEN_TABLES,
                paper=str(paper),
                check=f"{nigiri} check {file}",
                result=f"{nigiri} result {file} {winners}",
                standings=f"{nigiri} standings {file}",
                begin=f'{nigiri} new my-open.xlsx --name "My Open"',
                bring=f"{nigiri} import my-open.xlsx {quoted(self.list)} --here",
                draw=f"{nigiri} draw my-open.xlsx",
            )
        )


def _is_left_out(sentence: str) -> bool:
    """Tell whether a sentence names the next step, which follows by itself, or a single table."""
    if not isinstance(sentence, Message):
        return False
    return sentence.key == "results.entered" or bool(sentence.commands)
