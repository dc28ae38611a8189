# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data by `make generate`; do not edit.
box-base = Juego base
box-pools = Cinco y seis jugadores
box-passion = Passion
box-automa = Automa
box-promos = Promos

## Juego base

card-aurora-sagradis = Aurora Sagradis

card-aurorae-magnificus = Aurorae Magnificus

card-batllo = Batllo

card-bellesguard = Bellesguard

card-chromatic-splendor = Chromatic Splendor

card-comitas = Comitas

card-firelight = Firelight

card-suns-glory = Sun's Glory

card-firmitas = Firmitas

card-kaleidoscopic-dream = Kaleidoscopic Dream

card-fractal-drops = Fractal Drops

card-ripples-of-light = Ripples of Light

card-fulgor-del-cielo = Fulgor del Cielo

card-luz-celestial = Luz Celestial

card-gravitas = Gravitas

card-water-of-life = Water of Life

card-industria = Industria

card-via-lux = Via Lux

card-lux-astram = Lux Astram

card-lux-mundi = Lux Mundi

card-shadow-thief = Shadow Thief

card-sun-catcher = Sun Catcher

card-symphony-of-light = Symphony of Light

card-virtus = Virtus

card-grozing-pliers = Alicates de Grujir
    .text = Toma un dado, sube o baja su valor en uno y colócalo. El 1 solo puede subir y el 6 solo puede bajar.

card-eglomise-brush = Pincel de Eglomisé
    .text = Mueve un dado de tu ventana. Ignora el color impreso en su nuevo espacio; las demás reglas siguen valiendo.

card-copper-foil-burnisher = Bruñidor de Cinta de Cobre
    .text = Mueve un dado de tu ventana. Ignora el valor impreso en su nuevo espacio; las demás reglas siguen valiendo.

card-lathekin = Abreplomos
    .text = Mueve exactamente dos dados de tu ventana. Todas las reglas de colocación valen para ambos.

card-lens-cutter = Cortador de Círculos
    .text = Toma un dado y cámbialo por uno del marcador de ronda. Coloca el dado que recibes.

card-flux-brush = Pincel de Fundente
    .text = Toma un dado cualquiera, vuelve a tirarlo y colócalo. Si no cabe en ninguna parte, regresa al pool con su nuevo valor.

card-glazing-hammer = Martillo de Vidriero
    .text = En tu segundo turno de la ronda, antes de tomar un dado, vuelve a tirar todos los dados del pool.

card-running-pliers = Alicates de Tronzar
    .text = En tu primer turno de la ronda, después de colocar el dado que tomaste, toma y coloca enseguida otro más. Te saltas tu segundo turno de esta ronda.

card-cork-backed-straightedge = Regla con Base de Corcho
    .text = Toma un dado y colócalo en un espacio que no toque ningún otro dado, ni siquiera en diagonal. La restricción impresa sigue valiendo.

card-grinding-stone = Piedra de Amolar
    .text = Toma un dado y dale la vuelta antes de colocarlo: el 1 y el 6, el 2 y el 5, el 3 y el 4 se intercambian.

card-flux-remover = Eliminador de Fundente
    .text = Toma un dado cualquiera, échalo a la bolsa de dados y saca un dado al azar. Elige su valor y después colócalo o déjalo en el pool.

card-tap-wheel = Rueda de Corte
    .text = Elige un color que esté en el marcador de ronda y mueve uno o dos dados de ese color en tu ventana. Todas las reglas de colocación valen.

card-row-color-variety = Variedad de Color de Fila
    .text = Cada fila completa con los cinco colores.

card-column-color-variety = Variedad de Color de Columna
    .text = Cada columna completa con cuatro colores distintos.

card-row-shade-variety = Variedad de Sombra de Fila
    .text = Cada fila completa con cinco valores distintos.

card-column-shade-variety = Variedad de Sombra de Columna
    .text = Cada columna completa con cuatro valores distintos.

card-light-shades = Sombras Tenues
    .text = Cada pareja de 1 y 2, estén donde estén.

card-medium-shades = Sombras Medias
    .text = Cada pareja de 3 y 4, estén donde estén.

card-deep-shades = Sombras Intensas
    .text = Cada pareja de 5 y 6, estén donde estén.

card-shade-variety = Variedad de Sombra
    .text = Cada juego completo de los seis valores, estén donde estén.

