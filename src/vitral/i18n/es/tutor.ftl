# La primera partida, en lecciones. Números, dados, espacios y asientos son hechos de las reglas y nunca se escriben aquí.

learn-screen = Aprender a jugar a Sagrada
learn-lesson = Lección { $number } de { $count }
learn-step = Paso { $number } de { $count }
learn-next = Siguiente
learn-next-lesson = Siguiente lección
learn-finish = Terminar
learn-back = Volver
learn-skip = Saltar la lección
learn-leave = Salir de las lecciones
learn-contents = Todas las lecciones
learn-passed = hecha
learn-here = estás aquí
learn-restart = Empezar de nuevo
learn-choose = Tu respuesta
learn-sheet = Hoja de puntuación
learn-you = Tú
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = Ya conoces las reglas
learn-end-text = Ahora juega una partida de verdad: tú contra el bot { bot-apprentice }, uno de los más fáciles. Los espacios válidos brillan; pulsa cualquier otro para saber por qué no.
learn-end-play = Jugar la primera partida
learn-end-skipped = Encontrarás las lecciones que saltaste en «{ learn-contents }».

# Lo que se dice a una respuesta.
lesson-says-refused = Ahí no. Lee por qué y prueba otro espacio.
lesson-says-not_now = Todavía no. Primero haz lo que pide este paso.
lesson-says-allowed = Ese está permitido. Prueba uno que no brille.
lesson-says-other_reason = Eso no está permitido, pero por otro motivo. Prueba otro espacio.
lesson-says-found = { $left ->
    [one] ¡Bien! Falta uno.
   *[other] ¡Bien! Faltan { $left }.
  }
lesson-says-found_already = Ese ya lo has encontrado.
lesson-says-wrong = Casi. Los dados que puntúan están ahora iluminados: cuenta otra vez.

lesson-window = Tu ventana
lesson-window-goal = Esta es tu ventana, «{ $window }». En { $rounds } rondas llenas sus { $size } espacios con dados, tus piezas de vidrio. Gana quien tenga más puntos al final.
lesson-window-dice = Estos { $count } dados son el pool. Cada dado tiene uno de { $colors } colores y un valor.
lesson-window-take = Pulsa un dado para tomarlo. Elige el que quieras.
lesson-window-take-done = Tienes en la mano el { $die }.
lesson-window-place = { $count ->
    [one] Brilla un espacio: ahí puede ir el dado. Colócalo en él.
   *[other] Brillan { $count } espacios: ahí puede ir el dado. Colócalo en uno de ellos.
  }
lesson-window-place-done = Tu primera pieza de vidrio. ¿Por qué solo ahí? Eso viene ahora.

lesson-first = El primer dado
lesson-first-middle = El primer dado de una ventana va en el borde. Prueba el centro de todos modos: pulsa allí un espacio y mira qué pasa.
lesson-first-middle-done = No está permitido, y ves por qué. Siempre puedes pulsar un espacio que no brilla para saber el motivo.
lesson-first-edge = Ahora coloca el { $die } en el borde. { $count ->
    [one] Brilla un espacio.
   *[other] Brillan { $count } espacios.
  } Las esquinas son parte del borde.
lesson-first-edge-done = Has empezado tu ventana.

lesson-printed = Lo que piden los espacios
lesson-printed-color = Un espacio de color solo admite dados de ese color. Prueba el { $die } en un espacio de otro color.
lesson-printed-color-done = El color tiene que coincidir. El valor ahí no importa.
lesson-printed-value = Un espacio con número solo admite ese valor. Prueba el { $die } en otro número.
lesson-printed-value-done = El valor tiene que coincidir. El color ahí no importa.
lesson-printed-free = Los espacios sin restricción admiten cualquier dado. Coloca el { $die } donde brilla.
lesson-printed-free-done = Un espacio pide un color, un número o nada. Eso es todo.

