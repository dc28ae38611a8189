### Not for the page

# Die Kommandozeile: Hilfe, Klagen über Argumente und Dateien, und was die Befehle ausgeben.
# Namen von Befehlen, Optionen und deren Werte werden in allen Sprachen gleich getippt.

# -- vitral selbst

command-vitral = Sagrada spielen, Partien studieren, am echten Tisch prüfen und werten. Ein inoffizielles Fanprojekt.
    .usage = Aufruf:
    .arguments = Argumente
    .options = Optionen
    .commands = Befehle
    .help = diese Hilfe zeigen und beenden
    .version = die Version zeigen und beenden
    .language = die Sprache: { $names }; Standard ist die deines Systems (LANG)
    .more = { $help } { metavar-command } erklärt einen Befehl, { $man } alle, mit Einstellungen und Dateien.
command-exits = Rückgabewerte
    .done = erledigt
    .wrong = die Eingabe ist verständlich, aber falsch: eine unmögliche Spieldatei oder, mit check --strict, eine gebrochene Regel
    .unclear = der Befehl oder die Eingabe war nicht zu verstehen; nichts wurde geschrieben
command-unknown = unbekannter Befehl { $name }; die Befehle sind: { $names }
command-unknown-close = unbekannter Befehl { $name }; { $hint }
command-interrupted = abgebrochen
command-stopped = es geht nicht weiter: { $reason }
command-extra = dafür fehlen Pakete; installiere sie mit: { $command }
command-progress = { $done }/{ $total } Partien
command-progress-rate = { $done }/{ $total } Partien, { $rate } pro Sekunde, noch { $left }
command-percent = { $number } %
command-ranking = Rangliste

metavar-command = BEFEHL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-page = SEITE
metavar-code = KÜRZEL
metavar-where = WO

# -- Argumente

argument-at = Argument { $name }: { $why }
argument-see = { $problem }; siehe: { $command }
argument-expected = erwartet: { $usage }
argument-missing = es fehlt: { $names }; Aufruf: { $usage }
argument-ambiguous = { $name } steht für mehrere Optionen: { $names }
argument-choice = erwartet: { $values }; gefunden: { $found }
argument-unknown = unbekannte Argumente: { $names }
argument-language = unbekannte Sprache { $text }; wähle eine von: { $names }
argument-names = erwartet werden Namen, durch Kommas getrennt, gefunden: { $found }
argument-number = erwartet wird eine ganze Zahl ab { $least }, gefunden: { $found }
argument-range = erwartet wird eine ganze Zahl von { $first } bis { $last }, gefunden: { $found }
argument-seconds = erwartet wird eine Sekundenzahl über 0 und höchstens 3600, gefunden: { $found }
argument-cards = die Karten einer { $ending }-Datei zu den eingebauten hinzunehmen; mehrmals möglich
argument-json = JSON statt Text ausgeben
argument-json-files = JSON statt Text ausgeben: ein Objekt je Datei, auch für Dateien mit Fehlern
argument-progress = den Fortschritt auf der Fehlerausgabe zeigen, auch wenn sie kein Terminal ist
argument-seed = irgendein Text oder eine Zahl (Standard: 0)
argument-jobs = wie viele Prozesse (Standard: 1)
argument-cluster = auf einem Ray-Cluster spielen: { $local } für einen auf diesem Computer mit so vielen Prozessen, { $address } für einen, der schon läuft

# Die Optionen eines Tisches.
table-options = der Tisch
    .usual = Standard: { $value }.
    .depends = Standard: { $value }, an manchen Tischen { $other }.

# -- Dateien

file-standard-input = Standardeingabe
file-no-standard-input = die Standardeingabe ist geschlossen; nenn eine Datei statt -
file-empty = ist leer; erwartet wird JSON
file-ending = { $file }: der Name muss auf { $endings } enden
file-is-folder = { $file }: das ist ein Ordner; nenn eine Datei
file-unwritten = lässt sich nicht schreiben: { $reason }

