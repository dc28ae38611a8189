# Pontuar e conferir uma mesa de verdade.

companion-title = Pontuar ou conferir uma mesa
companion-about = Toque para copiar as janelas como estão na sua mesa. Pontos e erros aparecem na hora.
companion-mode = O que foi jogado
companion-mode-standard = Mesa de 2–6
companion-mode-solo = Individual
companion-mode-automa = Automa
companion-windows = Janelas
companion-window = Janela { $number }
companion-window-automa = O Automa
companion-add-window = Adicionar janela
companion-remove-window = Remover esta janela
companion-removed = Janela removida.
companion-undo = Desfazer
companion-order = Na ordem dos primeiros turnos da última rodada, que decide o último desempate.
companion-name = Nome
companion-tokens = Marcadores de benefício
companion-choose-pattern = Escolher um modelo
companion-change-pattern = Trocar o modelo
companion-search = Buscar
companion-no-match = Nenhuma carta com esse nome.
companion-public = Objetivos públicos
companion-private = Objetivos pessoais
companion-choose = Escolher…
companion-remove-card = Remover { $name }
companion-level = Força do Automa
companion-start = Escolha um modelo para começar: os espaços aparecem, e você toca neles para pôr os dados.

pad-title = Dado para { $space }
pad-hint = Toque num espaço e depois num dado. Ou digite: R 4.
pad-clear = Tirar
pad-excuse = Posicionado com uma ferramenta que dispensa a restrição impressa
space-chosen = { $words }, escolhido

track-title = Trilha de rodadas
track-about = Os dados que sobraram; a soma deles é a pontuação alvo.
track-add = Adicionar um dado à rodada { $round }
track-remove = Tirar o { $die } da rodada { $round }

result-title = Resultado
result-waiting = O resultado aparece quando todas as janelas tiverem modelo.
result-counting = Contando…
result-hint = Aponte para um número e veja os vidros que o formam.
result-line = O que conta
result-total = Total
result-tokens = Marcadores de benefício
result-open = Espaços livres
result-bonus = Nível do Automa
result-winner = { $name } vence.
result-ranking = Classificação: { $names }
result-won = Vitória por { $margin ->
    [1] um ponto
   *[other] { $margin } pontos
  }: { $total } contra { $target }.
result-lost = { $margin ->
    [0] Igualar a pontuação alvo não basta: { $total } contra { $target }.
    [1] Derrota por um ponto: { $total } contra { $target }.
   *[other] Derrota por { $margin } pontos: { $total } contra { $target }.
  }
result-no-target = Preencha a trilha de rodadas para saber se é uma vitória.
result-cell = { $name }, { $line }: { $points }

check-title = Conferência
check-fine = { $name }: nenhuma regra infringida.
check-broken = { $name }: { $count ->
    [1] um dado infringe uma regra.
   *[other] { $count } dados infringem uma regra.
  }
check-automa = { $name }: sem conferência, os dados dele seguem as cartas.
check-breach = { $space }: { $reasons }
check-repair = Volta a ser válida sem: { $removals }
check-or = { " ou " }
check-about = A conferência olha o que está impresso e os dados lado a lado, não a borda nem o contato, pois ferramentas podem deixar dados isolados.

json-title = Como texto
json-about = A mesma mesa em JSON: guarde, envie ou cole aqui outra. O programa de terminal também a lê.
json-label = Mesa em JSON
json-take = Usar este texto
json-taken = Texto aplicado.
json-bad = Isto não é JSON.
json-revert = Voltar à mesa acima
companion-reset = Recomeçar
companion-reset-sure = Apagar tudo mesmo?
companion-example = Ver um exemplo
