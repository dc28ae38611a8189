### Not for the page

# Die Partie in schlichtem Text: `vitral play` und was es mit den anderen Befehlen teilt.
# Was man am Tisch eintippt (take R4, place B3), ist Notation und in allen Sprachen gleich; ebenso R Y G B P W.

# -- kleine Wörter

line-none = keine
line-empty = leer
line-star = * eine Karte, die wir nachgebaut haben; mehr darüber: vitral cards ID
line-legend = Großbuchstaben sind Würfel (R4: rote 4). Freie Felder zeigen ihre Vorgabe: r rot, 4 eine Vier, ein Punkt jeder Würfel.
line-letters = Buchstaben: R rot, Y gelb, G grün, B blau, P violett, W Seltenes Glas.

# -- Anfang und Abschied

line-words-flag = Fenster in Worten sagen, Feld für Feld, statt sie zu zeichnen
line-greeting = Sagrada für { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }: { $names }.
line-greeting-solo = Sagrada allein: { $name } gegen den Rundenanzeiger.
line-greeting-automa = Sagrada gegen den Automa: { $names }. Seine Karten haben wir nachgebaut.
line-greeting-help = Tipp { line-command-help }, um zu sehen, was du tun kannst.
line-seed = Der Startwert dieser Partie ist { $seed }; dieselbe noch einmal: --seed { $seed }
line-goodbye = Bis bald.
line-save-ask = Um die Partie zu speichern, tipp einen Dateinamen; Enter beendet ohne Speichern.
line-save-ask-again = Ein anderer Dateiname, oder Enter zum Beenden ohne Speichern.
line-saved = Die Partie ist gespeichert; weiter geht es mit: { $command }
line-saved-replay = Die Partie ist gespeichert; nachlesen mit: { $command }
line-saved-in = In { $path } gespeichert und von jetzt an dort; weiter geht es mit: { $command }
line-file-exists = { $path } gibt es schon; nenn eine andere Datei.
line-file-unwritable = { $path } lässt sich nicht schreiben: { $why }

# -- womit keine Partie beginnen kann

line-error-hot-seat = --hot-seat setzt überall Menschen hin; lass --bots und --people weg
line-error-by-hand-seed = --seed: mit --by-hand teilt der echte Tisch aus; lass eines von beiden weg
line-error-honour = --enforcement honour: Vertrauenstische brauchen mindestens zwei Menschen; nimm --hot-seat oder --people 2 dazu
line-error-names = --names: { $found } gefunden; nenn höchstens { $count }, alle verschieden
line-error-name = --names: { $name } kann kein Name sein: Nimm druckbare Zeichen
line-error-resume-option = { $option } lässt sich in einer gespeicherten Partie nicht ändern; lass es bei --resume weg
line-error-resume-cards = eine gespeicherte Partie bringt ihre eigenen Karten mit; lass --cards bei --resume weg
line-error-resume-program = einen Platz dieses Spiels hat ein Programm gespielt, und ein gespeichertes Spiel startet keine Programme; nenne die Bots mit --bots (ein Programm: { $program }BEFEHL)
line-error-people = --people { $people }: { $count ->
    [one] hier gibt es nur { $count } Platz
   *[other] hier gibt es nur { $count } Plätze
  }
line-error-bots = --bots: { $count ->
    [one] { $count } Platz ist zu besetzen
   *[other] { $count } Plätze sind zu besetzen
  }; nenn 1 Bot für alle oder { $count }, gefunden: { $found }
line-error-no-bots = --bots: für einen Bot ist kein Platz mehr frei
line-error-target-exists = { $path }: gibt es schon; mach damit weiter durch --resume { $path } oder nenn eine andere Datei
line-error-target-folder = { $path }: es gibt keinen Ordner { $folder } zum Speichern

# -- wer an der Tastatur sitzt

line-hand-over = { $name }, du hast die Wahl. Drück Enter, wenn nur du den Bildschirm siehst.
line-hand-over-cards = { $name }, es geht um deine Karten. Drück Enter, wenn nur du den Bildschirm siehst.
line-prompt = Deine Wahl
line-prompt-undo = { line-command-undo } ist möglich
line-prompt-table = Am Tisch
line-unreadable = (unlesbar)

# -- der Tisch

line-setup-choosing = Aufbau: { $name } wählt ein Fenster
line-final-check = Vor der Wertung: { $name } darf eine Prüfung verlangen
line-removing = { round-of }: { $name } muss Würfel entfernen
line-round-end = Ende von Runde { $round } von 10: { $name } wählt, was auf den Rundenanzeiger kommt
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, erster Zug
line-turn-second = { round-of }: { $name }, zweiter Zug
line-private-better = Deine geheimen Aufträge, von denen der bessere zählt
line-points-each = { $card }, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
line-tools-gone = benutzt und aus dem Spiel: { $cards }
line-tools-costs = Werkzeuge (und ihr Preis): { $cards }
line-tools-payments = Werkzeuge (und womit man sie bezahlt): { $cards }
line-none-left = keine mehr
line-objectives = Aufträge: { $public }; nur deiner: { $private }
line-objectives-better = Aufträge: { $public }; geheime, von denen der bessere zählt: { $private }
line-you-have = Du hast { favor-of }.
line-target = Zielpunktzahl bisher: { $target }, die Summe der Würfel auf dem Rundenanzeiger.
line-target-end = Zielpunktzahl: { $target }, die Summe der Würfel auf dem Rundenanzeiger.
line-track-empty = Rundenanzeiger: leer
line-pool-places = Auslage nach Plätzen: { $places }
line-your-window = Dein Fenster
line-its-pattern = Sein Muster, { $card }
line-sides = Die Seiten, die du bauen kannst
line-side = { $number }. { $card }, Schwierigkeit { $difficulty }
line-row = Reihe { $row }: { $spaces }.

