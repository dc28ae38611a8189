# La primera partida, en lecciones. Números, dados, espacios y asientos son hechos de las reglas y nunca se escriben aquí.

learn-title = Aprende en cinco minutos
learn-about = Lecciones cortas en ventanas de verdad, una regla cada vez
learn-again = Aprender las reglas
learn-go-on = Seguir aprendiendo
learn-screen = Aprender Sagrada
learn-lesson = Lección { $number } de { $count }
learn-step = Paso { $number } de { $count }
learn-next = Seguir
learn-next-lesson = Lección siguiente
learn-finish = Terminar
learn-back = Atrás
learn-skip = Saltar la lección
learn-leave = Salir de las lecciones
learn-contents = Todas las lecciones
learn-passed = hecha
learn-here = estás aquí
learn-restart = Empezar de nuevo
learn-choose = Tu respuesta
learn-sheet = Hoja de puntos
learn-you = Tú
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = Ya conoces las reglas
learn-end-text = Ahora, una partida de verdad: tú y el Aprendiz, el más amable de los bots. Lo permitido brilla; lo demás te dice por qué no.
learn-end-play = Juega tu primera partida
learn-end-skipped = Las lecciones que saltaste te esperan en «{ learn-contents }».

# Lo que se dice a una respuesta.
lesson-says-refused = Ahí no. Lee por qué y prueba otro espacio.
lesson-says-not_now = Todo a su tiempo. Primero haz lo que aquí se pide.
lesson-says-allowed = Eso está permitido. Prueba uno que no brille.
lesson-says-other_reason = Rechazado, pero por otro motivo. Prueba otro espacio.
lesson-says-found = { $left ->
    [one] ¡Bien! Falta uno.
   *[other] ¡Bien! Faltan { $left }.
  }
lesson-says-found_already = Ese ya lo has encontrado.
lesson-says-wrong = Casi. Los espacios que puntúan están iluminados ahora: cuenta otra vez.

lesson-window = Tu ventana
lesson-window-goal = Esta es tu ventana: { $window }. En { $rounds } rondas llenas sus { $size } espacios con dados, tus piezas de vidrio. Gana quien tenga más puntos al final.
lesson-window-dice = Estos { $count } dados son el pool. Cada dado tiene uno de { $colors } colores y un valor.
lesson-window-take = Toma un dado, el que quieras: púlsalo.
lesson-window-take-done = En tu mano: { $die }.
lesson-window-place = { $count ->
    [one] Brilla un espacio: ahí puede ir. Colócalo en él.
   *[other] Brillan { $count } espacios: ahí puede ir. Colócalo en uno de ellos.
  }
lesson-window-place-done = Tu primera pieza de vidrio. ¿Por qué justo ahí? Eso viene ahora.

lesson-first = El primer dado
lesson-first-middle = El primer dado de una ventana va en el borde. Prueba el centro de todos modos: pulsa allí un espacio y mira.
lesson-first-middle-done = Rechazado, y se te dice por qué. Siempre puedes pulsar un espacio que no brilla para saber el motivo.
lesson-first-edge = Ahora coloca el dado ({ $die }) en el borde. { $count ->
    [one] Brilla un espacio.
   *[other] Brillan { $count } espacios.
  } Las esquinas son parte del borde.
lesson-first-edge-done = Tu ventana ha empezado.

lesson-printed = Lo que piden los espacios
lesson-printed-color = Un espacio de color solo admite dados de ese color. Prueba el dado ({ $die }) en un espacio de otro color.
lesson-printed-color-done = El color tiene que coincidir. El valor allí es libre.
lesson-printed-value = Un espacio con número solo admite ese valor. Prueba el dado ({ $die }) en otro número.
lesson-printed-value-done = El valor tiene que coincidir. El color allí es libre.
lesson-printed-free = Los espacios sin nada impreso admiten cualquier dado. Coloca el tuyo ({ $die }) donde brilla.
lesson-printed-free-done = Un color, un número o nada: los espacios no piden más.

lesson-neighbours = Vecinos
lesson-neighbours-color = Lado con lado, dos dados nunca comparten color. Prueba el tuyo ({ $die }) justo al lado de un dado de su color.
lesson-neighbours-color-done = Lado con lado es a la izquierda, a la derecha, arriba y abajo.
lesson-neighbours-value = Tampoco comparten valor. Prueba el tuyo ({ $die }) justo al lado de un dado con su valor.
lesson-neighbours-value-done = Aquí solo cuentan los dados. Lo impreso en el espacio de al lado no importa.
lesson-neighbours-corner = En diagonal pueden compartir ambas cosas. Coloca el dado ({ $die }) en { $count ->
    [one] el espacio que brilla.
   *[other] uno de los { $count } espacios que brillan.
  }
lesson-neighbours-corner-done = El mismo valor, en diagonal: no hay nada de malo en ello.

lesson-touching = Siempre juntos
lesson-touching-far = Todo dado después del primero toca a otro, lado con lado o en diagonal. Prueba el tuyo ({ $die }) lejos de todos.
lesson-touching-far-done = Solo no puede quedarse.
lesson-touching-all = Todas las reglas a la vez, y nada brilla. ¿Dónde puede ir este dado ({ $die })? { $count ->
    [one] Encuentra el único espacio.
   *[other] Encuentra los { $count } espacios.
  }
