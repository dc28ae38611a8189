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
story-take = nimmt die { $die }
story-take-place = nimmt die { $die } von Platz { $at }
story-own = nimmt die eigene { $die }
story-swap = tauscht sie gegen die eigene { $die }
story-pick = wählt die eigene { $die }
story-place = setzt die { $die } auf { $space }
story-place-it = setzt sie auf { $space }
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
story-remove = entfernt die { $die } von { $space }
story-keep = legt nur die { $die } auf den Rundenanzeiger
story-keep-all = legt alle übrigen Würfel auf den Rundenanzeiger
story-pass = passt
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
story-deal-board = Seltenes Glas: { $cards }
story-deal-inspirations = Inspirationen: { $cards }

story-automa_card = deckt seine Karte { $a } auf: Plätze { $list }
story-automa_takes = nimmt die { $a } von Platz { $b } und setzt sie auf { $c }, das oberste freie Feld der { $color }en Spalte
story-automa_empty = findet auf Platz { $a } nichts
story-automa_full = trifft auf Platz { $b } auf die { $a }, doch seine { $color }e Spalte ist voll
story-automa_swaps = tauscht die { $a } gegen die { $b } aus Runde { $c } auf dem Rundenanzeiger und setzt diese auf { $d }
story-automa_misfit = setzt die { $a } auf { $b }, denn seine Karte lässt so einen Würfel überallhin
story-automa_lost = verliert diese Wahl, denn nichts passt
story-automa_nothing = nimmt keinen Würfel
story-automa_pays = zahlt laut Karte für { $b } (Gunststeine: { $a }), benutzt das Werkzeug aber nicht
story-automa_cannot_pay = müsste für { $a } zahlen, hat aber zu wenige Gunststeine
story-automa_tool_is_board = müsste für Werkzeug { $a } zahlen, doch dort liegt das Glasbrett
story-automa_at_once = nimmt laut Karte seinen zweiten Würfel sofort
story-automa_no_glass = sollte Seltenes Glas nehmen, hat aber schon welches, oder es ist keines mehr da
story-automa_glass = nimmt die { $a } vom Glasbrett
story-automa_glass_at = setzt die { $a } auf { $b }, wie die Positionskarte sagt
story-automa_late_glass = bekommt nach der letzten Runde die { $a } auf { $b }
story-automa_pushed = rückt die { $a } auf { $b }, um Platz zu machen
story-automa_pushed_out = verliert die { $a }, denn ihre Spalte ist voll
