# Pontuar e conferir uma mesa de verdade.

companion-title = Contar os pontos ou conferir uma mesa de verdade
companion-about = Informe as janelas da sua mesa. Pontos e erros aparecem na hora.
companion-mode = Qual foi o modo de jogo?
companion-mode-standard = 2–6 jogadores
companion-mode-solo = Individual
companion-mode-automa = Automa
companion-windows = Janelas
companion-window = Janela { $number }
companion-window-automa = O Automa
companion-add-window = Adicionar janela
companion-remove-window = Remover esta janela
companion-removed = Janela removida.
companion-undo = Desfazer
companion-order = Ponha as janelas na ordem dos primeiros turnos da última rodada: é essa ordem que decide o último desempate.
companion-name = Nome
companion-tokens = Marcadores restantes
companion-choose-pattern = Escolher um modelo
companion-change-pattern = Trocar o modelo
companion-search = Buscar
companion-no-match = Nenhuma carta com esse nome.
companion-public = Objetivos públicos
companion-private = Objetivos pessoais
companion-choose = Escolher…
companion-remove-card = Remover { $name }
companion-level = Força do Automa
companion-start = Escolha um modelo para começar. Depois informe os dados nos espaços dele.

pad-title = Dado para { $space }
pad-hint = Toque num espaço e depois num dado. Ou digite R 4 para um 4 vermelho.
pad-hint-touch = Toque num espaço e depois num dado.
pad-clear = Remover
pad-excuse = Posicionado com uma ferramenta que ignora a restrição impressa
space-chosen = { $words }, escolhido

track-title = Trilha de rodadas
track-about = Os dados restantes. A soma deles é a pontuação alvo.
track-add = Adicionar um dado à rodada { $round }
track-remove = Remover o { $die } da rodada { $round }

result-title = Resultado
result-waiting = O resultado aparece quando cada janela tiver o seu modelo.
result-counting = Contando…
result-hint = Aponte para um número para ver os dados que o formam.
result-hint-touch = Toque num número para ver os dados que o formam.
result-line = O que conta
result-total = Total
result-of-tokens = Marcadores de benefício
result-of-open = Espaços livres
result-of-bonus = Bônus
result-winner = { $name } vence.
result-no-private = Nada é contado pelo objetivo pessoal de { $names }, porque não foi anotado.
result-ranking = Classificação: { $names }
result-won = Vitória por { $margin ->
    [1] um ponto
   *[other] { $margin } pontos
  }: { $total } contra { $target }.
result-lost = { $margin ->
    [0] Empate com a pontuação alvo, o que é uma derrota: { $total } contra { $target }.
    [1] Derrota por um ponto: { $total } contra { $target }.
   *[other] Derrota por { $margin } pontos: { $total } contra { $target }.
  }
result-no-target = Informe a trilha de rodadas para ver se você venceu.
result-cell = { $name }, { $line }: { $points }

check-title = Conferência
check-fine = { $name }: nenhuma regra quebrada.
check-broken = { $name }: { $count ->
    [1] um dado quebra uma regra.
   *[other] { $count } dados quebram uma regra.
  }
check-automa = { $name }: sem conferência, porque os dados dele seguem as cartas.
check-breach = { $space }: { $reasons }
check-repair = Válida de novo sem: { $removals }
check-or = { " ou " }
check-doubts = Em dúvida, porque a janela não mostra como os dados foram parar ali. Uma ferramenta pode ter deixado { $count ->
    [1] este dado isolado; senão, foi um erro:
   *[other] estes dados isolados; senão, foram erros:
  }
check-doubt-not_touching = { $space }: não toca nenhum outro dado.
check-doubt-not_on_edge = { $space }: é o único dado e não está na borda.
check-about = A conferência verifica as restrições impressas e os dados lado a lado. Dados isolados aparecem só como dúvidas, porque ferramentas podem deixá-los assim.

json-title = Como texto
json-about = A mesma mesa em JSON: guarde, envie ou cole outra aqui. O comando “vitral score” também lê esse texto.
json-label = Mesa em JSON
json-take = Usar este texto
json-taken = A mesa foi atualizada.
json-bad = Isto não é JSON.
json-revert = Mostrar como texto a mesa acima
companion-reset = Recomeçar
companion-reset-sure = Tem certeza? Tudo o que você informou será perdido.
companion-example = Ver um exemplo

companion-offline = Você está sem conexão. O que você digitou fica neste navegador e será contado quando a conexão voltar.
companion-here = Você está sem conexão: os pontos foram contados neste aparelho.
