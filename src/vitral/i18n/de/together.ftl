# Menschen zusammen: die Partie des Tages, die Lobby, der Chat, die Turniere.

problem-too-long = Das ist zu lang: höchstens { $most } Zeichen.
problem-deal-bot = Hier kann kein Bot für dich spielen: Es werden Menschen miteinander verglichen.
problem-deal-hint = Hier gibt es keine Tipps: Es werden Menschen miteinander verglichen.
problem-deal-options = Diese Partie wurde anders aufgebaut als die Partie des Tages.
problem-deal-seed = Das ist eine Partie mit anderen Würfeln.
problem-deal-forged = So kann diese Partie nicht gespielt worden sein: { $why }.

# -- die Partie des Tages

daily-about = Jeden Tag eine Partie, mit denselben Würfeln für alle. Deine erste Partie des Tages kommt in die Rangliste.
daily-left = Partien für die Rangliste kannst du noch { $time } lang beginnen.
daily-closed = Dieser Tag ist vorbei. Du kannst seine Partie noch spielen, aber sie zählt nicht mehr für die Rangliste.
daily-streak = Deine Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } (längste: { $longest }).
daily-kind = Welche Partie
daily-kind-solo = Allein
daily-kind-glazier = Gegen den Bot „{ bot-glazier }“
daily-name = Dein Name in der Rangliste
daily-play = Partie von heute spielen
daily-play-archive = Diese Partie spielen
daily-go-on = Deine Partie fortsetzen
daily-again = Noch einmal spielen, ohne Rangliste
daily-mine = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Vorsprung { $lead }.
daily-place = Platz { $place } von { $people }.
daily-ahead = Du liegst vor { $percent } % der anderen.
daily-unranked = Zählt nicht für die Rangliste.
daily-void = Diese Partie zählt nicht: Du hast aufgegeben, oder sie endete zu spät.
daily-ranking = Wie es allen erging
daily-spread = Verteilung der Vorsprünge
daily-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
daily-nobody = Die Partie von heute hat noch niemand beendet.
daily-nobody-then = An diesem Tag kam niemand in die Rangliste.
daily-column-place = Platz
daily-column-name = Name
daily-column-points = Punkte
daily-column-lead = Vorsprung
daily-rule-title = Woher die Würfel kommen und wie Partien von anderswo zählen
daily-rule = Dein Vorsprung: deine Punkte minus die Zielpunktzahl im Solospiel oder minus die Punkte des Bots. Der Startwert folgt nach einer öffentlichen Regel aus dem Datum (UTC), damit ihn jeder nachprüfen kann:
daily-honest = Der Server hält einen Tag geschlossen, bis er beginnt, und spielt jede Partie nach, bevor sie zählt. Doch wer will, kann die Würfel vorher ausrechnen. Die Rangliste setzt auf faires Spiel.
daily-file = Wenn du diese Partie ohne den Server gespielt hast, schick die Spieldatei: Sie wird nachgespielt und zählt für deine Serie, aber nicht für die Rangliste.
daily-file-send = Spieldatei schicken
daily-archive = Alle Tage
daily-archive-about = Die Partien aller früheren Tage kannst du noch spielen, aber nicht für die Rangliste.
daily-date = Zu einem Tag

problem-daily-none = Für diesen Tag gibt es keine Partie.
problem-daily-closed = Die Partie vom { $day } bleibt geschlossen, bis dieser Tag beginnt (UTC).
problem-daily-bot = Einer Datei sieht man nicht an, wer für den Bot gewählt hat. Spiel diese Partie hier.
problem-daily-sent = Du hast schon eine Partie dieses Tages geschickt.

# -- die Lobby

lobby-about = Finde jemanden zum Spielen oder sieh anderen zu. Ob ein Tisch hier steht, entscheidet sein Gastgeber.
lobby-quick = Schnelles Spiel
lobby-quick-about = Zu zweit, Grundspiel. Sofort: fünf Minuten je Zug. Über mehrere Tage: ein Tag je Zug.
lobby-quick-now = Sofort spielen
lobby-quick-days = Über mehrere Tage spielen
lobby-name = Dein Name
lobby-open = Offene Tische
lobby-none = Gerade wartet niemand auf Mitspieler.
lobby-new = Selbst einen Tisch aufbauen
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
lobby-here = gerade da
lobby-no-limit = ohne Zeitlimit
lobby-level-new = gern mit Neulingen
lobby-level-experienced = für Erfahrene
lobby-join = Mitspielen
lobby-join-at = Mitspielen am Tisch von { $name }
lobby-yours = Zu deinem Platz
lobby-watch = Tische zum Zuschauen
lobby-watch-none = Gerade gibt es keine öffentliche Partie zum Zuschauen.
lobby-watch-it = Zuschauen
lobby-watch-at = Am Tisch von { $name } zuschauen
lobby-challenges = Herausforderungen
lobby-challenged-by = { $name } möchte noch einmal gegen dich spielen.
lobby-accept = Annehmen
lobby-accept-of = Herausforderung von { $name } annehmen
lobby-decline = Ablehnen
lobby-decline-of = Herausforderung von { $name } ablehnen
lobby-opponents = Gegen wen du schon gespielt hast
lobby-opponents-about = Fordere jemanden zu einer neuen Partie heraus. Sie beginnt, wenn die andere Seite annimmt.
lobby-opponents-games = { $count ->
    [one] { $count } gemeinsame Partie
   *[other] { $count } gemeinsame Partien
  }
