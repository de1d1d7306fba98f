"""The buttons of add-ins: one request in JSON, one answer (docs/protocol.md).

exchange  a request answered, whatever it is; request: what it must hold
order     what is asked for, and what it gives
doing     each action, done by the desk
answered  the answers; spoken: commands in sentences by the names of the buttons
serve     the same by HTTP, for programs that may not start others
"""
