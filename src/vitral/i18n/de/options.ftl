# Einen Tisch aufbauen: jede Option mit einem schlichten Satz. Der Satz steht unter der Auswahl.

options-more = Mehr Optionen
options-more-changed = { $count ->
    [one] Mehr Optionen ({ $count } geändert)
   *[other] Mehr Optionen ({ $count } geändert)
}
options-group-play = Wie gespielt wird
options-group-cards = Welche Karten
options-group-boxes = Schachteln und Erweiterungen
options-reset = Zurück zu den üblichen Regeln

option-usual = Wie üblich: { $value }

option-mode = Spielweise
    .about = Mehrere Personen, eine gegen eine Zielpunktzahl, oder eine gegen einen Automa aus Karten.
option-players = Personen
    .about = 2 bis 6, oder 1 im Solospiel und gegen den Automa.

option-automa_level = Stärke des Automas
    .about = Ein stärkerer Automa bekommt am Ende mehr Punkte.
option-automa_level-easy = Leicht
option-automa_level-normal = Normal
option-automa_level-hard = Schwer

option-automa_bonus = Punkte des Automas
    .about = Er bekommt genau diese Punkte, gleich wie stark er ist.

option-automa_misfit = Wenn der Würfel des Automas nirgends passt
    .about = Streng: Die Wahl verfällt. Mild: Er sucht weiter, bis ein Würfel passt.
option-automa_misfit-strict = Streng
option-automa_misfit-lenient = Mild

option-solo_tools = Anzahl der Werkzeuge
    .about = Weniger Werkzeuge machen das Solospiel schwerer.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Geheime Aufträge
    .about = Von zweien zählt der, der mehr Punkte bringt.
option-solo_private-1 = Einer
option-solo_private-2 = Zwei, der bessere zählt

option-solo_payment = Werkzeuge bezahlen
    .about = Ein Werkzeug kostet einen Würfel seiner Farbe; in der ersten Auflage kosten die Werkzeuge 1 bis 6 einen Würfel mit dieser Zahl.
option-solo_payment-color = Nach Farbe
option-solo_payment-first_printing = Erste Auflage

option-track = Übrige Würfel
    .about = Alle übrigen Würfel erhöhen die Zielpunktzahl; in der leichteren Variante kommen weniger davon auf den Rundenanzeiger.
option-track-all = Alle zählen
option-track-lighter = Leichtere Variante

option-dice_pools = Eigener Vorrat
    .about = Alle beginnen mit zehn eigenen Würfeln; ein Zug je Runde, mit einem Würfel aus dem Vorrat und einem aus der Auslage.

option-bag = Beutel
    .about = Alle 90 Würfel oder ein kleinerer Beutel, der zur Zahl der Personen passt.
option-bag-full = Voll
option-bag-scaled = Angepasst

option-enforcement = Setzfehler
    .about = Streng: Regelwidrige Züge werden abgelehnt. Vertrauenstisch: Jedes freie Feld geht, und alle dürfen Prüfungen verlangen.
option-enforcement-strict = Streng
option-enforcement-honour = Vertrauenstisch

option-audit = Prüfung am Vertrauenstisch
    .about = Ganz: Würfel, die gegen die Regeln zu Berührung und Rand gesetzt wurden, bleiben vermerkt. Nur Nachbarn: wie in älteren Spieldateien, um sie nachzuspielen.
option-audit-whole = Ganz
option-audit-neighbors = Nur Nachbarn

option-lathekin = Bleiaufreiber
    .about = Nacheinander: Jeder Zug ist für sich erlaubt. Zusammen: Beide Würfel werden aufgenommen, dann beide gesetzt; sie dürfen die Plätze tauschen.
option-lathekin-one_by_one = Nacheinander
option-lathekin-together = Zusammen

option-tools = Werkzeuge
    .about = Zufällig ausgeteilt oder die, die du bestimmst.
option-public = Öffentliche Aufträge
    .about = Zufällig ausgeteilt oder die, die du bestimmst.
option-cards-dealt = Zufällig
option-cards-chosen = { $count ->
    [one] { $count } bestimmt
   *[other] { $count } bestimmt
}
option-cards-choose = Wählen …
option-cards-clear = Doch zufällig

option-privates = Geheime Aufträge
    .about = Farben zählen die Würfel einer Farbe zusammen, Felder die Würfel an bestimmten Stellen.
option-privates-colors = Farben
option-privates-mixed = Gemischt
option-privates-positions = Felder

option-expansion_windows = Fenster der Schachtel für 5–6
    .about = Zwölf weitere Muster sind dabei; wie üblich: ab fünf Personen.
option-expansion_windows-true = An
option-expansion_windows-false = Aus

option-inspirations = Inspirationen
    .about = Passion: Alle haben ein eigenes Talent, das sie ab und zu nutzen dürfen.
option-rare_glass = Seltenes Glas
    .about = Passion: ein Glasbrett mit farblosen Würfeln zum Kaufen und geheime Aufträge rund um sie.
option-passion_publics = Mehr öffentliche Aufträge
    .about = Passion: sechs weitere Aufträge zu Symmetrie und Balance.
option-promos = Promokarten
    .about = Ein Auftrag und zwei Fensterkarten, soweit sie bekannt sind.
option-avoid_conflicts = Unverträgliche Aufträge trennen
    .about = Aufträge, die sich beißen, werden nicht zusammen ausgeteilt.

setup-players = Personen
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
    .about = Läuft sie ab, zieht ein Bot.
setup-timer-0 = Unbegrenzt
setup-timer-60 = 1 Minute
setup-timer-300 = 5 Minuten
setup-timer-86400 = 1 Tag
setup-timer-259200 = 3 Tage
setup-start = Partie beginnen
setup-start-link = Tisch aufbauen und Link holen
setup-start-watch = Bots spielen lassen
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
setup-friends-about = Schick einen Link; spielt gleich oder über Tage hinweg.
setup-automa-title = Automa
setup-automa-about = Gegen einen Gegner aus Karten.
setup-watch-title = Bots zusehen
setup-watch-about = Bots spielen dir eine ganze Partie vor.

bot-random = Zufall
    .about = Irgendein erlaubter Zug, ganz ohne Nachdenken.
bot-apprentice = Lehrling
    .about = Faustregeln und ab und zu ein Fehler.
bot-glazier = Glaser
    .about = Wägt ab, was aus jeder Reihe, jeder Spalte und jedem Satz noch werden kann.
bot-master = Meister
    .about = Spielt den Rest der Partie viele Male durch, bevor er zieht.
bot-strength = Im Schnitt { $points } Punkte gegen seinesgleichen.
bot-nth = { $bot } { $nth }