card-color-variety = Variedad de Color
    .text = Cada juego completo de los cinco colores, estén donde estén.

card-color-diagonals = Diagonales de Color
    .text = Cada dado que toca en diagonal un dado de su mismo color. Un dado cuenta una sola vez, toque así los que toque.

card-shades-of-red = Sombras Rojas
    .text = Suma los valores de todos tus dados rojos.

card-shades-of-yellow = Sombras Amarillas
    .text = Suma los valores de todos tus dados amarillos.

card-shades-of-green = Sombras Verdes
    .text = Suma los valores de todos tus dados verdes.

card-shades-of-blue = Sombras Azules
    .text = Suma los valores de todos tus dados azules.

card-shades-of-purple = Sombras Púrpuras
    .text = Suma los valores de todos tus dados púrpuras.

## Cinco y seis jugadores

card-romanesque = Romanesque

card-baroque = Baroque

card-esperanca = Esperança

card-alegria = Alegria

card-sol = Sol
    .note = El espacio C2 se ha deducido. La única lista trae ahí un 1, pero en todas las demás cartas la cara difícil repite lo que pide la fácil.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Cortador de Tiras
    .text = Toma un dado y cámbialo por uno de tu pool privado. El dado tomado se queda en él; coloca el dado que recibes.
    .note = El número y el efecto están en un reglamento. El color para el solitario viene de una sola fuente.

card-lead-came-nippers = Cizalla para Plomo
    .text = Vuelve a tirar uno o dos dados de tu pool privado.
    .note = El efecto y el color para el solitario vienen de una sola fuente. El número se ha deducido: el 13 es la otra herramienta de la caja.

card-fence = Valla
    .text = Suma los valores de las dos filas centrales en las columnas 1, 3 y 5, sean del color que sean.

card-tunnel = Túnel
    .text = Suma los valores de los tres espacios centrales de la fila superior y de la inferior, sean del color que sean.

card-brace = Puntal
    .text = Suma los valores de A2, A4, B3, C3, D2 y D4, sean del color que sean.

card-port = Ojo de Buey
    .text = Suma los valores del anillo de seis espacios alrededor del centro: A3, B2, B4, C2, C4 y D3, sean del color que sean.

card-brackets = Corchetes
    .text = Suma los valores de las dos esquinas superiores y de los espacios que tienen al lado y debajo, sean del color que sean.

card-wall = Muro
    .text = Suma los valores de los seis espacios del centro de tu ventana, sean del color que sean.

## Passion

card-horizontal-shade-symmetry = Simetría Horizontal de Sombra
    .text = Dobla tu ventana por la columna central: cuenta cada pareja de dados del mismo valor que quedan uno sobre otro.
    .note = El nombre es traducción nuestra.

card-vertical-color-balance = Equilibrio Vertical de Color
    .text = Desliza la mitad inferior de tu ventana sobre la superior: cuenta cada pareja de dados del mismo color que quedan uno sobre otro.
    .note = El nombre es traducción nuestra.

card-horizontal-color-symmetry = Simetría Horizontal de Color
    .text = Dobla tu ventana por la columna central: cuenta cada pareja de dados del mismo color que quedan uno sobre otro.
    .note = Hecho siguiendo el modelo de los dos que muestra un reglamento.

card-vertical-shade-balance = Equilibrio Vertical de Sombra
    .text = Desliza la mitad inferior de tu ventana sobre la superior: cuenta cada pareja de dados del mismo valor que quedan uno sobre otro.
    .note = Hecho siguiendo el modelo de los dos que muestra un reglamento.

card-horizontal-color-balance = Equilibrio Horizontal de Color
    .text = Desliza las dos columnas derechas de tu ventana sobre las dos izquierdas: cuenta cada pareja de dados del mismo color que quedan uno sobre otro.
    .note = Hecho siguiendo el modelo de los dos que muestra un reglamento. Este y su gemelo de los valores son nuestras conjeturas más débiles.

card-horizontal-shade-balance = Equilibrio Horizontal de Sombra
    .text = Desliza las dos columnas derechas de tu ventana sobre las dos izquierdas: cuenta cada pareja de dados del mismo valor que quedan uno sobre otro.
    .note = Hecho siguiendo el modelo de los dos que muestra un reglamento. Este y su gemelo de los colores son nuestras conjeturas más débiles.

