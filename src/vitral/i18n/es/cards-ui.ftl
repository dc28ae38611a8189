# Dados, espacios, ventanas y cartas: cómo se llaman dondequiera que aparezcan.

# Cada color concuerda con "dado" y va detrás de él o del valor: "4 rojo", "dado de vidrio raro".
color-R = rojo
color-Y = amarillo
color-G = verde
color-B = azul
color-P = púrpura
color-W = de vidrio raro
glass-letter-R = R
glass-letter-Y = Am
glass-letter-G = V
glass-letter-B = Az
glass-letter-P = P
glass-letter-W = VR

# $color, $value: un dado, por ejemplo "4 rojo"
die-words = { $value } { $color }
die-unset = dado { $color }

asks-color = pide { $color }
asks-value = pide un { $value }
asks-nothing = admite cualquier dado
space-empty = { $space }, { $asks }, vacío
space-holds = { $space }, { $asks }, con el { $die }

window-with-dice = Ventana «{ $name }», { $count ->
    [one] un dado
   *[other] { $count } dados
  }: { $dice }
window-empty = Ventana «{ $name }», sin dados. Pide: { $asks }

favor-tokens = { $count ->
    [0] ninguna ficha de favor
    [one] 1 ficha de favor
   *[other] { $count } fichas de favor
  }
difficulty = Dificultad { $count }
our-reconstruction = Reconstrucción nuestra
our-reconstruction-note = No pudimos encontrar la carta impresa. Lo que ves es una reconstrucción nuestra.

kind-inspiration = Inspiración
kind-glass = Vidrio raro
kind-automa = Carta del Automa

automa-name = Automa
automa-places = Lugares { $places } (en este orden)
automa-pays = paga por la herramienta { $slot }
automa-effect-second_die_at_once = toma enseguida su segundo dado
automa-effect-glass = toma vidrio raro
automa-effect-misfits_anywhere = un dado que no cabe en ninguna parte va al espacio vacío más alto de la columna más vacía
