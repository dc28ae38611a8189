# Was geschehen ist, in Satzteilen: Wer es tat, steht davor; die Teile eines Zuges werden zu einer Aufzählung.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Noch ist nichts geschehen.
since-your-turn = seit deinem Zug
story-by-timer = (Zeit abgelaufen)

story-side = baut „{ $card }“{ $tokens ->
    [0] { "" }
   *[other] { " " }und bekommt { favor-of }
  }
    .you = baust „{ $card }“{ $tokens ->
    [0] { "" }
   *[other] { " " }und bekommst { favor-of }
  }
story-chosen = hat ein Fenster gewählt
    .you = hast ein Fenster gewählt
story-start = beginnt
    .you = beginnst
story-roll = würfelt { $dice }
    .you = würfelst { $dice }
story-roll-places = würfelt { $dice } auf die Plätze 1 bis 5
    .you = würfelst { $dice } auf die Plätze 1 bis 5
story-take = nimmt die { $die }
    .you = nimmst die { $die }
story-take-place = nimmt die { $die } von Platz { $place }
    .you = nimmst die { $die } von Platz { $place }
story-own = nimmt die eigene { $die }
    .you = nimmst die eigene { $die }
story-swap = tauscht sie gegen die eigene { $die }
    .you = tauschst sie gegen die eigene { $die }
story-pick = wählt die eigene { $die }
    .you = wählst die eigene { $die }
story-place = setzt die { $die } auf { $space }
    .joined = setzt sie auf { $space }
    .you = setzt die { $die } auf { $space }
    .you-joined = setzt sie auf { $space }
story-move = versetzt die { $die } von { $origin } nach { $space }
    .you = versetzt die { $die } von { $origin } nach { $space }
story-skip = lässt den zweiten Zug dieser Runde aus
    .you = lässt den zweiten Zug dieser Runde aus
story-flip = dreht sie um ({ $die })
    .you = drehst sie um ({ $die })
story-tool = zahlt { favor-of } für „{ $card }“
    .you = zahlst { favor-of } für „{ $card }“
story-tool-free = benutzt „{ $card }“
    .you = benutzt „{ $card }“
story-gather = nimmt { favor-of } von „{ $card }“
    .you = nimmst { favor-of } von „{ $card }“
story-inspire = nutzt „{ $card }“{ $tokens ->
    [0] { "" }
   *[other] { " " }für { favor-of }
  }
    .you = nutzt „{ $card }“{ $tokens ->
    [0] { "" }
   *[other] { " " }für { favor-of }
  }
story-glass = nimmt die { $die } für { favor-of }
    .you = nimmst die { $die } für { favor-of }
story-leave = lässt die { $die } in der Auslage
    .you = lässt die { $die } in der Auslage
story-leave-board = lässt die { $die } auf dem Glasbrett
    .you = lässt die { $die } auf dem Glasbrett
story-pay = zahlt dafür die { $die }
    .you = zahlst dafür die { $die }
story-set = macht daraus eine { $die }
    .you = machst daraus eine { $die }
story-track = tauscht sie gegen die { $die } aus Runde { $at }
    .you = tauschst sie gegen die { $die } aus Runde { $at }
story-check-right = prüft das Fenster von { $whom } (Fehler gefunden)
    .you = prüfst das Fenster von { $whom } (Fehler gefunden)
story-check-wrong = prüft das Fenster von { $whom } (kein Fehler)
    .you = prüfst das Fenster von { $whom } (kein Fehler)
story-own-right = gibt einen Fehler im eigenen Fenster zu
    .you = gibst einen Fehler im eigenen Fenster zu
story-own-wrong = prüft das eigene Fenster (kein Fehler)
    .you = prüfst das eigene Fenster (kein Fehler)
story-take-up = nimmt die { $die } wieder in die Hand
    .you = nimmst die { $die } wieder in die Hand
story-no-check = prüft kein Fenster
    .you = prüfst kein Fenster
story-remove = entfernt die { $die } von { $space }
    .you = entfernst die { $die } von { $space }
story-keep = legt nur die { $die } auf den Rundenanzeiger; aus dem Spiel: { $dice }
    .you = legst nur die { $die } auf den Rundenanzeiger; aus dem Spiel: { $dice }
story-keep-all = legt alle übrigen Würfel auf den Rundenanzeiger
    .you = legst alle übrigen Würfel auf den Rundenanzeiger
story-pass = passt
    .you = passt
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = legt sie in den Beutel und zieht einen neuen Würfel ({ $die })
    .you = legst sie in den Beutel und ziehst einen neuen Würfel ({ $die })
story-reroll = würfelt sie neu ({ $dice })
    .you = würfelst sie neu ({ $dice })
story-reroll-own = würfelt den eigenen Vorrat: { $dice }
    .you = würfelst den eigenen Vorrat: { $dice }
story-reroll-picked = würfelt neu ({ $dice })
    .you = würfelst neu ({ $dice })
story-reroll-pool = würfelt die Auslage neu ({ $dice })
    .you = würfelst die Auslage neu ({ $dice })
