# The page about yourself: key, notifications, ratings and statistics, your data.

you-intro = Aqui ninguém precisa de conta. Use esta página para ser reconhecido em outro navegador, ser avisado quando for a sua vez ou ver o que já jogou.
you-key = Sua chave
you-key-none = Este navegador reconhece você por um cookie. Com uma chave você reencontra seu nome, seus assentos, suas partidas e suas configurações em qualquer navegador, mesmo que perca este.
you-key-make = Criar uma chave
you-key-new = Anote estas seis palavras agora. Elas só aparecem desta vez, e quem as tiver pode entrar como você.
you-key-words = As palavras da sua chave
you-key-qr = A chave como código para outro celular ou computador
you-key-written = Já anotei
you-key-since = Você tem uma chave desde { $date }.
you-devices = { $count ->
    [1] Só { $count } navegador está conectado: este.
   *[other] { $count } navegadores estão conectados, contando este.
}
you-key-replace = Criar outra chave
you-key-replace-sure = A chave atual deixará de funcionar. Os navegadores já conectados continuam conectados.
you-key-drop = Apagar a chave
you-key-drop-sure = Nenhum navegador poderá mais entrar com ela, e suas chaves de acesso também serão apagadas. Os navegadores já conectados continuam conectados.
you-sign-out = Sair deste navegador
you-sign-out-sure = Este navegador vai esquecer você. Sem a sua chave você não recupera seus assentos.
you-sign-others-out = Sair de todos os outros navegadores
you-key-have = Já tenho uma chave
you-key-type = As seis palavras da sua chave
you-key-bring = Levar junto as partidas deste navegador
you-key-enter = Usar esta chave
you-key-link = Você abriu um link com uma chave. Só use se for a sua: este navegador passará a agir em nome do dono da chave.
you-key-entered = Que bom ver você de novo.
you-passkey-make = Criar uma chave de acesso
you-passkey-use = Usar uma chave de acesso
you-passkeys = { $count ->
    [1] Você tem { $count } chave de acesso.
   *[other] Você tem { $count } chaves de acesso.
}
you-passkey-no = A chave de acesso não foi usada.
you-told = Quando for a sua vez
notifications-about = Na mesa, abra “{ seats-title }” e escolha como quer ser avisado ali. Você é avisado no máximo uma vez por turno, e só enquanto não está na mesa.
you-push = Notificações
you-push-none = Este servidor não envia notificações.
you-push-on = Permitir notificações neste navegador
you-push-off = Desativar as notificações
you-push-count = { $count ->
    [1] { $count } navegador seu recebe notificações.
   *[other] { $count } navegadores seus recebem notificações.
}
you-mail = E-mail
you-mail-none = Este servidor não envia e-mails.
you-mail-address = Endereço de e-mail
you-mail-send = Enviar link de confirmação
you-mail-sent = Abra o link no e-mail que está a caminho de { $mail }.
you-mail-is = Os e-mails vão para { $mail }.
you-mail-drop = Esquecer este endereço
you-quiet = Horário de silêncio
you-quiet-from = de
you-quiet-to = até
you-quiet-on = Não enviar nada neste horário
you-stop-table = Você não será mais avisado sobre esta mesa.
you-stop-mail = Você não receberá mais e-mails deste servidor.
you-stop-confirmed = Confirmado: os e-mails podem ir para { $mail }. Agora escolha o e-mail nas mesas de que você quer receber avisos.
you-played = O que você jogou
you-played-none = Nenhuma partida terminada ainda.
you-ratings = Rating
you-ratings-about = Um rating Glicko-2 para cada tipo de partida: contra pessoas, contra bots ({ bot-apprentice } vale 1500), no jogo individual e contra o Automa. É provisório até você ter jogado o bastante.
you-ratings-none = Com uma chave, suas partidas terminadas passam a valer para o rating.
you-rating-standard = Contra pessoas
you-rating-bots = Contra bots
you-rating-solo = Partidas individuais
you-rating-automa = Contra o Automa
you-rating-provisional = provisório
you-rating-is = { $rating } ± { $spread }
you-col-games = Partidas
you-col-won = Vitórias
you-col-mean = Média
you-col-best = Melhor
you-col-used = Usos
you-col-ahead = À frente
you-col-rating = Rating
you-objectives = Pontos por objetivo
you-windows = Pontuação por janela
you-tools = Pontuação com ferramentas
you-against = Adversários
you-somebody = Sem nome
you-game-place = { $place }º lugar entre { $players }
you-games = Suas partidas
you-games-about = Salve suas partidas em um arquivo para continuá-las em outro lugar: em outro navegador, em outro servidor ou sem servidor. Partidas com outras pessoas entram quando terminam.
you-games-save = Salvar todas as partidas
you-games-restore = Adicionar partidas de um arquivo
you-games-restored =
    { $count ->
        [0] Todas as partidas deste arquivo já estavam aqui.
        [1] Uma partida foi adicionada.
       *[other] { $count } partidas foram adicionadas.
    }
you-games-failed =
    { $count ->
        [1] Uma partida não pôde ser adicionada: { $why }
       *[other] { $count } partidas não puderam ser adicionadas: { $why }
    }
you-data = Seus dados pessoais
you-data-about = Você pode baixar ou mandar apagar tudo o que este servidor guarda sobre você. As jogadas ficam, porque a partida também é dos outros, mas nada nelas diz quem você é.
you-data-download = Baixar meus dados pessoais
you-data-erase = Apagar meus dados pessoais
you-data-erase-sure = Sua chave, seus nomes, assentos, configurações, ratings e histórico serão apagados deste servidor, em todos os navegadores. Não dá para desfazer.
you-data-erased = Tudo sobre você foi apagado aqui.
you-sure = Sim, tenho certeza
about-privacy-more = Se você criar uma chave, pedir avisos ou quiser estatísticas, o servidor guarda o que é preciso para isso, até você mandar apagar. Em “{ you-title }” você pode baixar ou apagar tudo isso.
you-key-copy = Copiar as palavras
you-key-test = Digite aqui para conferir o que você anotou
you-key-test-right = São as palavras certas.
you-key-test-wrong = Ainda não são iguais.
you-passkey-numeric = Os navegadores só aceitam chaves de acesso em endereços com nome. Neste computador, abra a página em “localhost”.
