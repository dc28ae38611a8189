# El entrenador: consejos para un turno y lo que hay que decir de una partida terminada.

key-h = pedir una pista
hint = Pista
hint-thinking = Pensando…
bot-thinking = { $name } está pensando…

# Oraciones del consejo, en infinitivo: "tomar el 4 rojo" y "colocarlo en B3", unidas en una sola frase.
coach-take = tomar el { $die }
coach-take-place = tomar el { $die } del lugar { $place }
coach-own = elegir el { $die } de tu pool privado
coach-glass = tomar el { $die }
coach-place = colocarlo en { $space }
coach-side = construir «{ $card }»
coach-lift = mover el dado de { $space }
coach-remove = retirar el dado de { $space }
coach-tool = usar «{ $card }»
coach-gather = recoger las fichas de «{ $card }»
coach-inspire = usar tu inspiración
coach-go = seguir sin ella
coach-leave = dejar el dado
coach-pay = pagar con el { $die }
coach-keep = poner solo el { $die } en el marcador de ronda
coach-keep-all = poner todos los dados en el marcador de ronda
coach-set = ponerlo en { $value }
coach-track = cambiarlo por el { $die } de la ronda { $round }
coach-check = revisar la ventana de { $whom }
coach-stop = dejarlo así
coach-pass = terminar tu turno
coach-nothing = terminar tu turno sin dado
coach-advice = { $moves }. Ganancia esperada, en puntos: { $gain }.
coach-advice-plain = { $moves }.

coach-why-scores = «{ $card }» da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } al momento.
coach-why-own_objective = Tu objetivo privado «{ $card }» da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
coach-why-keeps_for = Así { $space } queda libre para un { $value }.
coach-why-promises = «{ $card }» aún debería dar cerca de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
coach-why-off_track = La puntuación objetivo queda { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } más baja.
coach-why-keeps_open = Así { $space } aún se puede llenar.
coach-why-narrow = Pocos dados caben en { $space }.
coach-why-tool = «{ $card }» vale lo que cuesta.
coach-why-flexible = Es lo que te deja más opciones.
coach-why-wait = Ninguno de estos dados merece un espacio.

review = Análisis
review-title = Cómo fue la partida
review-making = Examinando cada turno…
review-chart = Puntuación final esperada
review-chart-solo = Puntos esperados por encima de la puntuación objetivo
review-chart-about = { $what } después de cada turno. { $players }
review-chart-end = { $name }: de { $first } a { $last }.
review-table = Como tabla
review-round = Ronda
review-mistakes = Los turnos que más costaron
review-no-mistakes = Nadie cometió un error digno de mención.
review-mistake = Ronda { $round }, { $name }: { $loss ->
    [one] { $loss } punto perdido
   *[other] { $loss } puntos perdidos
  }
review-played = Jugada: { $turn }.
review-better = Mejor: { $turn }.
review-causes = En qué se fueron los puntos: { $causes }.
review-causes-none = No hubo una causa única, sino muchas pequeñas.
review-cause-dead = ya nada cabe en { $spaces } ({ $gain })
review-cause-open = espacios vacíos ({ $gain })
review-cause-objective = «{ $card }» ({ $gain })
review-cause-tokens = fichas de favor ({ $gain })
review-cause-track = la puntuación objetivo ({ $gain })
review-look = Ver la ronda { $round }, { $name }
review-look-short = Ver
review-try = Probar de nuevo la ronda { $round }, { $name }
review-try-short = Probar
review-nth = Error { $nth } de { $count }
review-previous = Error anterior
review-next = Error siguiente
review-luck = La suerte de los dados
review-luck-good = { $name }: los dados valieron { $points } puntos más que la media.
review-luck-bad = { $name }: los dados valieron { $points } puntos menos que la media.
review-luck-even = { $name }: los dados estuvieron cerca de la media.
review-note = Según los bots, que ven todas las cartas ahora que la partida ha terminado.

review-gap = Puntos esperados tras el mejor turno: { $best }. Tras este: { $expected }.
review-how = Para saber lo que costó un turno, los bots jugaron el resto de la partida después de ese turno y después del mejor, en las mismas 12 a 48 continuaciones posibles. No aparecen las diferencias que caben en el margen de error ni los turnos en los que se tiraron o sacaron dados. Cada anillo muestra dónde estaría la curva con el mejor turno.
