# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

prompt-exchange = Escolha o dado que troca de lugar com o { $die }.
prompt-lift = Escolha um dado para mover.
prompt-lift-other = Escolha um segundo dado para mover.
prompt-lift-other-same_color-or_stop = Escolha um segundo dado da mesma cor para mover, ou pare por aqui.
prompt-lift-track_color = Escolha um dado para mover. A cor dele precisa estar na trilha de rodadas.
prompt-nudge = Aumente ou diminua em 1 o valor do { $die }.
prompt-pick-own = Escolha um dado do seu acervo pessoal para rolar de novo.
prompt-place = Posicione o { $die }.
prompt-place-ignore_color = Posicione o { $die }. Ignore a cor impressa no espaço.
prompt-place-ignore_value = Posicione o { $die }. Ignore o valor impresso no espaço.
prompt-place-isolated = Posicione o { $die } onde ele não toque nenhum outro dado.
prompt-place-or_leave = Posicione o { $die }, ou deixe-o no acervo de compra.
prompt-place-or_leave_if_stuck = Posicione o { $die }.
prompt-set = Escolha um valor para o { $die }.
prompt-swap-own = Escolha um dado do seu acervo pessoal para trocar pelo { $die }.
prompt-swap-track = Escolha um dado da trilha de rodadas para trocar pelo { $die }.
prompt-take = Escolha um dado.
