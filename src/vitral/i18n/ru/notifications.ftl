### Not for the page
# Mail and notifications.

notification-title = Ваш ход
notification-names = Стол ждёт вас. За ним: { $names }.
notification-table = Стол ждёт вас.
notification-stop = Больше не сообщать об этом столе
notification-mail = { $whom }

    { $link }

    Больше не сообщать об этом столе: { $stop }
    Больше не присылать никаких писем: { $all }
notification-confirm-title = Это ваш адрес почты?
notification-confirm = Кто-то, вероятно вы, хочет получать здесь сообщения о своём ходе. Если это вы, откройте ссылку:

    { $link }

    Если это не вы, ничего не делайте. Чтобы больше никогда не получать от нас писем, кто бы о них ни просил, откройте ссылку:

    { $never }
