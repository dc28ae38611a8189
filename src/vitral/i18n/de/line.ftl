### Not for the page

# Die Partie in schlichtem Text: `vitral play` und was es mit den anderen Befehlen teilt.
# Was man am Tisch eintippt (take R4, place B3), ist Notation und in allen Sprachen gleich; ebenso R Y G B P W.

# -- kleine Wörter

line-none = keine
line-empty = leer
line-star = * eine Karte, die wir nachgebaut haben; mehr dazu: vitral cards ID
line-legend = Großbuchstaben sind Würfel (R4: rote 4). Freie Felder zeigen ihre Vorgabe: r rot, 4 eine Vier, ein Punkt jeder Würfel.
line-letters = Buchstaben: R rot, Y gelb, G grün, B blau, P violett, W Seltenes Glas.

# -- Anfang und Abschied

line-words-flag = Fenster in Worten beschreiben, Feld für Feld, statt sie zu zeichnen
line-greeting = Sagrada für { $count ->
    [one] einen Spieler
   *[other] { $count } Spieler
  }: { $names }.
line-greeting-solo = Sagrada solo: { $name } gegen den Rundenanzeiger.
line-greeting-automa = Sagrada gegen den Automa: { $names }. Was auf seinen Karten steht, haben wir nachgebaut.
line-greeting-help = Gib „{ line-command-help }“ ein, um zu sehen, was du tun kannst.
line-seed = Der Startwert dieser Partie ist { $seed }. Noch einmal dieselbe: --seed { $seed }
line-goodbye = Bis bald.
line-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
line-saved-replay = Die Partie ist gespeichert. Nachlesen kannst du sie mit: { $command }
line-saved-in = Die Partie ist in { $path } gespeichert, von jetzt an nach jeder Wahl. Später weiter mit: { $command }
line-file-exists = { $path } gibt es schon; nenn eine andere Datei.
line-file-unwritable = { $path } lässt sich nicht schreiben: { $why }

# -- womit keine Partie beginnen kann

line-error-hot-seat = mit --hot-seat sind alle Spieler Menschen; lass --bots und --people weg
line-error-by-hand-seed = --seed: mit --by-hand teilt der echte Tisch aus; lass eines von beiden weg
line-error-honour = --enforcement honour: Vertrauenstische brauchen mindestens zwei Menschen; nimm --hot-seat oder --people 2 dazu
line-error-names = --names: { $found } gefunden; nenn höchstens { $count }, alle verschieden
line-error-name = --names: { $name } kann kein Name sein; nimm druckbare Zeichen
line-error-resume-none = hier ist keine unfertige Partie gespeichert; alle zeigt: vitral games
line-error-resume-none-there = auf { $server } hast du keine unfertige Partie; alle zeigt: { $list }
line-error-resume-server = --resume setzt eine Partie fort, wie sie ist; lass die Optionen eines neuen Tisches weg
line-games-there = Du hast hier unfertige Partien; die letzte fortsetzen: { $command }
line-error-resume-option = { $option } lässt sich in einer gespeicherten Partie nicht ändern; lass die Option bei --resume weg
line-resume-changed = Warnung: { $problem }; die Partie geht so weiter, wie sie in der Datei steht
line-unsaved = Warnung: Diese Partie wird nicht gespeichert, weil sich in { $folder } nichts schreiben lässt: { $why }; { $flag } speichert sie woanders
line-error-resume-unknown = es gibt weder eine Datei noch eine gespeicherte Partie { $name }; { $list } listet die Partien auf
line-error-resume-unknown-there = auf { $server } hast du keine Partie { $name }; { $list } listet die Partien auf
line-error-resume-cards = eine gespeicherte Partie enthält ihre Karten schon; lass --cards bei --resume weg
line-error-resume-program = einen Platz dieser Partie hat ein Programm gespielt, und eine gespeicherte Partie startet keine Programme; nenn die Bots mit --bots (ein Programm: { $program }BEFEHL)
line-error-people = --people { $people }: { $count ->
    [one] hier gibt es nur { $count } Platz
   *[other] hier gibt es nur { $count } Plätze
  }
