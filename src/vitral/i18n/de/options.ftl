# Einen Tisch aufbauen: jede Option mit einem schlichten Satz. Der Satz steht unter der Auswahl.

options-more = Mehr Optionen
options-more-changed = { $count ->
    [one] Mehr Optionen ({ $count } geändert)
   *[other] Mehr Optionen ({ $count } geändert)
}
options-group-play = Wie gespielt wird
options-group-cards = Welche Karten
options-group-boxes = Erweiterungen
options-reset = Zurück zum Standard

option-usual = Standard: { $value }

option-mode = Spielweise
    .about = Mehrere Spieler, ein Spieler gegen eine Zielpunktzahl oder ein Spieler gegen den Automa.
option-players = Spieler
    .about = 2 bis 6, oder 1 im Solospiel und gegen den Automa.

option-automa_level = Stärke des Automas
    .about = Ein stärkerer Automa bekommt am Ende mehr Punkte.
option-automa_level-easy = Leicht
option-automa_level-normal = Normal
option-automa_level-hard = Schwer

option-automa_bonus = Punkte des Automas
    .about = Der Automa bekommt genau so viele Punkte, egal wie stark er ist.

option-automa_misfit = Wenn der Würfel des Automas nirgends passt
    .about = Streng: Die Wahl verfällt. Mild: Der Automa sucht einen anderen Würfel, der passt.
option-automa_misfit-strict = Streng
option-automa_misfit-lenient = Mild

option-glass_slot = Platz des Glasbretts
    .about = Welchen der drei Werkzeugplätze das Glasbrett einnimmt. Der Automa übergeht ein Werkzeugbild, das diesen Platz nennt.
option-glass_slot-lot = Ausgelost
option-glass_slot-1 = Platz 1
option-glass_slot-2 = Platz 2
option-glass_slot-3 = Platz 3

option-solo_tools = Anzahl der Werkzeuge
    .about = Je weniger Werkzeuge, desto schwerer die Partie.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Geheime Aufträge
    .about = Von zweien zählt nur der, der mehr Punkte bringt.
option-solo_private-1 = Einer
option-solo_private-2 = Zwei, der bessere zählt

option-solo_payment = Werkzeuge bezahlen
    .about = Ein Werkzeug kostet einen Würfel seiner Farbe. In der ersten Auflage kosten die Werkzeuge 1 bis 6 einen Würfel, der die Nummer des Werkzeugs zeigt.
option-solo_payment-color = Nach Farbe
option-solo_payment-first_printing = Erste Auflage

option-track = Übrige Würfel
    .about = Alle übrigen Würfel erhöhen die Zielpunktzahl. In der leichteren Variante kommen weniger davon auf den Rundenanzeiger.
option-track-all = Alle kommen darauf
option-track-lighter = Leichtere Variante

option-dice_pools = Eigener Vorrat
    .about = Alle beginnen mit zehn eigenen Würfeln und haben einen Zug je Runde: ein Würfel aus der Auslage, einer aus dem eigenen Vorrat.

option-setup = Spielaufbau
    .about = Wie gedruckt: Du wählst dein Fenster und kennst nur, was dir gehört. Karten zuerst: Werkzeuge und öffentliche Aufträge liegen schon offen. Mit dem Automa liegen die Karten immer zuerst.
option-setup-printed = Wie gedruckt
option-setup-cards_first = Karten zuerst

option-start_player = Startspieler
    .about = Ausgelost, oder wen ihr bestimmt.
option-start_player-random = Ausgelost
option-start_player-1 = Spieler 1
option-start_player-2 = Spieler 2
option-start_player-3 = Spieler 3
option-start_player-4 = Spieler 4
option-start_player-5 = Spieler 5
option-start_player-6 = Spieler 6

option-bag = Beutel
    .about = Alle 90 Würfel oder ein kleinerer Beutel für weniger Spieler.
option-bag-full = Voll
option-bag-scaled = Angepasst

option-enforcement = Fehler
    .about = Streng: Der Tisch lehnt regelwidrige Züge ab. Vertrauen: Jedes freie Feld geht, und alle dürfen eine Prüfung verlangen.
option-enforcement-strict = Streng
option-enforcement-honour = Vertrauen

option-audit = Prüfungen am Vertrauenstisch
    .about = Voll: Der Tisch merkt sich Würfel, die gegen die Regeln zu Berührung und Rand gesetzt wurden. Nur Nachbarn: wie in älteren Spieldateien, damit sie sich nachspielen lassen.

option-lathekin = Bleiaufreiber
    .about = Nacheinander: Jedes Versetzen muss für sich erlaubt sein. Zusammen: Du nimmst beide Würfel auf und setzt dann beide; sie dürfen die Plätze tauschen.
option-lathekin-one_by_one = Nacheinander
option-lathekin-together = Zusammen

option-tools = Werkzeuge
    .about = Zufällig ausgeteilt oder die, die du auswählst.
option-public = Öffentliche Aufträge
    .about = Zufällig ausgeteilt oder die, die du auswählst.
option-cards-dealt = Zufällig
option-cards-chosen = { $count ->
    [one] { $count } gewählt
   *[other] { $count } gewählt
}
option-cards-choose = Wählen …
option-cards-clear = Zufällig austeilen

option-privates = Geheime Aufträge
    .about = Bei Farben zählst du die Würfel einer Farbe zusammen, bei Positionen die Würfel auf bestimmten Feldern.
