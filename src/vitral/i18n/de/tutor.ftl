# Die erste Partie in Lektionen. Zahlen, Würfel, Felder und Plätze sind Tatsachen der Spielregeln und stehen nie hier.

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
learn-end-text = Jetzt kommt eine echte Partie: du gegen den Bot „{ bot-apprentice }“, einen der leichteren. Erlaubte Felder leuchten; drück auf ein anderes, und du siehst, warum es nicht geht.
learn-end-play = Spiel deine erste Partie
learn-end-skipped = Übersprungene Lektionen findest du unter „{ learn-contents }“.

# Was zu einer Antwort gesagt wird.
lesson-says-refused = Dort nicht. Lies, warum, und versuch ein anderes Feld.
lesson-says-not_now = Noch nicht. Mach zuerst, was dieser Schritt verlangt.
lesson-says-allowed = Das ist erlaubt. Versuch eines, das nicht leuchtet.
lesson-says-other_reason = Das ist nicht erlaubt, aber aus einem anderen Grund. Versuch ein anderes Feld.
lesson-says-found = { $left ->
    [one] Richtig! Noch eines.
   *[other] Richtig! Noch { $left }.
  }
lesson-says-found_already = Das hast du schon gefunden.
lesson-says-wrong = Nicht ganz. Die Würfel, die Punkte bringen, leuchten jetzt: Zähl noch einmal.

lesson-window = Dein Fenster
lesson-window-goal = Das ist dein Fenster: „{ $window }“. In { $rounds } Runden füllst du seine { $size } Felder mit Würfeln, deinen Glasstücken. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-window-dice = Diese { $count } Würfel sind die Auslage. Jeder Würfel hat eine von { $colors } Farben und eine Zahl.
lesson-window-take = Drück auf einen Würfel, um ihn zu nehmen. Welchen, ist dir überlassen.
lesson-window-take-done = In deiner Hand: { $die }.
lesson-window-place = { $count ->
    [one] Ein Feld leuchtet: Dorthin darf der Würfel. Setz ihn darauf.
   *[other] { $count } Felder leuchten: Dorthin darf der Würfel. Setz ihn auf eines davon.
  }
lesson-window-place-done = Dein erstes Stück Glas. Warum nur dorthin? Das kommt als Nächstes.

lesson-first = Der erste Würfel
lesson-first-middle = Der erste Würfel eines Fensters kommt an den Rand. Versuch es trotzdem in der Mitte: Drück dort auf ein Feld.
lesson-first-middle-done = Das ist nicht erlaubt, und du siehst, warum. Drück jederzeit auf ein Feld, das nicht leuchtet, und du erfährst den Grund.
lesson-first-edge = Setz diesen Würfel ({ $die }) jetzt an den Rand. { $count ->
    [one] Ein Feld leuchtet.
   *[other] { $count } Felder leuchten.
  } Die Ecken gehören zum Rand.
lesson-first-edge-done = Der Anfang ist gemacht.

lesson-printed = Was Felder verlangen
lesson-printed-color = Auf ein farbiges Feld dürfen nur Würfel dieser Farbe. Versuch deinen Würfel ({ $die }) auf einem Feld mit einer anderen Farbe.
lesson-printed-color-done = Die Farbe muss stimmen. Die Zahl ist dort egal.
lesson-printed-value = Auf ein Feld mit einer Zahl darf nur diese Zahl. Versuch deinen Würfel ({ $die }) auf einer anderen.
lesson-printed-value-done = Die Zahl muss stimmen. Die Farbe ist dort egal.
lesson-printed-free = Auf Felder ohne Vorgabe darf jeder Würfel. Setz deinen ({ $die }) dorthin, wo es leuchtet.
lesson-printed-free-done = Ein Feld verlangt eine Farbe, eine Zahl oder nichts. Das ist alles.

lesson-neighbours = Nachbarn
lesson-neighbours-color = Zwei Würfel Seite an Seite haben nie dieselbe Farbe. Versuch deinen ({ $die }) direkt neben einem Würfel seiner Farbe.
lesson-neighbours-color-done = Seite an Seite heißt: links, rechts, darüber oder darunter.
lesson-neighbours-value = Sie haben auch nie dieselbe Zahl. Versuch deinen ({ $die }) direkt neben einem Würfel mit seiner Zahl.
lesson-neighbours-value-done = Hier zählen nur Würfel. Was auf dem Feld nebenan aufgedruckt ist, spielt keine Rolle.
lesson-neighbours-corner = Über Eck darf beides gleich sein. Setz deinen Würfel ({ $die }) { $count ->
    [one] auf das Feld, das leuchtet.
   *[other] auf eines der { $count } Felder, die leuchten.
  }
