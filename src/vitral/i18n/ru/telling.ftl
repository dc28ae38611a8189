### Not for the page
# Mail and notifications.

told-title = Ваш ход
told-names = Стол ждёт вас. За ним: { $names }.
told-table = Стол ждёт вас.
told-stop = Больше не сообщать об этом столе
told-mail = { $whom }

    { $link }

    Больше не сообщать об этом столе: { $stop }
    Больше никаких писем: { $all }
told-confirm-title = Это ваш адрес почты?
told-confirm = Кто-то, вероятно вы, хочет получать здесь сообщения о своём ходе. Если это вы, откройте ссылку:

    { $link }

    Если нет, ничего не делайте: писем больше не будет.