lobby-challenge = { $name } herausfordern: { $pace }
lobby-blocked = Wen du blockiert hast
lobby-unblock = Nicht mehr blockieren

problem-not-met = Ihr habt noch nicht miteinander gespielt, oder einer von euch hat den anderen blockiert.
problem-no-lobby = Dieser Server hat keine Lobby.
problem-locked = Der Tisch ist gesperrt: Niemand sonst kann mitspielen.
problem-lock-host = Nur wer den Tisch eröffnet hat, kann ihn sperren.
problem-apart = Dieser Tisch ist für dich nicht offen.
problem-block-players = Nur wer mitspielt, kann an diesem Tisch jemanden blockieren.
problem-blocked-enough = Du hast zu viele blockiert. Gib zuerst in der Lobby jemanden wieder frei.
problem-public-seats = Ein öffentlicher Tisch braucht mindestens einen Platz für jemanden, der per Link dazukommt.
problem-public-chat = Öffentliche Tische haben keinen Chat.

# -- das Reden

# -- die Turniere

contests-about = Alle spielen mit denselben Würfeln, jeder an seinem eigenen Tisch. Dann werden die Ergebnisse verglichen.
contests-mine = Deine Turniere
contest-new = Neues Turnier
contest-create = Turnier anlegen
contest-title = Titel
contest-system = Turnierform
contest-system-once = Eine Partie für alle
    .about = Eine Runde: Alle werden mit allen verglichen.
contest-system-swiss = Schweizer System
    .about = In jeder Runde triffst du auf jemanden, der etwa so gut abgeschnitten hat wie du.
contest-system-all = Jeder gegen jeden
    .about = Alle treffen einmal auf alle, jede Begegnung eine Runde.
contest-rounds = Runden
contest-rounds-n = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
contest-days = Zeit für eine Runde
contest-days-none = Ohne Limit
contest-days-n = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
contest-stage-open = Wartet auf Leute
contest-stage-playing = Läuft
contest-stage-over = Beendet
contest-people = { $count ->
    [one] { $count } Person:
   *[other] { $count } Personen:
  }
contest-invite = Link zu diesem Turnier
contest-enter = Teilnehmen
contest-begin = Beginnen
contest-waits-host = Du bist dabei. Das Turnier beginnt, sobald der Gastgeber es startet.
contest-round = Runde { $round }.
contest-waiting = { $count ->
    [one] { $count } Person ist noch nicht fertig.
   *[other] { $count } Personen sind noch nicht fertig.
  }
contest-left = Noch { $time }.
contest-play = Diese Runde spielen
contest-done = Du hast diese Runde beendet.
contest-end-round = Runde jetzt beenden
contest-end-sure = Wer noch nicht fertig ist, verliert diese Runde.
contest-table = Tabelle
contest-table-about = Ein Sieg zählt 1, ein Unentschieden ½. Bei Gleichstand entscheiden die Ergebnisse deiner Gegner, dann die Summe deiner Vorsprünge.
contest-column-score = Wertung
contest-column-games = S–U–N
contest-column-opponents = Gegner
contest-bye = niemand (Freilos)
contest-missing = nicht beendet
contest-export = Als JSON herunterladen

problem-contest-none = Dieses Turnier gibt es nicht.
problem-contest-host = Das kann nur, wer das Turnier angelegt hat.
problem-contest-begun = Dieses Turnier hat schon begonnen.
problem-contest-full = An einem Turnier können höchstens { $most } Leute teilnehmen.
problem-contest-over = Dieses Turnier ist beendet.
problem-contest-alone = Ein Turnier braucht mindestens zwei Leute.
problem-contest-players = Nur wer teilnimmt, kann spielen.
problem-contest-not-begun = Dieses Turnier hat noch nicht begonnen.
problem-deal-secret = Andere spielen noch dieselbe Partie. Ansehen kann man sie, wenn die Runde vorbei ist.
contest-winner = { $name } gewinnt das Turnier!
