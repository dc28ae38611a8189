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
story-take = toma el { $die }
story-take-place = toma el { $die } del lugar { $at }
story-own = toma el { $die } del pool privado
story-swap = lo cambia por el { $die } del pool privado
story-pick = elige el { $die } del pool privado
story-place = coloca el { $die } en { $space }
story-place-it = lo coloca en { $space }
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
story-remove = retira el { $die } de { $space }
story-keep = pone solo el { $die } en el track de ronda
story-keep-all = pone en el track de ronda todos los dados que quedan
story-pass = pasa
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
story-deal-board = Vidrio raro: { $cards }
story-deal-inspirations = Inspiraciones: { $cards }

story-automa_card = descubre su carta { $a }: lugares { $list }
story-automa_takes = toma el { $a } del lugar { $b } y lo pone en { $c }, el espacio vacío más alto de la columna del { $color }
story-automa_empty = encuentra vacío el lugar { $a }
story-automa_full = llega al { $a } del lugar { $b }, pero su columna del { $color } está llena
story-automa_swaps = cambia el { $a } por el { $b } de la ronda { $c } del track de ronda y pone este en { $d }
story-automa_misfit = pone el { $a } en { $b }, pues su carta deja que un dado así vaya a cualquier espacio
story-automa_lost = pierde esta elección, pues nada cabe
story-automa_nothing = no toma ningún dado
story-automa_pays = paga { $a } por { $b } sin usarla, como dice su carta
story-automa_cannot_pay = debería pagar por { $a }, pero le faltan tokens
story-automa_tool_is_board = debería pagar por la herramienta { $a }, pero ahí está el tablero de vidrio raro
story-automa_at_once = toma enseguida su segundo dado, como dice su carta
story-automa_no_glass = debería tomar vidrio raro, pero ya tiene el suyo, o no queda
story-automa_glass = toma el { $a } del tablero
story-automa_glass_at = pone el { $a } en { $b }, como dice la carta de posición
story-automa_late_glass = recibe el { $a } en { $b } tras la última ronda
story-automa_pushed = mueve el { $a } a { $b } para hacer sitio
story-automa_pushed_out = pierde el { $a }: su columna está llena
