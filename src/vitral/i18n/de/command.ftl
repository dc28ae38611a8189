### Not for the page

# Die Kommandozeile: Hilfe, Klagen über Argumente und Dateien, und was die Befehle ausgeben.
# Namen von Befehlen, Optionen und deren Werte werden in allen Sprachen gleich getippt.

# -- vitral selbst

command-vitral = Spiel, studiere und werte das Brettspiel Sagrada. Ein inoffizielles Fanprojekt.
    .usage = Aufruf:
    .arguments = Argumente
    .options = Optionen
    .commands = Befehle
    .help = diese Hilfe zeigen und beenden
    .version = die Version zeigen und beenden
    .language = die Sprache: { $names }; ohne sie die deines Systems (LANG)
command-exits = Rückgabewerte
    .done = erledigt
    .wrong = die Eingabe ist verständlich, hält aber nicht stand: ein unmöglicher Spielbericht, oder ein Regelbruch bei check --strict
    .unclear = die Anfrage oder die Eingabe war nicht zu verstehen; nichts wurde geschrieben
command-none = nenn einen Befehl: { $names }
command-interrupted = abgebrochen
command-stopped = es geht nicht weiter: { $reason }
command-extra = dafür fehlen noch Pakete; installiere sie mit: { $command }
command-progress = { $done }/{ $total } Partien
command-percent = { $number }%
command-ranking = Rangliste

metavar-command = BEFEHL
metavar-file = DATEI
metavar-code = KÜRZEL
metavar-where = WO

# -- Argumente

argument-at = Argument { $name }: { $why }
argument-see = { $problem }; siehe: { $command }
argument-expected = erwartet: { $usage } (Python meldet: { $python })
argument-unknown = unbekannte Argumente: { $names }
argument-language = { $text } gehört nicht zu den Sprachen; es gibt: { $names }
argument-names = erwartet werden Namen mit Kommas dazwischen, gefunden: { $found }
argument-number = erwartet wird eine ganze Zahl ab { $least }, gefunden: { $found }
argument-seconds = erwartet wird eine Zahl von Sekunden über 0 und bis 3600, gefunden: { $found }
argument-cards = die Karten einer { $ending }-Datei zu den eingebauten hinzunehmen; mehrmals möglich
argument-json = JSON statt Text ausgeben
argument-progress = den Fortschritt auf der Fehlerausgabe zeigen, auch wenn sie kein Terminal ist
argument-seed = irgendein Text oder eine Zahl (sonst 0)
argument-jobs = wie viele Prozesse (sonst 1)

# Die Optionen eines Tisches.
command-table = der Tisch
    .usual = Sonst { $value }.

# -- Dateien

file-standard-input = Standardeingabe
file-no-standard-input = die Standardeingabe ist geschlossen; nenn eine Datei statt -
file-empty = ist leer; erwartet wird JSON
file-unwritten = lässt sich nicht schreiben: { $reason }

# -- vitral play

command-play = im Terminal spielen: allein, gegen Bots oder den Automa, oder mehrere Menschen abwechselnd
    .people = wie viele davon Menschen sind, von Platz 1 an (sonst 1)
    .everybody = alle sind Menschen und wechseln sich an der Tastatur ab
    .bots = wer auf den anderen Plätzen spielt: einer für alle, oder je einer; es gibt: { $names }
    .names = wie die Menschen heißen
    .seed = die Partie mit diesem Startwert, irgendein Text oder eine Zahl
    .save = die Partie in dieser Datei festhalten, Wahl für Wahl
    .resume = eine gespeicherte Partie fortsetzen und dort weiter festhalten
    .hand = ein echter Tisch: tipp, was dort gewürfelt, gezogen oder ausgeteilt wurde
    .more =
        Das Spiel ist reiner Text und geht mit Bildschirmlesern; Farbe gibt es nur im Terminal, und nie, wo NO_COLOR gesetzt ist.
        Beim Spielen zeigt { line-command-help }, was sich tippen lässt.

        Mit --by-hand sind Würfel und Karten die eines echten Tisches: Du tippst, was gewürfelt, gezogen oder ausgeteilt wurde, und
        das Programm achtet auf die Regeln, spielt die Bots oder den Automa und zählt. Für den Automa: { $example }

