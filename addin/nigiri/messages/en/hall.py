"""What the hall says: its page and its window, reports taken in, codes on slips."""

WORDS = {
    # Codes beside the workbook
    "hall.codes.damaged": (
        "The codes of the hall in {file} cannot be read. Restore that file from a backup; or "
        "delete it and print slips and table numbers again, which then have new codes."
    ),
}
