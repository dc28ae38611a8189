# O caderno de quem joga uma partida de vários dias: anotações e uma jogada planejada para o próximo turno.

notebook-about = Só você vê esta página.
notebook-note = Anotações
notebook-saved = Salvo
plan-title = Próxima jogada
plan-about = Escolha um dado e um espaço. Se o dado ainda estiver lá quando chegar a sua vez, ele é comprado e posicionado ali, e o seu turno termina. Se não, você joga normalmente.
plan-none = Você pode planejar uma jogada enquanto espera outro turno nesta rodada.
plan-dice = Dados disponíveis para o plano
plan-window = Sua janela
plan-set = Planejada: { $die } em { $space }, se o dado ainda estiver lá.
plan-dropped = A jogada planejada ({ $die } em { $space }) não foi feita:
plan-cancel = Cancelar este plano
plan-dismiss = Entendi
plan-turn-lost = Você não teve mais nenhum turno naquela rodada.