# -- vitral play

command-play = im Terminal spielen: allein, gegen Bots oder den Automa oder mehrere Menschen abwechselnd
    .people = wie viele Spieler Menschen sind, von Platz 1 an (Standard: 1)
    .everybody = alle Spieler sind Menschen und wechseln sich an der Tastatur ab
    .bots = wer auf den anderen Plätzen spielt: ein Bot für alle oder je einer; es gibt: { $names } (Standard: { $usual } oder { $variable })
    .names = die Namen der Menschen
    .seed = die Partie aus diesem Startwert austeilen, irgendein Text oder eine Zahl
    .save = die Partie nach jeder Wahl in dieser Datei speichern
    .resume = eine gespeicherte Partie fortsetzen: eine Datei oder ein Name aus vitral games; ohne Angabe die letzte
    .hand = für einen echten Tisch: du gibst ein, was dort gewürfelt, gezogen oder ausgeteilt wurde
    .more =
        Das Spiel ist reiner Text und funktioniert mit Vorleseprogrammen. Farbe gibt es nur im Terminal und nicht, wenn NO_COLOR
        gesetzt ist; VITRAL_COLOR geht beidem vor. Beim Spielen zeigt „{ line-command-help }“, was du eingeben kannst.

        Mit --by-hand kommen Würfel und Karten von einem echten Tisch. Du gibst ein, was dort gewürfelt, gezogen oder ausgeteilt
        wurde; das Programm achtet auf die Regeln, spielt die Bots oder den Automa und zählt die Punkte.
        Für den Automa:
          { $example }

# -- vitral games

command-games = deine Partien auflisten, auf diesem Computer oder auf einem Server
    .server = deine Partien auf diesem Server; ohne URL auf dem Server aus den Einstellungen
games-none = Hier ist noch keine Partie gespeichert.
games-none-there = Auf { $server } hast du noch keine Partie.
games-unreadable = nicht lesbar
games-how-to = Eine fortsetzen: { $resume }; eine lesen: { $replay }
games-how-to-there = Eine fortsetzen: { $resume }

# -- vitral serve

command-serve = im Browser spielen: die Seite und ihre Tische anbieten
    .host = die Adresse, auf der gelauscht wird (Standard: 127.0.0.1, nur dieser Computer)
    .port = der Port (Standard: 8000); 0 nimmt irgendeinen freien
    .db = eine Datei oder eine { $url }-URL; Standard: eine Datei in deinem Datenordner
    .bus = die { $url }-URL, über die sich mehrere Server an einer Datenbank gegenseitig benachrichtigen
    .workers = wie viele Prozesse sich diesen Port teilen (Standard: 1); mehrere brauchen eine PostgreSQL-Datenbank und --bus
    .open = die Seite im Browser öffnen
    .origin = eine weitere Herkunft, deren Seiten diesen Server nutzen dürfen
    .host_name = ein öffentlicher Name dieses Servers, etwa play.example.org; Links in E-Mails beginnen mit dem ersten
    .metrics_reader = eine weitere Adresse, die /metrics lesen darf
    .prepare_bots = diesen Befehl neben dem Server ausführen; danach nutzen die stärksten Bots, was er installiert oder kompiliert hat
    .site = das Spiel aus diesem Ordner, den vitral site geschrieben hat, auch zum Spielen ohne Netz anbieten
    .no_lobby = ohne Lobby und schnelle Spiele
    .mail = E-Mails über diesen Server verschicken: { $url }
    .mail_sender = der Absender dieser E-Mails
    .push = Benachrichtigungen verschicken; Push-Dienste schreiben an diesen Kontakt: { $url }
    .more =
        Partien werden in einer Datei gespeichert (siehe --db), auch wenn dieses Programm abgebrochen wird. Die Adresse gilt nur auf
        diesem Computer; mit --host 0.0.0.0 kommen auch andere aus deinem Netz herein. docs/server.md erklärt, wie man einen
        Server für andere betreibt.