line-error-bots = --bots: { $count ->
    [1] 1 Platz ist zu besetzen; nenn 1 Bot
   *[other] { $count } Plätze sind zu besetzen; nenn 1 Bot für alle oder { $count }
  }; gefunden: { $found }
line-error-no-bots = --bots: für einen Bot ist kein Platz mehr frei
line-error-target-exists = { $path }: gibt es schon; setz diese Partie mit --resume { $path } fort oder nenn eine andere Datei
line-error-target-folder = { $path }: es gibt keinen Ordner { $folder } zum Speichern

# -- wer an der Tastatur sitzt

line-hand-over = { $name }, du wählst jetzt. Drück Enter, wenn nur du den Bildschirm siehst.
line-hand-over-cards = { $name }, bitte gib deine Karten ein. Drück Enter, wenn nur du den Bildschirm siehst.
line-not-your-turn = { $who } Inzwischen kannst du „{ line-command-say }“, „{ line-command-help }“ oder „{ line-command-quit }“ eingeben.
line-after-game = { line-command-review }: der Trainer über diese Partie; Enter: aufhören
line-game-is-over = Die Partie ist vorbei. Du kannst noch eingeben: { $words }
line-prompt = Deine Wahl
line-prompt-undo = „{ line-command-undo }“ ist möglich
line-prompt-table = Am Tisch
line-unreadable = (unlesbar)

# -- der Tisch

line-setup-choosing = Aufbau: { $name } wählt ein Fenster
line-final-check = Vor der Wertung: { $name } darf ein Fenster prüfen
line-removing = { round-of }: { $name } muss Würfel entfernen
line-round-end = Ende von Runde { $round } von 10: { $name } wählt, was auf den Rundenanzeiger kommt
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, erster Zug
line-turn-second = { round-of }: { $name }, zweiter Zug
line-private-better = Deine geheimen Aufträge (der bessere zählt)
line-points-each = { $card }, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
line-tools-gone = benutzt und entfernt: { $cards }
line-tools-costs = Werkzeuge (und ihre Preise): { $cards }
line-tools-payments = Werkzeuge (und womit man sie bezahlt): { $cards }
line-none-left = keine mehr
line-objectives = Aufträge: { $public }; geheim: { $private }
line-objectives-better = Aufträge: { $public }; geheim (der bessere zählt): { $private }
line-you-have = Du hast { favor-of }.
line-target = Zielpunktzahl bisher: { $target }, die Summe der Würfel auf dem Rundenanzeiger.
line-target-end = Zielpunktzahl: { $target }, die Summe der Würfel auf dem Rundenanzeiger.
line-track-empty = Rundenanzeiger: leer
line-pool-places = Auslage nach Plätzen: { $places }
line-your-window = Dein Fenster
line-its-pattern = Sein Muster, „{ $card }“
line-sides = Die Muster, die du wählen kannst
line-side = { $number }. { $card }, Schwierigkeit { $difficulty }
line-row = Reihe { $row }: { $spaces }.
line-row-open = frei: { $spaces }

line-own-used = einen davon hast du in diesem Zug gesetzt
line-own-aside = werden neu gewürfelt: { $dice }
line-own-of = Eigener Vorrat von { $name }: { $dice }
line-out-of-game = Aus dem Spiel: { $dice }
line-inspirations = Inspirationen
line-yours = deine
line-inspiration-round = einmal je Runde, noch nicht genutzt
line-inspiration-game = einmal je Partie, noch nicht genutzt
line-inspiration-round-used = in dieser Runde genutzt
line-inspiration-game-used = schon genutzt
line-board = { $card } ({ $facts }): { $dice }
line-board-place = Platz { $place } bei den Werkzeugen
line-board-tokens = { $tokens ->
    [0] keine Gunststeine darauf
    [one] { $tokens } Gunststein darauf
   *[other] { $tokens } Gunststeine darauf
  }
line-glass-gone = es ist kein Seltenes Glas mehr da
line-glass-has = dein Fenster hat schon ein Seltenes Glas
line-glass-used = du hast es in diesem Zug schon genutzt
line-glass-price = ein Würfel kostet dich jetzt { favor-of }
line-glass-free = ein Würfel kostet dich jetzt nichts
line-automa-has = { $name } hat { favor-of }; { $card }
line-automa-card = Karte { $card }: { $words }
line-automa-no-card = die Karte dieser Runde liegt noch verdeckt
line-automa-window = Das Fenster des Automas

