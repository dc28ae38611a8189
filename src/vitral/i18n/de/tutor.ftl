# Die erste Partie in Lektionen. Zahlen, Würfel, Felder und Plätze sind Tatsachen der Spielregeln und stehen nie hier.

learn-title = In fünf Minuten lernen
learn-about = Kurze Lektionen an echten Fenstern, eine Regel nach der anderen
learn-again = Die Regeln lernen
learn-go-on = Weiterlernen
learn-screen = Sagrada lernen
learn-lesson = Lektion { $number } von { $count }
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-finish = Fertig
learn-back = Zurück
learn-skip = Überspringen
learn-leave = Lektionen verlassen
learn-contents = Alle Lektionen
learn-passed = fertig
learn-here = hier bist du
learn-restart = Von vorn beginnen
learn-choose = Deine Antwort
learn-sheet = Wertungsbogen
learn-you = Du
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = Du kennst die Regeln
learn-end-text = Jetzt kommt eine echte Partie: du und der Lehrling, der sanfteste der Bots. Was erlaubt ist, leuchtet; alles andere sagt dir, warum es nicht geht.
learn-end-play = Spiel deine erste Partie
learn-end-skipped = Übersprungene Lektionen warten unter „{ learn-contents }“.

# Was zu einer Antwort gesagt wird.
lesson-says-refused = Dort nicht. Lies, warum, und versuch ein anderes Feld.
lesson-says-not_now = Alles zu seiner Zeit. Tu erst, worum es hier geht.
lesson-says-allowed = Das ist erlaubt. Versuch eines, das nicht leuchtet.
lesson-says-other_reason = Abgelehnt, aber aus einem anderen Grund. Versuch ein anderes Feld.
lesson-says-found = { $left ->
    [one] Richtig! Noch eines.
   *[other] Richtig! Noch { $left }.
  }
lesson-says-found_already = Das hast du schon gefunden.
lesson-says-wrong = Nicht ganz. Die Felder, die Punkte bringen, leuchten jetzt: Zähl noch einmal.

lesson-window = Dein Fenster
lesson-window-goal = Das ist dein Fenster: { $window }. In { $rounds } Runden füllst du seine { $size } Felder mit Würfeln, deinen Glasstücken. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-window-dice = Diese { $count } Würfel sind die Auslage. Jeder Würfel hat eine von { $colors } Farben und eine Zahl.
lesson-window-take = Nimm einen Würfel, welchen du magst: Drück darauf.
lesson-window-take-done = In deiner Hand: { $die }.
lesson-window-place = { $count ->
    [one] Ein Feld leuchtet: Dorthin darf er. Setz ihn darauf.
   *[other] { $count } Felder leuchten: Dorthin darf er. Setz ihn auf eines davon.
  }
lesson-window-place-done = Dein erstes Stück Glas. Warum gerade dorthin? Das kommt als Nächstes.

lesson-first = Der erste Würfel
lesson-first-middle = Der erste Würfel eines Fensters kommt an den Rand. Versuch es trotzdem in der Mitte: Drück dort auf ein Feld und sieh, was geschieht.
lesson-first-middle-done = Abgelehnt, und du erfährst, warum. Du kannst jederzeit auf ein Feld drücken, das nicht leuchtet, und bekommst den Grund gesagt.
lesson-first-edge = Setz diesen Würfel ({ $die }) jetzt an den Rand. { $count ->
    [one] Ein Feld leuchtet.
   *[other] { $count } Felder leuchten.
  } Die Ecken gehören zum Rand.
lesson-first-edge-done = Dein Fenster hat begonnen.

