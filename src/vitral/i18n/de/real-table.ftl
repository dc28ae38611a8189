# Games with one’s own box: entering, correcting, and taking along.

real-title = Am echten Tisch
real-about = Spielt mit eurer eigenen Schachtel. Dieses Gerät liegt daneben und macht den Rest: Es kennt die Regeln, spielt den Automa oder einen Bot und zählt die Punkte.
real-begin = Los geht’s
real-cards = Karten auf dem Tisch
real-cards-about = Tippt an, was auf eurem Tisch liegt. Was ihr offen lasst, wird für euch gezogen: Legt dann dieselben Karten aus.
real-deck-tools = Werkzeuge
real-deck-public = Öffentliche Aufträge
real-deck-board = Glasbrett
real-deck-inspirations = Inspirationen, nach Plätzen
real-choose = Auswählen: { $title }
real-choose-count = { $title }: { $chosen } von { $count }
real-dealt = Wird für euch gezogen
real-private-of = { $name }: geheimer Auftrag
real-private-later = Alle behalten ihren geheimen Auftrag für sich und geben ihn am Ende ein.
real-private-bots = Bevor ihr geheime Aufträge verteilt, nehmt die der Bots aus dem Stapel. Wer sie ansieht, weiß, worauf die Bots aus sind.
real-private-show = Karten zeigen
real-window-none = Zum Auswählen antippen, sonst wird eins gezogen
real-window-code = Code eines Fensters
real-window-code-bad = Das ist kein Code eines Fensters.
real-use-code = Übernehmen
real-start = Startspieler
real-start-drawn = Wird ausgelost
real-automa-deck = Die Karten des Automas
    .about = Ihre Vorderseiten sind zum Teil von uns nachgebaut. Habt ihr einen eigenen Stapel, gebt die gezogenen Karten ein.
real-automa-deck-phone = zieht dieses Gerät
real-automa-deck-table = werden am Tisch gezogen
real-continue = Eine Partie von einem anderen Gerät fortsetzen
real-continue-about = Öffnet ihre Datei oder fügt ihren Code ein.
real-open-file = Datei öffnen
real-code = Code der Partie
real-not-a-table = Das ist keine Partie an einem echten Tisch.

real-lay-out = Das kommt auf den Tisch
real-lay-out-about = Baut euren Tisch so auf. Dann geht es los.
real-lay-tools = Werkzeuge, von links nach rechts
real-lay-bag = Würfel im Beutel
real-lay-dice = { $count }: { $each } von jeder Farbe
real-laid-out = Alles liegt bereit

real-ask-roll = Runde { $round }: Gebt die { $count } Würfel ein
real-ask-order = Der Reihe nach, wie sie auf den Plätzen 1 bis { $count } liegen.
real-ask-own = Eigener Vorrat von { $name }
real-ask-board = Seltenes Glas auf dem Glasbrett: Gebt ein, was ihr gewürfelt habt
real-ask-reroll = { $count ->
    [one] Gebt die neue Zahl ein
   *[other] Gebt die { $count } neuen Zahlen ein
  }
real-ask-draw = Welche Farbe wurde aus dem Beutel gezogen?
real-ask-automa = Welche Karte hat der Automa aufgedeckt?
real-ask-position = Welches Feld zeigt die Positionskarte des Automas?
real-ask-slot = Wo liegt das Glasbrett des Automas?
real-draw-for-us = Für uns ziehen
real-tray = { $count } von { $amount } Würfeln eingegeben
real-pad = Würfel
real-take-out = Herausnehmen: { $die }
real-wrong-die = Tippe auf den falschen Würfel, dann auf den richtigen.

real-turn = { $seat } ist am Zug. Nimm einen Würfel oder benutze ein Werkzeug.
real-turn-second = { $seat } ist zum zweiten Mal am Zug. Nimm einen Würfel oder benutze ein Werkzeug.
real-turn-dice = { $seat } ist am Zug. Wähle einen Würfel.
real-turn-dice-second = { $seat } ist zum zweiten Mal am Zug. Wähle einen Würfel.

