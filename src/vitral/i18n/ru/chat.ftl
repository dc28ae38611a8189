# Chat at a table: emotes, nudges, lines of text, and why one of them was refused.

chat-title = Чат
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
chat-lines = Сообщения
chat-none = Сообщений пока нет.
chat-write = Напишите сообщение
chat-send = Отправить
chat-no-words = За этим столом нет чата, но можно сказать одно из этого.
chat-emotes = Сказать
chat-emote-hello = Привет!
chat-emote-nice = Отлично!
chat-emote-wow = Ого!
chat-emote-thanks = Спасибо!
chat-emote-thinking = Дайте подумать…
chat-emote-oops = Ой!
chat-emote-sorry = Простите!
chat-emote-bye = Спасибо за игру, пока!
chat-nudge = Поторопить
chat-nudged-you = { $name } торопит вас: сейчас ваш ход.
chat-said = { $name }: { $text }
chat-mute = Заглушить игрока { $name }
refused-no_chat = За этим столом нет чата.
refused-empty_message = Это сообщение пустое.
refused-too_long = Сообщение слишком длинное: не больше 300 знаков.
refused-too_soon = Вы пишете слишком часто. Подождите несколько секунд.
refused-nobody_to_nudge = Сейчас торопить некого.
refused-already_nudged = В этот ход вы уже торопили.
