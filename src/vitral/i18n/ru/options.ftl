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
options-group-boxes = Дополнения
options-reset = Вернуть значения по умолчанию

option-usual = По умолчанию: { $value }

option-mode = Как играть
    .about = Несколько игроков, один игрок против нейтрального результата или один игрок против Автомы.
option-players = Сколько игроков
    .about = От 2 до 6, или 1 в одиночной игре и против Автомы.

option-automa_level = Сила Автомы
    .about = Чем сильнее Автома, тем больше очков она получает в конце.
option-automa_level-easy = Слабая
option-automa_level-normal = Обычная
option-automa_level-hard = Сильная

option-automa_bonus = Очки Автомы
    .about = Автома получает ровно столько очков, какой бы ни была её сила.

option-automa_misfit = Когда кубику Автомы нет места
    .about = Строго: выбор пропадает. Мягко: Автома ищет другой кубик, которому есть место.
option-automa_misfit-strict = Строго
option-automa_misfit-lenient = Мягко

option-glass_slot = Место планшета редкого стекла
    .about = Какое из трёх мест для инструментов занимает планшет редкого стекла. Автома пропускает изображение инструмента, указывающее на это место.
option-glass_slot-lot = По жребию
option-glass_slot-1 = Место 1
option-glass_slot-2 = Место 2
option-glass_slot-3 = Место 3

option-solo_tools = Сколько инструментов
    .about = Чем меньше инструментов, тем труднее игра.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Личные цели
    .about = Из двух засчитывается только та, что приносит больше очков.
option-solo_private-1 = Одна
option-solo_private-2 = Две, засчитывается лучшая

option-solo_payment = Плата за инструменты
    .about = За инструмент платят кубиком его цвета. В первом тираже за инструменты с 1 по 6 платят кубиком, яркость которого равна номеру инструмента.
option-solo_payment-color = По цвету
option-solo_payment-first_printing = Первый тираж

option-track = Оставшиеся кубики
    .about = Все оставшиеся кубики повышают нейтральный результат. В облегчённом варианте на счётчик раундов их попадает меньше.
option-track-all = Все на счётчик
option-track-lighter = Облегчённый вариант

option-dice_pools = Розы кубиков
    .about = У каждого с самого начала десять своих кубиков и один ход за раунд: кубик из резерва и кубик со своей розы.

option-setup = Подготовка
    .about = Как напечатано: витраж выбирают, зная только своё. Сначала карты: инструменты и общие цели уже открыты. С Автомой карты всегда открывают сначала.
option-setup-printed = Как напечатано
option-setup-cards_first = Сначала карты

option-start_player = Первый игрок
    .about = По жребию или тот, о ком вы договорились.
option-start_player-random = По жребию
option-start_player-1 = Игрок 1
option-start_player-2 = Игрок 2
option-start_player-3 = Игрок 3
option-start_player-4 = Игрок 4
option-start_player-5 = Игрок 5
option-start_player-6 = Игрок 6

option-bag = Мешочек
    .about = Все 90 кубиков или меньше, по числу игроков.
option-bag-full = Полный
option-bag-scaled = По числу игроков

option-enforcement = Ошибки
    .about = Строгий стол отклоняет недопустимые ходы. Стол на доверии принимает любую пустую ячейку, а игроки могут объявить проверку.
option-enforcement-strict = Строгий
option-enforcement-honour = На доверии

option-audit = Проверки за столом на доверии
    .about = Полные: стол запоминает кубики, поставленные против правил соприкосновения и края. Только соседи: как в старых записях игр, чтобы их можно было просмотреть.

option-lathekin = Прижим
    .about = По одному: каждое перемещение должно быть допустимым само по себе. Вместе: вы поднимаете оба кубика, затем размещаете оба; они могут поменяться местами.
option-lathekin-one_by_one = По одному
option-lathekin-together = Вместе

option-tools = Инструменты
    .about = Случайные или те, которые выберете вы.
option-public = Общие цели
    .about = Случайные или те, которые выберете вы.
option-cards-dealt = Случайные
option-cards-chosen = { $count ->
    [one] Выбрано: { $count }
    [few] Выбрано: { $count }
    [many] Выбрано: { $count }
   *[other] Выбрано: { $count }
}
option-cards-choose = Выбрать…
option-cards-clear = Раздать случайные

option-privates = Личные цели
    .about = По цвету: складывают яркость кубиков одного цвета. По ячейкам: складывают яркость в определённых ячейках.
option-privates-colors = По цвету
option-privates-mixed = Вперемешку
option-privates-positions = По ячейкам

option-expansion_windows = Витражи из дополнения для 5–6 игроков
    .about = Ещё двенадцать рисунков. По умолчанию — начиная с пяти игроков.
