# Слова стола.

you = вы
cards = Карты
players = Игроки
tools = Инструменты
objectives = Цели
story = Ход партии
scores = Очки
total = Итого

# -- раунд, ходы, счётчик раундов

round-n = Раунд { $round }
round-of = Раунд { $round } из 10
turn-order = Ходы этого раунда
turn-now = { $name }, ходит сейчас
turn-done = { $name }, ход сделан
turn-ahead = { $name }, ход впереди
turn-skipped = { $name }, ход пропущен
turn-of = Ходит { $name }.
waiting-for = Ходит { $name }…
waiting-free = Ждём, пока кто-нибудь займёт свободное место.
waiting-away = { $name } не в сети. Подождите или передайте место боту в меню «Места и ссылки».
round-track = Счётчик раундов
track-now = раунд { $round } идёт сейчас
track-ahead = раунд { $round } впереди
track-dice = раунд { $round }: { $dice }
track-none = раунд { $round }: кубиков нет
track-empty = Кубиков пока нет.
no-die-left = Кубиков не осталось.
of-round = из раунда { $round }

# -- кубики под рукой

draft-pool = Резерв
pool-empty = Кубиков нет
own-dice = Ваша роза
own-dice-of = Роза кубиков
in-hand = В руке
hand-holds = В руке: { $die }
hand-put-back = В руке: { $die }. Нажмите, чтобы вернуть его.
on-place = на месте { $place }
die-at = { $die } { $where }
die-fits = { $die }, можно поставить на { $spaces }

# -- витраж

space-fits = { $space }, подходит этому кубику
space-legal = { $space }, можно выбрать
space-legal-for = { $space }, можно поставить { $die }
why-not-space = На { $space } нельзя:
board-about = Раунд { $round }. В центре витраж «{ $window }».
player-open = { $name }: { points-of }, { favor-of }. Показать этот витраж крупно.
points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
favor-of = { $tokens ->
    [one] { $tokens } фишка привилегий
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  }
player-facts = Пока { points-of }, { favor-of }
points = { points-of }
points-now = Очки сейчас:
points-each = по { $points }
to-beat = нужно больше { $target }
private-objectives = { $count ->
    [one] Ваша личная цель
    [few] Ваши личные цели
    [many] Ваши личные цели
   *[other] Ваши личные цели
  }
private-objectives-of = { $count ->
    [one] Личная цель
    [few] Личные цели
    [many] Личные цели
   *[other] Личные цели
  }
public-objectives = Общие цели
open-objectives = Показать цели
open-tools = Показать инструменты

# -- что делать сейчас

prompt-choose = Выберите то, что светится.
prompt-turn = Ваш ход. Возьмите кубик или используйте инструмент.
prompt-turn-dice = Ваш ход. Выберите кубик.
prompt-turn-tools = Можно ещё использовать инструмент или закончить ход.
prompt-turn-done = Больше делать нечего: закончите ход.
prompt-take = Выберите кубик.
prompt-place = Разместите { $die }.
prompt-place-ignore_color = Разместите { $die }. Указанный цвет не важен.
prompt-place-ignore_value = Разместите { $die }. Указанная яркость не важна.
prompt-place-isolated = Разместите { $die } так, чтобы он не соприкасался с другими кубиками.
prompt-place-or_leave = Разместите { $die } или оставьте в резерве.
prompt-place-or_leave_if_stuck = Разместите { $die }.
prompt-place-or_leave_on_board = Разместите { $die } или оставьте на планшете.
prompt-lift = Выберите кубик, который переставите.
prompt-lift-other = Выберите второй кубик, который переставите.
prompt-lift-other-same_color-or_stop = Выберите второй кубик этого цвета или остановитесь.
prompt-lift-track_color = Выберите первый кубик; его цвет должен быть на счётчике раундов.
prompt-nudge = Измените яркость на 1 в любую сторону ({ $die }).
prompt-set = Выберите яркость ({ $die }).
prompt-swap-track = Выберите кубик со счётчика раундов в обмен на { $die }.
prompt-swap-own = Выберите кубик своей розы в обмен на { $die }.
prompt-pick-own = Выберите кубик своей розы, чтобы перебросить его.
prompt-pay = Выберите кубик для оплаты; он выйдет из игры.
prompt-lighter-track = Выберите, что отправится на счётчик раундов.
prompt-discount-tool = Выберите инструмент, который используете за одну фишку.
prompt-ask = Используйте вдохновение сейчас или продолжайте без него.
prompt-final-check = Перед подсчётом очков: проверить чей-нибудь витраж?
prompt-remove = Выберите кубик, который нарушает правило: его уберут.
prompt-gather = Выберите инструмент, с которого заберёте фишки.
prompt-with = { $card }: { $words }
sure-to-end = Вы не взяли кубик. Всё равно закончить ход?
game-over = Партия окончена.
choose-value = Яркость
set-value = Яркость { $value }