command-serve-at = Vitral ist hier: { $address }
command-serve-running = Vitral läuft schon: { $address }
command-serve-bots-ready = Die stärksten Bots sind bereit.
command-serve-bots-failed = Die stärksten Bots ließen sich nicht vorbereiten und spielen vorerst schwächer: { $reason }.
command-serve-stop = beenden mit Strg+C
command-serve-stopped = Beendet. Alle Partien sind gespeichert.
command-serve-mail = --mail braucht eine Adresse wie { $url }, und --mail-sender einen Absender
command-serve-push = --push braucht einen Kontakt wie { $url }
command-serve-links = --mail und --push brauchen --host-name: Links in Nachrichten beginnen damit, zum Beispiel { $example }
command-serve-host-name = --host-name: „{ $given }“ ist kein Servername; schreib ihn wie { $example }
command-serve-site = --site: in { $folder } liegt keine Site; schreib eine mit: { $command }
command-serve-ports = --port: der höchste Port ist 65535
command-serve-deaf = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
command-serve-deaf-port = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }; versuch --port 0

# -- vitral admin

metavar-table = TISCH
command-admin = die Tische eines Servers verwalten: auflisten, schließen, löschen, sichern, wiederherstellen, prüfen
    .tables = alle Tische auflisten
    .events = auflisten, was an einem Tisch geschah; mit Namen und Entscheidungen
    .verify = alle Tische nachspielen und die beschädigten nennen
    .close = einen Tisch schließen; nach einer Frist wird er gelöscht
    .reopen = einen geschlossenen Tisch wieder öffnen
    .revoke = alle Links eines Tisches ungültig machen; wer spielt, behält seinen Platz
    .erase = Namen und Zugang der Person an einem Platz löschen, an allen ihren Tischen
    .backup = alles bei laufendem Server in eine neue Datei kopieren und die Kopie prüfen
    .restore = eine Sicherung prüfen und dorthin bringen, wo noch keine Datenbank ist
    .table = die ID eines Tisches wie in seiner Adresse oder sein Name im Protokoll
    .seat = ein Platz (ab 1)
    .file = die Datei der Sicherung
    .more =
        Ein laufender Server bemerkt Änderungen nach wenigen Sekunden. Zum Wiederherstellen muss er angehalten sein.
        Sicherungen enthalten die Geheimnisse aller Partien; nur ihr Besitzer kann die Dateien lesen. docs/operating.md
        erklärt alles.
admin-stage-choosing = Fensterwahl
admin-stage-playing = im Spiel
admin-stage-over = zu Ende
admin-row = { $table }: { $stage }, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
  }, zuletzt { $when } ({ $seats })
    .closed = – geschlossen { $when }
    .stale = – zum Löschen vorgemerkt { $when }
admin-none = Es gibt keine Tische.
admin-no-table = es gibt keinen Tisch { $table }; alle nennt: vitral admin tables
admin-fault = { $table } ist beschädigt: { $why }
admin-file-fault = die Datei der Datenbank ist beschädigt: { $why }
admin-verified = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
  }, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
  }: { $wrong ->
    [0] alles stimmt.
    [one] { $wrong } Fehler.
   *[other] { $wrong } Fehler.
  }
admin-closed = Tisch { $table } ist geschlossen. { $days ->
    [one] Nach { $days } Tag wird er gelöscht
   *[other] Nach { $days } Tagen wird er gelöscht
  }; bis dahin öffnet ihn wieder: vitral admin reopen { $table }
admin-reopened = Tisch { $table } ist offen.
admin-revoked = Alle Links zu Tisch { $table } gelten nicht mehr (ein angehaltener Server setzt das beim Start um). Wer dort sitzt, behält seinen Platz und findet neue Links auf der Seite.
admin-erased = { $table }, Platz { $seat }: Name und Zugang gelöscht
admin-erased-backups = Ältere Sicherungen enthalten sie noch.
admin-backed-up = Alles ist in { $file }.
admin-restored = { $file } ist wiederhergestellt.

