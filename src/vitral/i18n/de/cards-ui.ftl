# Würfel, Felder, Fenster und Karten: wie sie heißen, wo immer sie zu sehen sind.

color-R = rot
color-Y = gelb
color-G = grün
color-B = blau
color-P = violett
color-W = farblos
glass-letter-R = R
glass-letter-Y = Ge
glass-letter-G = Gr
glass-letter-B = B
glass-letter-P = V
glass-letter-W = F

# $color, $value: ein Würfel, etwa „rote 4“
die-words = { $color }e { $value }
die-unset = { $color }er Würfel

asks-color = für { $color }e Würfel
asks-value = für eine { $value }
asks-nothing = für jeden Würfel
space-empty = { $space }, { $asks }, frei
space-holds = { $space }, { $asks }, darauf { $die }

window-with-dice = Fenster { $name }, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }: { $dice }
window-empty = Fenster { $name }, keine Würfel. Vorgaben: { $asks }

favor-tokens = { $count ->
    [0] keine Gunststeine
    [one] 1 Gunststein
   *[other] { $count } Gunststeine
  }
difficulty = Schwierigkeit { $count }
our-reconstruction = Unser Nachbau
our-reconstruction-note = Wir konnten die gedruckte Karte nicht finden. Was du siehst, haben wir nachgebaut.

kind-inspiration = Inspiration
kind-glass = Seltenes Glas
kind-automa = Automa-Karte

automa-name = Automa
automa-places = Plätze { $places } der Reihe nach
automa-pays = Zahlung für Werkzeug { $slot }
automa-effect-second_die_at_once = zweiter Würfel sofort
automa-effect-glass = Seltenes Glas
automa-effect-misfits_anywhere = ein Würfel, der nirgends passt, kommt auf das oberste freie Feld der leersten Spalte
