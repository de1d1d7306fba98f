"""What the extension does inside LibreOffice: only Python's own modules, syntax of Python 3.8."""
