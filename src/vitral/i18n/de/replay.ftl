# Eine Partie noch einmal ansehen.

replay-title = Wiedergabe
replay-of = Wiedergabe: { $names }
replay-controls = Steuerung der Wiedergabe
replay-moment = Moment { $at } von { $last }
replay-round = Runde { $round }
replay-setup = Aufbau
replay-over = Ende der Partie
replay-slider = Moment der Partie
replay-first = Zum Anfang
replay-back-round = Eine Runde zurück
replay-back = Ein Schritt zurück
replay-on = Ein Schritt vor
replay-on-round = Eine Runde vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $speed }×
replay-eyes = Aus wessen Sicht
replay-eyes-all = Alle Karten offen
replay-eyes-seat = { $name }
replay-scores = Wertungsbögen
replay-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
replay-solo-won = Gewonnen: { $points } zu { $target } Punkten.
replay-solo-lost = Verloren: { $points } zu { $target } Punkten.
replay-more = Ansicht und Teilen
replay-share = Link kopieren
replay-record = Spieldatei
replay-fork = Ab hier spielen
replay-loading = Die Partie wird geholt …
replay-waiting = Die Bots spielen …
replay-gone = Unter dieser Adresse gibt es keine beendete Partie. Wiedergeben lässt sich eine Partie, wenn sie vorbei ist; alte Tische werden nach einiger Zeit entfernt.
replay-other-file = Andere Datei öffnen

fork-title = Ab diesem Moment weiterspielen
fork-about = Genau hier beginnt ein neuer Tisch. Was bisher gefallen ist, bleibt; alles Weitere wird neu geworfen.
fork-seat = { $name }
fork-me = Ich spiele
fork-bot = Bot: { $bot }
fork-start = Ab hier spielen

open-title = Spieldatei öffnen
open-about = Eine Spieldatei (JSON), von Vitral heruntergeladen oder über die Kommandozeile gespeichert. Sie wird Zug für Zug geprüft.
open-choose = Datei wählen
open-drop = oder hier ablegen
open-reading = Jeder Zug wird geprüft …
open-too-big = Für eine Partie ist diese Datei zu groß.
open-example = Auf dem Server bleibt nichts davon.
