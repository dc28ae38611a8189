# The rulebook, links to its rules, and what makes the page comfortable.

book-about = Kurze Seiten nach Themen. Jedes Beispiel rechnet das Spiel selbst aus.
book-close = Anleitung schließen
book-back = Zurück
book-contents = Inhalt
book-part-basics = Das Spiel
book-part-tools = Werkzeuge
book-part-points = Punkte
book-part-alone = Allein spielen
book-part-boxes = Erweiterungen
book-part-about = Über diese Regeln
book-turn-pages = Weitere Seiten
book-previous = Vorige Seite
book-next = Nächste Seite
# $title: of a section
book-link-here = Link zu diesem Abschnitt: { $title }

book-search = Regeln durchsuchen
book-found = { $count ->
    [one] { $count } Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
  }
book-found-none = Nichts gefunden. Versuch ein anderes Wort oder nur einen Teil davon.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = An
book-option-false = Aus

book-example = Was das Beispiel zeigt
# How a die may be placed
book-how-usual = Nach den üblichen Regeln
book-how-ignoring_color = Die aufgedruckte Farbe zählt nicht
book-how-ignoring_value = Die aufgedruckte Zahl zählt nicht
book-how-ignoring_print = Die aufgedruckte Vorgabe zählt nicht
book-how-alone = Ohne einen anderen Würfel zu berühren
# $die: "red 4"; $space: "B3"
book-die-from = { $die } auf { $space }
book-fits = passt auf { $spaces }
book-fits-nowhere = passt nirgends
# $order: numbers of players
book-turns = Spieler: { $players }. Startspieler: { $start }. Züge der Reihe nach: { $order }.
book-track-before = Vorige Runde
book-track-left = Übrige Würfel
book-track-alone = Darf allein auf den Rundenanzeiger: { $dice }.
book-track-all = Keiner darf allein auf den Rundenanzeiger: Alle kommen darauf.

key-r = Anleitung
