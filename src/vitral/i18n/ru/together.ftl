# Люди вместе: расклад дня, зал, чат, турниры.

problem-too-long = Слишком длинно: не больше { $most } знаков.
problem-deal-bot = Здесь бот не может играть за вас: сравниваются люди.
problem-deal-hint = Здесь нет советов: сравниваются люди.
problem-deal-options = Эта партия подготовлена не так, как этот расклад.
problem-deal-seed = Это партия другого расклада.
problem-deal-forged = Так эту партию сыграть не могли: { $why }.

# -- расклад дня

daily-about = Один расклад в день, одинаковый для всех. Ваша первая партия за день идёт в зачёт.
daily-left = Зачётную партию можно начать ещё в течение этого времени: { $time }.
daily-closed = Этот день прошёл. Его расклад можно сыграть, но уже вне зачёта.
daily-streak = Дней подряд: { $days } (рекорд: { $longest }).
daily-kind = Какой расклад
daily-kind-solo = В одиночку
daily-kind-glazier = Против бота «{ bot-glazier }»
daily-name = Ваше имя в таблице
daily-play = Сыграть сегодняшний расклад
daily-play-archive = Сыграть этот расклад
daily-go-on = Продолжить партию
daily-again = Сыграть ещё раз, вне зачёта
daily-mine = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, перевес { $lead }.
daily-place = Место { $place } из { $people }.
daily-ahead = Вы впереди { $percent } % остальных.
daily-unranked = Вне зачёта.
daily-void = Эта партия не засчитана: вы сдались, или она закончилась слишком поздно.
daily-ranking = Как сыграли все
daily-spread = Распределение перевеса
daily-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
  }
daily-nobody = Сегодняшний расклад пока никто не доиграл.
daily-nobody-then = В тот день зачётных партий не было.
daily-column-place = Место
daily-column-name = Имя
daily-column-points = Очки
daily-column-lead = Перевес
daily-rule-title = Откуда берутся кубики и как засчитываются партии со стороны
daily-rule = Перевес — это ваши очки минус нейтральный результат в одиночной игре или минус очки бота. Зерно раздачи выводится из даты (UTC) по открытому правилу, и каждый может его проверить:
daily-honest = Сервер держит день закрытым, пока он не начался, и воспроизводит каждую партию, прежде чем её засчитать. Но тот, кто захочет, может вычислить кубики заранее. Таблица держится на честной игре.
daily-file = Если вы сыграли этот расклад без сервера, пришлите файл партии: её воспроизведут, и она засчитается в серию дней, но не в зачёт.
daily-file-send = Прислать файл партии
daily-archive = Все дни
daily-archive-about = Расклад любого прошедшего дня можно сыграть и сейчас, вне зачёта.
daily-date = Перейти к дню

problem-daily-none = На этот день расклада нет.
problem-daily-closed = Расклад на { $day } закрыт, пока этот день не начнётся (UTC).
problem-daily-bot = По файлу не видно, кто выбирал за бота. Сыграйте этот расклад здесь.
problem-daily-sent = Вы уже прислали партию этого дня.

# -- зал

lobby-about = Найдите, с кем сыграть, или посмотрите чужие партии. Показывать ли стол здесь, решает его хозяин.
lobby-quick = Быстрая игра
lobby-quick-about = Два игрока, базовая игра. Сразу: пять минут на ход. Несколько дней: сутки на ход.
lobby-quick-now = Играть сразу
lobby-quick-days = Играть несколько дней
lobby-name = Ваше имя
lobby-open = Открытые столы
lobby-none = Сейчас никто не ждёт игроков.
lobby-new = Создать свой стол
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
  }
