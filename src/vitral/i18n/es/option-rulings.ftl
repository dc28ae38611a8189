### Not for the page

# What the rulebooks say about options, and what we do. Made from src/vitral/i18n/options by `make generate`; do not edit.

ruling-dice_pools = La expansión para cinco y seis jugadores lo ofrece como opción. El texto ruso habla de rosas de dados.
ruling-setup = En todos los reglamentos, salvo el del Automa, las ventanas se eligen antes de repartir las herramientas y los objetivos públicos; por eso es lo que hacemos por defecto. Con Passion ya conoces también las inspiraciones. Las reglas del Automa ponen primero las cartas, y en sus partidas siempre es así.
ruling-start_player = En los reglamentos el jugador inicial se elige al azar. Uno propone a quien visitó una catedral hace menos, y un texto español lo deja a elección de los jugadores. Aquí también se puede acordar quién empieza.
ruling-bag = El juego base usa los 90 dados, sean cuantos sean los jugadores. La expansión para cinco y seis jugadores usa menos con dos y tres jugadores, y nosotros también en cuanto entran en juego sus ventanas.
ruling-enforcement = En una mesa de verdad nadie te detiene. Aquí una mesa estricta rechaza las jugadas no válidas. Una mesa de confianza acepta cualquier espacio vacío y permite pedir revisiones.
ruling-lathekin = La carta no dice si los dos dados se mueven de uno en uno o juntos. En ambos casos tienes que mover dos dados distintos, o no puedes usar la herramienta. Si se mueven juntos, no pueden quedar separados de todos los demás dados.
ruling-tools = En los reglamentos las herramientas se reparten al azar. Aquí también puedes elegirlas.
ruling-public = En los reglamentos los objetivos públicos se reparten al azar. Aquí también puedes elegirlos.
ruling-privates = La expansión para cinco y seis jugadores mezcla sus objetivos privados con los del juego base; por eso, con ella se mezclan por defecto. Seis jugadores necesitan los objetivos de posición.
ruling-expansion_windows = El reglamento permite estas ventanas en cualquier mesa. Aquí se usan por defecto con cinco y seis jugadores.
ruling-inspirations = Un módulo de Passion. Tres de sus seis cartas solo las conocemos en parte; son reconstrucciones nuestras.
ruling-rare_glass = Un módulo de Passion con objetivos privados propios. No se usa en solitario, donde no hay fichas de favor.
ruling-passion_publics = Un módulo de Passion. Cuatro de sus seis objetivos son reconstrucciones nuestras.
ruling-promos = Las cajas rusas dicen traer una herramienta, dos cartas de ventana y un objetivo más que las otras. Lo que sabemos de ellos, y lo que inventamos en su lugar, está marcado.
ruling-avoid_conflicts = El reglamento solo desaconseja algunas parejas de objetivos. Aquí la segunda carta se aparta y se reparte otra.
ruling-solo_tools = Los reglamentos te dejan elegir la dificultad. Por defecto ponemos tres herramientas.
ruling-solo_private = La mayoría de los textos reparte dos objetivos privados, y cuenta el que dé más puntos. Los textos españoles reparten uno.
ruling-solo_payment = La mayoría de las ediciones pide un dado del color de la herramienta. En la primera edición, las seis primeras herramientas cuestan un dado que muestre su número. Lo que cuesta ahí la herramienta 12 es una deducción.
ruling-track = Una variante en solitario pone menos dados en el marcador de ronda. No está en los reglamentos del juego.
ruling-automa_level = Las bonificaciones son nuestras. Las medimos con nuestros bots, para que cada nivel signifique cierta proporción de victorias.
ruling-automa_misfit = Las reglas del Automa prevén este caso: la elección se pierde. El Automa sigue hacia la derecha con su segundo dado, o su ronda termina antes. Solo la opción «Tolerante» es nuestra.
ruling-glass_slot = Según las reglas, el tablero va donde quieras. Aquí su lugar se sortea, salvo que elijas uno.
