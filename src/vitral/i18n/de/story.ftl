# Was geschehen ist, in Satzteilen: Wer es tat, steht davor; die Teile eines Zuges werden zu einer Aufzählung.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Noch ist nichts geschehen.
since-your-turn = seit deinem Zug
story-by-timer = (Zeit abgelaufen)

story-side = baut { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }und bekommt { favor-of }
  }
story-chosen = hat ein Fenster gewählt
story-start = beginnt
story-roll = wirft { $dice }
story-roll-places = wirft { $dice } auf die Plätze 1 bis 5
story-take = nimmt die { $die }
story-take-place = nimmt die { $die } von Platz { $place }
story-own = nimmt die eigene { $die }
story-swap = tauscht sie gegen die eigene { $die }
story-pick = wählt die eigene { $die }
story-place = setzt die { $die } auf { $space }
    .joined = setzt sie auf { $space }
story-move = versetzt die { $die } von { $origin } nach { $space }
story-skip = verzichtet auf den zweiten Zug der Runde
story-flip = dreht sie auf die { $die } um
story-tool = zahlt { favor-of } für { $card }
story-tool-free = benutzt { $card }
story-gather = nimmt { favor-of } von { $card }
story-inspire = nutzt { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }für { favor-of }
  }
story-glass = nimmt die { $die } für { favor-of }
story-leave = lässt die { $die } in der Auslage
story-leave-board = lässt die { $die } auf dem Glasbrett
story-pay = zahlt dafür die { $die }
story-set = macht daraus die { $die }
story-track = tauscht sie gegen die { $die } aus Runde { $at }
story-check-right = prüft das Fenster von { $whom } und hat recht
story-check-wrong = prüft das Fenster von { $whom } und findet keinen Fehler
story-own-right = gibt einen Fehler im eigenen Fenster zu
story-own-wrong = prüft das eigene Fenster und findet keinen Fehler
story-take-up = nimmt die { $die } wieder auf
story-no-check = verlangt keine Prüfung
story-remove = entfernt die { $die } von { $space }
story-keep = legt nur die { $die } auf den Rundenanzeiger; aus dem Spiel: { $dice }
story-keep-all = legt alle übrigen Würfel auf den Rundenanzeiger
story-pass = passt
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = wirft sie in den Beutel und zieht einen neuen ({ $die })
story-reroll = wirft sie neu ({ $dice })
story-reroll-own = wirft den eigenen Vorrat: { $dice }
story-reroll-picked = wirft neu ({ $dice })
story-reroll-pool = wirft die Auslage neu ({ $dice })
story-reroll-glass = wirft neues Seltenes Glas ({ $dice })
story-first-glass = Das erste Seltene Glas: { $dice }
story-lost = findet kein Feld für die { $die }, also ist der Zug vorbei
story-undo = nimmt die letzte Wahl zurück
story-round = Auf dem Rundenanzeiger: { $dice }
story-round-none = Kein Würfel bleibt für den Rundenanzeiger
story-deal-tools = Werkzeuge: { $cards }
story-deal-public = Öffentliche Aufträge: { $cards }
story-deal-private = { $count ->
    [one] hat den geheimen Auftrag { $cards }
   *[other] hat die geheimen Aufträge { $cards }
  }
story-deal-board = Seltenes Glas: { $cards }
story-board-slot = Das Glasbrett liegt auf Platz { $place } der Werkzeuge
story-deal-inspirations = Inspirationen: { $cards }

# The Automa, and why; $letter is the color of a column.

story-automa-card = deckt seine Karte { $number } auf: { $words }
automa-card-places = Plätze { $places } in dieser Reihenfolge
automa-why-first = weil das der erste Platz auf seiner Karte ist
automa-why-next = weil das der nächste Platz auf seiner Karte ist
automa-why-empty = { $count ->
    [one] weil Platz { $places } leer ist
   *[other] weil die Plätze { $places } leer sind
  }
automa-column = { $letter ->
    [R] rote Spalte
    [Y] gelbe Spalte
    [G] grüne Spalte
    [B] blaue Spalte
   *[P] violette Spalte
  }
automa-column-of = { $letter ->
    [R] der roten Spalte
    [Y] der gelben Spalte
    [G] der grünen Spalte
    [B] der blauen Spalte
   *[P] der violetten Spalte
  }
automa-stuck = trifft auf Platz { $place } auf die { $die }, { $why }, doch seine { automa-column } ist voll
story-automa-takes = nimmt die { $die } von Platz { $place }, { $why }, und setzt sie auf { $space }, das oberste freie Feld { automa-column-of }
story-automa-goes-on = { automa-stuck } und nichts aus Runde { $place } auf dem Rundenanzeiger passt, also sucht er weiter
story-automa-swaps = { automa-stuck }: Er tauscht sie gegen die { $best } aus Runde { $place } auf dem Rundenanzeiger, die höchste dort, die passt, und setzt diese auf { $space }
story-automa-misfit = { automa-stuck } und nichts aus Runde { $place } auf dem Rundenanzeiger passt; seine Karte lässt so einen Würfel überallhin, also setzt er sie auf { $space }, in die Spalte mit den meisten freien Feldern
story-automa-lost = { automa-stuck } und nichts aus Runde { $place } auf dem Rundenanzeiger passt: Diese Wahl verfällt
story-automa-nothing = nimmt keinen Würfel, weil auf den anderen Plätzen seiner Karte keiner liegt
story-automa-pays = zahlt laut Karte { favor-of } für { $card }, benutzt das Werkzeug aber nicht; dort { $tokens ->
    [1] lag noch kein Gunststein
   *[other] lagen schon Gunststeine
  }
story-automa-cannot-pay = müsste für { $card } zahlen, hat aber zu wenige Gunststeine: Nichts geschieht
story-automa-tool-is-board = müsste für Werkzeug { $place } zahlen, doch dort liegt das Glasbrett: Nichts geschieht
story-automa-at-once = nimmt seinen zweiten Würfel sofort, weil seine Karte es sagt
story-automa-no-glass = sollte Seltenes Glas nehmen, hat aber schon welches, oder es ist keines mehr da: Nichts geschieht
story-automa-glass = nimmt die { $die } für { favor-of } vom Glasbrett, weil seine Karte es sagt
story-automa-glass-at = setzt die { $die } auf { $space }, wie die Positionskarte sagt
story-automa-glass-pushed = { story-automa-glass-at }; die { $other }, die dort lag, rückt auf { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; die { $other }, die dort lag, verlässt das Spiel, denn ihre Spalte ist voll
story-automa-late-glass = hat nach der letzten Runde kein Seltenes Glas, also kommt das vom Glasbrett auf { $space }, wie die Positionskarte sagt, und übernimmt die Zahl eines Würfels dort: { $die }