option-expansion_windows-true = Да
option-expansion_windows-false = Нет

option-inspirations = Вдохновение
    .about = «Страсть»: у каждого своя особая способность, которую можно иногда применять.
option-rare_glass = Редкое стекло
    .about = «Страсть»: планшет с прозрачными кубиками, которые можно купить, и личные цели, связанные с ними.
option-passion_publics = Больше общих целей
    .about = «Страсть»: ещё шесть целей о симметрии и балансе.
option-promos = Промокарты
    .about = Одна цель, один инструмент и две карты витражей, насколько они известны.
option-avoid_conflicts = Без несовместимых целей
    .about = Цели, которые мешают друг другу, вместе не раздаются.

setup-players = Сколько игроков
setup-seats = Места
setup-seat-kind = Кто играет на месте { $number }
setup-seat-name = Имя на месте { $number }
setup-seat-bot = Бот на месте { $number }
setup-kind-here = Здесь
setup-kind-link = По ссылке
setup-kind-bot = Бот
setup-name-me = Ваше имя
setup-name-other = Игрок { $number }
setup-name-guest = Имя выберет гость
setup-timer = Время на ход
    .about = Когда время выйдет, ход сделает бот.
setup-timer-0 = Без ограничения
setup-timer-60 = 1 минута
setup-timer-300 = 5 минут
setup-timer-86400 = 1 день
setup-timer-259200 = 3 дня
setup-stand-in = Если кто-то уйдёт
    .about = Бот доигрывает за того, кто сдался, а при лимите в минуты — и за того, кто не в сети. Без бота сдавшийся пропускает ходы, а остальных стол ждёт.
setup-stand-in-bot = Играет бот
setup-stand-in-nobody = Без бота
setup-difficulty = Сложность
setup-start = Начать партию
setup-start-link = Создать стол и получить ссылку
setup-start-watch = Начать просмотр
setup-starting = Готовим стол…
setup-refused = { $option }: { $why }
setup-back = Назад
setup-way = Как вы хотите играть?

setup-bot-title = Против ботов
setup-bot-about = Вы и от одного до пяти ботов.
setup-solo-title = Одиночная игра
setup-solo-about = Обыграйте кубики, которые оставляете.
setup-hotseat-title = За одним экраном
setup-hotseat-about = От двух до шести человек за одним экраном.
setup-friends-title = С друзьями
setup-friends-about = Отправьте ссылку; играйте сразу или растяните партию на несколько дней.
setup-automa-title = Автома
setup-automa-about = Против карточного соперника.
setup-watch-title = Смотреть на ботов
setup-watch-about = Боты сыграют для вас целую партию.

bot-random = Случай
    .about = Делает любой допустимый ход, не раздумывая.
bot-apprentice = Ученик
    .about = Играет по простым правилам и иногда ошибается.
bot-apprentice-1 = Ученик-новичок
    .about = Слабый: не замечает треть кубиков и часто неверно оценивает ячейки.
bot-apprentice-2 = Младший ученик
    .about = Лёгкий: иногда не замечает кубики.
bot-apprentice-4 = Внимательный ученик
    .about = Играет по тем же простым правилам, но без ошибок.
bot-glazier = Стекольщик
    .about = Взвешивает, чем ещё может стать каждый ряд, каждая колонка и каждый набор.
bot-grandmaster = Гроссмейстер
    .about = Смотрит дальше всех.
bot-master = Мастер
    .about = Перед каждым ходом много раз доигрывает партию до конца.
bot-master-1 = Беспечный мастер
    .about = Знает все инструменты, но не взвешивает ходы тщательно.
bot-master-2 = Спокойный мастер
    .about = Знает все инструменты и иногда неверно оценивает ход.
bot-master-3 = Внимательный мастер
    .about = Редко ошибается, но не доигрывает партию наперёд.
bot-strength = В среднем очков против такого же бота: { $points }.
bot-difficulty = { $bot } (около { $points } очков)
bot-soon = { $bot } (скоро в полную силу)
bot-reduced = { $bot } (здесь слабее)
bot-nth = { $bot } { $nth }

setup-door = Кто может войти
setup-door-link = По ссылке
    .about = Войти смогут только те, кому вы пришлёте ссылку.
setup-door-chat = Друзья, с перепиской
    .about = Войти смогут только те, кому вы пришлёте ссылку, и все за столом смогут писать друг другу.
setup-door-public = Все
    .about = Стол виден в зале: любой может сесть или смотреть. Переписки нет.
setup-level = С кем вы хотели бы играть
setup-level-any = С кем угодно
setup-level-new = С новичками
setup-level-experienced = С опытными игроками
setup-windows = Ваши витражи
    .about = Каждый за столом может выбрать один из них. Не больше { $most }.