# -- vitral serve

command-serve = im Browser spielen: die Seite und ihre Tische anbieten
    .host = die Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner)
    .port = der Port (8000); 0 nimmt irgendeinen freien
    .db = eine Datei, oder eine { $url }-URL; ohne Angabe eine eigene Datei
    .open = die Seite im Browser öffnen
    .origin = eine Herkunft, deren Seiten diesen Server auch nutzen dürfen
    .more =
        Partien liegen in einer Datei (siehe --db) und überstehen, was immer diesem Programm zustößt. Die Adresse gilt nur für
        diesen Rechner; --host 0.0.0.0 lässt andere aus deinem Netz herein. docs/server.md erzählt, wie man es für andere betreibt.
command-serve-at = Vitral ist hier: { $address }
command-serve-stop = beenden mit Strg+C
command-serve-stopped = Beendet; alle Partien sind gespeichert.
command-serve-ports = --port: es gibt nur 65535 Ports
command-serve-deaf = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }; versuch --port 0

# -- vitral score

command-score = die Fenster eines Tisches werten
    .file = die Fenster als JSON, oder - für die Standardeingabe
    .proof = sagen, welche Felder die Punkte brachten
    .more =
        Die Datei ist JSON; die Fenster stehen in der Reihenfolge der ersten Züge in der letzten Runde:
        { $example }
        Eine Reihe nennt ihre fünf Felder von links nach rechts: R4 ist eine rote Vier, -- ein freies Feld, W4 Seltenes Glas. Die
        ids stehen in: vitral cards. Weitere Schlüssel: { $keys }; und in einem Fenster: { $excused } (Felder, die eine Prüfung
        verzeiht). Gewertet wird immer ohne Prüfung.

        Solospiel: { $solo }, ein Fenster ohne Gunststeine, ein oder zwei geheime Aufträge (der bessere zählt), und der
        Rundenanzeiger, { $track }, dessen Summe die Zielpunktzahl ist.
        Gegen den Automa: { $automa }, sein Fenster trägt { $mark } und kein Muster,
        dazu { $level }.
command-score-no-target = Keine Zielpunktzahl: Die Datei nennt keinen Rundenanzeiger.

# -- vitral check

command-check = Fenster mit ihren Mustern und Nachbarn vergleichen
    .strict = mit 1 enden, wenn ein Fenster eine Regel bricht
    .more =
        Die Datei ist die von vitral score (siehe: vitral score --help); hier genügen { $keys }.
        Eine Prüfung sieht auf das Gedruckte und auf Würfel Seite an Seite, nicht auf Rand und Berührung, denn Werkzeuge dürfen
        Würfel allein stehen lassen. Würfeln, die mit einer Ausnahme gesetzt wurden, wird das Gedruckte verziehen: { $excused }
        Seltenes Glas (W4) hat keine Farbe: Es passt zu jeder und darf neben jeder liegen, aber seine Zahl zählt. Das Fenster des
        Automas wird nicht geprüft, weil seine Würfel seinen Karten folgen.

        Der Befehl endet mit 0, was immer er findet; mit --strict endet er mit 1, wenn ein Fenster eine Regel bricht.
command-check-automa = { $name }: nicht geprüft, weil die Würfel des Automas seinen Karten folgen
command-check-fine = { $name }: keine Regel gebrochen
command-check-broken = { $name }: { $count ->
    [one] { $count } Würfel bricht eine Regel
   *[other] { $count } Würfel brechen eine Regel
  }
command-check-space = { $space } hält { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [one] wieder in Ordnung ohne { $count } Würfel: { $spaces }
   *[other] wieder in Ordnung ohne { $count } Würfel: { $spaces }
  }

# -- vitral replay

