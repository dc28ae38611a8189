# Was um alle Bildschirme steht: die Sprachen, die Namen der Tasten und was der Server selbst schreibt.

language = Sprache
shell-about = Das Brettspiel Sagrada spielen, Partien studieren und am echten Tisch prüfen und werten. Ein inoffizielles Fanprojekt.

# Tasten nach dem, was auf ihnen steht; Pfeile und Buchstaben brauchen keinen Namen.
key-name-enter = Enter
key-name-space = Leertaste
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
key-name-delete = Entf

offline-name = Vitral ist offline
offline-title = Das Licht ist kurz aus
offline-text = Du bist offline, oder der Server ist es. Deine Partien sind sicher: Der Server speichert jeden Zug, den er bestätigt hat.
