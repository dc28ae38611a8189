"""Tables in a terminal, in this program or on a server: a screen for the eye (Textual) and plain lines for the ear.

Everything is played over one `Line`, which speaks the protocol of the page; the widgets know scenes, and no rules.
"""