line-own-used = einer ist in diesem Zug schon gesetzt
line-own-aside = wird neu geworfen: { $dice }
line-own-of = Eigener Vorrat von { $name }: { $dice }
line-out-of-game = Aus dem Spiel: { $dice }
line-inspirations = Inspirationen
line-yours = deine
line-inspiration-round = einmal je Runde, noch nicht genutzt
line-inspiration-game = einmal je Partie, noch nicht genutzt
line-inspiration-round-used = in dieser Runde genutzt
line-inspiration-game-used = verbraucht
line-board = { $card } ({ $facts }) hält { $dice } bereit
line-board-place = Stelle { $place } der Werkzeuge
line-board-tokens = { $tokens ->
    [0] keine Gunststeine darauf
    [one] { $tokens } Gunststein darauf
   *[other] { $tokens } Gunststeine darauf
  }
line-glass-gone = es ist kein Seltenes Glas mehr da
line-glass-has = dein Fenster hat sein Seltenes Glas schon
line-glass-used = du hast es in diesem Zug schon genutzt
line-glass-price = ein Würfel kostet dich jetzt { favor-of }
line-glass-free = ein Würfel kostet dich jetzt nichts
line-automa-has = { $name } hat { favor-of }; { $card }
line-automa-card = Karte { $card }: { $words }
line-automa-no-card = seine Karte dieser Runde ist noch verdeckt
line-automa-window = Das Fenster des Automa

# -- was unverständlich oder nicht möglich ist

line-refused = Nicht möglich, { $action }: { $reasons }
line-possible = { $action } ist möglich.
line-no-choice = { $typed } steht hier nicht zur Wahl; tipp eine Nummer, eine Aktion wie { $example } oder { line-command-help }
line-no-number = Eine Wahl { $number } gibt es nicht; die Liste hat { $numbers }.
line-no-space = { $space }: Dieses Feld gibt es nicht: Reihen sind A-D, Spalten 1-5
line-no-tool = { $typed } nennt kein Werkzeug; auf diesem Tisch liegen: { $tools }
line-which = welche: { $choices }?

# -- Befehle: das Wort, das man tippt, wie man es tippt, was es tut

line-command-help = hilfe
line-command-why = warum
    .usage = warum AKTION
    .does = warum eine Aktion nicht möglich ist (warum R4 B3: nehmen und setzen)
line-command-undo = zurück
    .usage = zurück
    .does = deine letzte Wahl in diesem Zug zurücknehmen, solange nichts aufgedeckt wurde
line-command-table = tisch
    .usage = tisch
    .does = den ganzen Tisch noch einmal zeigen
line-command-windows = fenster
    .usage = fenster
    .does = alle Fenster zeigen
line-command-read = lies
    .usage = lies PLATZ
    .does = ein Fenster in Worten, Feld für Feld: deines oder das eines Platzes
line-command-score = punkte
    .usage = punkte
    .does = die Punkte bisher, soweit du sie kennen darfst
line-command-log = verlauf
    .usage = verlauf
    .does = die Partie bisher, in Sätzen
line-command-save = speichern
    .usage = speichern DATEI
    .does = die Partie speichern; weiter geht es mit: vitral play --resume DATEI
line-command-quit = ende
    .usage = ende
    .does = aufhören
line-command-correct = korrektur
    .usage = korrektur
    .does = zurücknehmen, was zuletzt getippt wurde: Würfel, Karten oder eine Wahl
line-command-list = liste
    .usage = liste
    .does = wo nach Karten gefragt wird: welche es gibt
line-command-random = zufall
    .usage = zufall
    .does = wo nach Würfeln oder Karten gefragt wird: dem Programm überlassen (auch für eine Karte von mehreren)

line-action-pass = passen
line-action-stop = aufhören
line-action-leave = lassen
line-action-inspire = inspiration
line-action-go = weiter

line-help-choices = Tipp die Nummer einer Wahl oder die Aktion selbst: take R4, place B3, tool lens_cutter, pass.
line-help-short = Kurz: R4 für take R4, B3 für place B3, R4 B3 für beides, der Anfang des Namens für das Werkzeug.
line-help-enter = Steht nur eines zur Wahl, genügt Enter.
line-help-own = own R4 setzt einen Würfel aus deinem Vorrat; own R4 B3 legt ihn gleich auf B3.
line-help-glass = glass W4 bezahlt einen Würfel vom Glasbrett und nimmt ihn.
line-help-inspire = inspire nutzt deine Inspiration, go macht ohne sie weiter.
line-help-gather = gather und ein Werkzeug: nimmt die Gunststeine, die darauf liegen ({ card-charm }).
line-help-pay = pay R4 bezahlt ein Werkzeug mit einem Würfel der Auslage; beide verlassen das Spiel.
line-help-keep = keep R5 legt nur einen Würfel auf den Rundenanzeiger, keep all legt alle dorthin.
line-help-places = take R4@3 nimmt die rote 4 von Platz 3; der Platz darf fehlen, wo es nur einen solchen Würfel gibt.

