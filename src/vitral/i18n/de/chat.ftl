# Chat at a table: emotes, nudges, lines of text, and why one of them was refused.

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
chat-lines = Nachrichten
chat-none = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-no-words = An diesem Tisch gibt es keinen Chat, aber das hier kannst du sagen.
chat-emotes = Etwas sagen
chat-emote-hello = Hallo!
chat-emote-nice = Schön!
chat-emote-wow = Wow!
chat-emote-thanks = Danke!
chat-emote-thinking = Lass mich überlegen …
chat-emote-oops = Ups!
chat-emote-sorry = Entschuldigung!
chat-emote-bye = Schöne Partie, tschüss!
chat-nudge = Anstupsen
chat-nudged-you = { $name } stupst dich an: Du bist am Zug.
chat-said = { $name }: { $text }
chat-mute = { $name } stumm schalten
refused-no_chat = An diesem Tisch gibt es keinen Chat.
refused-empty_message = Diese Nachricht ist leer.
refused-too_long = Diese Nachricht ist zu lang: höchstens 300 Zeichen.
refused-too_soon = Du schreibst sehr schnell. Warte ein paar Sekunden.
refused-nobody_to_nudge = Der Tisch wartet auf niemanden, den du anstupsen könntest.
refused-already_nudged = In diesem Zug hast du schon angestupst.