button-undo = Отмена
button-cancel = Прервать
button-end = Закончить ход
button-end-sure = Да, закончить
button-stop = Остановиться
button-roll = Бросить
button-no-check = Без проверки
button-leave = Оставить в резерве
button-leave-board = Оставить на планшете
button-go = Продолжить без него
button-keep-all = Все
check-window = Проверить витраж

tool-price = Цена: { $price }
tool-pay = кубик ({ $die })
tool-use = Применить
tool-gather = Забрать
tool-at-work = в деле
tool-why = Почему?
inspiration-used = использовано
inspiration-game = раз за игру
inspiration-round = раз в раунд
glass-facts = { $supply ->
    [one] В коробке ещё { $supply } кубик
    [few] В коробке ещё { $supply } кубика
    [many] В коробке ещё { $supply } кубиков
   *[other] В коробке ещё { $supply } кубика
  }; { $tokens ->
    [0] фишек здесь нет.
    [one] здесь лежит { $tokens } фишка.
    [few] здесь лежат { $tokens } фишки.
    [many] здесь лежит { $tokens } фишек.
   *[other] здесь лежит { $tokens } фишки.
  }
automa-face-down = Карта этого раунда ещё закрыта.

# -- очки

line-private = Личная цель
line-tokens = Оставшиеся фишки
line-open = Пустые ячейки
line-bonus = Надбавка
score-cell = { $name }, { $line }: { $points }
score-hidden = скрыто до конца
proof-of = { $name }: { $line }
proof-none = Здесь очков нет.
proof-hint = Укажите на число, чтобы увидеть ячейки, которые его принесли.

# -- выбор витража

choose-window = Выберите витраж
choose-window-hint = Чем сложнее витраж, тем больше к нему фишек привилегий. Ваш выбор никто не увидит, пока не выберут все.
choose-window-solo = Выберите витраж, который будете собирать.
choose-this = Собирать «{ $name }»
chosen-waiting = Вы собираете «{ $name }». Ждём остальных…
chosen-yes = { $name }: выбор сделан
chosen-no = { $name } выбирает…
watch-choosing = Игроки выбирают витражи.

# -- связь и вход

connecting = Подключаемся…
reconnecting = Связь потеряна. Пробуем снова…
reconnect-now = Попробовать сейчас
page-old = Эта страница старше сервера. Обновите её, чтобы продолжить.
reload = Обновить
table-gone = Этого стола больше нет.
table-gone-hint = Возможно, его удалили, потому что к нему никто не вернулся.
table-lost = Открыть стол не удалось.
stale = Игра уже ушла вперёд; вы видите стол таким, каков он сейчас.
refused-not_yours = Это не ваше место.
refused-over = Партия окончена.
refused-not_your_turn = Сейчас не ваш ход.
refused-illegal = Сейчас это невозможно.
refused-unreadable = Сервер этого не понял.
refused-too_many = Слишком быстро: подождите немного и попробуйте ещё раз.
refused-not_allowed = Здесь это не разрешено.
refused-unavailable = Прямо сейчас это сделать нельзя.
enter-title = Вас пригласили за этот стол
enter-text = Выберите имя, которое увидят остальные.
enter-name = Ваше имя
enter-default-name = Гость
enter-go = Занять место
watching = Вы наблюдаете.