line-why-usage = Nenn eine Aktion, etwa: { line-command-why } place B3
line-save-usage = Nenn eine Datei, etwa: { line-command-save } game.json
line-taken-back = Zurückgenommen: { $line }.
line-mistyped = Falls etwas falsch getippt wurde: { line-command-correct }
line-nothing-typed = Noch wurde nichts getippt.
line-only-by-hand = Hier gibt es nichts zu korrigieren: Die Würfel hat das Programm geworfen. Eine Wahl zurücknehmen: { line-command-undo }
line-if-over-now = Wäre die Partie jetzt vorbei:
line-others-points = { $name }: { points-of } und ein geheimer Auftrag, den du nicht kennst
line-nobody-looks = Noch sitzt niemand vor dem Bildschirm.
line-no-window = Noch ist kein Fenster gewählt.
line-no-seat = { $typed } ist kein Platz; Plätze sind 1 bis { $seats }

# -- das Ende

line-private-mark = (geheim)
line-each = je { $points }: { $spaces }
line-won = Gewonnen, { points-of } Vorsprung: { $total } gegen eine Zielpunktzahl von { $target }.
line-lost = Verloren, { points-of } zu wenig: { $total } gegen eine Zielpunktzahl von { $target }.
line-lost-level = Verloren, Gleichstand genügt nicht: { $total } gegen eine Zielpunktzahl von { $target }.
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
line-hand-automa = Die Karte des Automa für Runde { $round }
line-hand-position = Die Positionskarte für das Seltene Glas des Automa
line-hand-slot = Die Stelle des Glasbretts in der Reihe der drei Werkzeuge: 1, 2 oder 3
line-hand-draw = Zieh einen Würfel aus dem Beutel. Welche Farbe hat er?
line-hand-roll = Runde { $round }: { $name } zieht { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel und wirft
line-hand-roll-alone = Runde { $round }: Zieh { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel und wirf
line-hand-roll-places = Runde { $round }: Zieh { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } aus dem Beutel und wirf auf die Plätze 1 bis 5, in dieser Reihenfolge
line-hand-roll-own = { $name } wirft die zehn Würfel des eigenen Vorrats, zwei je Farbe: rot, gelb, grün, blau, violett
line-hand-roll-board = { $count ->
    [one] Wirf einen Glaswürfel für das Glasbrett
   *[other] Wirf { $count } Glaswürfel für das Glasbrett
  }
line-hand-reroll = Wirf neu: { $dice }

line-hint-seat = eine Nummer oder ein Name
line-hint-draw = etwa B
line-hint-roll = etwa R4 B2 G6; { line-command-random }: Das Programm wirft
line-hint-values = { $count ->
    [one] tipp die neue Zahl, 1-6
   *[other] tipp { $count } Zahlen 1-6, in dieser Reihenfolge
  }; { line-command-random }: Das Programm wirft
line-hint-enter = Enter: Das Programm zieht
line-hint-card = mit Namen oder ID; { line-command-random }: Das Programm teilt aus
line-hint-card-unseen = mit Namen oder ID; { line-command-random }: Das Programm teilt aus, ungesehen
line-hint-cards = mit Namen, durch Kommas getrennt, oder mit IDs; { line-command-random }: Das Programm teilt aus
line-hint-cards-unseen = mit Namen, durch Kommas getrennt, oder mit IDs; { line-command-random }: Das Programm teilt aus, ungesehen
line-hint-sides = je eine Seite, mit Namen, durch Kommas getrennt, oder mit IDs; { line-command-random }: Das Programm teilt aus
line-hint-dice = Würfel: eine Farbe R Y G B P und eine Zahl 1-6.

line-bad-outcome = Das kann nicht sein: { $why }
line-bad-cards = nötig { $count ->
    [one] ist { $count } Karte
   *[other] sind { $count } Karten
  }, genannt: { $found } ({ $cards })
line-bad-dealt = { $card } ist schon ausgeteilt; jede Karte gibt es nur einmal
line-bad-card = { $typed } ist keine der Karten hier; tipp { line-command-list }, um sie zu sehen
line-bad-card-close = { $typed } ist keine der Karten hier; meinst du { $cards }?
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
line-bad-colors = die geworfenen Farben sind { $colors }; { $dice } sind andere
line-bad-color = { $typed } ist keine Farbe; nötig ist eine von R Y G B P
line-bad-color-gone = dieser Würfel ist nicht mehr im Beutel: { $color }
line-bad-seat = { $typed } ist kein Platz; nötig ist eine Nummer von 1 bis { $count } oder ein Name
