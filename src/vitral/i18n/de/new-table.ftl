# Einen Tisch aufbauen: jede Option mit einem schlichten Satz. Der Satz steht unter der Auswahl.

options-more = Mehr Optionen
options-more-changed = { $count ->
    [one] Mehr Optionen ({ $count } geändert)
   *[other] Mehr Optionen ({ $count } geändert)
}
options-group-play = Regeln
options-group-cards = Welche Karten
options-group-boxes = Erweiterungen
options-reset = Zurück zum Standard

option-usual = { $value } (Standard)

option-cards-dealt = Zufällig
option-cards-chosen = { $count ->
    [one] { $count } gewählt
   *[other] { $count } gewählt
}
option-cards-choose = Wählen …
option-cards-clear = Zufällig austeilen

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
setup-timer = Zeit je Zug
    .about = Läuft sie ab, zieht ein Bot für dich.
setup-timer-0 = Unbegrenzt
setup-timer-60 = 1 Minute
setup-timer-300 = 5 Minuten
setup-timer-86400 = 1 Tag
setup-timer-259200 = 3 Tage
setup-stand-in = Wenn jemand geht
    .about = Ein Bot übernimmt für alle, die aufgeben, und bei einem Zeitlimit in Minuten auch für alle, die nicht da sind. Wer aufgibt, passt ohne Bot in jedem Zug; auf alle anderen wartet der Tisch.
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
    .about = Macht zufällige erlaubte Züge und hat bald keine Gunststeine mehr.
bot-apprentice = Lehrling
    .about = Wählt das leichteste Fenster, spart alle Gunststeine und macht ab und zu einen Fehler.
bot-apprentice-1 = Lehrling am ersten Tag
    .about = Sanft: übersieht ein Drittel der Würfel und verschätzt sich oft.
bot-apprentice-2 = Junger Lehrling
    .about = Leicht: übersieht jeden fünften Würfel und spart alle Gunststeine.
bot-apprentice-4 = Sorgfältiger Lehrling
    .about = Spielt fehlerfrei nach Faustregeln und spart alle Gunststeine.
bot-glazier = Glaser
    .about = Wägt ab, was aus jeder Reihe, jeder Spalte und jedem Satz noch werden kann, und spart die Hälfte der Gunststeine.
bot-grandmaster = Großmeister
    .about = Blickt am weitesten voraus und urteilt am besten.
bot-master = Meister
    .about = Spielt vor jedem Zug den Rest der Partie viele Male durch.
bot-master-1 = Gelassener Meister
    .about = Liebt Werkzeuge, gibt die meisten Gunststeine dafür aus und wägt seine Züge nicht genau ab.
bot-master-2 = Gemütlicher Meister
    .about = Greift in jeder Partie zwei- bis dreimal zum Werkzeug und verschätzt sich ab und zu.
bot-master-3 = Aufmerksamer Meister
    .about = Irrt selten, spielt Partien aber nicht im Voraus durch.
bot-strength = Im Schnitt { $points } Punkte gegen einen Bot derselben Art.
bot-difficulty = { $bot } (etwa { $points } Punkte)
bot-soon = { $bot } (gleich in voller Stärke)
bot-reduced = { $bot } (hier schwächer)
bot-nth = { $bot } { $nth }
bot-person = { $nth ->
    [1] Agnes
    [2] Bruno
    [3] Klara
    [4] Dario
    [5] Elsa
   *[other] Felix
  } ({ $bot })

setup-door = Wer mitspielen darf
setup-door-link = Wer den Link hat
    .about = Nur wer den Link von dir bekommt, kann mitspielen.
setup-door-chat = Freunde, mit Chat
    .about = Nur wer den Link von dir bekommt, kann mitspielen, und alle am Tisch können einander schreiben.
setup-door-public = Alle
    .about = Der Tisch steht in der Lobby: Jeder kann mitspielen oder zuschauen. Es gibt keinen Chat.
setup-level = Mit wem möchtest du spielen?
setup-level-any = Egal
setup-level-new = Mit Neulingen
setup-level-experienced = Mit Erfahrenen
setup-windows = Deine Fenster
    .about = Alle am Tisch dürfen eines davon wählen. Höchstens { $most } Fenster.

emblem-title = Dein Wappen
emblem-about = Es steht am Tisch neben deinem Namen. Ohne Auswahl entsteht es aus deinem Namen.
emblem-color = Farbe
emblem-pattern = Muster
emblem-by-name = Aus meinem Namen
emblem-nth = Muster { $nth }
