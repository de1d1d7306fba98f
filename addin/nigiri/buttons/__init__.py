"""The buttons of add-ins: one request in JSON, one answer (docs/protocol.md).

dispatch       any request answered; request: its form
execution      the action of a request: questions, then changes
orders         an action asked for, and its outcome; presses: each done by the desk
answers        the answers; button_names: commands in sentences named like the buttons
file_state     snapshots beside the file of the workbook; sister_files: other workbooks
prewarm        a process started ahead of its request
server         the same by HTTP, for programs that may not start others; server_address
excel_press    a button pressed in Excel; excel_forms: its sheets for questions and tables
"""


def run(tag: str) -> None:
    """Carry out a button of Excel in the active workbook, and show the result or the failure.

    tag -- of the table of actions (desk/buttons/actions.py), as the ribbon sends it. Without a
    workbook it ends with a sentence, which Excel shows: SystemExit
    """
    from nigiri.buttons.excel_press import Press
    from nigiri.desk.core.clock import clock, logged_in
    from nigiri.desk.core.command import Desk
    from nigiri.errors import HostError
    from nigiri.hosts.excel.book import Excel
    from nigiri.hosts.excel.history import HistoryFolder, usual_folder
    from nigiri.hosts.excel.window import Window, open_book

    try:
        book = open_book()
    except HostError as error:
        raise SystemExit(str(error)) from error
    desk = Desk(clock(), logged_in())
    Press(
        Excel(book, now=desk.now), Window(book), HistoryFolder(usual_folder()), lambda: desk
    ).press(tag)
