# El cuaderno de quien juega una partida de varios días: notas y una jugada planeada para el próximo turno.

notebook-about = Solo tú ves esta página.
notebook-note = Notas
notebook-saved = Guardado
plan-title = Próxima jugada
plan-about = Elige un dado y un espacio. Si el dado sigue ahí cuando llegue tu turno, se toma, se coloca en ese espacio y tu turno termina. Si no, juegas como siempre.
plan-none = Puedes planear una jugada mientras esperas otro turno en esta ronda.
plan-dice = Dados disponibles para el plan
plan-window = Tu ventana
plan-set = Planeada: { $die } en { $space }, si el dado sigue ahí.
plan-dropped = La jugada planeada ({ $die } en { $space }) no se hizo:
plan-cancel = Cancelar este plan
plan-dismiss = Entendido
plan-turn-lost = No tuviste más turnos en esa ronda.
