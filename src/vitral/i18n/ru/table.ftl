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
waiting-away = { $name } не в сети. Подождите или передайте место боту в меню «{ seats-title }».
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
# Dice that wait while another one, such as rare glass, is placed
hand-waits = Ждёт в руке: { $dice }
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
    [one] { $tokens } фишка привилегии
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

sure-to-end = Вы не взяли кубик. Всё равно закончить ход?
game-over = Партия окончена.
choose-value = Яркость

check-window = Проверить витраж

tool-price = Цена: { $price }
tool-pay = { $symbol ->
    [R] красный кубик
    [Y] жёлтый кубик
    [G] зелёный кубик
    [B] синий кубик
    [P] фиолетовый кубик
   *[other] кубик с яркостью { $symbol }
  }
tool-use = Использовать
tool-gather = Забрать фишки
tool-at-work = используется
tool-why = Почему нельзя?
inspiration-used = использовано
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
line-bonus = Бонус
score-cell = { $name }, { $line }: { $points }
score-hidden = скрыто до конца
proof-of = { $name }: { $line }
proof-none = Здесь очков нет.
proof-hint = Наведите на число, чтобы увидеть кубики, которые его принесли.
proof-hint-touch = { result-hint-touch }

# -- выбор витража

choose-window = Выберите витраж
choose-window-hint = Чем сложнее витраж, тем больше фишек привилегий вы получите. Ваш выбор никто не увидит, пока не выберут все.
choose-window-solo = Выберите витраж, который будете собирать.
chosen-waiting = Вы выбрали витраж «{ $name }». Ждём остальных…
chosen-change = До тех пор можно выбрать другой витраж.
chosen-yes = { $name }: выбор сделан
chosen-no = { $name } выбирает…
chosen-you-yes = Вы выбрали витраж
chosen-you-no = Вы выбираете витраж…
chosen-free = Одно место ещё свободно
watch-choosing = Игроки выбирают витражи.

# -- связь и вход

connecting = Подключаемся…
reconnecting = Связь потеряна. Пробуем снова…
reconnecting-kept = Связь потеряна. Ваш выбор сохранён и будет отправлен, как только она вернётся…
reconnect-now = Попробовать сейчас
page-old = Эта страница старше сервера. Обновите её, чтобы продолжить.
reload = Обновить
table-gone = Этого стола больше нет.
table-gone-hint = Возможно, его удалили, потому что к нему никто не вернулся.
table-damaged = Этот стол нельзя открыть.
table-damaged-hint = То, что сервер о нём сохранил, повреждено. Сообщите тому, кто держит сервер: возможно, стол удастся восстановить.
closing-not_saved = Последний ход не удалось сохранить. Стол открывается заново таким, каким был сохранён в последний раз.
closing-revoked = Ссылка, по которой вы вошли, больше не действует. Попросите новую у хозяина стола.
table-lost = Открыть стол не удалось.
refused-stale = Партия уже ушла вперёд. Теперь вы видите её как есть.
refused-undo_limit = В этой партии больше нельзя отменять свои решения.
refused-not_yours = Это не ваше место.
refused-over = Партия окончена.
refused-not_your_turn = Сейчас не ваш ход.
refused-illegal = Сейчас так нельзя.
refused-unreadable = Сервер этого не понял.
refused-too_many = Слишком быстро: подождите немного и попробуйте ещё раз.
refused-not_allowed = Здесь это не разрешено.
refused-unavailable = Прямо сейчас это не получится.
enter-title = Вас пригласили за этот стол
enter-text = Выберите имя, которое увидят остальные.
enter-name = Ваше имя
enter-default-name = Гость
enter-go = Занять место
invited-by = { $name } приглашает вас сыграть
invited-seats = Игроков: { $count }; { $free ->
    [0] свободных мест нет
    [one] свободно { $free } место
    [few] свободно { $free } места
   *[many] свободно { $free } мест
  }
invited-players = Игроков: { $count }
invited-base = Базовая игра
invited-modules = В игре: { $modules }
invited-timer = Время на ход: { $time }
invited-no-timer = Без ограничения времени
invited-as = Вы войдёте как { $name }.
invited-rename = Другое имя
invited-watch = Только посмотреть
invited-learn = Сначала научиться
invited-full = Все места уже заняты. Можно посмотреть.
invited-over = Эта партия окончена. Можно посмотреть, чем она закончилась.
watching = Вы наблюдаете.

# -- люди

