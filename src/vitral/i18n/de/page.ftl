# Wörter, die jede Seite braucht.

to-home = Zur Startseite
lost-title = Unter dieser Adresse gibt es nichts.
fan-project = Vitral ist ein inoffizielles Fanprojekt ohne Verbindung zum Verlag von Sagrada.
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert
download = Herunterladen

problem-offline = Der Server ist nicht erreichbar. Bist du offline? Nichts ist verloren; versuch es gleich noch einmal.
problem-server = Auf dem Server ist etwas schiefgegangen. Nichts von dem, was du getan hast, ist verloren; versuch es gleich noch einmal.
problem-too-many = Zu viele Anfragen. Bitte warte einen Moment.
problem-unknown = Das hat nicht geklappt, und wir wissen nicht, warum. Bitte versuch es noch einmal.

book-title = Anleitung
book-open = Anleitung öffnen
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Regel: { $name }
seat-free = Freier Platz
new-game = Neue Partie
player-name = Spieler { $number }
