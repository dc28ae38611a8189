# Menschen zusammen: die Partie des Tages, die Lobby, das Reden, die Wettkämpfe.

home-together = Gemeinsam

deal-standing = Zeigen, wie es allen erging
problem-deal-bot = Hier kann kein Bot für dich spielen: Es werden Menschen miteinander verglichen.
problem-deal-hint = Hier gibt es keine Tipps: Es werden Menschen miteinander verglichen.
problem-deal-options = Diese Partie wurde anders aufgebaut als diese Aufgabe.
problem-deal-seed = Das ist eine Partie mit anderen Würfeln.
problem-deal-forged = So kann diese Partie nicht gespielt worden sein: { $why }.

# -- die Partie des Tages

daily-title = Partie des Tages
daily-about = Jeden Tag eine Partie, mit denselben Würfeln für alle. Deine erste Partie des Tages wird gewertet.
daily-left = Gewertete Partien kannst du noch { $time } lang beginnen.
daily-closed = Dieser Tag ist vorbei. Du kannst ihn spielen, wirst aber nicht mehr gewertet.
daily-streak = Deine Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  } (längste: { $longest }).
daily-kind = Welche Partie
daily-kind-solo = Allein
daily-kind-glazier = Gegen glazier
daily-name = Dein Name in der Rangliste
daily-play = Partie von heute spielen
daily-play-archive = Diese Partie spielen
daily-go-on = Deine Partie fortsetzen
daily-again = Noch einmal spielen, ohne Wertung
daily-mine = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, Vorsprung { $lead }.
daily-place = Platz { $place } von { $people }.
daily-unranked = Ohne Wertung.
daily-void = Diese Partie zählt nicht: Du hast aufgegeben, oder sie endete zu spät.
daily-ranking = Wie es allen erging
daily-spread = Wie viele welchen Vorsprung schafften
daily-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
daily-nobody = Die Partie von heute hat noch niemand beendet.
daily-nobody-then = An diesem Tag wurde niemand gewertet.
daily-column-place = Platz
daily-column-name = Name
daily-column-points = Punkte
daily-column-lead = Vorsprung
daily-rule-title = Woher die Würfel kommen, und Partien von anderswo
daily-rule = Der Vorsprung sind deine Punkte minus die zu schlagenden Punkte im Solospiel oder minus die Punkte des Bots. Der Startwert des Gebers folgt nach einer öffentlichen Regel aus dem Datum (UTC), damit ihn jeder nachprüfen kann:
daily-honest = Der Server hält einen Tag geschlossen, bis er beginnt, und spielt jede Partie nach, bevor sie zählt. Doch wer will, kann die Würfel vorher ausrechnen. Die Rangliste setzt auf faires Spiel.
daily-file = Wenn du diese Partie ohne den Server gespielt hast, schicke die Spieldatei: Sie wird nachgespielt und zählt für deine Serie, aber nicht für die Rangliste.
daily-file-send = Spieldatei schicken
daily-archive = Frühere Tage
daily-archive-about = Jeden früheren Tag kannst du noch spielen, ohne Wertung.
daily-date = Zu einem Tag

problem-daily-none = Für diesen Tag gibt es keine Partie.
problem-daily-closed = Die Partie für { $day } bleibt geschlossen, bis dieser Tag beginnt (UTC).
problem-daily-bot = Einer Datei sieht man nicht an, wer für den Bot gewählt hat. Spiele diese Partie hier.
problem-daily-sent = Du hast schon eine Partie dieses Tages geschickt.