option-privates-colors = Farben
option-privates-mixed = Gemischt
option-privates-positions = Positionen

option-expansion_windows = Fenster der Erweiterung für 5–6 Spieler
    .about = Zwölf weitere Muster. Standard: ab fünf Spielern.
option-expansion_windows-true = An
option-expansion_windows-false = Aus

option-inspirations = Inspirationen
    .about = Passion: Alle bekommen eine besondere Fähigkeit, die sie ab und zu nutzen dürfen.
option-rare_glass = Seltenes Glas
    .about = Passion: ein Glasbrett mit farblosen Würfeln zum Kaufen und geheime Aufträge dazu.
option-passion_publics = Mehr öffentliche Aufträge
    .about = Passion: sechs weitere Aufträge zu Symmetrie und Balance.
option-promos = Promokarten
    .about = Ein Auftrag, ein Werkzeug und zwei Fensterkarten, soweit wir sie kennen.
option-avoid_conflicts = Unverträgliche Aufträge trennen
    .about = Aufträge, die nicht gut zusammenpassen, werden nicht zusammen ausgeteilt.

setup-players = Spieler
setup-seats = Plätze
setup-seat-kind = Wer auf Platz { $number } spielt
setup-seat-name = Name auf Platz { $number }
setup-seat-bot = Bot auf Platz { $number }
setup-kind-here = Hier
setup-kind-link = Per Link
setup-kind-bot = Bot
setup-name-me = Dein Name
setup-name-other = Spieler { $number }
setup-name-guest = Wählt dein Gast
setup-timer = Zeit für einen Zug
    .about = Läuft sie ab, zieht ein Bot für dich.
setup-timer-0 = Unbegrenzt
setup-timer-60 = 1 Minute
setup-timer-300 = 5 Minuten
setup-timer-86400 = 1 Tag
setup-timer-259200 = 3 Tage
setup-stand-in = Wenn jemand geht
    .about = Ein Bot ersetzt, wer aufgibt oder bei einem Limit von Minuten fort ist. Ohne Bot passt, wer aufgibt; auf andere wird gewartet.
setup-stand-in-bot = Ein Bot spielt weiter
setup-stand-in-nobody = Kein Bot
setup-difficulty = Schwierigkeit
setup-start = Partie beginnen
setup-start-link = Tisch erstellen und Link holen
setup-start-watch = Zusehen
setup-starting = Tisch wird aufgebaut …
setup-refused = { $option }: { $why }
setup-back = Zurück
setup-way = Wie willst du spielen?

setup-bot-title = Gegen Bots
setup-bot-about = Du und ein bis fünf Bots.
setup-solo-title = Solo
setup-solo-about = Schlag die Würfel, die du übrig lässt.
setup-hotseat-title = An einem Gerät
setup-hotseat-about = Zwei bis sechs Leute an einem Bildschirm.
setup-friends-title = Mit Freunden
setup-friends-about = Schick einen Link; spielt gleich oder über mehrere Tage.
setup-automa-title = Automa
setup-automa-about = Gegen einen kartengesteuerten Gegner.
setup-watch-title = Bots zusehen
setup-watch-about = Bots spielen eine ganze Partie, und du siehst zu.

bot-random = Zufall
    .about = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
bot-apprentice = Lehrling
    .about = Spielt nach Faustregeln und macht ab und zu einen Fehler.
bot-apprentice-1 = Lehrling am ersten Tag
    .about = Sanft: übersieht ein Drittel der Würfel und verschätzt sich oft.
bot-apprentice-2 = Junger Lehrling
    .about = Leicht: übersieht ab und zu einen Würfel.
bot-apprentice-4 = Sorgfältiger Lehrling
    .about = Spielt nach denselben Faustregeln, aber ohne Fehler.
bot-glazier = Glaser
    .about = Wägt ab, was aus jeder Reihe, jeder Spalte und jedem Satz noch werden kann.
bot-grandmaster = Großmeister
    .about = Blickt weiter voraus und urteilt am besten.
bot-master = Meister
    .about = Spielt vor jedem Zug den Rest der Partie viele Male durch.
bot-master-1 = Gelassener Meister
    .about = Kennt alle Werkzeuge, wägt seine Züge aber nicht genau ab.
bot-master-2 = Gemütlicher Meister
    .about = Kennt alle Werkzeuge und verschätzt sich ab und zu.
bot-master-3 = Aufmerksamer Meister
    .about = Irrt selten, spielt aber nichts voraus.
bot-strength = Im Schnitt { $points } Punkte gegen einen Bot derselben Art.
bot-difficulty = { $bot } (etwa { $points } Punkte)
bot-soon = { $bot } (gleich in voller Stärke)
bot-reduced = { $bot } (hier schwächer)
bot-nth = { $bot } { $nth }

setup-door = Wer mitspielen darf
setup-door-link = Wer den Link hat
    .about = Nur wem du den Link schickst, kann mitspielen.
setup-door-chat = Freunde, mit Chat
    .about = Nur wem du den Link schickst, kann mitspielen, und alle am Tisch können einander schreiben.
setup-door-public = Alle
    .about = Der Tisch steht in der Lobby: Jeder kann mitspielen oder zuschauen. Es gibt keinen Chat.
setup-level = Mit wem du gern spielen würdest
setup-level-any = Egal
setup-level-new = Mit Neulingen
setup-level-experienced = Mit Erfahrenen
setup-windows = Deine Fenster
    .about = Alle am Tisch dürfen eines davon wählen. Höchstens { $most }.