lesson-neighbours-corner-done = Dieselbe Zahl über Eck ist in Ordnung.
lesson-neighbours-blocking = Ein Tipp aus den Anleitungen. Das Feld { $space } verlangt die Farbe des Würfels direkt daneben. Versuch deinen ({ $die }) dort.
lesson-neighbours-blocking-done = Auf { $space } passt kein Würfel, solange dieser Nachbar bleibt. Überleg es dir also gut, bevor du einen Würfel neben ein Feld mit derselben aufgedruckten Farbe oder Zahl setzt.

lesson-touching = Beieinander bleiben
lesson-touching-far = Jeder weitere Würfel muss einen anderen berühren, Seite an Seite oder über Eck. Versuch deinen ({ $die }) weit weg von allen.
lesson-touching-far-done = Er darf nicht allein liegen.
lesson-touching-all = Jetzt alle Regeln auf einmal, und nichts leuchtet. Wohin darf dieser Würfel ({ $die })? { $count ->
    [one] Finde das eine Feld.
   *[other] Finde alle { $count } Felder.
  }
lesson-touching-all-done = Du hast alle gefunden: { $spaces }. Jetzt kannst du Würfel setzen, und das war das Schwerste.

lesson-turns = Hin und zurück
lesson-turns-order = { $count } Spieler. Du beginnst, dann kommt { $second }, dann { $third }. Danach geht es in umgekehrter Reihenfolge zurück. Wer hat Zug { $number }?
lesson-turns-order-hint = Nicht ganz. Zähl die Züge: einmal herum, dann denselben Weg zurück.
lesson-turns-order-done = Noch einmal { $seat }! Der letzte Spieler hat zwei Züge hintereinander, und wer begonnen hat, beendet auch die Runde. Das ist das Beispiel aus der Anleitung.
lesson-turns-draft = Dein erster Zug. Nimm einen der { $count } Würfel, setz ihn und drück „{ button-end }“.
lesson-turns-draft-done = { $second } und { $third } waren am Zug. { $count ->
    [one] Ein Würfel ist übrig,
   *[other] { $count } Würfel sind übrig,
  } und du bist wieder dran.

lesson-track = Der Rundenanzeiger
lesson-track-last = Dein zweiter Zug ist der letzte dieser Runde. Nimm einen der { $count } Würfel, setz ihn und drück „{ button-end }“.
lesson-track-last-done = Die Würfel, die niemand nahm, liegen jetzt auf dem Rundenanzeiger: { $dice }. Runde { $round } beginnt { $seat }. Bei { $players } Spielern wird mit { $count } neuen Würfeln gewürfelt.
lesson-track-ten = So geht es { $rounds } Runden lang. Du musst nie einen Würfel nehmen: Du darfst auch einfach „{ button-end }“ drücken.

lesson-choice = Ein Fenster wählen
lesson-choice-easy = Vor der ersten Runde wählst du eines von vier Fenstern. Die Punkte neben dem Namen zeigen, wie schwer es ist, und jeder bringt dir einen Gunststein. Wie viele Gunststeine bringt „{ $window }“?
lesson-choice-easy-hint = Nicht ganz. Zähl die Punkte neben dem Namen des Fensters.
lesson-choice-easy-done = { $count } Gunststeine. Damit bezahlst du Werkzeuge, und jeder, den du behältst, ist einen Punkt wert.
lesson-choice-hard = „{ $window }“ verlangt mehr Farben und Zahlen und ist deshalb schwerer zu füllen. Wie viele Gunststeine bringt es?
lesson-choice-hard-hint = { lesson-choice-easy-hint }
lesson-choice-hard-done = { $count } Gunststeine. Nimm fürs erste Spiel ein leichtes Fenster; ein schweres lässt dir mehr Gunststeine für Werkzeuge.

