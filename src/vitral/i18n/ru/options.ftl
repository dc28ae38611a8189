# Every option with one plain sentence. Made from src/vitral/i18n/options by `make generate`; do not edit.

option-mode = Режим игры
    .about = Несколько игроков, один игрок против нейтрального результата или один игрок против Автомы.

option-players = Сколько игроков
    .about = От 2 до 6, или 1 в одиночной игре и против Автомы.

option-dice_pools = Розы кубиков
    .about = У каждого с самого начала десять своих кубиков и один ход за раунд: кубик из резерва и кубик со своей розы.

option-setup = Подготовка
    .about = По книге правил: витраж выбирают, зная только своё. Сначала карты: инструменты и общие цели уже открыты. С Автомой карты всегда открывают сначала.
option-setup-printed = По книге правил
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
option-enforcement-strict = Строгий стол
option-enforcement-honour = Стол на доверии

option-audit = Проверки за столом на доверии
    .about = whole (полные): стол запоминает кубики, поставленные против правил соприкосновения и края. neighbors (только соседи): как в старых файлах партий, чтобы их можно было воспроизвести.

option-lathekin = Прижим
    .about = По одному: каждое перемещение должно быть допустимым само по себе. Вместе: вы поднимаете оба кубика, затем размещаете оба; они могут поменяться местами.
option-lathekin-one_by_one = По одному
option-lathekin-together = Вместе

option-tools = Инструменты
    .about = Случайные или те, которые выберете вы.

option-public = Общие цели
    .about = Случайные или те, которые выберете вы.

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
    .about = «Страсть»: у каждого своя особая способность, которой можно иногда пользоваться.

option-rare_glass = Редкое стекло
    .about = «Страсть»: планшет с прозрачными кубиками, которые можно купить, и личные цели, связанные с ними.

option-passion_publics = Больше общих целей
    .about = «Страсть»: ещё шесть целей о симметрии и балансе.

option-promos = Промокарты
    .about = Те, что нам известны, и наши собственные.

option-avoid_conflicts = Без несовместимых целей
    .about = Цели, которые мешают друг другу, вместе не раздаются.

option-solo_tools = Сколько инструментов
    .about = Чем меньше инструментов, тем труднее игра.
option-solo_tools-3 = 3
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Личные цели
    .about = Из двух засчитывается только та, что приносит больше очков.
option-solo_private-2 = Две, засчитывается лучшая
option-solo_private-1 = Одна

option-solo_payment = Плата за инструменты
    .about = За инструмент платят кубиком его цвета. В первом тираже за инструменты с 1 по 6 платят кубиком, яркость которого равна номеру инструмента.
option-solo_payment-color = По цвету
option-solo_payment-first_printing = Первый тираж

option-track = Оставшиеся кубики
    .about = Все оставшиеся кубики повышают нейтральный результат. В облегчённом варианте на счётчик раундов их попадает меньше.
option-track-all = Все на счётчик
option-track-lighter = Облегчённый вариант

option-automa_level = Сила Автомы
    .about = Чем сильнее Автома, тем больше очков она получает в конце.
option-automa_level-easy = Слабая
option-automa_level-normal = Обычная
option-automa_level-hard = Сильная

option-automa_misfit = Когда кубику Автомы нет места
    .about = Строго: выбор пропадает. Мягко: Автома ищет другой кубик, которому есть место.
option-automa_misfit-strict = Строго
option-automa_misfit-lenient = Мягко

option-glass_slot = Место планшета редкого стекла
    .about = Какое из трёх мест для инструментов занимает планшет редкого стекла. Если на карте указано это место, Автома ничего не платит.
option-glass_slot-lot = По жребию
option-glass_slot-1 = Место 1
option-glass_slot-2 = Место 2
option-glass_slot-3 = Место 3

option-automa_bonus = Бонус Автомы
    .about = В конце Автома получает столько дополнительных очков вместо бонуса своего уровня.

option-rulings = Версия наших решений
    .about = 2: нынешние решения. 1: решения из старых файлов партий, чтобы их можно было воспроизвести.
