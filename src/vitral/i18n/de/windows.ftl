# Eigene Fenster: gezeichnet, gemessen, geteilt, gedruckt, gespielt.

windows-title = Ein Fenster entwerfen
windows-about = Zeichne ein Muster, spiele es an jedem Tisch, teile es oder drucke es für deinen Rahmen.
windows-pattern = Muster
windows-brush = Was Felder verlangen
windows-brush-about = Wähle, was ein Feld verlangt, und drücke dann auf die Felder. Noch einmal drücken macht ein Feld wieder frei.
windows-fillable = Es lässt sich füllen.
windows-show-filled = Eine Füllung zeigen
windows-hide-filled = Das Muster zeigen
windows-clear = Von vorn
windows-name = Name
windows-unnamed = Mein Fenster
windows-difficulty = Schwierigkeit
    .about = So viele Gunststeine gibt es dafür.
windows-measure = Von Bots messen lassen
windows-measuring = Bots bauen es …
windows-measured = Bots lassen im Schnitt { $open } Felder offen. In gedruckten Fenstern der Schwierigkeit { $suggested } lassen sie { $printed } offen.
windows-take = Schwierigkeit { $suggested } übernehmen
windows-use = Verwenden
windows-play = Damit spielen
windows-keep = Auf diesem Gerät behalten
windows-kept = Behalten
windows-link = Link zu diesem Fenster
windows-bad-link = Dieser Link führt zu keinem Fenster. Wurde er abgeschnitten?
windows-print = Drucken
windows-width = Breite in Millimetern
windows-width-about = Die Karten sind je nach Ausgabe verschieden groß: Miss eine gedruckte und gib ihre Breite ein. Drucke ohne Skalierung; eine Linie von 50 mm auf dem Blatt zeigt, ob die Größe stimmt.
windows-paper = Papier
windows-paper-letter = US-Letter
windows-mine = Deine Fenster
windows-none = Auf diesem Gerät ist noch keines.
windows-remove = { $name } entfernen

setup-windows = Deine Fenster
    .about = Alle am Tisch dürfen eines davon wählen. Höchstens { $most }.