lesson-printed = Was Felder verlangen
lesson-printed-color = Ein farbiges Feld nimmt nur Würfel dieser Farbe. Versuch deinen Würfel ({ $die }) auf einem Feld mit einer anderen Farbe.
lesson-printed-color-done = Die Farbe muss stimmen. Die Zahl ist dort frei.
lesson-printed-value = Ein Feld mit einer Zahl nimmt nur diese Zahl. Versuch deinen Würfel ({ $die }) auf einer anderen.
lesson-printed-value-done = Die Zahl muss stimmen. Die Farbe ist dort frei.
lesson-printed-free = Leere Felder nehmen jeden Würfel. Setz deinen ({ $die }) dorthin, wo es leuchtet.
lesson-printed-free-done = Eine Farbe, eine Zahl oder nichts: Mehr verlangen Felder nie.

lesson-neighbours = Nachbarn
lesson-neighbours-color = Seite an Seite haben zwei Würfel nie dieselbe Farbe. Versuch deinen ({ $die }) gleich neben einem Würfel seiner Farbe.
lesson-neighbours-color-done = Seite an Seite heißt: links, rechts, darüber und darunter.
lesson-neighbours-value = Auch dieselbe Zahl haben sie nie. Versuch deinen ({ $die }) gleich neben einem Würfel mit seiner Zahl.
lesson-neighbours-value-done = Hier zählen nur Würfel. Was auf dem Feld nebenan aufgedruckt ist, spielt keine Rolle.
lesson-neighbours-corner = Über Eck darf beides gleich sein. Setz deinen Würfel ({ $die }) { $count ->
    [one] auf das Feld, das leuchtet.
   *[other] auf eines der { $count } Felder, die leuchten.
  }
lesson-neighbours-corner-done = Dieselbe Zahl über Eck: Daran ist nichts falsch.

lesson-touching = Beieinander bleiben
lesson-touching-far = Jeder weitere Würfel berührt einen anderen, Seite an Seite oder über Eck. Versuch deinen ({ $die }) weit weg von allen.
lesson-touching-far-done = Allein darf er nicht liegen.
lesson-touching-all = Alle Regeln auf einmal, und nichts leuchtet. Wohin darf dieser Würfel ({ $die })? { $count ->
    [one] Finde das eine Feld.
   *[other] Finde alle { $count } Felder.
  }
lesson-touching-all-done = Alle gefunden: { $spaces }. Jetzt kannst du Würfel setzen, und das war das Schwerste.

lesson-turns = Hin und zurück
lesson-turns-order = { $count } Spieler. Du beginnst, dann kommt { $second }, dann { $third }; von dort geht es wieder zurück. Wer hat Zug { $number }?
lesson-turns-order-hint = Nicht ganz. Zähl die Züge: einmal herum und dann denselben Weg zurück.
lesson-turns-order-done = Noch einmal { $seat }! Wer als Letztes kommt, spielt zweimal hintereinander, und wer begonnen hat, beendet auch die Runde. So steht es als Beispiel in der Anleitung.
lesson-turns-draft = Dein erster Zug. Nimm einen der { $count } Würfel, setz ihn und beende deinen Zug.
lesson-turns-draft-done = { $second } und { $third } haben ihre Würfel genommen. { $count ->
    [one] Ein Würfel ist übrig,
   *[other] { $count } Würfel sind übrig,
  } und du bist wieder am Zug.

lesson-track = Der Rundenanzeiger
lesson-track-last = Dein zweiter Zug ist der letzte dieser Runde. Nimm einen der { $count } Würfel, setz ihn und beende deinen Zug.
lesson-track-last-done = Was niemand nahm, liegt jetzt auf dem Rundenanzeiger: { $dice }. Runde { $round } beginnt { $seat }. Bei { $players } Spielern werden { $count } neue Würfel geworfen.
lesson-track-ten = So geht es { $rounds } Runden lang. Niemand muss einen Würfel nehmen: Du darfst deinen Zug auch einfach beenden.

lesson-tools = Werkzeuge und Gunststeine
lesson-tools-tokens = Werkzeuge erlauben Ausnahmen und kosten Gunststeine. Du hast { $count }. Was du behältst, zählt am Ende: jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
lesson-tools-use = { $tool }: Ein Würfel, den du nimmst, wird um eine Stufe höher oder niedriger. Benutz es für diesen Würfel ({ $die }), damit er auf { $space } passt.
lesson-tools-use-done = Bezahlt: { $paid }. Übrig: { $count }. Was bezahlt ist, bleibt auf der Karte; von nun an kostet sie { $price }.

