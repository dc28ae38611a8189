### Not for the page

### Not for the page

# Der Terminal-Client: was die Seite nicht sagt. Alles andere kommt aus den Dateien, die er mit ihr teilt.

# -- the screen

term-tab-choices = Zug
term-tab-cards = Karten
term-tab-players = Tisch
term-tab-story = Verlauf
term-tab-scores = Punkte
term-away = { $name } ist nicht da.
term-nothing = Gerade gibt es nichts zu wählen.
term-key-help = Hilfe
term-key-seats = Plätze
term-key-leave = Verlassen

# -- leaving and keeping

term-leave-title = Diesen Tisch verlassen?
term-leave-server = Die Partie wartet auf dem Server auf dich.
term-leave-kept = Die Partie liegt in { $file }.
term-leave-save = Speicher die Partie in dieser Datei, um später weiterzuspielen:
term-leave = Verlassen
term-stay = Bleiben
term-save-leave = Speichern und gehen
term-leave-unsaved = Ohne Speichern gehen
term-save-record = Aufzeichnung speichern
term-resume-server = Hier geht die Partie weiter: { $command }
term-old = Dieses Programm ist älter oder neuer als der Server: Nimm die Version, die zu ihm passt.

# -- help

term-help-number = nach Nummer wählen
term-help-typed = einen Würfel (R4: rote 4) oder ein Feld (B3: Reihe B, Spalte 3) tippen
term-help-arrows = durch eine Liste, ein Fenster oder die Würfel gehen
term-help-tab = zur nächsten Liste, zum Fenster oder zu den Würfeln
term-help-choices = was du jetzt tun kannst
term-help-cards = Werkzeuge und Aufträge; Enter benutzt ein Werkzeug
term-help-players = alle Fenster; Enter zeigt eines groß
term-help-seats = Plätze und Links
term-help-leave = den Tisch verlassen
term-help-how = Wähl einen Würfel; die Felder, auf die er darf, tragen ▸ ◂. Wähl eines davon. Drück auf ein Feld ohne dieses Zeichen, und du erfährst, warum nicht. Außerdem darfst du ein Werkzeug benutzen. Beende deinen Zug, wenn du fertig bist; solange nichts aufgedeckt wird, kannst du ihn zurücknehmen.
term-help-signs = Würfel sind Großbuchstaben mit einer Zahl: R4 ist eine rote 4. R rot, Y gelb, G grün, B blau, P violett, W Seltenes Glas. Freie Felder zeigen, was sie verlangen: r rot, 4 eine Vier, · jeden Würfel. ▸ ◂ kannst du jetzt wählen, + + passt für den Würfel, den du ansiehst, * brachte die Punkte, die du ansiehst. ╱ neben einem Würfel: Er liegt dank einer Ausnahme dort. ★ steht an Karten, die wir nachgebaut haben.
term-help-setup = Wähl links, wie du spielen willst; Enter führt rechts zu diesem Tisch. Dort ändern Enter oder die Pfeile nach links und rechts einen Eintrag, und Enter auf dem ersten beginnt die Partie. Escape führt zurück.

# -- setting up

term-local = auf diesem Rechner
term-choose = wählen
term-change = ändern
term-ok = Fertig
term-on = An
term-off = Aus
term-game-going = Laufende Partie

# -- the command

command-terminal = auf dem ganzen Schirm des Terminals spielen: hier oder an einem Tisch auf einem Server
    .link = ein Link der Seite: den angebotenen Platz nehmen, zusehen oder an deinen Tisch zurückkehren
    .server = auf diesem Server einen Tisch aufbauen oder dort eine deiner Partien fortsetzen
    .lines = als schlichter Text, für Vorleseprogramme; braucht nichts als Python
    .more =
        Ohne Angaben wählst du, wie du spielst; mit denen eines Tisches geht es sofort los. Die Tasten stehen unter F1.
        Ein Server ist, was { $command } startet, hier oder anderswo. Was du dort hast, wird wiedergefunden.

term-error-textual = für den Schirm fehlt noch ein Paket; du bekommst es mit: { $command }; ohne es: { $plain }
term-error-no-terminal = das hier ist kein Terminal, auf dem sich zeichnen lässt; als schlichter Text: { $plain }
term-error-lines-only = { $flag } ist für schlichten Text; ergänze { $plain }
term-error-address = { $address } ist keine Adresse eines Servers; erwartet wird etwas wie http://localhost:8000
term-error-link = { $link } ist kein Link eines Tisches; erwartet wird etwas wie http://localhost:8000/t/TABLE#SECRET
term-error-link-alone = ein Link führt an einen Tisch, der schon steht; lass alles andere außer --names weg
term-error-at-home = { $flag } ist für Partien auf diesem Rechner; lass es mit { $where } weg
term-error-own-cards = diese Partie hat eigene Karten; weiter geht es mit: { $command }
