# What stands around every screen: the languages, the names of keys, and what the server itself writes.

language = Language
shell-about = Play, study, and referee the dice-drafting board game Sagrada. An unofficial fan project.

# Keys by what stands on them; arrows and letters need no name.
key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-delete = Delete

offline-name = Vitral is offline
offline-title = The lights are out for a moment
offline-text = You are offline, or the server is. Your games are safe: the server keeps every move it has confirmed.