# -- was unverständlich oder nicht möglich ist

line-refused = { $action }: nicht möglich. { $reasons }
line-possible = { $action } ist möglich.
line-no-choice = { $typed } steht hier nicht zur Wahl; gib eine Nummer ein, eine Aktion wie { $example } oder „{ line-command-help }“
line-no-number = Eine Wahl { $number } gibt es nicht. Zur Wahl stehen { $numbers }.
line-no-space = { $space } ist kein Feld: Reihen sind A-D, Spalten 1-5
line-no-tool = { $typed } ist hier kein Werkzeug; auf diesem Tisch liegen: { $tools }
line-which = welche: { $choices }?

# -- Befehle: das Wort, das man tippt, wie man es tippt, was es tut

line-command-help = hilfe
line-command-why = warum
    .usage = warum AKTION
    .does = zeigen, warum eine Aktion nicht möglich ist (warum R4 B3: nehmen und setzen)
line-command-hint = tipp
    .usage = tipp
    .does = den Trainer fragen, was er tun würde, wenn du allein gegen Bots spielst
line-command-undo = rückgängig
    .usage = rückgängig
    .does = deine letzte Wahl in diesem Zug zurücknehmen, solange nichts aufgedeckt wurde
line-command-table = tisch
    .usage = tisch
    .does = den ganzen Tisch noch einmal zeigen
line-command-windows = fenster
    .usage = fenster
    .does = alle Fenster zeigen
line-command-pool = auslage
    .usage = auslage
    .does = die Auslage zeigen
line-command-track = anzeiger
    .usage = anzeiger
    .does = den Rundenanzeiger zeigen
line-command-read = lies
    .usage = lies PLATZ oder FELD
    .does = ein Fenster in Worten beschreiben: deines, das eines Platzes oder ein Feld
line-command-score = punkte
    .usage = punkte
    .does = die Punkte bisher zeigen, soweit du sie kennen darfst
line-command-log = verlauf
    .usage = verlauf
    .does = die Partie bisher zeigen, in Sätzen
line-command-say = sagen
    .usage = sagen WORTE
    .does = den anderen am Tisch eines Servers etwas sagen; ohne WORTE zeigen, was du sagen kannst
line-command-mute = stumm
    .usage = stumm NAME
    .does = jemanden an diesem Tisch stumm schalten oder wieder hören
line-command-save = speichern
    .usage = speichern DATEI
    .does = die Partie speichern; weiter geht es mit: vitral play --resume DATEI
line-command-review = analyse
line-command-quit = ende
    .usage = ende
    .does = aufhören
line-command-correct = korrektur
    .usage = korrektur
    .does = zurücknehmen, was du zuletzt eingegeben hast: Würfel, Karten oder eine Wahl
line-command-list = liste
    .usage = liste
    .does = wenn du Karten eingibst: zeigen, welche es gibt
line-command-random = zufall
    .usage = zufall
    .does = wenn du Würfel oder Karten eingibst: das Programm wählen lassen (auch für eine Karte von mehreren)

line-action-pass = passen
line-action-stop = aufhören
line-action-leave = lassen
line-action-inspire = inspiration
line-action-go = weiter

line-help-choices = Gib die Nummer einer Wahl ein oder die Aktion selbst: „take R4“, „place B3“, „tool lens_cutter“, „pass“.
line-help-short = Kurz: „R4“ für „take R4“, „B3“ für „place B3“, „R4 B3“ für beides, „lens“ für „tool lens_cutter“.
line-help-enter = Steht nur eines zur Wahl, genügt Enter.
line-help-own = „own R4“ nimmt einen Würfel aus deinem Vorrat; „own R4 B3“ setzt ihn auch gleich auf B3.
line-help-glass = „glass W4“ kauft einen Würfel vom Glasbrett.
line-help-inspire = „inspire“ nutzt deine Inspiration; „go“ macht ohne sie weiter.
line-help-gather = „gather“ und ein Werkzeug nimmt die Gunststeine von diesem Werkzeug („{ card-charm }“).
line-help-pay = „pay R4“ bezahlt ein Werkzeug mit einem Würfel aus der Auslage; beide kommen aus dem Spiel.
line-help-keep = „keep R5“ legt nur diesen Würfel auf den Rundenanzeiger; „keep all“ legt alle dorthin.
line-help-places = „take R4@3“ nimmt die rote 4 von Platz 3; gibt es nur eine rote 4, genügt „take R4“.

