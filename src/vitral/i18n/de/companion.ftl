# Einen echten Tisch werten und prüfen.

companion-title = Partie am echten Tisch werten oder prüfen
companion-about = Gib die Fenster von deinem Tisch ein. Punkte und Fehler siehst du sofort.
companion-mode = Was habt ihr gespielt?
companion-mode-standard = 2–6 Spieler
companion-mode-solo = Solo
companion-mode-automa = Automa
companion-windows = Fenster
companion-window = Fenster { $number }
companion-window-automa = Der Automa
companion-add-window = Fenster hinzufügen
companion-remove-window = Fenster entfernen
companion-removed = Fenster entfernt.
companion-undo = Rückgängig
companion-order = Ordne die Fenster danach, wer in der letzten Runde zuerst am Zug war: Danach entscheidet sich der letzte Gleichstand.
companion-name = Name
companion-tokens = Übrige Gunststeine
companion-choose-pattern = Muster wählen
companion-change-pattern = Muster ändern
companion-search = Suchen
companion-no-match = Keine Karte mit diesem Namen.
companion-public = Öffentliche Aufträge
companion-private = Geheime Aufträge
companion-choose = Wählen …
companion-remove-card = { $name } entfernen
companion-level = Stärke des Automas
companion-start = Wähle zuerst ein Muster. Dann erscheinen seine Felder, und du gibst die Würfel ein.

pad-title = Würfel für { $space }
pad-hint = Tippe auf ein Feld, dann auf einen Würfel. Oder gib ein: R 4.
pad-hint-touch = Tippe auf ein Feld, dann auf einen Würfel.
pad-clear = Entfernen
pad-excuse = Mit einem Werkzeug gesetzt, das die aufgedruckte Vorgabe missachtet
space-chosen = { $words }, gewählt

track-title = Rundenanzeiger
track-about = Die übrigen Würfel. Ihre Summe ist die Zielpunktzahl.
track-add = Würfel zu Runde { $round } hinzufügen
track-remove = { $die } aus Runde { $round } entfernen

result-title = Ergebnis
result-waiting = Das Ergebnis erscheint, sobald jedes Fenster sein Muster hat.
result-counting = Die Punkte werden gezählt …
result-hint = Zeig auf eine Punktzahl und du siehst die Würfel, die sie bringen.
result-hint-touch = Tippe auf eine Punktzahl und du siehst die Würfel, die sie bringen.
result-line = Was zählt
result-total = Summe
result-of-tokens = Gunststeine
result-of-open = Freie Felder
result-of-bonus = Bonus
result-winner = { $name } gewinnt.
result-no-private = Für { $names } zählt kein geheimer Auftrag, weil keiner eingegeben wurde.
result-ranking = Rangfolge: { $names }
result-won = Gewonnen mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
  } Vorsprung: { $total } zu { $target }.
result-lost = { $margin ->
    [0] Gleichstand mit der Zielpunktzahl, also verloren: { $total } zu { $target }.
    [one] Um einen Punkt verloren: { $total } zu { $target }.
   *[other] Um { $margin } Punkte verloren: { $total } zu { $target }.
  }
result-no-target = Gib den Rundenanzeiger ein, dann siehst du, ob du gewonnen hast.
result-cell = { $name }, { $line }: { $points }

check-title = Prüfung
check-fine = { $name }: keine Regel gebrochen.
check-broken = { $name }: { $count ->
    [one] Ein Würfel bricht eine Regel.
   *[other] { $count } Würfel brechen eine Regel.
  }
check-automa = { $name }: nicht geprüft, denn seine Würfel folgen seinen Karten.
check-breach = { $space }: { $reasons }
check-repair = Wieder regelgerecht ohne: { $removals }
check-or = { " oder " }
check-doubts = Nicht eindeutig, denn einem Fenster sieht man nicht an, wie es entstanden ist. { $count ->
    [one] Vielleicht hat ein Werkzeug diesen Würfel allein zurückgelassen; sonst war es ein Fehler:
   *[other] Vielleicht hat ein Werkzeug diese Würfel allein zurückgelassen; sonst waren es Fehler:
  }
check-doubt-not_touching = { $space }: berührt keinen anderen Würfel.
check-doubt-not_on_edge = { $space }: der einzige Würfel, und nicht am Rand.
check-about = Eine Prüfung achtet auf aufgedruckte Vorgaben und auf Würfel Seite an Seite. Würfel, die allein liegen, nennt sie nur als Zweifelsfälle, denn Werkzeuge dürfen sie so zurücklassen.

json-title = Als Text
json-about = Derselbe Tisch als JSON: Heb ihn auf, verschick ihn oder füg hier einen ein. Auch die Kommandozeile kann ihn lesen.
json-label = Tisch als JSON
json-take = Text übernehmen
json-taken = Der Tisch ist aktualisiert.
json-bad = Das ist kein JSON.
json-revert = Den Tisch oben als Text zeigen
companion-reset = Von vorn beginnen
companion-reset-sure = Sicher? Alles, was du eingegeben hast, geht verloren.
companion-example = Beispiel zeigen

companion-offline = Du bist offline. Deine Eingaben bleiben in diesem Browser und werden gezählt, sobald du wieder online bist.
companion-here = Du bist offline: Die Punkte wurden auf diesem Gerät gezählt.
