# La mesa en palabras, para quien la escucha o prefiere leer.

view-text = Mostrar como texto
view-picture = Mostrar como imagen
key-v = mostrar la mesa como texto o como imagen
settings-tables = Mesas
    .about = Como texto, la mesa se lee en títulos, listas y botones, también con lectores de pantalla.
settings-tables-picture = Como imagen
settings-tables-text = Siempre como texto
text-how = Debajo de la ronda, un título dice lo que la mesa te pide, con un botón para cada opción. Toma un dado y elige después su espacio; también puedes usar una herramienta. «¿Por qué algo no es posible?» responde sobre todo lo que no se puede elegir. Termina tu turno cuando acabes; mientras nada salga a la luz, puedes deshacer. Todo lo que hay en la mesa viene después, título a título.

# -- títulos

text-since = Desde tu último turno
text-dice = Dados
text-windows = Ventanas
text-spaces = Espacios
text-checks = Ventanas que revisar
text-bag = En la bolsa de dados
text-pattern = Patrón de { $name }
text-proofs = De dónde salen los puntos: { $name }

# -- opciones

# -- por qué no

text-why = ¿Por qué algo no es posible?
text-why-what = Qué
text-why-die = Dado
text-why-space = Espacio
text-ask = ¿Por qué no?
text-ask-space = ¿Por qué no ahí?
text-misfit = { $take }, después colocarlo en { $space }
text-because = { $what }: no es posible, porque
text-possible = { $what }: es posible.

# -- hechos

text-start = Jugador inicial
text-hand-from = En la mano: { $die }, de { $space }
text-so-far = En este turno, hasta ahora: { $things }
text-drafted = un dado tomado
text-tool-used = una herramienta usada
text-own-used = un dado del pool privado colocado
text-glass-used = vidrio raro tomado
text-set-aside = Apartados para volver a tirarlos: { $dice }
text-count = { $what }: { $count }
text-removed = Fuera de la partida: { $dice }
text-excused = colocado con dispensa
text-own-dice = Pool privado: { $dice }
text-points-so-far = Hasta ahora, { points-of }
text-each = { points-of } cada vez.
text-counting = Espacios que cuentan: { $spaces }.
text-tokens-there = { $count ->
    [0] sin tokens de favor encima
    [one] con 1 token de favor encima
   *[other] con { $count } tokens de favor encima
  }
text-no-tools = No quedan herramientas.
text-board-slot = { story-board-slot }.
text-automa-drawn = Reveladas hasta ahora: { $cards }