# -- люди

invite-text = Отправьте эту ссылку тем, с кем хотите играть. Она ведёт на следующее свободное место.
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-qr = Ссылка в виде QR-кода
invite-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
  }
invite-show = Пригласить
bot-here = Посадить сюда бота
seat-free = Свободное место
seats-title = Места и ссылки
seat-bot = Бот ({ $bot })
seat-away = не в сети
seat-here = в сети
bot-takes-over = Передать место боту
give-back = Вернуть место себе
device-link = Продолжить на другом устройстве
watch-link = Ссылка для зрителей

# -- за одним экраном

curtain-title = Передайте устройство: { $name }
curtain-text = То, что может видеть { $name }, скрыто, пока { $name } не откроет занавес.
curtain-open = Я — { $name }
curtain-choosing = Теперь витраж выбирает { $name }.

# -- меню, справка, настройки

menu = Меню
help = Клавиши и справка
home = Главная
settings = Настройки
timer-left = осталось { $time }
skip-ahead = Пропустить
behind = { $count ->
    [one] Ещё не показан { $count } шаг
    [few] Ещё не показаны { $count } шага
    [many] Ещё не показано { $count } шагов
   *[other] Ещё не показано { $count } шага
  }

help-keys = Клавиши
key-arrows = ходить по витражу
key-enter = выбрать то, что в фокусе
key-escape = вернуть, отменить, закрыть
key-e = закончить ход
key-u = отмена
key-s = ход партии
key-l = очки
key-t = инструменты
key-o = цели
key-d = к резерву
key-w = к своему витражу
key-help = эта справка
help-how = Как идёт ход
help-how-text = Выберите кубик резерва: ячейки, куда ему можно, засветятся. Выберите одну из них или перетащите кубик туда. Нажмите на ячейку, которая не светится, и узнаете, почему сюда нельзя. Ещё можно использовать один инструмент. Когда всё сделано, закончите ход; пока ничего не открылось, его можно отменить.
help-signs = Знаки
help-signs-text = У каждого цвета есть буква и узор: R — красные полосы, Y — жёлтые точки, G — зелёная сетка, B — синие волны, P — фиолетовые ромбы, W — редкое стекло. Срезанный угол — у кубика, который размещён с поблажкой. ★ — у карты, которую восстановили мы.

# -- конец

end-title = Побеждает { $name }
end-title-you = Вы победили
end-solo-won = Счётчик раундов побеждён
end-solo-lost = Счётчик раундов оказался сильнее
end-solo-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } против { $target }
end-count = Считаем очки
end-skip = Показать результат
end-ranking = Результат
place-n = { $place }.
ahead-private = очков поровну, впереди по личной цели
ahead-tokens = равенство по очкам и по личной цели, впереди по фишкам привилегий
ahead-order = во всём остальном равенство, впереди благодаря более позднему первому ходу в последнем раунде
end-board = Посмотреть на стол
end-show = Результат
end-replay = Повтор
end-rematch = Реванш
end-rematch-go = К реваншу
end-rematch-there = Стол для реванша готов.
end-record = Скачать файл партии
end-fair = Честные кубики: зерно было закреплено этим хешем ещё до партии, а файл партии его раскрывает. Команда «vitral replay --verify» это докажет.
end-fair-title = Честные кубики
play-again = Сыграть ещё раз

chosen-title = Витраж выбран
watch-choosing-title = Перед первым раундом
player-name = Игрок { $number }
invite-link = Приглашение
no-seat = У вас нет места за этим столом.
no-seat-hint = Откройте его по ссылке, которую вам дали.
