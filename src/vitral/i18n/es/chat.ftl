# Chat at a table: emotes, nudges, lines of text, and why one of them was refused.

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
}
chat-lines = Mensajes
chat-none = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-no-words = En esta mesa no hay chat, pero puedes decir una de estas cosas.
chat-emotes = Di algo
chat-emote-hello = ¡Hola!
chat-emote-nice = ¡Bien!
chat-emote-wow = ¡Guau!
chat-emote-thanks = ¡Gracias!
chat-emote-thinking = Déjame pensar…
chat-emote-oops = ¡Uy!
chat-emote-sorry = ¡Perdón!
chat-emote-bye = ¡Buena partida, adiós!
chat-nudge = Dar un toque
chat-nudged-you = { $name } te da un toque: es tu turno.
chat-said = { $name }: { $text }
chat-mute = Silenciar a { $name }
refused-no_chat = En esta mesa no hay chat.
refused-empty_message = El mensaje está vacío.
refused-too_long = El mensaje es demasiado largo: 300 caracteres como máximo.
refused-too_soon = Envías mensajes demasiado rápido. Espera unos segundos.
refused-nobody_to_nudge = Ahora mismo no hay nadie a quien dar un toque.
refused-already_nudged = Ya has dado un toque en este turno.