lesson-touching-all-done = Todos encontrados: { $spaces }. Ya sabes colocar dados, y esa era la parte más difícil.

lesson-turns = Ida y vuelta
lesson-turns-order = { $count } jugadores. Empiezas tú, sigue { $second }, luego { $third }; desde ahí se vuelve por el mismo camino. ¿De quién es el turno { $number }?
lesson-turns-order-hint = Casi. Cuenta los turnos: una vuelta entera y luego el camino de regreso.
lesson-turns-order-done = ¡{ $seat } otra vez! Quien va al final juega dos veces seguidas, y quien empezó también cierra la ronda. Es el ejemplo del propio reglamento.
lesson-turns-draft = Tu primer turno. Toma uno de los { $count } dados, colócalo y termina tu turno.
lesson-turns-draft-done = { $second } y { $third } han tomado sus dados. { $count ->
    [one] Queda un dado,
   *[other] Quedan { $count } dados,
  } y vuelve a ser tu turno.

lesson-track = El marcador de ronda
lesson-track-last = Tu segundo turno es el último de esta ronda. Toma uno de los { $count } dados, colócalo y termina tu turno.
lesson-track-last-done = Lo que nadie tomó está ahora en el marcador de ronda: { $dice }. { $seat } empieza la ronda { $round }. Con { $players } jugadores se tiran { $count } dados nuevos.
lesson-track-ten = Así durante { $rounds } rondas. Nadie está obligado a tomar un dado: también puedes terminar tu turno sin más.

lesson-tools = Herramientas y fichas de favor
lesson-tools-tokens = Las herramientas permiten excepciones y cuestan fichas de favor. Tienes { $count }. Los que guardes valen al final: por ahora, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
lesson-tools-use = { $tool }: sube o baja en uno el valor de un dado que tomas. Úsala con este dado ({ $die }) para que quepa en { $space }.
lesson-tools-use-done = Pagados: { $paid }. Quedan: { $count }. Lo pagado se queda en la carta, así que desde ahora cuesta { $price }.

lesson-moving = Mover un dado
lesson-moving-use = Alguien ha usado antes esta herramienta: { $tool }. Por eso ahora cuesta { $price }. Mueve un dado sin mirar los colores impresos: mueve este ({ $die }) a { $space }.
lesson-moving-use-done = El espacio { $spaces } pide otro color; la punta cortada del dado dice que una herramienta lo permitió. Los vecinos contaron igual.
lesson-moving-again = Puedes usar una herramienta por turno. Prueba otra ({ $tool }): pregunta a su carta por qué no.
lesson-moving-again-done = Será en el próximo turno.

lesson-public = Objetivos públicos
lesson-public-count = Estas cartas puntúan para todos. { $card }: { $each } puntos cada vez. ¿Cuántos puntos vale ahora?
lesson-public-count-done = { $count } puntos. Los hacen los espacios iluminados.
lesson-public-pairs = { $card }: { $each } puntos cada vez, y ningún dado cuenta dos veces. ¿Cuántos puntos ahora?
lesson-public-pairs-done = { $count ->
    [one] Un punto,
   *[other] { $count } puntos,
  } de los espacios iluminados.
lesson-public-make = Los objetivos se cumplen colocando bien. Toma el dado que cabe en { $space } y colócalo ahí.
lesson-public-make-done = { $card } vale ahora { $count } puntos.

lesson-private = Tu objetivo privado
lesson-private-count = Esta carta es solo tuya; los demás tienen la suya, oculta hasta el final. { $card }: ¿cuántos puntos vale ahora?
lesson-private-count-done = { $count } puntos: los valores de esos dados, sumados.
lesson-private-draft = Así que algunos dados valen más para ti. Toma este ({ $die }) y colócalo.
lesson-private-draft-done = { $card } ha subido a { $count } puntos.

lesson-score = La cuenta de los puntos
lesson-score-end = Ronda { $round } de { $rounds }, y el último turno de todos. Termínalo.
lesson-score-end-done = La partida ha terminado. Contamos esta ventana carta por carta; es el ejemplo del propio reglamento.
lesson-score-columns = Primero, los objetivos públicos. { $card }: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-columns-done = { $count } puntos. Solo cuentan columnas enteras.
lesson-score-light = { $card }: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-light-done = { $count } puntos.
lesson-score-colors = { $card }: { $each } puntos cada vez. ¿Cuántos puntos?
lesson-score-colors-done = { $count } puntos.
lesson-score-private = Se descubre tu objetivo privado: { $card }. ¿Cuántos puntos?
lesson-score-private-done = { $count } puntos: los valores, sumados.
lesson-score-rest = Las fichas que sobran valen puntos; aquí hay { $count }. Un espacio vacío cuesta { $each ->
    [one] un punto.
   *[other] { $each } puntos.
  } ¿Cuánto suman los espacios vacíos?
lesson-score-rest-done = { $open ->
    [one] Un espacio vacío: { $points }.
   *[other] { $open } espacios vacíos: { $points }.
  }
lesson-score-total = Ahora suma la hoja. ¿Cuántos puntos en total?
lesson-score-total-hint = Casi. Suma todo lo que hay en la hoja; los espacios vacíos se restan.
lesson-score-total-done = { $count } puntos, tal como dice el reglamento. Era la última regla.