invite-text = Отправьте эту ссылку тому, с кем хотите играть. По ней занимают следующее свободное место.
invite-copy = Копировать ссылку
invite-qr = Ссылка в виде QR-кода
invite-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
  }
invite-show = Пригласить
bot-here = Посадить сюда бота
notebook-title = Ваши заметки
seats-title = Места и ссылки
seat-bot = Бот ({ $bot })
seat-away = не в сети
seat-resigned = игрок сдался
seat-here = в сети
bot-takes-over = Передать место боту
bot-for-me = Пусть за меня играет бот
banner-bot = За вас играет бот.
banner-bot-named = За игрока { $name } играет бот.
banner-play-on = Вернуться в игру
banner-reissued = Хозяин стола выдал новую ссылку на ваше место. Кто её откроет, будет играть за вас и увидит ваши карты. Если вы об этом не просили, поговорите с ним.
banner-understood = Понятно
reissue-link = Новая ссылка на это место
reissue-sure = Если { $name } больше не может войти в партию (другой браузер, другой телефон), новая ссылка поможет вернуться. В ходе партии все увидят, что вы её выдали, а { $name } получит предупреждение. Прежние ссылки на это место перестанут работать.
reissued-link = Отправьте эту ссылку игроку { $name }
resign = Сдаться
resign-sure = Сдаться окончательно? Остаток партии за вас сыграет бот.
resign-sure-pass = Сдаться окончательно? С этого момента все ваши ходы пропускаются.
device-link = Играть на этом месте с другого устройства
seat-link = Ссылка на это место
seat-release = Освободить место
watch-link = Ссылка для зрителей

# -- за одним экраном

curtain-title = Передайте устройство: { $name }
curtain-text = Карты игрока { $name } скрыты, пока { $name } не откроет занавес.
curtain-open = Я — { $name }
curtain-choosing = Теперь витраж выбирает { $name }.

# -- меню, справка, настройки

menu = Меню
help = Клавиши и справка
home = Главная
settings = Настройки
timer-left = осталось { $time }
skip-ahead = Пропустить ({ $count })

help-keys = Клавиши
key-arrows = ходить по витражу
key-enter = выбрать выделенное
key-escape = вернуть, отменить, закрыть
key-e = закончить ход
key-u = вернуть ход
key-s = ход партии
key-l = очки
key-t = инструменты
key-o = цели
key-d = к резерву
key-w = к своему витражу
key-help = эта справка
help-how = Как идёт ход
help-how-text = Выберите кубик из резерва. Ячейки, куда его можно поставить, засветятся. Выберите одну из них или перетащите кубик туда. Нажмите на ячейку, которая не светится, чтобы узнать, почему туда нельзя. Ещё можно использовать один инструмент, до или после того, как взят кубик. Когда всё сделано, нажмите «{ button-end }». Пока ничего не открылось, ход можно вернуть.
help-signs = Знаки
help-signs-text = У каждого цвета есть буква и узор: { glass-letter-R } — красные полосы, { glass-letter-Y } — жёлтые точки, { glass-letter-G } — зелёная сетка, { glass-letter-B } — синие волны, { glass-letter-P } — фиолетовые ромбы, { glass-letter-W } — редкое стекло. Срезанный угол — у кубика, размещённого в обход требования ячейки. ★ — у карты, которую восстановили мы.

# -- конец

end-title = Побеждает { $name }
end-title-you = Вы победили
end-solo-won = Вы обыграли счётчик раундов
end-solo-lost = Победил счётчик раундов
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
ahead-tokens = поровну и очков, и за личную цель; впереди по фишкам привилегий
ahead-order = во всём остальном поровну; впереди, потому что первый ход последнего раунда был позже
end-board = Посмотреть на стол
end-show = Результат
end-replay = Повтор
end-rematch = Реванш
end-rematch-go = Перейти к реваншу
end-rematch-there = Стол для реванша готов.
end-record = Скачать файл партии
end-fair-title = Честные кубики
fair-before = Все броски этой партии уже определены. Этот хеш зерна — наше обещание: скопируйте его и проверьте, когда партия закончится.
fair-after = Страница заново выводит все случайные исходы из зерна, записанного в файле партии, и сверяет его с обещанием, данным до начала.
fair-copy = Скопировать обещание
fair-check = Проверить кубики
fair-checking = Проверяем…
fair-proven = { $count ->
    [1] Доказано: единственный случайный исход — именно тот, который даёт обещанное зерно.
   *[other] Доказано: все случайные исходы ({ $count }) — именно те, которые даёт обещанное зерно.
  }