# -- vitral score

command-score = die Fenster eines Tisches werten
    .file = die Fenster als JSON oder - für die Standardeingabe
    .proof = sagen, welche Felder die Punkte brachten
    .more =
        Die Datei ist JSON. Nenn die Fenster in der Reihenfolge, in der ihre Besitzer ihren ersten Zug der letzten Runde hatten:
        { $example }
        Eine Reihe nennt ihre fünf Felder von links nach rechts: R4 ist eine rote 4, -- ein freies Feld, W4 Seltenes Glas. Die IDs
        zeigt: vitral cards. Weitere Schlüssel: { $keys }; und in einem Fenster: { $excused } (Felder, auf denen ein Würfel den
        Aufdruck missachtet). Die Wertung sucht nie nach Fehlern.

        Solospiel: { $solo }, ein Fenster ohne Gunststeine, ein oder zwei geheime Aufträge (der bessere zählt) und der
        Rundenanzeiger, { $track }, dessen Summe die Zielpunktzahl ist.
        Gegen den Automa: { $automa }, sein Fenster mit { $mark } gekennzeichnet und ohne Muster,
        dazu { $level }.
command-score-no-target = Keine Zielpunktzahl: In der Datei fehlt der Rundenanzeiger.

# -- vitral check

command-check = Fenster mit ihren Mustern und den Setzregeln vergleichen
    .strict = mit 1 enden, wenn ein Fenster eine Regel bricht
    .more =
        Die Datei ist dieselbe wie für vitral score (siehe: vitral score --help), aber nötig sind nur { $keys }.
        Eine Prüfung achtet auf aufgedruckte Vorgaben und auf Würfel Seite an Seite. Würfel, die keinen anderen berühren, und ein
        einziger Würfel abseits des Rands stehen als Zweifelsfälle dabei, denn Werkzeuge dürfen Würfel allein zurücklassen. Nenn die
        Felder, auf denen ein Würfel eine Vorgabe missachten darf:
          { $excused }
        Seltenes Glas (W4) hat keine Farbe: Es passt zu jeder und darf neben jeder liegen, aber seine Zahl zählt. Das Fenster des
        Automas wird nicht geprüft, denn seine Würfel folgen seinen Karten.

        Der Rückgabewert ist 0, was immer die Prüfung findet. Mit --strict ist er 1, wenn ein Fenster eine Regel bricht.
command-check-automa = { $name }: nicht geprüft, denn die Würfel des Automas folgen seinen Karten
command-check-fine = { $name }: keine Regel gebrochen
command-check-broken = { $name }: { $count ->
    [one] { $count } Würfel bricht eine Regel
   *[other] { $count } Würfel brechen eine Regel
  }
command-check-space = { $space } ({ $asks }), Würfel { $die }: { $why }
command-check-without = { $count ->
    [one] wieder regelgerecht ohne { $count } Würfel: { $spaces }
   *[other] wieder regelgerecht ohne { $count } Würfel: { $spaces }
  }

# -- vitral replay

command-replay = eine aufgezeichnete Partie prüfen und als Text ausgeben
    .file = eine Spieldatei, ein Name aus vitral games oder - für die Standardeingabe
    .ply = nach N Einträgen des Protokolls aufhören
    .seat = zeigen, was Platz K wissen darf (ab 1)
    .all = alles Geheime zeigen, auch wenn die Partie noch läuft
    .verify = nur prüfen, ob die Spieldatei und das Austeilen stimmen
    .commitment = mit --verify: der Hash, den der Tisch am Anfang zeigte
    .svg = den Tisch auch in diese Datei zeichnen
    .more =
        Jeder Eintrag der Spieldatei muss an seiner Stelle möglich sein, und das Ergebnis muss aus den Einträgen folgen. Wenn nicht,
        nennt die Meldung den Eintrag, und der Rückgabewert ist 1. Geheime Aufträge werden aufgedeckt, wenn die Partie vorbei ist,
        oder mit --all.

        --verify beweist auch das Austeilen, wenn die Spieldatei den Startwert enthält: Jeder Wurf, jedes Ziehen und jedes Austeilen
        muss so sein, wie der Startwert es ergibt (docs/records.md). --commitment ist der Hash, den ein Onlinetisch von Anfang an
        zeigte: Der Startwert muss der versprochene sein.
