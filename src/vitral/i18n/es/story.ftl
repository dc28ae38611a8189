# Qué ha pasado, en oraciones: delante va quién lo hizo; las oraciones de un turno se unen en una lista.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Todavía no ha pasado nada.
since-your-turn = desde tu turno
story-by-timer = (se acabó el tiempo)

story-side = construye «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }con { favor-of }
  }
    .you = construyes «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }con { favor-of }
  }
story-chosen = ya ha elegido ventana
    .you = ya has elegido ventana
story-start = empieza
    .you = empiezas
story-roll = tira los dados: { $dice }
    .you = tiras los dados: { $dice }
story-roll-places = tira los dados sobre los lugares 1 a 5: { $dice }
    .you = tiras los dados sobre los lugares 1 a 5: { $dice }
story-take = toma el { $die }
    .you = tomas el { $die }
story-take-place = toma el { $die } del lugar { $place }
    .you = tomas el { $die } del lugar { $place }
story-own = toma el { $die } de su pool privado
    .you = tomas el { $die } de tu pool privado
story-swap = lo cambia por el { $die } de su pool privado
    .you = lo cambias por el { $die } de tu pool privado
story-pick = elige el { $die } de su pool privado
    .you = eliges el { $die } de tu pool privado
story-place = coloca el { $die } en { $space }
    .joined = lo coloca en { $space }
    .you = colocas el { $die } en { $space }
    .you-joined = lo colocas en { $space }
story-move = mueve el { $die } de { $origin } a { $space }
    .you = mueves el { $die } de { $origin } a { $space }
story-skip = se salta el segundo turno de la ronda
    .you = te saltas el segundo turno de la ronda
story-flip = le da la vuelta (ahora { $die })
    .you = le das la vuelta (ahora { $die })
story-tool = paga { favor-of } por «{ $card }»
    .you = pagas { favor-of } por «{ $card }»
story-tool-free = usa «{ $card }»
    .you = usas «{ $card }»
story-gather = recoge { favor-of } de «{ $card }»
    .you = recoges { favor-of } de «{ $card }»
story-inspire = usa «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
    .you = usas «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
story-glass = toma el { $die } por { favor-of }
    .you = tomas el { $die } por { favor-of }
story-leave = deja el { $die } en el pool
    .you = dejas el { $die } en el pool
story-leave-board = deja el { $die } en el tablero
    .you = dejas el { $die } en el tablero
story-pay = paga con el { $die }
    .you = pagas con el { $die }
story-set = lo convierte en un { $die }
    .you = lo conviertes en un { $die }
story-track = lo cambia por el { $die } de la ronda { $at }
    .you = lo cambias por el { $die } de la ronda { $at }
story-check-right = encuentra un error al revisar la ventana de { $whom }
    .you = encuentras un error al revisar la ventana de { $whom }
story-check-wrong = revisa la ventana de { $whom } sin encontrar errores
    .you = revisas la ventana de { $whom } sin encontrar errores
story-own-right = reconoce un error en su propia ventana
    .you = reconoces un error en tu propia ventana
story-own-wrong = revisa su propia ventana sin encontrar errores
    .you = revisas tu propia ventana sin encontrar errores
story-take-up = vuelve a tener el { $die } en la mano
    .you = vuelves a tener el { $die } en la mano
story-no-check = no revisa ninguna ventana
    .you = no revisas ninguna ventana
story-remove = retira el { $die } de { $space }
    .you = retiras el { $die } de { $space }
story-keep = pone solo el { $die } en el marcador de ronda (fuera de la partida: { $dice })
    .you = pones solo el { $die } en el marcador de ronda (fuera de la partida: { $dice })
story-keep-all = pone en el marcador de ronda todos los dados sobrantes
    .you = pones en el marcador de ronda todos los dados sobrantes
story-pass = pasa
    .you = pasas
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = lo echa a la bolsa de dados y saca un { $die }
    .you = lo echas a la bolsa de dados y sacas un { $die }
story-reroll = lo vuelve a tirar (ahora { $dice })
    .you = lo vuelves a tirar (ahora { $dice })
story-reroll-own = tira los dados de su pool privado: { $dice }
    .you = tiras los dados de tu pool privado: { $dice }
story-reroll-picked = vuelve a tirar ({ $dice })
    .you = vuelves a tirar ({ $dice })
story-reroll-pool = vuelve a tirar el pool ({ $dice })
    .you = vuelves a tirar el pool ({ $dice })
