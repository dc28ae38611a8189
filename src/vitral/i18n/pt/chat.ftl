# Chat at a table: emotes, nudges, lines of text, and why one of them was refused.

chat-title = Bate-papo
chat-unread = { $count ->
    [1] { $count } mensagem não lida
   *[other] { $count } mensagens não lidas
}
chat-lines = Mensagens
chat-none = Nenhuma mensagem ainda.
chat-write = Digite uma mensagem
chat-send = Enviar
chat-no-words = Não há bate-papo nesta mesa, mas você pode dizer uma destas coisas.
chat-emotes = Diga algo
chat-emote-hello = Olá!
chat-emote-nice = Boa!
chat-emote-wow = Uau!
chat-emote-thanks = Valeu!
chat-emote-thinking = Deixa eu pensar…
chat-emote-oops = Ops!
chat-emote-sorry = Desculpe!
chat-emote-bye = Boa partida, até mais!
chat-nudge = Cutucar
chat-nudged-you = { $name } cutucou você: é a sua vez.
chat-said = { $name }: { $text }
chat-mute = Silenciar { $name }
refused-no_chat = Não há bate-papo nesta mesa.
refused-empty_message = Essa mensagem está vazia.
refused-too_long = Essa mensagem é longa demais: no máximo 300 caracteres.
refused-too_soon = Você está enviando mensagens depressa demais. Espere alguns segundos.
refused-nobody_to_nudge = Não há ninguém para cutucar agora.
refused-already_nudged = Você já cutucou neste turno.
