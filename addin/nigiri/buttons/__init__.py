"""The buttons of add-ins: one request in JSON, one answer (docs/protocol.md).

exchange  a request answered, whatever it is; request: what it must hold
order     what is asked for, and what it gives
doing     each action, done by the desk
answered  the answers; spoken: commands in sentences by the names of the buttons
beside    what buttons left, kept beside the file of the workbook
serve     the same by HTTP, for programs that may not start others
live      a button pressed in Excel; aside: the sheets on which it asks and answers
"""


def run(tag: str) -> None:
    """Do what a button in Excel stands for, in the workbook in front; whatever happens is told.

    tag -- of the table of actions (desk/buttons/actions.py), as the ribbon hands it over.
    Without a workbook the program ends with a sentence, which Excel shows: SystemExit
    """
    from nigiri.buttons.excel import Press
    from nigiri.desk.core.clock import clock, logged_in
    from nigiri.desk.core.command import Desk
    from nigiri.errors import HostError
    from nigiri.hosts.excel.book import Excel
    from nigiri.hosts.excel.history import Kept, usual_folder
    from nigiri.hosts.excel.window import Window, open_book

    try:
        book = open_book()
    except HostError as error:
        raise SystemExit(str(error)) from error
    desk = Desk(clock(), logged_in())
    Press(Excel(book, now=desk.now), Window(book), Kept(usual_folder()), lambda: desk).press(tag)