command-replay-no-ply = { $count ->
    [one] es gibt keinen Eintrag { $ply }; das Protokoll hat { $count } Eintrag
   *[other] es gibt keinen Eintrag { $ply }; das Protokoll hat { $count } Einträge
  }
command-replay-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $last }
command-replay-one-svg = --svg zeichnet eine Partie; nenn nur eine Datei
command-replay-commitment = --commitment geht nur mit --verify
command-replay-possible = { $count ->
    [one] { $count } Eintrag, regelgerecht
   *[other] { $count } Einträge, alle regelgerecht
  }
command-replay-trust = die Spieldatei hat keinen Startwert, also ist das Austeilen Vertrauenssache
command-replay-promised = { $count ->
    [one] { $count } Zufallsergebnis, und es folgt aus dem Startwert, der am Anfang versprochen wurde
   *[other] { $count } Zufallsergebnisse, und alle folgen aus dem Startwert, der am Anfang versprochen wurde
  }
command-replay-proved = { $count ->
    [one] { $count } Zufallsergebnis, und es folgt aus dem Startwert in der Spieldatei (ein früheres Versprechen dazu ist nicht bekannt)
   *[other] { $count } Zufallsergebnisse, und alle folgen aus dem Startwert in der Spieldatei (ein früheres Versprechen dazu ist nicht bekannt)
  }
command-replay-nothing-to-draw = noch nichts zu zeichnen: Bei Eintrag { $ply } sind die Fenster noch nicht gewählt
command-replay-verified = { $names }: { $count ->
    [one] { $count } Eintrag, geprüft.
   *[other] { $count } Einträge, geprüft.
  }
command-replay-no-windows = Die Fenster sind noch nicht gewählt.
command-replay-to-choose = { $name } wählt.
command-replay-so-far = Wäre die Partie jetzt vorbei: { $scores }.

# -- vitral cards

command-cards = die Karten auflisten oder alles über eine von ihnen zeigen
    .card = eine Karte, etwa { $example }, oder eine Art von Karten: { $kinds }; ohne beides werden alle aufgelistet
    .sources = die Quellen unseres Wissens über die Karten auflisten
    .more =
        Jede Karte sagt, wie sicher wir uns sind und warum: Sie steht in einer Anleitung, in mehreren Quellen oder in einer, oder wir
        haben sie erschlossen oder nachgebaut. Die Quellen zeigt --sources.
command-cards-both = --sources zeigt alle Quellen, und eine Karte zeigt ihre eigenen: lass eines von beiden weg
command-cards-none = keine Karte { $card }; alle zeigt: vitral cards
command-cards-none-close = keine Karte { $card }; { $hint } Alle zeigt: vitral cards
command-cards-certainty = Sicherheit: { $certainty }.
command-cards-note = Anmerkung: { $note }
command-cards-sources = Quellen:
command-cards-source = { $key } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }): { $text }

certainty-rulebook = Anleitung
    .about = steht in einer Anleitung
certainty-several = mehrere
    .about = mehrere unabhängige Quellen stimmen überein
certainty-one = eine
    .about = aus einer einzigen Quelle
certainty-inferred = erschlossen
    .about = von uns erschlossen
certainty-reconstructed = Nachbau
    .about = unser eigener Nachbau
certainty-invented = erfunden
    .about = erfunden; eine gedruckte Karte gibt es nicht

cards-window = Fenstermuster
    .many = Fenstermuster (beide Seiten einer Karte zusammen; Schwierigkeit = Gunststeine)
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
cards-automa = ein kartengesteuerter Gegner
    .many = Der Automa: Muster, Positionen, Wertungskarte und Stufen