lesson-neighbours = Vecinos
lesson-neighbours-color = Dos dados uno al lado del otro nunca tienen el mismo color. Prueba el { $die } justo al lado de un dado de su color.
lesson-neighbours-color-done = Uno al lado del otro quiere decir a la izquierda, a la derecha, encima o debajo.
lesson-neighbours-value = Tampoco tienen nunca el mismo valor. Prueba el { $die } justo al lado de un dado de su valor.
lesson-neighbours-value-done = Aquí solo cuentan los dados. Lo impreso en el espacio de al lado no importa.
lesson-neighbours-corner = En diagonal pueden coincidir el color y el valor. Coloca el { $die } en { $count ->
    [one] el espacio que brilla.
   *[other] uno de los { $count } espacios que brillan.
  }
lesson-neighbours-corner-done = El mismo valor en diagonal está permitido.
lesson-neighbours-blocking = Un consejo de los reglamentos. { $space } pide el color del dado que tiene justo al lado. Prueba ahí el { $die }.
lesson-neighbours-blocking-done = Ningún dado cabe en { $space } mientras siga ahí ese vecino. Así que piénsalo dos veces antes de colocar un dado junto a un espacio impreso de su mismo color o valor.

lesson-touching = Siempre juntos
lesson-touching-far = Después del primero, cada dado debe tocar otro, a su lado o en diagonal. Prueba el { $die } lejos de todos.
lesson-touching-far-done = No puede quedarse solo.
lesson-touching-all = Ahora todas las reglas a la vez, y nada brilla. ¿Dónde puede ir el { $die }? { $count ->
    [one] Encuentra el único espacio.
   *[other] Encuentra los { $count } espacios.
  }
lesson-touching-all-done = Los has encontrado todos: { $spaces }. Ya sabes colocar dados, y esa era la parte más difícil.

lesson-turns = Ida y vuelta
lesson-turns-order = { $count } jugadores. Empiezas tú, sigue { $second }, luego { $third }. Después los turnos vuelven en sentido contrario. ¿Quién juega el turno { $number }?
lesson-turns-order-hint = Casi. Cuenta los turnos: una vuelta entera y luego el camino de regreso.
lesson-turns-order-done = ¡{ $seat } otra vez! El último jugador tiene dos turnos seguidos, y quien empezó también cierra la ronda. Es el ejemplo del propio reglamento.
lesson-turns-draft = Tu primer turno. Toma uno de los { $count } dados, colócalo y pulsa «{ button-end }».
lesson-turns-draft-done = { $second } y { $third } ya han jugado. { $count ->
    [one] Queda un dado,
   *[other] Quedan { $count } dados,
  } y te vuelve a tocar.

lesson-track = El marcador de ronda
lesson-track-last = Tu segundo turno es el último de esta ronda. Toma uno de los { $count } dados, colócalo y pulsa «{ button-end }».
lesson-track-last-done = Los dados que nadie tomó están ahora en el marcador de ronda: { $dice }. { $seat } empieza la ronda { $round }. Con { $players } jugadores se tiran { $count } dados nuevos.
lesson-track-ten = Y así durante { $rounds } rondas. Nunca tienes que tomar un dado: puedes pulsar «{ button-end }» sin más.

lesson-choice = Elegir una ventana
lesson-choice-easy = Antes de la primera ronda eliges una de cuatro ventanas. Los puntitos junto a su nombre muestran su dificultad, y cada uno te da una ficha de favor. ¿Cuántas fichas da «{ $window }»?
lesson-choice-easy-hint = Casi. Cuenta los puntitos junto al nombre de la ventana.
lesson-choice-easy-done = { $count } fichas de favor. Con ellas pagas las herramientas, y cada una que guardes vale un punto.
lesson-choice-hard = «{ $window }» pide más colores y números, así que es más difícil de llenar. ¿Cuántas fichas da?
lesson-choice-hard-hint = { lesson-choice-easy-hint }
lesson-choice-hard-done = { $count } fichas de favor. Para la primera partida elige una ventana fácil; una difícil te deja más fichas para herramientas.