lobby-here = сейчас здесь
lobby-no-limit = без ограничения времени
lobby-level-new = рады новичкам
lobby-level-experienced = для опытных игроков
lobby-join = Сесть за стол
lobby-join-at = Сесть за стол (хозяин: { $name })
lobby-yours = К вашему месту
lobby-watch = За кем можно наблюдать
lobby-watch-none = Сейчас нет открытых партий, за которыми можно наблюдать.
lobby-watch-it = Смотреть
lobby-watch-at = Смотреть стол (хозяин: { $name })
lobby-challenges = Вызовы
lobby-challenged-by = { $name } зовёт вас сыграть ещё раз.
lobby-accept = Принять
lobby-accept-of = Принять вызов: { $name }
lobby-decline = Отклонить
lobby-decline-of = Отклонить вызов: { $name }
lobby-opponents = С кем вы уже играли
lobby-opponents-about = Вызовите соперника на новую партию. Она начнётся, если он согласится.
lobby-opponents-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
   *[many] { $count } партий вместе
  }
lobby-challenge = Вызвать ({ $name }): { $pace }
lobby-blocked = Кого вы заблокировали
lobby-unblock = Разблокировать

problem-not-met = Вы ещё не играли друг с другом, или один из вас заблокировал другого.
problem-no-lobby = На этом сервере нет зала.
problem-locked = Вход закрыт: больше никто не может сесть за этот стол.
problem-lock-host = Закрыть вход может только тот, кто создал стол.
problem-apart = Этот стол для вас не открыт.
problem-block-players = Заблокировать кого-то за этим столом могут только играющие.
problem-blocked-enough = Вы заблокировали слишком многих. Сначала разблокируйте кого-нибудь в зале.
problem-public-seats = За открытым столом нужно хотя бы одно место для того, кто придёт по ссылке.
problem-public-chat = За открытыми столами нет чата.

# -- чат

# -- турниры

contests-about = Все играют одни и те же расклады, каждый за своим столом. Потом результаты сравниваются.
contests-mine = Ваши турниры
contest-new = Новый турнир
contest-create = Создать турнир
contest-title = Название
contest-system = Формат турнира
contest-system-once = Один расклад для всех
    .about = Один тур: каждый сравнивается с каждым.
contest-system-swiss = Швейцарская система
    .about = В каждом туре вы встречаетесь с тем, кто сыграл примерно так же, как вы.
contest-system-all = Каждый с каждым
    .about = Каждый встречается с каждым один раз, по туру на встречу.
contest-rounds = Туры
contest-rounds-n = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
  }
contest-days = Время на тур
contest-days-none = Без ограничения
contest-days-n = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
  }
contest-stage-open = Ждём участников
contest-stage-playing = Идёт
contest-stage-over = Завершён
contest-people = { $count ->
    [one] { $count } участник:
    [few] { $count } участника:
   *[many] { $count } участников:
  }
contest-invite = Ссылка на этот турнир
contest-enter = Участвовать
contest-begin = Начать
contest-waits-host = Вы участвуете. Турнир откроет его создатель.
contest-round = Тур { $round }.
contest-waiting = Ещё не доиграли: { $count }.
contest-left = Осталось: { $time }.
contest-play = Сыграть этот тур
contest-done = Вы сыграли этот тур.
contest-end-round = Завершить тур сейчас
contest-end-sure = Кто ещё не доиграл, проиграет этот тур.
contest-table = Таблица
contest-table-about = Победа — 1, ничья — ½. При равенстве в таблице решает результат ваших соперников, затем сумма ваших перевесов.
contest-column-score = Итог
contest-column-games = В–Н–П
contest-column-opponents = Соперники
contest-bye = никто (пропуск)
contest-missing = партия не доиграна
contest-export = Скачать как JSON

problem-contest-none = Такого турнира нет.
problem-contest-host = Это может сделать только тот, кто создал турнир.
problem-contest-begun = Этот турнир уже начался.
problem-contest-full = В турнире может участвовать не больше { $most } человек.
problem-contest-over = Этот турнир завершён.
problem-contest-alone = Для турнира нужны хотя бы двое.
problem-contest-players = Играть могут только участники.
problem-contest-not-begun = Этот турнир ещё не начался.
problem-deal-secret = Другие ещё играют тот же расклад. Партии откроются, когда закончится тур.
contest-winner = Турнир выигрывает { $name }!