command-replay = eine aufgezeichnete Partie prüfen und erzählen
    .file = eine Spieldatei, oder - für die Standardeingabe
    .ply = nach N Einträgen des Protokolls aufhören
    .seat = erzählen, was Platz K wissen darf (ab 1)
    .all = alle Geheimnisse erzählen, auch die einer laufenden Partie
    .verify = nur sagen, ob der Spielbericht stimmt, samt dem Austeilen
    .commitment = mit --verify: der Hash, den der Tisch am Anfang zeigte
    .svg = den Tisch auch in diese Datei zeichnen
    .more =
        Jeder Eintrag muss dort möglich sein, wo er steht, und das Ergebnis muss das sein, das sich ergibt: Wenn nicht, nennt die
        Meldung den Eintrag, und der Rückgabewert ist 1. Geheime Aufträge werden nach dem Ende erzählt, oder mit --all.

        --verify beweist auch das Austeilen, wenn der Spielbericht den Startwert nennt: Jeder Zufall ist der, den dieser Startwert
        ergibt (docs/records.md). --commitment ist der Hash, den ein Tisch im Netz von Anfang an zeigte: Der Startwert muss der
        versprochene sein.
command-replay-no-ply = { $count ->
    [one] es gibt keinen Eintrag { $ply }; das Protokoll hat { $count } Eintrag
   *[other] es gibt keinen Eintrag { $ply }; das Protokoll hat { $count } Einträge
  }
command-replay-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $last }
command-replay-commitment = --commitment gehört zu --verify
command-replay-possible = { $count ->
    [one] { $count } Eintrag, und er ist möglich
   *[other] { $count } Einträge, und alle sind möglich
  }
command-replay-trust = der Spielbericht nennt keinen Startwert, also bleibt das Austeilen Vertrauenssache
command-replay-promised = { $count ->
    [one] { $count } Zufall, und er folgt aus dem Startwert, der am Anfang versprochen war
   *[other] { $count } Zufälle, und alle folgen aus dem Startwert, der am Anfang versprochen war
  }
command-replay-proved = { $count ->
    [one] { $count } Zufall, und er folgt aus dem Startwert des Spielberichts (ein Versprechen dazu ist nicht bekannt)
   *[other] { $count } Zufälle, und alle folgen aus dem Startwert des Spielberichts (ein Versprechen dazu ist nicht bekannt)
  }
command-replay-nothing-to-draw = noch nichts zu zeichnen: Bei Eintrag { $ply } sind die Fenster nicht gewählt
command-replay-verified = { $names }: { $count ->
    [one] { $count } Eintrag, geprüft.
   *[other] { $count } Einträge, geprüft.
  }
command-replay-no-windows = Die Fenster sind noch nicht gewählt.
command-replay-to-choose = { $name } ist an der Reihe.
command-replay-so-far = Wenn jetzt Schluss wäre: { $scores }.

# -- vitral cards

command-cards = die Karten auflisten, oder alles über eine erzählen
    .card = eine Karte, etwa { $example }; ohne sie werden alle aufgelistet
    .sources = auflisten, woher das Wissen über die Karten stammt
    .more =
        Jede Karte sagt, wie sicher wir uns sind, und woher: aus einer Spielanleitung, aus mehreren Quellen, aus einer Quelle,
        erschlossen, oder von uns nachgebaut. Die Quellen zeigt --sources.
command-cards-both = --sources zeigt alle Quellen; die einer Karte stehen bei ihr, also lass eines von beiden weg
command-cards-none = eine Karte { $card } gibt es nicht; alle zeigt: vitral cards
command-cards-none-close = eine Karte { $card } gibt es nicht; { $hint } Alle zeigt: vitral cards
command-cards-certainty = Sicherheit: { $certainty }.
command-cards-note = Anmerkung: { $note }
command-cards-sources = Quellen:
command-cards-source = { $key } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }): { $text }

certainty-rulebook = Anleitung
    .about = steht in einer Spielanleitung
certainty-several = mehrere
    .about = mehrere unabhängige Quellen stimmen überein
certainty-one = eine
    .about = aus einer einzigen Quelle
certainty-inferred = erschlossen
    .about = von uns erschlossen
certainty-reconstructed = Nachbau
    .about = unser eigener Nachbau

cards-window = Fenstermuster
    .many = Fenstermuster (die beiden Seiten einer Karte zusammen; Schwierigkeit = Gunststeine)
cards-tool = Werkzeug
    .many = Werkzeuge
cards-public = öffentlicher Auftrag
    .many = Öffentliche Aufträge
cards-private = geheimer Auftrag
    .many = Geheime Aufträge
cards-inspiration = Inspiration
    .many = Inspirationen