lesson-moving = Einen Würfel versetzen
lesson-moving-use = Vor dir hat schon jemand dieses Werkzeug benutzt: { $tool }. Darum kostet es jetzt { $price }. Es versetzt einen Würfel und übersieht aufgedruckte Farben: Versetz diesen Würfel ({ $die }) auf { $space }.
lesson-moving-use-done = Das Feld { $spaces } verlangt eine andere Farbe; die abgeschnittene Ecke am Würfel sagt, dass ein Werkzeug es erlaubt hat. Die Nachbarn zählten trotzdem.
lesson-moving-again = Du darfst ein Werkzeug je Zug benutzen. Versuch noch ein zweites ({ $tool }): Frag seine Karte, warum nicht.
lesson-moving-again-done = Dann eben im nächsten Zug.

lesson-public = Öffentliche Aufträge
lesson-public-count = Diese Karten bringen allen Punkte. { $card }: jedes Mal { $each } Punkte. Wie viele Punkte sind es jetzt?
lesson-public-count-done = { $count } Punkte. Die leuchtenden Felder bringen sie.
lesson-public-pairs = { $card }: jedes Mal { $each } Punkte, und kein Würfel zählt doppelt. Wie viele Punkte sind es jetzt?
lesson-public-pairs-done = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
  } für die leuchtenden Felder.
lesson-public-make = Aufträge erfüllt, wer gut setzt. Nimm den Würfel, der auf { $space } passt, und setz ihn dorthin.
lesson-public-make-done = { $card }: Das sind jetzt { $count } Punkte.

lesson-private = Dein geheimer Auftrag
lesson-private-count = Diese Karte gehört dir allein; die anderen haben ihre eigene, verdeckt bis zum Schluss. { $card }: Wie viele Punkte sind es jetzt?
lesson-private-count-done = { $count } Punkte: die Zahlen dieser Würfel, zusammengezählt.
lesson-private-draft = Manche Würfel sind dir also mehr wert. Nimm diesen ({ $die }) und setz ihn.
lesson-private-draft-done = { $card }: auf { $count } Punkte gewachsen.

lesson-score = Die Wertung
lesson-score-end = Runde { $round } von { $rounds } und der allerletzte Zug. Beende ihn.
lesson-score-end-done = Die Partie ist vorbei. Wir werten dieses Fenster Karte für Karte; es ist das Beispiel aus der Anleitung.
lesson-score-columns = Zuerst die öffentlichen Aufträge. { $card }: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-columns-done = { $count } Punkte. Nur ganze Spalten zählen.
lesson-score-light = { $card }: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-light-done = { $count } Punkte.
lesson-score-colors = { $card }: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-colors-done = { $count } Punkte.
lesson-score-private = Dein geheimer Auftrag wird aufgedeckt: { $card }. Wie viele Punkte sind das?
lesson-score-private-done = { $count } Punkte: die Zahlen zusammengezählt.
lesson-score-rest = Übrige Gunststeine sind Punkte wert; hier sind es { $count }. Ein freies Feld kostet { $each ->
    [one] einen Punkt.
   *[other] { $each } Punkte.
  } Was machen die freien Felder aus?
lesson-score-rest-done = { $open ->
    [one] Ein freies Feld: { $points }.
   *[other] { $open } freie Felder: { $points }.
  }
lesson-score-total = Nun zähl den Bogen zusammen. Wie viele Punkte sind es insgesamt?
lesson-score-total-hint = Nicht ganz. Zähl alles auf dem Bogen zusammen; freie Felder werden abgezogen.
lesson-score-total-done = { $count } Punkte, genau wie in der Anleitung. Das war die letzte Regel.