story-reroll-glass = würfelt neues Seltenes Glas ({ $dice })
    .you = würfelst neues Seltenes Glas ({ $dice })
story-first-glass = Seltenes Glas zu Beginn: { $dice }
story-lost = findet kein Feld für die { $die }, also ist der Zug vorbei
    .you = findest kein Feld für die { $die }, also ist der Zug vorbei
story-bot-in = lässt einen Bot weiterspielen
    .you = lässt einen Bot weiterspielen
story-bot-for = ist nicht da, daher spielt ein Bot weiter
    .you = bist nicht da, daher spielt ein Bot weiter
story-back = spielt wieder selbst
    .you = spielst wieder selbst
story-resigned = gibt auf, und ein Bot spielt weiter
    .you = gibst auf, und ein Bot spielt weiter
story-resigned-pass = gibt auf und passt ab jetzt in jedem Zug
    .you = gibst auf und passt ab jetzt in jedem Zug
story-link-reissued = hat vom Gastgeber einen neuen Link bekommen
    .you = hast vom Gastgeber einen neuen Link bekommen
story-bot-failed = Der Bot auf dem Platz von { $whom } ist ausgefallen, daher spielt ein Lehrling diesen Zug
story-bot-failed-again = Der Bot auf dem Platz von { $whom } ist wieder ausgefallen, daher spielt ab jetzt ein Lehrling
story-bot-failed-end = Der Bot auf dem Platz von { $whom } ist ausgefallen, daher endet dieser Zug, sobald es die Regeln erlauben
story-round = Auf dem Rundenanzeiger: { $dice }
story-round-none = Keine Würfel bleiben für den Rundenanzeiger übrig
story-deal-tools = Werkzeuge: { $cards }
story-deal-public = Öffentliche Aufträge: { $cards }
story-deal-private = { $count ->
    [one] hat den geheimen Auftrag { $cards }
   *[other] hat die geheimen Aufträge { $cards }
  }
    .you = { $count ->
    [one] hast den geheimen Auftrag { $cards }
   *[other] hast die geheimen Aufträge { $cards }
  }
story-deal-board = Glasbrett: { $cards }
story-board-slot = Das Glasbrett nimmt Platz { $place } bei den Werkzeugen ein
story-deal-inspirations = Inspirationen: { $cards }
card-quoted = „{ $card }“

# The Automa, and why; $letter is the color of a column.

story-automa-card = deckt Karte { $number } auf: { $words }
automa-card-places = Plätze { $places } der Reihe nach
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
automa-stuck = will die { $die } von Platz { $place }, { $why }, doch seine { automa-column } ist voll
story-automa-takes = nimmt die { $die } von Platz { $place }, { $why }, und setzt sie auf { $space }, das oberste freie Feld { automa-column-of }
story-automa-goes-on = { automa-stuck }, und kein Würfel aus Runde { $place } auf dem Rundenanzeiger passt, also geht er zum nächsten Platz weiter
story-automa-swaps = { automa-stuck }, also tauscht er sie gegen die { $best } aus Runde { $place } auf dem Rundenanzeiger, die höchste dort, die passt, und setzt diese auf { $space }
story-automa-misfit = { automa-stuck }, und kein Würfel aus Runde { $place } auf dem Rundenanzeiger passt; seine Karte schickt so einen Würfel in die leerste Spalte, also setzt er sie auf { $space }
story-automa-lost = { automa-stuck }, und kein Würfel aus Runde { $place } auf dem Rundenanzeiger passt, also nimmt er nichts
story-automa-nothing = nimmt keinen Würfel, weil auf den anderen Plätzen seiner Karte keiner liegt
story-automa-pays = zahlt { favor-of } für „{ $card }“, ohne das Werkzeug zu benutzen, wie seine Karte sagt, weil { $tokens ->
    [1] kein Gunststein darauf liegt
   *[other] schon Gunststeine darauf liegen
  }
story-automa-cannot-pay = müsste für „{ $card }“ zahlen, hat aber zu wenige Gunststeine, also geschieht nichts
story-automa-tool-is-board = müsste für Werkzeug { $place } zahlen, doch dort liegt das Glasbrett, also geschieht nichts
story-automa-at-once = nimmt seinen zweiten Würfel sofort, weil seine Karte es sagt
story-automa-no-glass = würde Seltenes Glas nehmen, hat aber schon welches, oder es ist keines mehr da, also geschieht nichts
story-automa-glass = nimmt die { $die } für { favor-of } vom Glasbrett, weil seine Karte es sagt
story-automa-glass-at = setzt die { $die } auf { $space }, wie die Positionskarte sagt
story-automa-glass-pushed = { story-automa-glass-at }; die { $other }, die dort lag, rückt auf { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; die { $other }, die dort lag, kommt aus dem Spiel, denn ihre Spalte ist voll
story-automa-late-glass = hat nach der letzten Runde kein Seltenes Glas, also kommt das vom Glasbrett auf { $space }, wie die Positionskarte sagt; liegt dort ein Würfel, ersetzt es ihn und übernimmt seine Zahl: { $die }
