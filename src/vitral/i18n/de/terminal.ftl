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
term-too-small = Dieses Terminal hat { $width } × { $height } Zeichen. Zum Spielen braucht es mindestens { $columns } × { $lines }.
    .plain = In jeder Größe kannst du in schlichtem Text spielen: { $plain }
term-nothing = Gerade gibt es nichts zu wählen.
term-inspiration-game = einmal je Partie
term-inspiration-round = einmal je Runde
term-key-help = Hilfe
term-key-seats = Plätze
term-key-leave = Verlassen

# -- leaving and keeping

term-leave-title = Diesen Tisch verlassen?
term-leave-server = Deine Partie bleibt auf dem Server und wartet auf dich.
term-leave-saved = Deine Partie ist auf diesem Computer gespeichert.
term-leave-unsaved = Diese Partie ist nicht gespeichert.
term-leave-kept = Deine Partie ist in { $file } gespeichert.
term-leave = Verlassen
term-stay = Bleiben
term-save-record = Spieldatei speichern
term-resume-server = So geht diese Partie weiter: { $command }
term-old = Dieses Programm und der Server haben verschiedene Versionen. Nimm die Version, die zum Server passt.

# -- help

term-help-number = nach Nummer wählen
term-help-typed = einen Würfel (R4: rote 4) oder ein Feld (B3: Reihe B, Spalte 3) eingeben
term-help-arrows = durch eine Liste, ein Fenster oder die Würfel gehen
term-help-tab = zur nächsten Liste, zum Fenster oder zu den Würfeln
term-help-choices = was du jetzt tun kannst
term-help-cards = Werkzeuge und Aufträge; Enter benutzt ein Werkzeug
term-help-players = alle Fenster; Enter zeigt eines groß
term-help-seats = Plätze und Links
term-help-link = den Einladungslink kopieren (auf einem Server)
term-help-talk = den anderen etwas sagen (auf einem Server)
term-talk-how = Gib eine Nummer oder eines davon ein.
term-talk-chat = Gib eine Nummer, eines davon oder eigene Worte ein.
term-help-leave = den Tisch verlassen
term-help-how = Wähle einen Würfel. Die Felder, auf die er darf, tragen ▸ ◂. Wähle eines davon. Wähle ein Feld ohne dieses Zeichen und du siehst, warum er dort nicht passt. Außerdem darfst du ein Werkzeug benutzen. Wähle „{ button-end }“, wenn du fertig bist. Bis etwas aufgedeckt wird, kannst du alles rückgängig machen.
term-help-signs = Würfel sind Großbuchstaben mit einer Zahl: R4 ist eine rote 4. R rot, Y gelb, G grün, B blau, P violett, W Seltenes Glas. Freie Felder zeigen, was sie verlangen: r rot, 4 eine Vier, · jeden Würfel. ▸ ◂ kannst du jetzt wählen, + + passt für den Würfel, den du ansiehst, * brachte die Punkte, die du ansiehst. ╱ neben einem Würfel: Er missachtet die aufgedruckte Vorgabe. ★ steht an Karten, die wir nachgebaut haben.
term-help-setup = Wähle links den Spielmodus; Enter führt zu den Optionen rechts. Dort ändern Enter oder die Pfeile nach links und rechts einen Eintrag, und Enter auf dem ersten beginnt die Partie. Escape führt zurück.

# -- setting up

term-local = auf diesem Computer
term-choose = wählen
term-change = ändern
term-ok = Fertig
term-on = An
term-off = Aus
term-game-going = Laufende Partie

# -- the command

command-terminal = im ganzen Terminalfenster spielen, hier oder an einem Tisch auf einem Server
    .link = ein Link von der Seite: den angebotenen Platz nehmen, zusehen oder an deinen Tisch zurückkehren
    .server = auf diesem Server einen Tisch erstellen oder dort eine deiner Partien fortsetzen
    .lines = als schlichter Text, für Vorleseprogramme; braucht keine weiteren Pakete
    .more =
        Ohne Argumente wählst du, wie du spielst. Mit den Optionen eines Tisches geht es sofort los. F1 zeigt die Tasten.
        Einen Server startest du mit { $command }, auf diesem Computer oder einem anderen. Deine Partien bleiben dort.

term-error-textual = für die Vollbildansicht fehlt noch ein Paket; installiere es mit: { $command }; ohne es spielst du mit: { $plain }
term-error-no-terminal = dieses Terminal kann keine Vollbildansicht zeigen; als schlichter Text: { $plain }
term-error-lines-only = { $flag } geht nur als schlichter Text; nimm { $plain } dazu
term-error-address = { $address } ist nicht die Adresse eines Servers; erwartet wird etwas wie http://localhost:8000
term-error-unreachable = { $server }: Server nicht erreichbar: { $reason }
term-error-no-vitral = { $server }: was dort antwortet, ist kein Vitral-Server
term-error-other-version = { $server }: auf dem Server läuft eine andere Version von Vitral; aktualisiere Vitral hier oder dort
term-error-address-path = { $address } führt zu einer Seite eines Servers; nenn nur den Server: { $server }
term-error-link = { $link } ist kein Link zu einem Tisch; erwartet wird etwas wie http://localhost:8000/t/TABLE#SECRET
term-error-link-as-server = { $link } ist ein Link zu einem Tisch; gib ihn ohne --server an
term-error-link-alone = ein Link führt zu einem Tisch, den es schon gibt; lass alles andere außer --names weg
term-error-at-home = { $flag } ist für Partien auf diesem Computer; lass es mit { $where } weg
term-error-own-cards = diese Partie benutzt eigene Karten; weiter geht es mit: { $command }
term-fair = Faire Würfel: Dieser Hash legte den Startwert vor der Partie fest, und die Spieldatei deckt ihn auf. „vitral replay --verify“ beweist es.