cards-automa-card = Automa-Karte
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
cards-other-side = Die andere Seite der Karte ist „{ $card }“.
cards-letters = Buchstaben verlangen eine Farbe, Ziffern eine Zahl, Punkte nichts.
cards-tool-number = Werkzeug Nummer { $number }. { $text }
cards-when = Wann: { $moments }.
cards-when-any = jederzeit in deinem Zug, solange du keinen Würfel in der Hand hast
cards-when-before-draft = bevor du in diesem Zug einen Würfel nimmst (wirkt das Werkzeug auf diesen Würfel, auch mit ihm in der Hand)
cards-when-after-draft = nachdem du in diesem Zug einen Würfel gesetzt hast
cards-when-first-turn = nur in deinem ersten Zug der Runde
cards-when-second-turn = nur in deinem zweiten Zug der Runde
cards-moment-in-hand = mit einem Würfel in der Hand
cards-moment-tool = zusammen mit einem Werkzeug
cards-moment-turn = jederzeit in deinem Zug
cards-solo-payment = Preis im Solospiel: { tool-pay }.
cards-points-sum = Punkte: die Summe selbst.
cards-points-each = Punkte: jedes Mal { $points }.
cards-costs = Preis: { favor-of }
cards-costs-nothing = Preis: nichts
cards-begins-with-less = aber zu Beginn hast du { favor-of } weniger
cards-for-solo = auch im Solospiel dabei
cards-not-for-solo = nicht im Solospiel dabei
cards-automa-columns = Seine Spalten, von links nach rechts: { $columns }. Jeder Würfel kommt in die Spalte seiner Farbe, von oben nach unten.
cards-automa-tokens = Zu Beginn hat er { favor-of }.
cards-automa-positions = Seine Positionskarten für Seltenes Glas: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Wertung: sein geheimer Auftrag und die meisten öffentlichen wie üblich. Diese bringen ihm stattdessen je { $points } Punkt für jede volle Spalte: { $cards }.
   *[other] Wertung: sein geheimer Auftrag und die meisten öffentlichen wie üblich. Diese bringen ihm stattdessen je { $points } Punkte für jede volle Spalte: { $cards }.
  }
cards-automa-levels = Zusätzliche Punkte nach Stufe: { $levels }.

# -- vitral rules

command-rules = die Seiten der Anleitung auflisten oder eine davon zeigen
    .page = eine Seite, oder eine Karte oder ein Grund, den sie erklärt; ohne sie alle Seiten
    .more =
        Beispiele:
          { $page }
          { $card }
        Was von uns ist, jede Entscheidung und jede Option:
          { $ours }
command-rules-none = nichts in der Anleitung über { $page }; ihre Seiten zeigt: vitral rules
command-rules-none-close = nichts in der Anleitung über { $page }; { $hint } Ihre Seiten zeigt: vitral rules

# -- vitral simulate

command-simulate = Bots viele Partien spielen lassen
    .picture = die Punktzahlen als SVG in diese Datei zeichnen
    .bots = ein Bot für alle Plätze oder je einer; es gibt: { $names } (Standard: random)
    .games = wie viele Partien (Standard: 100)
    .more =
        Partie i zum Startwert S wird aus dem Startwert S/i ausgeteilt, und ihre Bots bekommen die Startwerte S/i/Platz. So hängen die
        Ergebnisse nur vom Startwert und den Optionen ab, nicht von --jobs. Ein Solospiel ist gewonnen, wenn die Punkte die
        Zielpunktzahl übertreffen. Die Ergebnisse des Automas stehen auf Platz 2.
