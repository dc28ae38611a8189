# Первый экран и настройки.

home-title = Vitral
home-tagline = Свет сквозь кубики: «Саграда» в браузере.
home-intro = Берите кубики, заполняйте витраж, и пусть он засияет. Без регистрации и без рекламы.
home-play = Играть
home-play-about = Вы против бота, прямо сейчас
home-turn = Ваш ход: возьмите один кубик из резерва и разместите его на своём витраже, но не рядом с кубиком того же цвета или той же яркости.
home-table-pause = Пауза
home-table-play = Продолжить
home-ways = Режимы игры
home-group-play = Играть
home-group-learn = Учиться
home-group-compete = Соревноваться
home-group-table = За столом
home-options = Настройки партии: { $way }
home-real = Играть за настоящим столом
home-score = Подсчёт очков и проверка за настоящим столом
home-open-record = Открыть файл партии
home-about = О проекте
home-settings = Настройки
home-offline = Вы не в сети. Ваши партии хранятся на сервере и ждут вас там. Подключитесь, чтобы продолжить.
home-offline-play = Играть без сервера
home-take = Взять игру с собой

games-yours = Ваш ход
games-away = В архиве
games-put-away = Убрать партию в архив ({ $names })
games-take-out = Вернуть партию из архива ({ $names })
games-going = Ваши партии
games-finished = Законченные партии
games-show-all = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
    [many] Показать ещё { $count }
   *[other] Показать ещё { $count }
}
games-over = Закончена
games-choosing = выбор витражей
games-round = раунд { $round }
games-alone = — только вы
games-names = — { $names }
games-mode-standard = Стол
games-mode-solo = Одиночная
games-mode-automa = Автома
games-damaged = Повреждена: сервер не может её открыть
home-challenges = { $count ->
    [one] { $count } вызов на новую партию
    [few] { $count } вызова на новую партию
   *[many] { $count } вызовов на новую партию
}
games-unnamed = Игрок без имени

settings-title = Настройки
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-dark = Тёмная
settings-theme-light = Светлая
theme-choice = Выберите освещение
theme-choice-dark = Собор в сумерках
theme-choice-light = Монастырский двор в полдень
theme-choice-system = Как в системе
settings-glass = Метки на стекле
    .about = Метки, по которым можно отличить один цвет стекла от другого.
settings-glass-both = Буквы и узоры
settings-glass-letters = Буквы
settings-glass-textures = Узоры
settings-glass-none = Никаких
settings-motion = Движение
    .about = Кубики катятся, стёкла скользят.
settings-motion-system = Как в системе
settings-motion-off = Выключено
settings-sounds = Звуки
settings-sounds-true = Включены
settings-sounds-false = Выключены

settings-volume = Громкость
settings-ambience = Фоновый звук
    .about = Тихий звон стекла и гул зала во время игры.
settings-ambience-true = Включён
settings-ambience-false = Выключен
settings-pace = Скорость ботов и Автомы
    .about = Нажмите в любом месте, чтобы пропустить.
settings-pace-slow = Низкая
settings-pace-normal = Обычная
settings-pace-fast = Высокая
settings-pace-off = Мгновенная
settings-curtain = Несколько игроков на этом устройстве
    .about = Что скрыто, когда устройство передают.
settings-curtain-all = Весь стол
settings-curtain-private = Только личные цели

settings-text = Размер текста
settings-text-normal = Обычный
settings-text-large = Крупный
settings-text-huge = Очень крупный
settings-hand = Ведущая рука
    .about = Кнопки и кубики будут со стороны этой руки.
settings-hand-right = Правая
settings-hand-left = Левая
settings-auto-end = Конец хода
    .about = Когда делать больше нечего, ход через мгновение завершается сам. До этого его можно отменить.
settings-auto-end-true = Автоматически
settings-auto-end-false = Вручную
you-title = Вы
puzzles-title = Задачи
settings-tables = Столы
    .about = В виде текста стол состоит из заголовков, списков и кнопок. Его прочтёт и программа чтения с экрана.
settings-tables-picture = Картинкой
settings-tables-text = Всегда текстом
daily-title = Расклад дня
lobby-title = Зал
contests-title = Турниры
contest-untitled = Турнир
learn-title = Правила за десять минут
learn-about = Короткие уроки на настоящих витражах, по одному правилу за раз
learn-again = Выучить правила
learn-go-on = Продолжить уроки
windows-title = Создать свой витраж