story-reroll-glass = tira nuevo vidrio raro ({ $dice })
    .you = tiras nuevo vidrio raro ({ $dice })
story-first-glass = Vidrio raro al empezar: { $dice }
story-lost = no encuentra espacio para el { $die }, así que el turno termina
    .you = no encuentras espacio para el { $die }, así que el turno termina
story-bot-in = deja que un bot ocupe su lugar
    .you = dejas que un bot ocupe tu lugar
story-bot-for = no está, así que un bot ocupa su lugar
    .you = no estás, así que un bot ocupa tu lugar
story-back = vuelve a jugar
    .you = vuelves a jugar
story-resigned = abandona, y un bot ocupa su lugar
    .you = abandonas, y un bot ocupa tu lugar
story-resigned-pass = abandona y pasa todos los turnos desde ahora
    .you = abandonas y pasas todos los turnos desde ahora
story-link-reissued = recibe un nuevo enlace de quien creó la mesa
    .you = recibes un nuevo enlace de quien creó la mesa
story-bot-failed = El bot del asiento de { $whom } ha fallado, así que un aprendiz juega este turno por él
story-bot-failed-again = El bot del asiento de { $whom } ha vuelto a fallar, así que un aprendiz juega por él desde ahora
story-bot-failed-end = El bot del asiento de { $whom } ha fallado, así que este turno termina en cuanto lo permitan las reglas
story-round = En el marcador de ronda: { $dice }
story-round-none = No queda ningún dado para el marcador de ronda
story-deal-tools = Herramientas: { $cards }
story-deal-public = Objetivos públicos: { $cards }
story-deal-private = { $count ->
    [one] tiene el objetivo privado «{ $cards }»
   *[other] tiene los objetivos privados { $cards }
  }
    .you = { $count ->
    [one] tienes el objetivo privado «{ $cards }»
   *[other] tienes los objetivos privados { $cards }
  }
story-deal-board = Tablero de vidrio raro: { $cards }
story-board-slot = El tablero de vidrio raro ocupa el lugar { $place } entre las herramientas
story-deal-inspirations = Inspiraciones: { $cards }
card-quoted = «{ $card }»

# The Automa, and why; $letter is the color of a column.

story-automa-card = revela la carta { $number }: { $words }
automa-card-places = lugares { $places } (en este orden)
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
story-automa-goes-on = { automa-stuck } y no cabe ningún dado de la ronda { $place } del marcador de ronda, así que pasa al lugar siguiente
story-automa-swaps = { automa-stuck }, así que lo cambia por el { $best } de la ronda { $place } del marcador de ronda, el de mayor valor de los que caben, y lo pone en { $space }
story-automa-misfit = { automa-stuck } y no cabe ningún dado de la ronda { $place } del marcador de ronda; su carta manda un dado así a la columna más vacía, así que lo pone en { $space }
story-automa-lost = { automa-stuck } y no cabe ningún dado de la ronda { $place } del marcador de ronda, así que no toma nada
story-automa-nothing = no toma ningún dado, porque no hay ninguno en los demás lugares de su carta
story-automa-pays = paga { favor-of } por «{ $card }» sin usarla, como dice su carta, porque sobre ella { $tokens ->
    [1] no hay fichas de favor
   *[other] ya hay fichas de favor
  }
story-automa-cannot-pay = tendría que pagar por «{ $card }», pero no tiene bastantes fichas de favor, así que no pasa nada
story-automa-tool-is-board = tendría que pagar por la herramienta { $place }, pero ahí está el tablero de vidrio raro, así que no pasa nada
story-automa-at-once = toma enseguida su segundo dado, porque su carta lo dice
story-automa-no-glass = tomaría vidrio raro, pero ya tiene uno o no queda ninguno, así que no pasa nada
story-automa-glass = toma el { $die } del tablero de vidrio raro por { favor-of }, porque su carta lo dice
story-automa-glass-at = pone el { $die } en { $space }, como dice la carta de posición
story-automa-glass-pushed = { story-automa-glass-at }; el { $other } que estaba allí pasa a { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; el { $other } que estaba allí sale de la partida, porque su columna está llena
story-automa-late-glass = no tiene vidrio raro tras la última ronda, así que el del tablero va a { $space }, como dice la carta de posición; si hay un dado allí, el vidrio lo sustituye y adopta su valor: { $die }