simulate-standard = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  }
simulate-solo = { $games ->
    [one] { $games } Solospiel
   *[other] { $games } Solospiele
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

picture-written = Bild gespeichert in { $file }
command-arena = Bots dieselben Partien spielen lassen und ihre Stärke messen
    .bots = die Bots; es gibt: { $names }
    .deals = wie oft ausgeteilt wird (Standard: 100)
    .alone = jeder Bot nur gegen sich selbst
    .once = nach jedem Austeilen nur eine Partie, die Plätze wechseln von Mal zu Mal (sonst eine je Platz)
    .seconds = Zeit je Zug, für Bots, die suchen
    .playouts = Probepartien je Zug, für Bots, die suchen
    .picture = Punkte und Spielstärken als SVG zeichnen
    .resume = die Partien in dieser Datei speichern und nur die spielen, die dort noch fehlen
    .more =
        Nenn die Bots vom schwächsten zum stärksten. Je zwei Bots spielen dieselben Partien: ein Platz für den stärkeren, alle anderen
        Plätze für den schwächeren, einmal für jeden Platz. Mit --alone, im Solospiel und gegen den Automa spielt jeder Bot für
        sich. Ein Bot kann ein Programm sein: { $program } (docs/bots.md). Beim Startwert S wird das i-te Mal aus dem Startwert S/i
        ausgeteilt. So hängen die Ergebnisse nur vom Startwert und den Optionen ab, nicht von --jobs; mit --seconds auch vom
        Computer. Zeiten sind Prozessorzeiten.
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
    [one] { $count } Ausfall: Der Zug wurde mit erlaubten Aktionen beendet
   *[other] { $count } Ausfälle: Diese Züge wurden mit erlaubten Aktionen beendet
  }
arena-ahead = { $upper } vor { $lower }: { $wins } von { $games }, { $share } ({ $interval })

# -- vitral dataset

command-dataset = Partien als Tabelle von Entscheidungen schreiben, um daraus zu lernen
    .out = die Datei, die geschrieben wird ({ $ending }); daneben entsteht eine Beschreibung (.md)
    .db = die beendeten Partien aus der Datenbank eines Servers nehmen: eine Datei oder eine { $url }-URL
    .more =
        Die Datei hat das Format Parquet. Zu jeder Entscheidung steht darin, was der Platz sah, welche Aktionen erlaubt waren,
        welche gewählt wurde und wie die Partie ausging. Es sind die Partien, die simulate mit demselben Startwert und denselben Optionen spielt.
dataset-written = { $file }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }

# -- vitral bench

command-bench = messen, wie schnell die Bibliothek spielt
    .yardstick = eine Python-Datei, gegen die im selben Lauf gemessen wird
    .seconds = Länge eines Abschnitts in Sekunden (Standard: 1)
    .repeats = Abschnitte jeder Art (Standard: 5)
    .more =
        Spielt zufällige Partien zu zweit über die öffentliche Schnittstelle { $front }: Standardoptionen, mit Aufzeichnung, ein Kern.
        Eine Entscheidung heißt: die erlaubten Aktionen auflisten und eine davon spielen. Entscheidungen mit nur einer erlaubten
        Aktion werden gespielt, aber nicht gezählt.

        Eine Messlatte ist eine Python-Datei mit einer Funktion { $function }, die eine Partie von 40 Zügen spielt. Ihre Abschnitte
        wechseln sich mit unseren in einem Prozess ab, und ausgegeben werden die Mediane der Verhältnisse, damit es nicht darauf
        ankommt, wie schnell der Computer ist.
command-bench-measuring = gemessen wird: { $what }
bench-decisions = Entscheidungen/s
    .about = { $number } je Partie
bench-games = Partien/s
    .about = { $number } Einträge je Partie
bench-copies = Kopien/s
bench-views = Sichten/s
bench-records = Spieldateien/s
    .about = als JSON, mitten in der Partie
bench-yardstick = Messlatte
    .about = Partien/s, { $turns } Züge/s
bench-ratios = Verhältnisse
    .about = Entscheidungen je Zug, { $games } Partien je Partie
bench-compiled = Die Engine ist kompiliert.
bench-plain = Die Engine läuft als reines Python.
bench-medians = { $count ->
    [one] Median von { $count } Abschnitt zu { $seconds } s, Python { $version }.
   *[other] Mediane von { $count } Abschnitten zu { $seconds } s, Python { $version }.
  }