lesson-tools = Werkzeuge und Gunststeine
lesson-tools-tokens = Werkzeuge erlauben Ausnahmen und kosten Gunststeine. Du hast { $count }. Gunststeine, die du behältst, bringen am Ende Punkte, im Moment { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
lesson-tools-use = „{ $tool }“ ändert die Zahl eines Würfels, den du nimmst, um eins nach oben oder unten. Benutze das Werkzeug für diesen Würfel ({ $die }), damit er auf { $space } passt.
lesson-tools-use-done = Bezahlt: { $paid }. Übrig: { $count }. Bezahlte Gunststeine bleiben auf der Karte; von nun an kostet sie { $price }.

lesson-moving = Einen Würfel versetzen
lesson-moving-use = „{ $tool }“ hat vor dir schon jemand benutzt, deshalb kostet das Werkzeug jetzt { $price }. Es versetzt einen Würfel und missachtet aufgedruckte Farben. Versetze diesen Würfel ({ $die }) auf { $space }.
lesson-moving-use-done = Das Feld { $spaces } verlangt eine andere Farbe. Die abgeschnittene Ecke am Würfel zeigt, dass ein Werkzeug es erlaubt hat. Die Regeln zu Nachbarn galten trotzdem.
lesson-moving-again = Du darfst ein Werkzeug je Zug benutzen. Versuch noch „{ $tool }“ und sieh auf der Karte nach, warum es nicht geht.
lesson-moving-again-done = Dann eben im nächsten Zug.

lesson-public = Öffentliche Aufträge
lesson-public-count = Diese Karten bringen allen Punkte. „{ $card }“ bringt jedes Mal { $each } Punkte. Wie viele Punkte sind es jetzt?
lesson-public-count-done = { $count } Punkte. Sie kommen von den leuchtenden Würfeln.
lesson-public-pairs = „{ $card }“ bringt jedes Mal { $each } Punkte, und kein Würfel zählt doppelt. Wie viele Punkte sind es jetzt?
lesson-public-pairs-done = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
  } für die leuchtenden Würfel.
lesson-public-make = Wer gut setzt, erfüllt Aufträge. Nimm den Würfel, der auf { $space } passt, und setz ihn dorthin.
lesson-public-make-done = „{ $card }“ bringt jetzt { $count } Punkte.

lesson-private = Dein geheimer Auftrag
lesson-private-count = Diese Karte gehört nur dir. Die anderen haben ihre eigene, verdeckt bis zum Schluss. Wie viele Punkte bringt „{ $card }“ jetzt?
lesson-private-count-done = { $count } Punkte: die Zahlen dieser Würfel, zusammengezählt.
lesson-private-draft = Manche Würfel sind dir also mehr wert. Nimm diesen ({ $die }) und setz ihn.
lesson-private-draft-done = „{ $card }“ bringt jetzt { $count } Punkte.

lesson-score = Die Wertung
lesson-score-end = Runde { $round } von { $rounds } und der allerletzte Zug. Drück „{ button-end }“.
lesson-score-end-done = Die Partie ist vorbei. Wir werten dieses Fenster Schritt für Schritt. Es ist das Beispiel aus der Anleitung.
lesson-score-columns = Zuerst die öffentlichen Aufträge. „{ $card }“: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-columns-done = { $count } Punkte. Nur volle Spalten zählen.
lesson-score-light = „{ $card }“: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-light-done = { $count } Punkte.
lesson-score-colors = „{ $card }“: jedes Mal { $each } Punkte. Wie viele Punkte sind das?
lesson-score-colors-done = { $count } Punkte.
lesson-score-private = Dein geheimer Auftrag wird aufgedeckt: „{ $card }“. Wie viele Punkte sind das?
lesson-score-private-done = { $count } Punkte: die Zahlen zusammengezählt.
lesson-score-rest = Übrige Gunststeine sind Punkte wert. Hier sind es { $count }. Ein freies Feld kostet { $each ->
    [one] einen Punkt.
   *[other] { $each } Punkte.
  } Wie viele Punkte kosten die freien Felder?
lesson-score-rest-done = { $open ->
    [one] Ein freies Feld: { $points }.
   *[other] { $open } freie Felder: { $points }.
  }
lesson-score-total = Jetzt zähl den Bogen zusammen. Wie viele Punkte sind es insgesamt?
lesson-score-total-hint = Nicht ganz. Zähl alles auf dem Bogen zusammen und zieh die freien Felder ab.
lesson-score-total-done = { $count } Punkte, genau wie in der Anleitung. Das war die letzte Regel.

problem-lesson-offline = Ohne Netz geht die Lektion nur mit einer erwarteten Antwort weiter. Versuch eine andere.