card-rg-unique-around = Vecinos Únicos
    .text = Cada color distinto y cada valor distinto entre los dados que rodean tu vidrio raro.
    .note = Un reglamento une color y valor con «y», otro con «o». Contar ambos es interpretación nuestra. El nombre es nuestro.

card-rg-highest-each-color = El Más Alto de Cada Color
    .text = Toma el dado de mayor valor de cada color entre los que rodean tu vidrio raro y suma sus valores.
    .note = El nombre es nuestro.

card-rg-same-value = Eco
    .text = Cada uno de los demás dados con el mismo valor que tu vidrio raro.
    .note = Es interpretación nuestra que el dado de vidrio no se cuente a sí mismo. El nombre es nuestro.

card-rg-row-sum = Fila
    .text = Suma los valores de la fila de tu vidrio raro, incluido el suyo.
    .note = La suma de la fila viene de una sola fuente. Que cuente también el dado de vidrio es cosa nuestra, igual que el nombre.

card-rg-column-sum = Columna
    .text = Suma los valores de la columna de tu vidrio raro, incluido el suyo.
    .note = Enteramente nuestro, siguiendo el modelo del de la fila.

card-rg-diagonals-sum = Rayos
    .text = Suma los valores de las dos diagonales que se cruzan en tu vidrio raro, sin contar el suyo.
    .note = Enteramente nuestro.

card-rg-unique-values = Escala
    .text = Cada valor distinto entre los dados que rodean tu vidrio raro.
    .note = Una fuente menciona valores distintos, quizá de otra carta. Los puntos y el nombre son nuestros.

card-luck = Suerte
    .text = Una vez por ronda, vuelve a tirar el dado que tienes en la mano. Si después no cabe en ninguna parte, regresa a donde estaba y tu turno termina.
    .note = El nombre es traducción nuestra. Solo el reglamento ruso dice que la tirada fallida termina el turno.

card-wisdom = Sabiduría
    .text = Empiezas con una ficha de favor menos. Una vez por ronda, una herramienta te cuesta una sola ficha, por muchas que haya sobre ella.
    .note = El nombre es traducción nuestra.

card-resourcefulness = Ingenio
    .text = Una vez por ronda, paga 1 ficha de favor y cambia el dado que tienes en la mano por uno del marcador de ronda. Ninguno de los dos cambia de valor.
    .note = El nombre es traducción nuestra.

card-courage = Valentía
    .text = Una vez por partida, coloca el dado que tienes en la mano e ignora lo impreso en su espacio. Las reglas de vecindad siguen valiendo.
    .note = Sabemos que una inspiración hace esto. Que sea esta, cuántas veces se puede usar y su efecto exacto son reconstrucción nuestra.

card-charm = Encanto
    .text = Una vez por partida, llévate las fichas de favor de una herramienta, tres como máximo.
    .note = Sabemos que una inspiración toma fichas de las herramientas. El nombre, la cantidad y cuántas veces se puede usar son cosa nuestra.

card-precision = Precisión
    .text = Una vez por ronda, paga 1 ficha de favor y sube o baja en uno el valor del dado que tienes en la mano. El 1 solo puede subir y el 6 solo puede bajar.
    .note = Sabemos que casi todas las inspiraciones funcionan como una herramienta de una ficha. Todo lo demás es nuestro.

card-iridescent = Vidrio Iridiscente
    .text = El dado cuesta 1 ficha de favor por cada espacio vacío en la fila superior de tu ventana, contando antes de colocarlo.
    .note = El nombre es traducción nuestra.

card-textured = Vidrio Texturizado
    .text = El dado cuesta 1 ficha de favor por cada esquina vacía de tu ventana, contando antes de colocarlo.
    .note = El nombre es traducción nuestra.

card-patterned = Vidrio Estampado
    .text = Elige uno de los dados. Cuesta 1 ficha de favor por cada dado que se queda.
    .note = Los tres huecos se deducen de unas cifras sueltas junto al tablero. El nombre es traducción nuestra.

card-architectural = Vidrio Arquitectónico
    .text = Paga como por una herramienta: 1 ficha de favor si no hay ninguna sobre el tablero; si las hay, 2.
    .note = El hueco y el nombre, traducido por nosotros, están en un reglamento. El precio es nuestro.

