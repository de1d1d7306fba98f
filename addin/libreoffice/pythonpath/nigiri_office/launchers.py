"""What starts nigiri: the Python set in the options, or the one of LibreOffice with an own engine.

An extension with its own engine has a folder `engine` (nigiri's extension/engine/contents.py).
The first press after it was installed lets the engine test itself. Which Python passed is noted in
that folder, where Python keeps what it compiled, too: both go with the extension, and a new
version tests itself again. Where only an administrator may write there, a folder of the user's
caches serves.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from typing import Any, NamedTuple

from nigiri_office import options
from nigiri_office.prewarm import WAITING
from nigiri_office.words import Trouble

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ENGINE = os.path.join(ROOT, "engine")
PASSED = "tested.json"
REPORT = "nigiri-report.txt"
#: Seconds in which the engine must have tested itself; a virus scanner reads every file first.
PATIENCE = 120
NO_WINDOW = 0x08000000
#: Isolated, as far as the Python finds its own modules then; else it is told where they are.
ISOLATED, TOLD = ("-I", "-S"), ("-P", "-s", "-S")


class Start(NamedTuple):
    """A command that starts nigiri.

    program -- the Python; words -- arguments before those of nigiri
    variables -- of the environment, besides those of LibreOffice without its PYTHON...
    """

    program: Any
    words: Any
    variables: Any = ()

    def run(self, *words: str) -> Any:
        """Start a process with pipes; OSError where it cannot be started."""
        kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
        return subprocess.Popen(
            [self.program, *self.words, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**kept, **dict(self.variables)},
            creationflags=NO_WINDOW if sys.platform == "win32" else 0,
        )

    def stamp(self) -> Any:
        """Return time, size and number of the program's file, by which a new one shows, or None."""
        try:
            found = os.stat(self.program)
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino


def installed(program: Any) -> Start:
    """Return the start of the nigiri that is installed in a Python; program -- that Python."""
    return Start(program, ("-I", "-m", "nigiri"))


class Launcher:
    """What starts nigiri in this LibreOffice; its methods may be called from any thread."""

    def __init__(self, program: Any, engine: Any, starts: Any, report: Any = "") -> None:
        """Take what there is.

        program -- the Python of the options, "" for none: it is asked rather than the engine
        engine -- folder of the extension's own engine, "" for none
        starts -- candidates to start the engine, the best first
        report -- folder for the report on what fails
        """
        self.engine = "" if program else engine
        self._starts, self._report, self._lock = starts, report, threading.Lock()
        self._start = installed(program) if program else None

    def known(self) -> Any:
        """Return the start that is known; None without nigiri, or before the engine's test."""
        if self._start is None and self.engine:
            self._start = self._noted()
        return self._start

    def start(self) -> Any:
        """Return the start of nigiri, tested first if need be; Trouble where there is none."""
        with self._lock:
            if self.known() is None:
                if not self.engine:
                    raise Trouble("missing")
                self._start = self._tested()
            return self._start

    def _told(self) -> Any:
        """Return engine.json as a dictionary: the systems and versions the engine is for."""
        with open(os.path.join(self.engine, "engine.json"), encoding="ascii") as file:
            return json.load(file)

    def _tested(self) -> Any:
        """Return the first candidate that passes the test, and note it."""
        told, version = self._told(), "%d.%d" % sys.version_info[:2]
        if version not in told["pythons"]:
            raise Trouble("old-python", theirs=version, ours=", ".join(told["pythons"]))
        failures = []
        for start in self._starts:
            process, failed = test(start)
            if not failed:
                self._note(start)
                WAITING.adopt(start, process)
                return start
            failures.append((start, failed))
        raise Trouble(
            "untested",
            failed=", ".join(name for name, _ in failures[0][1][:3]) if failures else "Python",
            log=write_report(self._report, told, failures),
        )

    def _identity(self, start: Any) -> Any:
        """Return program, version and files of a start; another one has to pass the test anew."""
        manifest = os.stat(os.path.join(self.engine, "engine.json"))
        stamps = [manifest.st_mtime_ns, list(start.stamp() or ())]
        return [start.program, list(start.words), sys.version, *stamps]

    def _noted(self) -> Any:
        """Return the candidate that passed the test earlier, None for none."""
        try:
            with open(os.path.join(cache(self.engine), PASSED), encoding="utf-8") as file:
                passed = json.load(file)
            return next(each for each in self._starts if passed == self._identity(each))
        except (OSError, ValueError, StopIteration):
            return None

    def _note(self, start: Any) -> None:
        """Note who passed the test; where that cannot be, there is one in every session."""
        place = cache(self.engine)
        try:
            os.makedirs(place, exist_ok=True)
            with open(os.path.join(place, PASSED), "w", encoding="utf-8") as file:
                json.dump(self._identity(start), file)
        except OSError:
            return

    def report(self, start: Any, key: Any, output: Any) -> Any:
        """Write an answer that went wrong into a file that can be mailed; return its path.

        The engine tests itself again before the next answer.
        """
        self._start = None
        with suppress(OSError):  # where it could not be noted
            os.remove(os.path.join(cache(self.engine), PASSED))
        failed = [("answer: %s" % key, _text(output))]
        return write_report(self._report, self._told(), [(start, failed)])