line-why-usage = Nenn eine Aktion, etwa: { line-command-why } place B3
line-save-usage = Nenn eine Datei, etwa: { line-command-save } game.json
line-say-nobody = Hier ist niemand, mit dem du reden kannst: Diese Partie läuft nur auf deinem Computer.
line-say-phrases = An diesem Tisch kannst du nur diese Sätze sagen:
line-say-bots = Außer dir spielen hier nur Bots; nur Zuschauer können lesen, was du sagst.
line-muted = { $name } ist stumm geschaltet.
line-unmuted = { $name } ist nicht mehr stumm geschaltet.
line-mute-whom = Wen? Eine dieser Personen: { $names }.
line-taken-back = Zurückgenommen: { $line }.
line-mistyped = Falls du dich vertippt hast: { line-command-correct }
line-undone = Zurückgenommen.
line-nothing-typed = Du hast noch nichts eingegeben.
line-only-by-hand = Hier gibt es nichts zu korrigieren: Das Programm hat gewürfelt. Eine Wahl zurücknehmen: { line-command-undo }
line-if-over-now = Wäre die Partie jetzt vorbei:
line-others-points = { $name }: { points-of } und ein geheimer Auftrag, den du nicht kennst
line-hint-window = Der Trainer gibt nur zu Zügen Tipps, ab der ersten Runde.
line-review-later = Der Trainer bespricht eine Partie, wenn sie vorbei ist.
line-nobody-looks = Noch sitzt niemand am Bildschirm.
line-no-window = Noch ist kein Fenster gewählt.
line-no-seat = { $typed } ist kein Platz; Plätze sind 1 bis { $seats }

# -- das Ende

line-private-mark = (geheim)
line-each = je { $points }: { $spaces }
line-won = Gewonnen, { points-of } Vorsprung: { $total } gegen eine Zielpunktzahl von { $target }.
line-lost = Verloren, { points-of } zu wenig: { $total } gegen eine Zielpunktzahl von { $target }.
line-lost-level = Verloren, denn Gleichstand reicht nicht: { $total } gegen eine Zielpunktzahl von { $target }.
line-wins = { $name } gewinnt.

# -- ein echter Tisch: was gefragt wird und was nicht sein kann

line-hand-start = Wer beginnt? { $seats }
line-hand-private = { $count ->
    [one] Geheimer Auftrag von { $name }
   *[other] Geheime Aufträge von { $name }
  }
line-hand-windows = Die beiden Fensterkarten von { $name }
line-hand-inspiration = Die Inspiration von { $name }
line-hand-tools = { $count ->
    [one] Das Werkzeug auf dem Tisch
   *[other] Die { $count } Werkzeuge auf dem Tisch, von links nach rechts
  }
line-hand-public = { $count ->
    [one] Der öffentliche Auftrag auf dem Tisch
   *[other] Die { $count } öffentlichen Aufträge auf dem Tisch
  }
