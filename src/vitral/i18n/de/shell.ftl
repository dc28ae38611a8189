# Was um alle Bildschirme steht: die Sprachen, die Namen der Tasten und was der Server selbst schreibt.

language = Sprache
shell-about = Spiel das Brettspiel Sagrada, sieh dir Partien noch einmal an und lass echte Tische prüfen. Ein inoffizielles Fanprojekt.

# Tasten nach dem, was auf ihnen steht; Pfeile und Buchstaben brauchen keinen Namen.
key-name-enter = Eingabe
key-name-space = Leertaste
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
key-name-delete = Entf

offline-name = Vitral ist offline
offline-title = Das Licht ist kurz aus
offline-text = Du bist offline, oder der Server ist es. Deine Partien liegen sicher auf dem Server: Jeder bestätigte Zug ist gespeichert.
