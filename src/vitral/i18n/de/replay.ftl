# Eine Partie noch einmal ansehen.

replay-title = Wiedergabe
replay-of = Wiedergabe: { $names }
replay-controls = Steuerung der Wiedergabe
replay-moment = Schritt { $at } von { $last }
replay-round = Runde { $round }
replay-setup = Aufbau
replay-over = Ende der Partie
replay-slider = Schritt der Partie
replay-go-first = Zum Anfang
replay-go-back-round = Eine Runde zurück
replay-go-back = Ein Schritt zurück
replay-go-on = Ein Schritt vor
replay-go-on-round = Eine Runde vor
replay-go-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $speed }×
replay-eyes = Blickwinkel
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
replay-loading = Die Partie wird geladen …
replay-waiting = Die Bots spielen …
replay-gone = Unter dieser Adresse gibt es keine beendete Partie. Du kannst eine Partie wiedergeben, sobald sie vorbei ist. Alte Tische werden nach einiger Zeit entfernt.
replay-other-file = Andere Datei öffnen

fork-title = Von hier an weiterspielen
fork-about = Genau hier beginnt ein neuer Tisch. Was bisher gewürfelt wurde, bleibt; von hier an wird neu gewürfelt.
fork-seat = { $name }
fork-me = Ich spiele
fork-bot = Bot: { $bot }
fork-start = Ab hier spielen

open-title = Spieldatei öffnen
open-about = Eine Spieldatei (JSON), die du von Vitral heruntergeladen oder auf der Kommandozeile gespeichert hast. Vitral prüft sie Zug für Zug.
open-choose = Datei wählen
open-drop = oder hier ablegen
open-reading = Jeder Zug wird geprüft …
open-too-big = Diese Datei ist zu groß für eine Spieldatei.
open-example = Der Server speichert nichts davon.
