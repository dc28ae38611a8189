# Подготовка стола: каждая настройка с одним простым предложением. Оно стоит под выбором.

options-more = Больше настроек
options-more-changed = { $count ->
    [one] Больше настроек (изменено: { $count })
    [few] Больше настроек (изменено: { $count })
    [many] Больше настроек (изменено: { $count })
   *[other] Больше настроек (изменено: { $count })
}
options-group-play = Как играть
options-group-cards = Какие карты
options-group-boxes = Коробки и дополнения
options-reset = Вернуть обычные правила

option-usual = Как обычно: { $value }

option-mode = Как играть
    .about = Несколько игроков, один против нейтрального результата или один против Автомы из карт.
option-players = Сколько игроков
    .about = От 2 до 6, или 1 в одиночной игре и против Автомы.

option-automa_level = Сила Автомы
    .about = Чем сильнее Автома, тем больше очков она получает в конце.
option-automa_level-easy = Слабая
option-automa_level-normal = Обычная
option-automa_level-hard = Сильная

option-automa_bonus = Очки Автомы
    .about = Она получает ровно столько очков, какой бы ни была её сила.

option-automa_misfit = Когда кубику Автомы нет места
    .about = Строго: выбор пропадает. Мягко: она ищет дальше, пока не найдёт подходящий кубик.
option-automa_misfit-strict = Строго
option-automa_misfit-lenient = Мягко

option-solo_tools = Сколько инструментов
    .about = Чем меньше инструментов, тем труднее одиночная игра.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Личные цели
    .about = Из двух считается та, что приносит больше очков.
option-solo_private-1 = Одна
option-solo_private-2 = Две, в счёт лучшая

option-solo_payment = Плата за инструменты
    .about = За инструмент платят кубиком его цвета; в первом тираже за инструменты с 1 по 6 — кубиком, яркость которого равна номеру.
option-solo_payment-color = По цвету
option-solo_payment-first_printing = Первый тираж

option-track = Оставшиеся кубики
    .about = Все оставшиеся кубики повышают нейтральный результат; в облегчённом варианте на счётчик раундов их попадает меньше.
option-track-all = Все
option-track-lighter = Облегчённый вариант

option-dice_pools = Розы кубиков
    .about = У каждого с самого начала десять своих кубиков; один ход за раунд, с кубиком со своей розы и кубиком из резерва.

option-bag = Мешочек
    .about = Все 90 кубиков или меньше, по числу игроков.
option-bag-full = Полный
option-bag-scaled = По числу игроков

option-enforcement = Ошибки
    .about = Строгий стол: недопустимые ходы отклоняются. Стол на доверии: годится любая пустая ячейка, а игроки могут объявить проверку.
option-enforcement-strict = Строгий
option-enforcement-honour = На доверии

option-audit = Проверка за столом на доверии
    .about = Полная: запоминаются кубики, выставленные против правил соседства и края. Только соседи: как в старых записях игр, чтобы их просматривать.
option-audit-whole = Полная
option-audit-neighbors = Только соседи

option-lathekin = Прижим
    .about = По одному: каждое перемещение допустимо само по себе. Вместе: оба кубика поднимают, затем оба выставляют; они могут поменяться местами.
option-lathekin-one_by_one = По одному
option-lathekin-together = Вместе

option-tools = Инструменты
    .about = Случайные или те, которые назовёте вы.
option-public = Общие цели
    .about = Случайные или те, которые назовёте вы.
option-cards-dealt = Случайные
option-cards-chosen = { $count ->
    [one] Выбрано: { $count }
    [few] Выбрано: { $count }
    [many] Выбрано: { $count }
   *[other] Выбрано: { $count }
}
option-cards-choose = Выбрать…
option-cards-clear = Лучше случайные

option-privates = Личные цели
    .about = По цвету: складывается яркость кубиков одного цвета. По ячейкам: яркость в определённых ячейках.
option-privates-colors = По цвету
option-privates-mixed = Вперемешку
option-privates-positions = По ячейкам

option-expansion_windows = Витражи из коробки для 5–6
    .about = Вместе с другими раздаются ещё двенадцать рисунков; обычно — начиная с пяти игроков.
option-expansion_windows-true = Да
option-expansion_windows-false = Нет

option-inspirations = Вдохновение
    .about = «Страсть»: у каждого свой талант, которым можно иногда пользоваться.
option-rare_glass = Редкое стекло
    .about = «Страсть»: планшет с прозрачными кубиками, которые можно купить, и личные цели вокруг них.
option-passion_publics = Больше общих целей
    .about = «Страсть»: ещё шесть целей о симметрии и балансе.
option-promos = Промокарты
    .about = Одна цель и две карты витражей, насколько они известны.
option-avoid_conflicts = Без несовместимых целей
    .about = Цели, которые противоречат друг другу, вместе не раздаются.

setup-players = Сколько игроков
setup-seats = Места
setup-seat-kind = Кто играет на месте { $number }
setup-seat-name = Имя на месте { $number }
setup-seat-bot = Бот на месте { $number }
setup-kind-here = Здесь
setup-kind-link = Ссылка
setup-kind-bot = Бот
setup-name-me = Ваше имя
setup-name-other = Игрок { $number }
setup-name-guest = Выберет гость
setup-timer = Время на ход
    .about = Когда время выйдет, ход сделает бот.
setup-timer-0 = Без ограничения
setup-timer-60 = 1 минута
setup-timer-300 = 5 минут
setup-timer-86400 = 1 день
setup-timer-259200 = 3 дня
setup-start = Начать партию
setup-start-link = Создать стол со ссылкой
setup-start-watch = Пусть играют
setup-starting = Готовим стол…
setup-refused = { $option }: { $why }
setup-back = Назад
setup-way = Как вы хотите играть?

setup-bot-title = Против ботов
setup-bot-about = Вы и от одного до пяти ботов.
setup-solo-title = Одиночная игра
setup-solo-about = Обыграйте кубики, которые оставляете.
setup-hotseat-title = За одним экраном
setup-hotseat-about = От двух до шести человек на одном устройстве.
setup-friends-title = С друзьями
setup-friends-about = Отправьте ссылку; играйте сразу или по ходу в день.
setup-automa-title = Автома
setup-automa-about = Против карточного соперника.
setup-watch-title = Смотреть на ботов
setup-watch-about = Боты сыграют для вас целую партию.

bot-random = Случай
    .about = Любой допустимый ход, не раздумывая.
bot-apprentice = Ученик
    .about = Простые правила и время от времени ошибка.
bot-glazier = Стекольщик
    .about = Взвешивает, чем ещё может стать каждый ряд, каждая колонка и каждый набор.
bot-master = Мастер
    .about = Перед каждым ходом много раз доигрывает партию до конца.
bot-strength = В среднем очков против равного: { $points }.
bot-nth = { $bot } { $nth }