cards-glass-board = Glasbrett
    .many = Glasbretter
cards-automa = ein Gegner aus Karten
    .many = Der Automa: Muster, Positionen, Wertungskarte und Stufen
cards-automa-card = Karte des Automas
    .many = Der Stapel des Automas
cards-card = Karte { $id }

cards-automa-short = Spalten: { $columns }; { favor-of }
cards-once-a-round = einmal je Runde
cards-once-a-game = einmal je Partie
cards-room = { $count ->
    [one] Es hat Platz für { $count } Würfel.
   *[other] Es hat Platz für { $count } Würfel.
  }
cards-automa-passion = Sie gehört zu Passion: Mit Seltenem Glas ist eine solche Karte unter den zehn.
cards-difficulty = { $difficulty ->
    [one] Schwierigkeit { $difficulty }, also { $difficulty } Gunststein.
   *[other] Schwierigkeit { $difficulty }, also { $difficulty } Gunststeine.
  }
cards-other-side = Die andere Seite der Karte ist { $card }.
cards-letters = Buchstaben verlangen eine Farbe, Ziffern eine Zahl, Punkte nichts.
cards-tool-number = Werkzeug Nummer { $number }. { $text }
cards-when = Wann: { $moments }.
cards-when-any = jederzeit im Zug
cards-when-before-draft = bevor der Würfel dieses Zuges genommen ist (das Werkzeug enthält das Nehmen, oder geht ihm voran)
cards-when-after-draft = nachdem der Würfel dieses Zuges gesetzt ist
cards-when-first-turn = nur im ersten Zug der Runde
cards-when-second-turn = nur im zweiten Zug der Runde
cards-moment-in-hand = mit einem Würfel in der Hand
cards-moment-tool = zusammen mit einem Werkzeug
cards-moment-turn = jederzeit im eigenen Zug
cards-solo-payment = Preis im Solospiel: { tool-pay }.
cards-points-sum = Punkte: die Summe selbst.
cards-points-each = Punkte: jedes Mal { $points }.
cards-costs = Preis: { favor-of }
cards-costs-nothing = Preis: nichts
cards-begins-with-less = dafür zu Beginn weniger: { favor-of }
cards-for-solo = auch für Solospiele
cards-not-for-solo = nicht für Solospiele
cards-automa-columns = Seine Spalten, von links nach rechts: { $columns }. Jeder Würfel kommt auf seine Farbe, von oben nach unten.
cards-automa-tokens = Zu Beginn hat er { favor-of }.
cards-automa-positions = Seine Positionskarten für Seltenes Glas: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Wertung: geheime und die meisten öffentlichen Aufträge wie sonst; { $points } Punkt je volle Spalte dagegen bei { $cards }.
   *[other] Wertung: geheime und die meisten öffentlichen Aufträge wie sonst; { $points } Punkte je volle Spalte dagegen bei { $cards }.
  }
cards-automa-levels = Zusätzliche Punkte nach Stufe: { $levels }.

# -- vitral simulate

command-simulate = Bots viele Partien spielen lassen
    .bots = einer für alle Plätze, oder je einer; es gibt: { $names } (sonst random)
    .games = wie viele Partien (sonst 100)
    .more =
        Partie i zum Startwert S hat den Startwert S/i, ihre Bots S/i/Platz: Die Ergebnisse hängen nur vom Startwert und den
        Optionen ab, nicht von --jobs. Im Solospiel ist gewonnen, was die Zielpunktzahl übertrifft; gegen den Automa stehen seine
        Ergebnisse auf Platz 2.
simulate-standard = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } mit { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätzen
  }
simulate-solo = { $games ->
    [one] { $games } Solopartie
   *[other] { $games } Solopartien
  }
simulate-automa = { $games ->
    [one] { $games } Partie gegen den Automa ({ $level })
   *[other] { $games } Partien gegen den Automa ({ $level })
  }
simulate-seed = Startwert { $seed }, { $plies } Einträge je Partie
simulate-columns = Spalten
    .games = Partien
    .wins = Siege
    .mean = Mittel
    .sd = Abw.
    .lowest = kleinste
    .highest = größte
