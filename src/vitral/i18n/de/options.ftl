# Every option with one plain sentence. Made from src/vitral/i18n/options by `make generate`; do not edit.

option-mode = Spielmodus
    .about = Mehrere Spieler, ein Spieler gegen eine Zielpunktzahl oder ein Spieler gegen den Automa.

option-players = Spieler
    .about = 2 bis 6, oder 1 im Solospiel und gegen den Automa.

option-dice_pools = Eigener Vorrat
    .about = Alle beginnen mit zehn eigenen Würfeln und haben einen Zug je Runde: ein Würfel aus der Auslage, einer aus dem eigenen Vorrat.

option-setup = Aufbau
    .about = Wie in der Anleitung: Du wählst dein Fenster und kennst nur, was dir gehört. Karten zuerst: Werkzeuge und öffentliche Aufträge liegen schon offen. Gegen den Automa werden die Karten immer zuerst ausgelegt.
option-setup-printed = Wie in der Anleitung
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
    .about = Strenger Tisch: Er lehnt regelwidrige Züge ab. Vertrauenstisch: Jedes freie Feld geht, und alle dürfen eine Prüfung verlangen.
option-enforcement-strict = Strenger Tisch
option-enforcement-honour = Vertrauenstisch

option-audit = Prüfungen am Vertrauenstisch
    .about = whole (voll): Der Tisch merkt sich Würfel, die gegen die Regeln zu Berührung und Rand gesetzt wurden. neighbors (nur Nachbarn): wie in älteren Spieldateien, damit sie sich nachspielen lassen.

option-lathekin = Bleiaufreiber
    .about = Nacheinander: Jedes Versetzen muss für sich erlaubt sein. Zusammen: Du nimmst beide Würfel auf und setzt dann beide; sie dürfen die Plätze tauschen.
option-lathekin-one_by_one = Nacheinander
option-lathekin-together = Zusammen

option-tools = Werkzeuge
    .about = Zufällig ausgeteilt oder die, die du auswählst.

option-public = Öffentliche Aufträge
    .about = Zufällig ausgeteilt oder die, die du auswählst.

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
    .about = Die, von denen wir wissen, und eigene Karten.

option-avoid_conflicts = Unverträgliche Aufträge trennen
    .about = Aufträge, die nicht gut zusammenpassen, werden nicht zusammen ausgeteilt.

option-solo_tools = Anzahl der Werkzeuge
    .about = Je weniger Werkzeuge, desto schwerer die Partie.
option-solo_tools-3 = 3
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Geheime Aufträge
    .about = Von zweien zählt nur der, der mehr Punkte bringt.
option-solo_private-2 = Zwei, der bessere zählt
option-solo_private-1 = Einer

option-solo_payment = Werkzeuge bezahlen
    .about = Ein Werkzeug kostet einen Würfel seiner Farbe. In der ersten Auflage kosten die Werkzeuge 1 bis 6 einen Würfel, der die Nummer des Werkzeugs zeigt.
option-solo_payment-color = Nach Farbe
option-solo_payment-first_printing = Erste Auflage

option-track = Übrige Würfel
    .about = Alle übrigen Würfel erhöhen die Zielpunktzahl. In der leichteren Variante kommen weniger davon auf den Rundenanzeiger.
option-track-all = Alle kommen darauf
option-track-lighter = Leichtere Variante

option-automa_level = Stärke des Automas
    .about = Ein stärkerer Automa bekommt am Ende mehr Punkte.
option-automa_level-easy = Leicht
option-automa_level-normal = Normal
option-automa_level-hard = Schwer

option-automa_misfit = Wenn der Würfel des Automas nirgends passt
    .about = Streng: Die Wahl verfällt. Nachsichtig: Der Automa sucht einen anderen Würfel, der passt.
option-automa_misfit-strict = Streng
option-automa_misfit-lenient = Nachsichtig

option-glass_slot = Platz des Glasbretts
    .about = Welchen der drei Werkzeugplätze das Glasbrett einnimmt. Nennt seine Karte diesen Platz, zahlt der Automa nichts.
option-glass_slot-lot = Ausgelost
option-glass_slot-1 = Platz 1
option-glass_slot-2 = Platz 2
option-glass_slot-3 = Platz 3

option-automa_bonus = Bonus des Automas
    .about = So viele Punkte bekommt der Automa am Ende zusätzlich, statt des Bonus seiner Stufe.

option-rulings = Fassung unserer Entscheidungen
    .about = 2: unsere heutigen Entscheidungen. 1: die älterer Spieldateien, damit sie sich nachspielen lassen.
