# Der Tisch in Worten, für alle, die ihn hören oder lieber lesen.

view-text = Als Text zeigen
view-picture = Als Bild zeigen
key-v = den Tisch als Text oder als Bild zeigen
text-how = Die Überschrift unter der Runde sagt, was du tun kannst, mit einem Knopf für jede Möglichkeit. Nimm einen Würfel, dann wähle sein Feld. Außerdem darfst du ein Werkzeug benutzen. „{ text-why }“ erklärt alles, was nicht zur Wahl steht. Drück „{ button-end }“, wenn du fertig bist. Bis etwas aufgedeckt wird, kannst du alles rückgängig machen. Alles, was auf dem Tisch liegt, folgt darunter, Überschrift für Überschrift.

# -- Überschriften

text-since = Seit deinem letzten Zug
text-dice = Würfel
text-windows = Fenster
text-spaces = Felder
text-checks = Fenster prüfen
text-bag = Im Beutel
text-pattern = Muster „{ $name }“
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
text-set-aside = Beiseitegelegt, um neu gewürfelt zu werden: { $dice }
text-count = { $what }: { $count }
text-removed = Aus dem Spiel: { $dice }
text-excused = missachtet die aufgedruckte Vorgabe
text-own-dice = Eigener Vorrat: { $dice }
text-points-so-far = Bisher { points-of }
text-each = Jedes Mal { points-of }.
text-counting = Felder, die zählen: { $spaces }.
text-tokens-there = { $count ->
    [0] keine Gunststeine darauf
    [one] { $count } Gunststein darauf
   *[other] { $count } Gunststeine darauf
  }
text-no-tools = Es sind keine Werkzeuge mehr da.
text-board-slot = { story-board-slot }.
text-automa-drawn = Bisher aufgedeckt: { $cards }
