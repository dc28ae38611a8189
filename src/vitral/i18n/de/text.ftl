# Der Tisch in Worten, für alle, die ihn hören oder lieber lesen.

view-text = Als Text zeigen
view-picture = Als Bild zeigen
key-v = den Tisch als Text oder als Bild zeigen
settings-tables = Tische
    .about = Als Text besteht ein Tisch aus Überschriften, Listen und Knöpfen, auch für Vorleseprogramme.
settings-tables-picture = Als Bild
settings-tables-text = Immer als Text
text-how = Unter der Runde sagt eine Überschrift, was der Tisch von dir will, mit einem Knopf für jede Möglichkeit. Nimm einen Würfel und wähl dann sein Feld; außerdem darfst du ein Werkzeug benutzen. „Warum geht etwas nicht?“ antwortet zu allem, was nicht zur Wahl steht. Beende deinen Zug, wenn du fertig bist; solange nichts aufgedeckt wird, kannst du ihn zurücknehmen. Alles, was auf dem Tisch liegt, folgt darunter, Überschrift für Überschrift.

# -- Überschriften

text-since = Seit deinem letzten Zug
text-dice = Würfel
text-windows = Fenster
text-spaces = Felder
text-checks = Fenster prüfen
text-bag = Im Beutel
text-pattern = Muster von { $name }
text-proofs = Woher die Punkte kommen: { $name }

# -- Möglichkeiten

# -- warum nicht

text-why = Warum geht etwas nicht?
text-why-what = Was
text-why-die = Würfel
text-why-space = Feld
text-ask = Warum nicht?
text-ask-space = Warum nicht dort?
text-misfit = { $take }, dann auf { $space } setzen
text-because = { $what }: Das geht nicht, denn:
text-possible = { $what }: Das geht.

# -- Tatsachen

text-start = Startspieler
text-hand-from = In der Hand: { $die }, von { $space }
text-so-far = In diesem Zug bisher: { $things }
text-drafted = einen Würfel genommen
text-tool-used = ein Werkzeug benutzt
text-own-used = einen Würfel aus dem eigenen Vorrat gesetzt
text-glass-used = Seltenes Glas genommen
text-set-aside = Beiseitegelegt, um neu geworfen zu werden: { $dice }
text-count = { $what }: { $count }
text-removed = Aus dem Spiel: { $dice }
text-excused = mit Ausnahme gesetzt
text-own-dice = Eigener Vorrat: { $dice }
text-points-so-far = Bisher { points-of }
text-each = Jedes Mal { points-of }.
text-counting = Felder, die zählen: { $spaces }.
text-tokens-there = { $count ->
    [0] darauf liegen keine Gunststeine
    [one] darauf liegt { $count } Gunststein
   *[other] darauf liegen { $count } Gunststeine
  }
text-no-tools = Kein Werkzeug ist mehr da.
text-board-slot = { story-board-slot }.
text-automa-drawn = Bisher aufgedeckt: { $cards }
