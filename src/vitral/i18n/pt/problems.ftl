# O que o servidor recusa, em palavras para pessoas; seus programas dizem o quê e por quê.

problem-no-table = Esta mesa não existe, ou não existe mais.
problem-not-let-in = Esta mesa é para quem foi convidado. Abra-a pelo link que você recebeu.
problem-no-host = Alguém precisa jogar neste aparelho antes de convidar outras pessoas.
problem-not-over = A partida ainda não terminou.
problem-rematch-players = A revanche é para quem jogou.
problem-hint-seat = A dica é para quem joga nesse lugar.
problem-hint-people = Onde outras pessoas jogam, o treinador fica calado.
problem-hint-turn = O treinador dá dicas quando é a sua vez.
problem-link = Este link não leva a lugar nenhum: falta um pedaço dele, ou a mesa não existe mais.
problem-full = Não há mais lugar livre nesta mesa.
problem-no-seat = Ninguém pode se sentar aí.
problem-not-gone = Essa pessoa está aqui, ou acabou de sair.
problem-not-a-record = Isto não é um arquivo de partida: { $why }.
problem-no-text = não contém texto
problem-too-large = Isso é demais para o servidor.
