"""Tables in a terminal, local or on a server: a full screen (Textual), or plain lines that suit screen readers.

Both play through one `TableClient`, which speaks the page's protocol. The widgets know scenes and no rules.
"""