card-seeded = Vidrio con Burbujas
    .text = Paga 1 ficha de favor y vuelve a tirar el dado. Después colócalo o déjalo aquí con su nuevo valor.
    .note = Sabemos que un tablero vuelve a tirar su dado. Todo lo demás es nuestro.

card-streaked = Vidrio Veteado
    .text = El dado cuesta 1 ficha de favor por cada color que falta en tu ventana.
    .note = Enteramente nuestro: no encontramos el sexto tablero.

## Automa

card-automa = Automa
    .note = Tenemos las reglas, pero las cartas se perdieron. El patrón, las fichas, las posiciones, la puntuación y los niveles son nuestros.

card-A01 = Carta A01 del Automa
    .text = Lugares 1, 2, 3 y 4, en este orden. El Automa paga por la herramienta 1.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A02 = Carta A02 del Automa
    .text = Lugares 2, 3, 4 y 5, en este orden. El Automa paga por la herramienta 2.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A03 = Carta A03 del Automa
    .text = Lugares 3, 4, 5 y 1, en este orden. El Automa paga por la herramienta 3.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A04 = Carta A04 del Automa
    .text = Lugares 4, 5, 1 y 2, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A05 = Carta A05 del Automa
    .text = Lugares 5, 1, 2 y 3, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A06 = Carta A06 del Automa
    .text = Lugares 1, 3, 5 y 2, en este orden. El Automa paga por la herramienta 1.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A07 = Carta A07 del Automa
    .text = Lugares 2, 4, 1 y 3, en este orden. El Automa paga por la herramienta 2.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A08 = Carta A08 del Automa
    .text = Lugares 3, 5, 2 y 4, en este orden. El Automa paga por la herramienta 3.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A09 = Carta A09 del Automa
    .text = Lugares 4, 1, 3 y 5, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A10 = Carta A10 del Automa
    .text = Lugares 5, 2, 4 y 1, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A11 = Carta A11 del Automa
    .text = Lugares 1, 4, 2 y 5, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A12 = Carta A12 del Automa
    .text = Lugares 2, 5, 3 y 1, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A13 = Carta A13 del Automa
    .text = Lugares 3, 1, 4 y 2, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A14 = Carta A14 del Automa
    .text = Lugares 4, 2, 5 y 3, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A15 = Carta A15 del Automa
    .text = Lugares 5, 3, 1 y 4, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A16 = Carta A16 del Automa
    .text = Lugares 2, 1, 5 y 4, en este orden.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-A17 = Carta A17 del Automa
    .text = Lugares 4, 3, 2 y 1, en este orden. El Automa toma enseguida su segundo dado.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-AP1 = Carta AP1 del Automa
    .text = Lugares 1, 5, 4 y 3, en este orden. Tras su primer dado, el Automa toma vidrio raro.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-AP2 = Carta AP2 del Automa
    .text = Lugares 3, 2, 1 y 5, en este orden. Tras su primer dado, el Automa toma vidrio raro.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

card-AP3 = Carta AP3 del Automa
    .text = Lugares 5, 4, 3 y 2, en este orden. Un dado que no cabe en ninguna parte va al espacio vacío más alto de la columna más vacía.
    .note = Las reglas dicen qué tipo de cosas lleva una carta así. Los detalles de esta son nuestros.

## Promos

card-claror = Claror
    .note = Carta nuestra, hecha como las seis auténticas. Ocupa el lugar de una carta adicional que no encontramos.

card-penombra = Penombra
    .note = Carta nuestra, hecha como las seis auténticas. Ocupa el lugar de una carta adicional que no encontramos.

card-vitralls = Vitralls
    .note = Solo encontramos el nombre. El patrón, la dificultad y la otra cara de la carta son nuestros.

card-barcelona = Barcelona
    .note = Solo encontramos el nombre. El patrón, la dificultad y la otra cara de la carta son nuestros.

card-soldering-iron = Soldador
    .text = Intercambia dos dados de tu ventana. Todas las reglas de colocación valen para ambos en sus nuevos espacios.
    .note = Una herramienta nuestra, incluidos su nombre, su número y su color. Sustituye a una adicional cuya cara no encontramos.

card-horizontal-symmetry = Simetría Horizontal
    .text = Dobla tu ventana por la columna central: cuenta cada pareja de dados iguales en color y valor que quedan uno sobre otro.
    .note = De una sola fuente, que no dice si los 7 puntos cuentan una vez o por cada pareja. Contamos cada pareja.