simulate-seat = Platz { $seat } { $bot }
simulate-all = alle { $bot }
simulate-spread = im Mittel { $mean }, Abweichung { $sd }, von { $lowest } bis { $highest }
simulate-target = Zielpunktzahl: { $target }; Abstand: { $margin }.
simulate-ties = Gleichstände um den Sieg: { $ties }.
simulate-no-ties = Keine Partie endete mit Gleichstand um den Sieg.
simulate-tie-private = { $count } durch Punkte des geheimen Auftrags
simulate-tie-tokens = { $count } durch Gunststeine
simulate-tie-order = { $count } durch die Zugfolge

# -- vitral arena

command-arena = Bots mit denselben Karten und Würfeln gegeneinander antreten lassen und messen
    .bots = die Bots; es gibt: { $names }
    .deals = wie oft ausgeteilt wird (sonst 100)
    .alone = jeder Bot nur gegen sich selbst
    .seconds = Zeit für einen Zug, für Bots, die suchen
    .playouts = Probepartien für einen Zug, für Bots, die suchen
    .json = die Ergebnisse als JSON schreiben; - für die Standardausgabe
    .picture = Punkte und Spielstärken als SVG zeichnen
    .resume = Partien in dieser Datei festhalten und nur die spielen, die dort noch fehlen
    .more =
        Nenn die Bots vom schwächsten zum stärksten. Je zwei treten bei jedem Austeilen an: ein Platz des später genannten gegen
        die anderen Plätze des früher genannten, ein Platz nach dem anderen. Mit --alone, im Solospiel und gegen den Automa spielt
        jeder für sich. Ein Bot kann ein Programm sein: { $program } (docs/bots.md). Beim Startwert S wird zum i-ten Mal mit S/i
        ausgeteilt: Die Ergebnisse hängen nur vom Startwert und den Optionen ab, nicht von --jobs; mit --seconds auch vom Rechner.
        Zeiten sind Rechenzeiten des Prozessors.
arena-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, { $deals ->
    [one] { $deals }-mal ausgeteilt
   *[other] { $deals }-mal ausgeteilt
  }, Startwert { $seed }
arena-columns = Spalten
    .interval = 95 %
    .rating = Stärke
    .time = ms je Zug
arena-margin = Abstand zur Zielpunktzahl: im Mittel { $mean }, Abweichung { $sd }
arena-failures = { $count ->
    [one] { $count } Ausfall: Züge, die der Wächter beendet hat
   *[other] { $count } Ausfälle: Züge, die der Wächter beendet hat
  }
arena-ahead = { $upper } vor { $lower }: { $wins } von { $games }, { $share } ({ $interval })

# -- vitral bench

command-bench = messen, wie schnell die Bibliothek spielt
    .yardstick = eine Python-Datei, gegen die im selben Lauf gemessen wird
    .seconds = Länge eines Abschnitts (sonst 1)
    .repeats = Abschnitte jeder Art (sonst 5)
    .more =
        Spielt rein zufällige Partien für 2 über die öffentliche Schnittstelle { $front }: übliche Optionen, mit Protokoll, ein Kern.
        Eine Entscheidung listet die erlaubten Aktionen auf und spielt eine; gibt es nur eine, wird gespielt, aber nicht gezählt.

        Eine Messlatte ist eine Python-Datei mit einer Funktion { $function }, die eine Partie von 40 Zügen spielt. Ihre Abschnitte
        wechseln sich mit unseren in einem Prozess ab, und die Mediane der Verhältnisse zählen: Wie schnell der Rechner ist, hebt
        sich heraus.
command-bench-measuring = gemessen wird: { $what }
bench-decisions = Entscheidungen/s
    .about = { $number } in einer Partie
bench-games = Partien/s
    .about = { $number } Einträge in einer Partie
bench-copies = Kopien/s
bench-views = Sichten/s
bench-records = Spielberichte/s
    .about = als JSON, mitten in der Partie
bench-yardstick = Messlatte
    .about = Partien/s, { $turns } Züge/s
bench-ratios = Verhältnisse
    .about = Entscheidungen je Zug, { $games } Partien je Partie
bench-medians = { $count ->
    [one] Median von { $count } Abschnitt zu { $seconds } s, Python { $version }.
   *[other] Mediane von { $count } Abschnitten zu { $seconds } s, Python { $version }.
  }
