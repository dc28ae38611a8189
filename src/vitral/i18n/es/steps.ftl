# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

prompt-exchange = Elige el dado que cambia de sitio con el { $die }.
prompt-lift = Elige un dado para mover.
prompt-lift-other = Elige un segundo dado para mover.
prompt-lift-other-same_color-or_stop = Elige un segundo dado del mismo color para mover, o déjalo así.
prompt-lift-track_color = Elige un dado para mover. Su color tiene que estar en el marcador de ronda.
prompt-nudge = Sube o baja en uno el valor del { $die }.
prompt-pick-own = Elige un dado de tu pool privado para volver a tirarlo.
prompt-place = Coloca el { $die }.
prompt-place-ignore_color = Coloca el { $die }. Ignora el color impreso en el espacio.
prompt-place-ignore_value = Coloca el { $die }. Ignora el valor impreso en el espacio.
prompt-place-isolated = Coloca el { $die } donde no toque ningún otro dado.
prompt-place-or_leave = Coloca el { $die }, o déjalo en el pool.
prompt-place-or_leave_if_stuck = Coloca el { $die }.
prompt-set = Elige un valor para el { $die }.
prompt-swap-own = Elige un dado de tu pool privado para cambiarlo por el { $die }.
prompt-swap-track = Elige un dado del marcador de ronda para cambiarlo por el { $die }.
prompt-take = Elige un dado.