fair-no_seed = Не доказано: в файле партии нет зерна — например, кубики бросали за настоящим столом.
fair-no_promise = Не доказано: кубики соответствуют зерну из файла партии, но до партии его никто не обещал.
fair-no_crypto = Не доказано: кубики соответствуют зерну, но проверить обещание этот браузер может только на защищённой странице (https).
fair-unknown_dealer = Не доказано: эта страница не знает способа, которым раздавали партию.
fair-forged = Подделка на шаге { $ply }: зерно даёт там другое.
fair-forged-promise = Подделка: зерно не то, которое обещали.
play-again = Сыграть ещё раз

chosen-title = Витраж выбран
watch-choosing-title = Перед первым раундом
invite-link = Приглашение
no-seat = У вас нет места за этим столом.
no-seat-hint = Откройте стол по ссылке, которую вам дали.
no-dice = нет

# -- что видно на столе

bag = Мешочек
bag-left = { $count ->
    [one] В мешочке остался { $count } кубик.
    [few] В мешочке осталось { $count } кубика.
   *[other] В мешочке осталось { $count } кубиков.
  }
value-spaces = { $count ->
    [0] некуда поставить
    [one] можно поставить в { $count } ячейку
    [few] можно поставить в { $count } ячейки
   *[other] можно поставить в { $count } ячеек
  }
score-early = набрано { $made }, пусто { $open }: { $total }
score-so-far = Сейчас { $total }: { $made ->
    [one] набрано { $made } очко
    [few] набрано { $made } очка
   *[other] набрано { $made } очков
  }, минус { $open } за ячейки, которые ещё пусты. Каждый выставленный кубик помогает.
share-picture = Поделиться картинкой
curtain-private = Теперь играет { $name }. Скрыты только личные цели.
watched-by = { $count ->
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[other] Смотрят { $count } зрителей.
  }
watching-too = Вы наблюдаете; других зрителей: { $count }.
sound-offer = Играть со звуком?
sound-offer-yes = Со звуком
sound-offer-no = Без звука

notifications-none = Этот сервер не отправляет ни уведомлений, ни писем. О вашем ходе скажут вкладка и значок приложения.
you-push-refused = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
tell-me = Сообщать о моём ходе
tell-me-off = Не сообщать
tell-me-push = Уведомление
tell-me-mail = Письмо
tell-me-address = Для писем нужен адрес. Укажите его на странице «{ you-title }».
deal-standing = Посмотреть, как сыграли все
lock = Закрыть вход
unlock = Открыть вход
locked-now = Вход закрыт: больше никто не может ни сесть за стол, ни смотреть.
public-now = Этот стол виден в зале.
invite-public = Этот стол виден в зале: кто придёт, займёт следующее свободное место. Можно и отправить кому-нибудь эту ссылку.
block-person = Заблокировать
block-sure = Заблокировать игрока { $name }? Вы больше не увидите открытых столов друг друга. Если партия не началась и стол создали вы, этот игрок потеряет место.
player-you = Вы
end-won-by = С отрывом в { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  }
end-lost-by = { $name } опережает вас на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  }
end-lost-tied = Очков поровну: не хватило совсем чуть-чуть!
end-above-target = На { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } больше нейтрального результата ({ $target }).
end-below-target = { $points ->
    [0] Ровно нейтральный результат ({ $target }), а его нужно было превзойти.
    [one] До нейтрального результата ({ $target }) не хватило { $points } очка.
   *[many] До нейтрального результата ({ $target }) не хватило { $points } очков.
  }
end-target = Нейтральный результат — сумма кубиков на счётчике раундов: { $sum } = { $target }
end-best-window = Ваш рекорд с этим витражом
end-best-mode = Ваш лучший результат в этом режиме игры
end-streak = Побед подряд: { $games }
share-shared = Картинка отправлена.
share-saved = Картинка сохранена в загрузках: vitral.png

# A quick match that waits for its other player.

match-waiting = Ищем соперника
match-challenged = Ждём ответа соперника
match-declined = Ваш вызов отклонён.
match-waiting-now = Пять минут на ход. Стол откроется, как только кто-нибудь сядет.
match-waiting-days = День на ход. Можно уйти: партия ждёт в списке «{ games-going }».
match-online = { $count ->
    [0] Сейчас за столами больше никого нет.
    [one] Сейчас за столами ещё { $count } игрок.
    [few] Сейчас за столами ещё { $count } игрока.
   *[other] Сейчас за столами ещё { $count } игроков.
}
match-bot = Пока сыграть с ботом
match-lobby = Назад в зал