# -- Rätsel

command-puzzles = Rätsel lösen: Stellungen aus echten Partien, in denen ein Zug klar der beste ist
    .what = das Rätsel, das gelöst werden soll; ohne eines werden alle aufgelistet; { $make } sucht neue
    .grade = nur die dieser Stufe, 1 bis 5
    .games = wie viele Partien durchsucht werden
    .out = die Datei, die geschrieben wird; gibt es sie schon, geht die Suche dort weiter, wo sie aufgehört hat
    .more =
        Neue Rätsel:
          { $make }
        Sie stammen aus Partien zwischen Bots verschiedener Stärke. Der gleiche Startwert ergibt immer die gleiche Datei.
puzzles-none = es gibt kein Rätsel { $id }; vitral puzzles listet sie auf
puzzles-no-file = nenn die Datei, die geschrieben werden soll: { $flag } DATEI
puzzles-made = { $file }: { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel
  } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
puzzles-how-to = Eines lösen: { $solve }. Eine Stufe auflisten: { $list }.
puzzles-column-name = Rätsel
puzzles-column-players = Spieler
puzzles-column-margin = Vorsprung
puzzles-column-missed = Bots scheitern

# -- Fenster

command-window = ein eigenes Fenster zeichnen: prüfen, messen, drucken
    .codes = Codes von Fenstern, wie der Fenster-Editor der Seite sie zeigt
    .grid = ein Muster, vier Reihen mit Schrägstrichen dazwischen: { $example }
    .name = sein Name
    .difficulty = seine Schwierigkeit, 1 bis 6; ohne Angabe von Bots geschätzt
    .measure = es von Bots bauen lassen und mit den gedruckten Fenstern vergleichen
    .out = eine Datei zum Drucken schreiben ({ $endings }) oder eine Kartendatei ({ $cards })
    .width = wie breit das gedruckte Fenster ist, in Millimetern
    .paper = das Papier
    .more =
        Drucken:
          { $print }
        Mit einer Kartendatei spielen, sodass alle das Fenster wählen dürfen:
          { $play }
window-none = nenn ein Fenster mit seinem Code oder zeichne eines: { $grid }
window-written = Geschrieben: { $file }
window-millimeters = erwartet werden Millimeter, gefunden: { $found }

# vitral site

command-site = das Spiel als Ordner mit Dateien schreiben, die keinen Server brauchen
    .out = der Ordner: neu, leer oder von diesem Befehl geschrieben
    .quick = die Seite nicht so klein wie möglich packen, denn das dauert am längsten
site-written = { $folder }: { $files } Dateien, { $size } MB
site-try = Ausprobieren: { $command }

# -- completion, settings, tables on a server

command-completion = ein Skript ausgeben, das Befehle in deiner Shell vervollständigt
    .shell = die Shell: bash, zsh oder fish
    .more =
        Für ~/.bashrc:
          { $bash }
        Für ~/.zshrc:
          { $zsh }
        Für ~/.config/fish/config.fish:
          { $fish }
config-unknown = unbekannte Einstellung { $name }, oder ihr Wert ist kein Text; es gibt: { $names }
table-no-server = nenn einen Server mit { $flag } oder setze { $variable }
table-invitation = Einladung
table-watch = Zum Zuschauen
table-sit = Um deinen eigenen Platz einzunehmen: { $command }
table-sit-friend = Für Mitspieler am Terminal: { $command }
command-table-new = einen neuen Tisch anlegen
command-table = einen Tisch auf einem Server anlegen und seine Links zeigen
    .server = die Adresse des Servers (Standard: die Einstellung server)
    .name = dein Name
    .bots = Bots für die letzten Plätze; es gibt: { $names }
    .more =
        Du nimmst den ersten Platz, wer die Einladung hat, die nächsten. Zum Beispiel:
          { $example }
