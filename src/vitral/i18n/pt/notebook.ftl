# O caderno de quem joga uma partida de vários dias: anotações e um lance planejado para a próxima vez.

notebook-about = Só você vê esta página.
notebook-note = Anotações
notebook-saved = Salvo
plan-title = Próximo lance
plan-about = Escolha um dado e um espaço. Se o dado ainda estiver lá quando chegar a sua vez, ele é pego e posicionado ali, e a sua vez termina. Se não, você joga normalmente.
plan-none = Você pode planejar um lance enquanto espera por outra vez nesta rodada.
plan-dice = Dados que você pode planejar
plan-window = Sua janela
plan-set = Planejado: { $die } em { $space }, se o dado ainda estiver lá.
plan-dropped = O lance planejado ({ $die } em { $space }) não foi feito:
plan-cancel = Cancelar este plano
plan-dismiss = Entendi
plan-turn-lost = Você não teve mais nenhuma vez naquela rodada.