real-entries = Einträge
real-entries-about = Ein falscher Würfel, ein falsches Feld? Korrigiert jeden Eintrag: Alles danach passt sich an.
real-correct = Korrigieren
real-correcting = Gebt noch einmal ein, wie es wirklich war.
real-misfit = { $count ->
    [one] Ein späterer Eintrag passt nicht mehr:
   *[other] { $count } spätere Einträge passen ab hier nicht mehr:
  }
real-impossible = Das ist hier nicht möglich. Vielleicht stimmt ein früherer Eintrag nicht.
real-leave-out = Diesen weglassen
real-leave-all = Alle weglassen
real-turn-again = Der Zug ist noch nicht vorbei
real-bot-turn = { $name }: Führt das auf dem Tisch aus
real-done = Erledigt

real-reveal = Deckt eure geheimen Aufträge auf
real-private-twice = { $name } hat diese Karte auch bekommen und braucht eine andere.
real-score = Punkte zählen
real-replay = Wiedergabe und Analyse
real-menu = Partie
real-elsewhere = Auf einem anderen Gerät fortsetzen
real-elsewhere-about = Die Partie wird nach jedem Eintrag auf diesem Gerät gespeichert. Zum Mitnehmen speichert sie als Datei oder kopiert den Code.
real-save-file = Als Datei speichern
real-copy-code = Code kopieren
real-new = Neue Partie
real-new-sure = Die Partie auf diesem Gerät geht verloren, wenn ihr sie nicht gespeichert habt.

real-amount = Was gebt ihr ein?
real-amount-referee = Alles
    .about = Jeden Würfel und jedes Feld. Die Regeln werden sofort geprüft, und die ganze Partie bleibt erhalten.
real-amount-opponent = Meine Würfel
    .about = Tippe einmal für jeden Würfel, den du nimmst. Wo er liegt, gibst du am Ende an, für die Punkte.
real-amount-pace = Nur die Züge
    .about = Keine Würfel. Dieses Gerät zählt Runden, Züge, Gunststeine und die Zeit. Am Ende gebt ihr eure Fenster ein und lasst sie werten.
real-placed-it = Liegt im Fenster
real-lies = Wo liegen die Würfel von { $name }?
real-lies-die = Tippe auf das Feld dieses Würfels: { $die }
real-lies-done = Alle Würfel haben ihr Feld.
real-lies-enter = Eingeben
real-lies-impossible = Nach den Regeln können die Würfel so nicht liegen. Versetze die, die auf dem falschen Feld liegen, oder lass die Fenster prüfen und werten, wie sie sind.
real-lies-score = Werten, wie sie sind
real-score-windows = Fenster eingeben
real-sound = Ton beim Zugwechsel
real-pace-over = Die letzte Runde ist vorbei
real-pace-order = Züge dieser Runde
real-pace-next = Weiter: { $name }
real-pace-next-round = Runde { $round }
real-pace-end = Ende der Partie
real-pace-tools = Benutzt { $name } ein Werkzeug, tippe es an: So wird es bezahlt.
real-pace-fewer = { $name }: ein Gunststein weniger
real-pace-more = { $name }: ein Gunststein mehr
real-pace-back = Zurück
real-pace-timer = Zeit je Zug
real-pace-no-timer = Unbegrenzt
real-pace-seconds = { $count } Sekunden
real-pace-behind = Gezählt habt ihr bis Runde { $round }, { $name } ist am Zug. Gebt die Würfel bis dahin ein, oder wechselt zurück:
real-hint-private = Dein geheimer Auftrag ist hier nicht bekannt, deshalb lässt dieser Tipp ihn außer Acht.

real-own-card = Eine andere Karte
real-own-places = Tippe ihre vier Plätze in der Reihenfolge an, in der sie gedruckt sind
real-own-tool = Werkzeug darunter
real-own-no-tool = Keins
real-own-effect = Außerdem auf der Karte
real-own-nothing = Nichts
real-own-order = { $order }.