line-hand-public-nth = Öffentlicher Auftrag { $number } von { $count }
line-hand-board = Das Glasbrett
line-hand-automa = Die Karte des Automas für Runde { $round }
line-hand-position = Die Positionskarte für das Seltene Glas des Automas
line-hand-slot = Der Platz des Glasbretts bei den drei Werkzeugen: 1, 2 oder 3
line-hand-draw = Zieh einen Würfel aus dem Beutel. Welche Farbe hat er?
line-hand-roll = Runde { $round }: { $name } zieht { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel und würfelt
line-hand-roll-alone = Runde { $round }: Zieh { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel und würfle
line-hand-roll-places = Runde { $round }: Zieh { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel, würfle sie und leg sie der Reihe nach auf die Plätze 1 bis 5
line-hand-roll-own = { $name } würfelt die zehn Würfel des eigenen Vorrats, zwei je Farbe: rot, gelb, grün, blau, violett
line-hand-roll-board = { $count ->
    [one] Würfle einen Glaswürfel für das Glasbrett
   *[other] Würfle { $count } Glaswürfel für das Glasbrett
  }
line-hand-reroll = Würfle neu: { $dice }

line-hint-seat = eine Nummer oder ein Name
line-hint-draw = etwa B
line-hint-roll = etwa R4 B2 G6; „{ line-command-random }“: Das Programm würfelt
line-hint-values = { $count ->
    [one] gib die neue Zahl ein, 1-6
   *[other] gib { $count } Zahlen 1-6 ein, in dieser Reihenfolge
  }; „{ line-command-random }“: Das Programm würfelt
line-hint-enter = Enter: Das Programm zieht
line-hint-card = mit Namen oder ID; „{ line-command-random }“: Das Programm teilt aus
line-hint-card-unseen = mit Namen oder ID; „{ line-command-random }“: Das Programm teilt verdeckt aus
line-hint-cards = mit Namen, durch Kommas getrennt, oder mit IDs; „{ line-command-random }“: Das Programm teilt aus
line-hint-cards-unseen = mit Namen, durch Kommas getrennt, oder mit IDs; „{ line-command-random }“: Das Programm teilt verdeckt aus
line-hint-sides = je eine Seite, mit Namen, durch Kommas getrennt, oder mit IDs; „{ line-command-random }“: Das Programm teilt aus
line-hint-dice = Würfel: eine Farbe R Y G B P und eine Zahl 1-6.

line-bad-outcome = Das ist nicht möglich: { $why }
line-bad-cards = nötig { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
  }, genannt: { $found } ({ $cards })
line-bad-dealt = „{ $card }“ ist schon ausgeteilt; jede Karte gibt es nur einmal
line-bad-card = { $typed } ist keine der Karten hier; „{ line-command-list }“ zeigt sie
line-bad-card-close = { $typed } ist keine der Karten hier; meintest du { $cards }?
line-bad-card-unclear = { $typed } könnte { $cards } sein
line-bad-dice = nötig { $count ->
    [one] ist { $count } Würfel
   *[other] sind { $count } Würfel
  }, genannt: { $found } ({ $dice })
line-bad-die = { $typed } ist kein Würfel; nötig sind eine Farbe R Y G B P und eine Zahl 1-6, etwa R4
line-bad-glass = { $die } ist Seltenes Glas, und das liegt nicht im Beutel
line-bad-bag = zu viele Würfel einer Farbe ({ $color }): { $count }, und im Beutel liegen { $held }
line-bad-values = { $count ->
    [one] nötig ist die neue Zahl, 1-6; genannt: { $found }
   *[other] nötig sind { $count } Zahlen 1-6, in dieser Reihenfolge; genannt: { $found }
  }
line-bad-value-or-die = { $typed } ist weder eine Zahl 1-6 noch ein Würfel wie R4
line-bad-value = { $typed } ist keine Zahl eines Würfels; sie zeigen 1-6
line-bad-colors = gewürfelt wurden diese Farben: { $colors }; dazu passt nicht: { $dice }
line-bad-color = { $typed } ist keine Farbe; nötig ist eine von R Y G B P
line-bad-color-gone = diese Farbe ist nicht mehr im Beutel: { $color }
line-bad-seat = { $typed } ist kein Platz; nötig ist eine Nummer von 1 bis { $count } oder ein Name

puzzle-commands = Gib eine Nummer oder eine Aktion ein (P3 C2: nehmen und setzen) oder: { line-command-undo }, { line-command-hint } (die Lösung), { line-command-next }, { line-command-table }, { line-command-pool }, { line-command-track }, { line-command-read } B2, { line-command-quit }.
puzzle-then = Enter oder { line-command-next }: das nächste Rätsel; { line-command-again }: dieses noch einmal; { line-command-quit }: aufhören
line-command-next = weiter
line-command-again = nochmal
