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
copy-failed = Kopieren war nicht erlaubt; markier den Text und kopier ihn selbst.
download = Herunterladen

problem-offline = Der Server ist nicht zu erreichen. Bist du offline? Nichts ist verloren; versuch es gleich noch einmal.
problem-server = Auf dem Server ist etwas schiefgegangen. Nichts von dem, was du getan hast, ist verloren; versuch es gleich noch einmal.
problem-too-many = Das war viel auf einmal. Bitte warte einen Moment.
problem-unknown = Das hat nicht geklappt, und wir können nicht sagen, warum. Bitte versuch es noch einmal.