lesson-tools = Herramientas y fichas de favor
lesson-tools-tokens = Las herramientas permiten saltarse reglas y cuestan fichas de favor. Tienes { $count }. Las que guardes puntúan al final. Ahora mismo, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
lesson-tools-use = Con «{ $tool }» subes o bajas en uno el valor del dado que tomas. Úsala con el { $die } para que quepa en { $space }.
lesson-tools-use-done = Has pagado { $paid } y tienes { $count }. Las fichas que pagas se quedan en la carta, así que desde ahora cuesta { $price }.

lesson-moving = Mover un dado
lesson-moving-use = Alguien ha usado «{ $tool }» antes que tú, así que ahora cuesta { $price }. Esta herramienta mueve un dado e ignora los colores impresos. Mueve el { $die } a { $space }.
lesson-moving-use-done = El espacio { $spaces } pide otro color. La esquina cortada del dado muestra que una herramienta lo permitió. Las reglas de vecindad siguieron valiendo.
lesson-moving-again = Puedes usar una herramienta por turno. Prueba también «{ $tool }» y mira en su carta por qué no puedes.
lesson-moving-again-done = Será el próximo turno.

lesson-public = Objetivos públicos
lesson-public-count = Estas cartas puntúan para todos. «{ $card }» da { $each } puntos cada vez. ¿Cuántos puntos vale ahora?
lesson-public-count-done = { $count } puntos. Salen de los dados iluminados.
lesson-public-pairs = «{ $card }» da { $each } puntos cada vez, y ningún dado cuenta dos veces. ¿Cuántos puntos ahora?
lesson-public-pairs-done = { $count ->
    [one] Un punto,
   *[other] { $count } puntos,
  } de los dados iluminados.
lesson-public-make = Coloca bien tus dados para cumplir objetivos. Toma el dado que cabe en { $space } y colócalo ahí.
lesson-public-make-done = «{ $card }» vale ahora { $count } puntos.

lesson-private = Tu objetivo privado
lesson-private-count = Esta carta es solo tuya. Los demás tienen la suya, oculta hasta el final. ¿Cuántos puntos da ahora «{ $card }»?
lesson-private-count-done = { $count } puntos: los valores de esos dados, sumados.
lesson-private-draft = Por eso algunos dados valen más para ti. Toma el { $die } y colócalo.
lesson-private-draft-done = «{ $card }» vale ahora { $count } puntos.

lesson-score = Contar los puntos
lesson-score-end = Ronda { $round } de { $rounds }, y el último turno de todos. Pulsa «{ button-end }».
lesson-score-end-done = La partida ha terminado. Vamos a puntuar esta ventana paso a paso. Es el ejemplo del propio reglamento.
lesson-score-columns = Primero, los objetivos públicos. «{ $card }»: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-columns-done = { $count } puntos. Solo cuentan las columnas completas.
lesson-score-light = «{ $card }»: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-light-done = { $count } puntos.
lesson-score-colors = «{ $card }»: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-colors-done = { $count } puntos.
lesson-score-private = Se revela tu objetivo privado: «{ $card }». ¿Cuántos puntos?
lesson-score-private-done = { $count } puntos: los valores, sumados.
lesson-score-rest = Las fichas que sobran valen puntos. Aquí hay { $count }. Un espacio vacío cuesta { $each ->
    [one] un punto.
   *[other] { $each } puntos.
  } ¿Cuántos puntos cuestan los espacios vacíos?
lesson-score-rest-done = { $open ->
    [one] Un espacio vacío: { $points }.
   *[other] { $open } espacios vacíos: { $points }.
  }
lesson-score-total = Ahora suma la hoja. ¿Cuántos puntos en total?
lesson-score-total-hint = Casi. Suma todo lo que hay en la hoja y resta los espacios vacíos.
lesson-score-total-done = { $count } puntos, igual que en el reglamento. Era la última regla.

problem-lesson-offline = Sin conexión, la lección solo acepta las respuestas que espera. Prueba otra.
