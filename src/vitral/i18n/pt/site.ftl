# The site without a server (docs/static-site.md).

site-loading = Preparando o jogo neste aparelho: { $percent }%
site-failed = Não foi possível carregar o jogo. Verifique sua conexão e tente de novo.
site-no-storage = Este navegador não deixa a página guardar nada, como às vezes na navegação anônima, e uma partida se perderia. Abra a página em uma janela comum do navegador.
site-full = Esta escolha não pôde ser guardada e por isso não valeu: o armazenamento deste navegador está cheio. Libere espaço no aparelho, ou salve suas partidas em um arquivo e apague algumas, e escolha de novo.
site-crashed = O jogo parou de repente. Todas as suas escolhas estão guardadas.
site-stored = O jogo completo já está neste aparelho. Ele funciona sem internet.
site-update = Há uma nova versão. Suas partidas continuam como estão.
site-update-now = Usar a nova versão
site-server-title = Pessoas em outros lugares
site-server-about = Você não precisa de servidor: tudo nesta página roda neste aparelho e fica guardado neste navegador, mesmo sem internet.
site-server-more = Um servidor traz pessoas de outros lugares: mesas por link, o saguão, torneios, classificações do dia, bate-papo, avisos e ratings.
site-server-address = Endereço de um servidor
site-server-open = Ir para o servidor
site-server-games = No servidor
site-privacy = Não há contas, anúncios, rastreadores nem nada de outros sites. Suas partidas, suas configurações e seu nome ficam neste navegador, e nada é enviado a lugar nenhum.
site-games-title = Suas partidas
site-games-about = Suas partidas estão guardadas só neste navegador. Salve-as em um arquivo para ter uma cópia ou continuá-las em outro navegador ou em um servidor.
site-games-delete = Apagar partidas terminadas ({ $count })
site-games-delete-sure = Elas serão apagadas deste navegador. Se quiser ficar com elas, salve-as antes em um arquivo.
site-daily-about = Um desafio por dia, com os mesmos dados para todos. Jogue no seu ritmo e mantenha sua sequência.
site-daily-next = O próximo desafio chega em { $time }.
