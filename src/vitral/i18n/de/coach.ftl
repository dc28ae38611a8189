# Tipps für einen Zug und was es über eine beendete Partie zu sagen gibt.

key-h = ein Tipp
hint = Tipp
hint-thinking = Ich überlege …
bot-thinking = { $name } überlegt …

# Teile eines Tipps: „rote 4 nehmen“ und „auf B3 setzen“, verbunden zu einem Satz.
coach-take = die { $die } nehmen
coach-take-place = die { $die } von Platz { $place } nehmen
coach-own = die { $die } aus deinem Vorrat nehmen
coach-glass = die { $die } nehmen
coach-place = auf { $space } setzen
coach-side = „{ $card }“ bauen
coach-lift = den Würfel auf { $space } abheben
coach-remove = den Würfel auf { $space } entfernen
coach-tool = „{ $card }“ benutzen
coach-gather = Gunststeine von „{ $card }“ nehmen
coach-inspire = deine Inspiration nutzen
coach-go = ohne sie weitermachen
coach-leave = den Würfel liegen lassen
coach-pay = dafür die { $die } zahlen
coach-keep = nur die { $die } auf den Rundenanzeiger legen
coach-keep-all = alle Würfel auf den Rundenanzeiger legen
coach-set = auf { $value } drehen
coach-track = gegen die { $die } aus Runde { $round } tauschen
coach-check = das Fenster von { $whom } prüfen
coach-stop = es dabei belassen
coach-pass = den Zug beenden
coach-nothing = den Zug ohne Würfel beenden
coach-advice = { $moves }. Erwarteter Gewinn: { $gain } Punkte.
coach-advice-plain = { $moves }.

coach-why-scores = „{ $card }“ bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
coach-why-own_objective = Dein geheimer Auftrag „{ $card }“ bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
coach-why-keeps_for = So bleibt { $space } für eine { $value } frei.
coach-why-promises = „{ $card }“ dürfte noch etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } bringen.
coach-why-off_track = So bleibt die Zielpunktzahl um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } niedriger.
coach-why-keeps_open = So lässt sich { $space } noch füllen.
coach-why-narrow = Auf { $space } passen nur wenige Würfel.
coach-why-tool = „{ $card }“ ist den Preis wert.
coach-why-flexible = So bleiben dir die meisten Möglichkeiten.
coach-why-wait = Nichts hier ist ein Feld wert.

review = Analyse
review-title = So lief die Partie
review-making = Alle Züge werden durchgesehen …
review-chart = Erwartete Punkte am Ende
review-chart-solo = Erwarteter Vorsprung vor der Zielpunktzahl
review-chart-about = { $what }, nach jedem Zug. { $players }
review-chart-end = { $name }: von { $first } auf { $last }.
review-table = Als Tabelle
review-round = Runde
review-mistakes = Die teuersten Züge
review-no-mistakes = Niemand hat einen nennenswerten Fehler gemacht.
review-mistake = Runde { $round }, { $name }: { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
  } verschenkt
review-played = Gespielt: { $turn }.
review-better = Besser: { $turn }.
review-causes = So verteilt sich der Verlust: { $causes }.
review-causes-none = Keine einzelne Ursache, sondern viele kleine.
review-cause-dead = auf { $spaces } passt nichts mehr ({ $gain })
review-cause-open = freie Felder ({ $gain })
review-cause-objective = „{ $card }“ ({ $gain })
review-cause-tokens = Gunststeine ({ $gain })
review-cause-track = Zielpunktzahl ({ $gain })
review-look = Runde { $round }, { $name }: ansehen
review-look-short = Ansehen
review-try = Selbst versuchen: Runde { $round }, { $name }
review-try-short = Selbst versuchen
review-nth = Fehler { $nth } von { $count }
review-previous = Vorheriger Fehler
review-next = Nächster Fehler
review-luck = Würfelglück
review-luck-good = { $name }: Die Würfel waren { $points } Punkte mehr wert als im Schnitt.
review-luck-bad = { $name }: Die Würfel waren { $points } Punkte weniger wert als im Schnitt.
review-luck-even = { $name }: Die Würfel waren etwa durchschnittlich.
review-note = Beurteilt von den Bots, die jetzt nach der Partie alle Karten sehen.

review-gap = Erwartet nach dem besten Zug: { $best }. Nach diesem: { $expected }.
review-how = Was ein Zug gekostet hat, haben Bots ermittelt: Sie haben nach beiden Zügen dieselben 12 bis 48 Fortsetzungen zu Ende gespielt. Unterschiede innerhalb der Messgenauigkeit fehlen hier, ebenso Züge, in denen gewürfelt oder gezogen wurde. Jeder Ring zeigt, wo die Linie nach dem besseren Zug läge.