def test(start: Any) -> Any:
    """Let the engine test itself; return the process, which waits for a request, and what fails.

    What fails is (part, why) each, [] where all is well; then alone there is a process.
    """
    try:
        process = start.run("test")
    except OSError as error:
        return None, [("Python", "%s: %s" % (start.program, error))]
    timer = threading.Timer(PATIENCE, process.kill)
    timer.daemon = True
    timer.start()
    line = process.stdout.readline()
    timer.cancel()
    try:
        failed = [(str(part), str(why)) for part, why in json.loads(line.decode("utf-8"))["failed"]]
    except (ValueError, LookupError, TypeError):
        failed = None
    if failed == []:
        return process, failed
    process.kill()
    out, errors = process.communicate()
    told = "%s ended with %s\n%s" % (start.program, process.returncode, _text(line + out + errors))
    return None, failed or [("Python", told)]


def write_report(folder: Any, told: Any, failures: Any) -> Any:
    """Write what failed into a file that can be mailed; return its path."""
    lines = [
        "nigiri %s for %s" % (told.get("version"), told.get("system")),
        "%s, %s" % (platform.platform(), platform.machine()),
        "Python of LibreOffice: %s" % sys.version,
        "executable %s, prefix %s" % (sys.executable, sys.prefix),
    ]
    for start, failed in failures:
        lines += ["", "== %s %s %s" % (start.program, " ".join(start.words), dict(start.variables))]
        for part, why in failed:
            lines += ["-- %s" % part, why]
    for place in (folder, tempfile.gettempdir()):
        path = os.path.join(place, REPORT)
        try:
            with open(path, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write("\n".join(lines) + "\n")
        except OSError:
            continue
        break
    return path


def candidates(system: Any, python: Any, program: Any, exists: Any = os.path.isfile) -> Any:
    """Return the starts of the engine by LibreOffice's own Python, the best first.

    system -- sys.platform; python -- of LibreOffice's Python: executable, prefix, version, path
    program -- folder of LibreOffice's program
    """
    executable, prefix, version, path = python
    if system == "win32":
        names = [(prefix, "bin", "python.exe"), (program, "python.exe")]
        path_with = os.pathsep.join((program, os.environ.get("PATH", "")))
        variables = {"PATH": path_with, "NIGIRI_OFFICE": program}
    elif system == "darwin":
        framework = prefix.split("/Versions/")[0]
        resources = os.path.join(os.path.dirname(os.path.dirname(framework)), "Resources")
        names = [(resources, "python"), (framework, "Versions", version, "bin", "python" + version)]
        variables = {}
    else:
        names = [(executable or "",), (prefix, "bin", "python" + version)]
        names += [(program, "python"), (program, "python.bin")]
        variables = {}
    found = []
    for name in (os.path.join(*parts) for parts in names):
        if exists(name) and "soffice" not in os.path.basename(name) and name not in found:
            found.append(name)
    own = [each for each in path if each.startswith(prefix) and "-packages" not in each]
    homes = {"PYTHONHOME": prefix, "PYTHONPATH": os.pathsep.join(own)}
    ways = ((ISOLATED, variables), (TOLD, {**variables, **homes}))
    return [
        Start(name, flags, tuple(sorted(more.items()))) for flags, more in ways for name in found
    ]


def cache(engine: Any) -> Any:
    """Return the folder for what is kept to be quick: the engine's, or one of the user's own."""
    if os.access(engine, os.W_OK):
        return engine
    home = os.path.expanduser("~")
    usual = {"win32": ("AppData", "Local"), "darwin": ("Library", "Caches")}
    variable = {"win32": "LOCALAPPDATA", "darwin": ""}.get(sys.platform, "XDG_CACHE_HOME")
    caches = os.environ.get(variable) or os.path.join(home, *usual.get(sys.platform, (".cache",)))
    which = hashlib.sha256(engine.encode("utf-8")).hexdigest()[:12]
    return os.path.join(caches, "nigiri", which)


def engine_starts(engine: Any, found: Any) -> Any:
    """Return the candidates with the arguments that start an engine."""
    place = cache(engine)
    compiled = () if place == engine else ("-X", "pycache_prefix=" + place)
    start = os.path.join(engine, "start.py")
    return [each._replace(words=(*each.words, *compiled, start)) for each in found]


_LAUNCHERS: Any = {}


def launcher(context: Any) -> Any:
    """Return the Launcher for the program in LibreOffice's options, the same one each time."""
    program = options.program(context)
    if program not in _LAUNCHERS:
        python = sys.executable, sys.prefix, "%d.%d" % sys.version_info[:2], sys.path
        _LAUNCHERS[program] = Launcher(
            program,
            ENGINE if os.path.isdir(ENGINE) else "",
            engine_starts(
                ENGINE, candidates(sys.platform, python, options.program_folder(context))
            ),
            options.documents(context),
        )
    return _LAUNCHERS[program]


def _text(data: Any) -> Any:
    """Return the output of a process as a text."""
    return data.decode("utf-8", "replace").strip()
