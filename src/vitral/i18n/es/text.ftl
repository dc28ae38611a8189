# La mesa en palabras, para quien la escucha o prefiere leer.

view-text = Mostrar como texto
view-picture = Mostrar como imagen
key-v = mostrar la mesa como texto o como imagen
text-how = El título debajo de la ronda dice lo que puedes hacer, con un botón para cada opción. Toma un dado y elige después su espacio. También puedes usar una herramienta. «{ text-why }» explica todo lo que no se puede elegir. Pulsa «{ button-end }» cuando acabes. Puedes deshacer mientras no se revele nada. Todo lo que hay en la mesa viene después, apartado por apartado.

# -- títulos

text-since = Desde tu último turno
text-dice = Dados
text-windows = Ventanas
text-spaces = Espacios
text-checks = Ventanas que revisar
text-bag = En la bolsa de dados
text-pattern = Patrón de «{ $name }»
text-proofs = De dónde salen los puntos: { $name }

# -- por qué no

text-why = ¿Por qué no se puede hacer algo?
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
text-excused = colocado ignorando una restricción impresa
text-own-dice = Pool privado: { $dice }
text-points-so-far = { points-of } hasta ahora
text-each = { points-of } cada vez.
text-counting = Espacios que cuentan: { $spaces }.
text-tokens-there = { $count ->
    [0] sin fichas de favor encima
    [one] con 1 ficha de favor encima
   *[other] con { $count } fichas de favor encima
  }
text-no-tools = No quedan herramientas.
text-board-slot = { story-board-slot }.
text-automa-drawn = Reveladas hasta ahora: { $cards }
