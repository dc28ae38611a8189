# Qué ha pasado, en oraciones: delante va quién lo hizo; las oraciones de un turno se unen en una lista.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Todavía no ha pasado nada.
since-your-turn = desde tu turno
story-by-timer = (se acabó el tiempo)

story-side = construye { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }con { favor-of }
  }
story-chosen = ya ha elegido ventana
story-start = empieza
story-roll = tira los dados: { $dice }
story-roll-places = tira los dados sobre los lugares 1 a 5: { $dice }
story-take = toma el { $die }
story-take-place = toma el { $die } del lugar { $place }
story-own = toma el { $die } del pool privado
story-swap = lo cambia por el { $die } del pool privado
story-pick = elige el { $die } del pool privado
story-place = coloca el { $die } en { $space }
    .joined = lo coloca en { $space }
story-move = mueve el { $die } de { $origin } a { $space }
story-skip = renuncia al segundo turno de la ronda
story-flip = le da la vuelta: { $die }
story-tool = paga { favor-of } por { $card }
story-tool-free = usa { $card }
story-gather = recoge { favor-of } de { $card }
story-inspire = usa { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
story-glass = toma el { $die } por { favor-of }
story-leave = deja el { $die } en el pool
story-leave-board = deja el { $die } en el tablero
story-pay = paga con el { $die }
story-set = lo convierte en { $die }
story-track = lo cambia por el { $die } de la ronda { $at }
story-check-right = revisa la ventana de { $whom } y acierta
story-check-wrong = revisa la ventana de { $whom } y no encuentra errores
story-own-right = reconoce un error en su propia ventana
story-own-wrong = revisa su propia ventana y no encuentra errores
story-take-up = vuelve a tomar el { $die }
story-no-check = no pide revisión
story-remove = retira el { $die } de { $space }
story-keep = pone solo el { $die } en el track de ronda; fuera de la partida: { $dice }
story-keep-all = pone en el track de ronda todos los dados que quedan
story-pass = pasa
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = lo echa a la bolsa de dados y saca un { $die }
story-reroll = lo vuelve a tirar: { $dice }
story-reroll-own = tira los dados del pool privado: { $dice }
story-reroll-picked = vuelve a tirar: { $dice }
story-reroll-pool = vuelve a tirar el pool: { $dice }
story-reroll-glass = tira nuevo vidrio raro: { $dice }
story-first-glass = El primer vidrio raro: { $dice }
story-lost = no encuentra espacio para el { $die }, y el turno termina
story-undo = deshace la última elección
story-round = En el track de ronda: { $dice }
story-round-none = No queda ningún dado para el track de ronda
story-deal-tools = Herramientas: { $cards }
story-deal-public = Objetivos públicos: { $cards }
story-deal-private = { $count ->
    [one] tiene el objetivo privado { $cards }
   *[other] tiene los objetivos privados { $cards }
  }
story-deal-board = Vidrio raro: { $cards }
story-board-slot = El tablero de vidrio raro está en el lugar { $place } de las herramientas
story-deal-inspirations = Inspiraciones: { $cards }

# The Automa, and why; $letter is the color of a column.

story-automa-card = descubre su carta { $number }: { $words }
automa-card-places = lugares { $places }, en este orden
automa-why-first = porque es el primer lugar de su carta
automa-why-next = porque es el siguiente lugar de su carta
automa-why-empty = { $count ->
    [one] porque el lugar { $places } está vacío
   *[other] porque los lugares { $places } están vacíos
  }
automa-column = { $letter ->
    [R] columna roja
    [Y] columna amarilla
    [G] columna verde
    [B] columna azul
   *[P] columna púrpura
  }
automa-column-of = { $letter ->
    [R] de la columna roja
    [Y] de la columna amarilla
    [G] de la columna verde
    [B] de la columna azul
   *[P] de la columna púrpura
  }
automa-stuck = llega al { $die } del lugar { $place }, { $why }, pero su { automa-column } está llena
story-automa-takes = toma el { $die } del lugar { $place }, { $why }, y lo pone en { $space }, el espacio vacío más alto { automa-column-of }
story-automa-goes-on = { automa-stuck } y nada de la ronda { $place } del track de ronda cabe, así que sigue adelante
story-automa-swaps = { automa-stuck }: lo cambia por el { $best } de la ronda { $place } del track de ronda, el más alto de allí que cabe, y pone este en { $space }
story-automa-misfit = { automa-stuck } y nada de la ronda { $place } del track de ronda cabe; su carta deja que un dado así vaya a cualquier espacio, así que va a { $space }, en la columna con más espacios vacíos
story-automa-lost = { automa-stuck } y nada de la ronda { $place } del track de ronda cabe: esta elección se pierde
story-automa-nothing = no toma ningún dado, porque ningún otro lugar de su carta tiene uno
story-automa-pays = paga { favor-of } por { $card } sin usarla, como dice su carta, porque allí { $tokens ->
    [1] aún no hay tokens de favor
   *[other] ya hay tokens de favor
  }
story-automa-cannot-pay = debería pagar por { $card }, pero le faltan tokens de favor: no pasa nada
story-automa-tool-is-board = debería pagar por la herramienta { $place }, pero ahí está el tablero de vidrio raro: no pasa nada
story-automa-at-once = toma enseguida su segundo dado, porque su carta lo dice
story-automa-no-glass = debería tomar vidrio raro, pero ya tiene el suyo, o no queda: no pasa nada
story-automa-glass = toma el { $die } del tablero de vidrio raro por { favor-of }, porque su carta lo dice
story-automa-glass-at = pone el { $die } en { $space }, como dice la carta de posición
story-automa-glass-pushed = { story-automa-glass-at }; el { $other } que estaba allí pasa a { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; el { $other } que estaba allí sale de la partida: su columna está llena
story-automa-late-glass = no tiene vidrio raro tras la última ronda, así que el del tablero va a { $space }, como dice la carta de posición, y toma el valor del dado que haya allí: { $die }
