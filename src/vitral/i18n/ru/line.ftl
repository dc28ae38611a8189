### Not for the page

# Партия простым текстом: `vitral play` и то, что он делит с другими командами.
# То, что вводят за столом (take R4, place B3), — запись, одна для всех языков; буквы R Y G B P W тоже.

# -- короткие слова

line-none = нет
line-empty = пусто
line-star = * карта — наша реконструкция; подробнее: vitral cards ID
line-legend = Заглавными записаны кубики (R4: красный 4). Пустые ячейки показывают, что им нужно: r — красный, 4 — четвёрка, точка — любой кубик.
line-letters = Буквы: R — красный, Y — жёлтый, G — зелёный, B — синий, P — фиолетовый, W — редкое стекло.

# -- начало и выход

line-words-flag = описывать витражи словами, ячейка за ячейкой, вместо рисунка
line-greeting = «Саграда», { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }: { $names }.
line-greeting-solo = «Саграда», одиночная игра: { $name } против счётчика раундов.
line-greeting-automa = «Саграда» против Автомы: { $names }. Её карты восстановили мы.
line-greeting-help = Введите «{ line-command-help }», чтобы узнать, что можно делать.
line-seed = Зерно этой партии — { $seed }. Раздать её ещё раз: --seed { $seed }
line-goodbye = До встречи.
line-saved = Партия сохранена. Продолжить её: { $command }
line-saved-replay = Партия сохранена. Прочитать её: { $command }
line-saved-in = Партия сохранена в { $path }, и каждый следующий ход сохранится там же. Продолжить её позже: { $command }
line-file-exists = { $path } уже существует; назовите другой файл.
line-file-unwritable = Не удаётся записать { $path }: { $why }

# -- с чего партия начаться не может

line-error-hot-seat = с --hot-seat все игроки — люди; уберите --bots и --people
line-error-by-hand-seed = --seed: с --by-hand партию раздаёт настоящий стол; уберите одно из двух
line-error-honour = --enforcement honour: для стола на доверии нужны хотя бы два человека; добавьте --hot-seat или --people 2
line-error-names = --names: найдено имён: { $found }; назовите не больше { $count }, и все разные
line-error-name = --names: { $name } не может быть именем: используйте печатные символы
line-error-resume-none = здесь нет сохранённой неоконченной партии; все партии: vitral games
line-error-resume-none-there = на { $server } у вас нет неоконченной партии; все партии: { $list }
line-error-resume-server = --resume продолжает партию как есть; уберите параметры нового стола
line-games-there = Здесь у вас есть неоконченные партии; продолжить последнюю: { $command }
line-error-resume-option = { $option } нельзя изменить в сохранённой партии; уберите этот параметр при --resume
line-resume-changed = предупреждение: { $problem }; партия продолжится так, как записана в файле
line-unsaved = предупреждение: партия не сохраняется, потому что в { $folder } нельзя записывать: { $why }; { $flag } сохранит её в другом месте
line-error-resume-unknown = нет ни файла, ни сохранённой партии { $name }; список партий: { $list }
line-error-resume-unknown-there = на { $server } у вас нет партии { $name }; список партий: { $list }
line-error-resume-cards = в сохранённой партии уже есть её карты; уберите --cards при --resume
line-error-resume-program = одно из мест в этой партии занимала программа, а сохранённая партия программ не запускает; назовите ботов через --bots (программа: { $program }КОМАНДА)
line-error-people = --people { $people }: { $count ->
    [one] здесь только { $count } место
    [few] здесь только { $count } места
    [many] здесь только { $count } мест
   *[other] здесь только { $count } места
  }
line-error-bots = --bots: { $count ->
    [1] нужно занять 1 место; назовите 1 бота
    [one] нужно занять { $count } место; назовите 1 бота на все или { $count }
    [few] нужно занять { $count } места; назовите 1 бота на все или { $count }
    [many] нужно занять { $count } мест; назовите 1 бота на все или { $count }
   *[other] нужно занять { $count } места; назовите 1 бота на все или { $count }
  }; найдено: { $found }
line-error-no-bots = --bots: для бота не осталось места
line-error-target-exists = { $path }: уже существует; продолжите эту партию через --resume { $path } или назовите другой файл
line-error-target-folder = { $path }: нет папки { $folder }, сохранять некуда

# -- кто за клавиатурой

line-hand-over = { $name }, выбор за вами. Нажмите Enter, когда экран будете видеть только вы.
line-hand-over-cards = { $name }, введите свои карты. Нажмите Enter, когда экран будете видеть только вы.
line-not-your-turn = { $who } Пока можно ввести «{ line-command-say }», «{ line-command-help }» или «{ line-command-quit }».
line-after-game = { line-command-review }: тренер об этой партии; Enter: выйти
line-game-is-over = Партия окончена. Ещё можно ввести: { $words }
line-prompt = Ваш выбор
line-prompt-undo = можно ввести «{ line-command-undo }»
line-prompt-table = За столом
line-unreadable = (не читается)

# -- стол

line-setup-choosing = Подготовка: { $name } выбирает витраж
line-final-check = Перед подсчётом очков: { $name } может проверить витраж
line-removing = { round-of }: { $name } убирает кубики
line-round-end = Конец раунда { $round } из 10: { $name } выбирает, какие кубики пойдут на счётчик раундов
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, первый ход
line-turn-second = { round-of }: { $name }, второй ход
line-private-better = Ваши личные цели (засчитывается лучшая)
line-points-each = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } за каждый раз
line-tools-gone = использованы и убраны: { $cards }
line-tools-costs = Инструменты (и их цены): { $cards }
line-tools-payments = Инструменты (и каким кубиком за них платят): { $cards }
line-none-left = не осталось
line-objectives = Цели: { $public }; личная: { $private }
line-objectives-better = Цели: { $public }; личные (засчитывается лучшая): { $private }
line-you-have = У вас { favor-of }.
line-target = Нейтральный результат пока { $target }: это сумма кубиков на счётчике раундов.
line-target-end = Нейтральный результат { $target }: это сумма кубиков на счётчике раундов.
line-track-empty = Счётчик раундов: пусто
line-pool-places = Резерв по местам: { $places }
line-your-window = Ваш витраж
line-its-pattern = Его рисунок, «{ $card }»
line-sides = Рисунки, которые можно выбрать
line-side = { $number }. { $card }, сложность { $difficulty }
line-row = Ряд { $row }: { $spaces }.
line-row-open = пустые: { $spaces }

line-own-used = один вы уже разместили в этот ход
line-own-aside = перебросить: { $dice }
line-own-of = Роза кубиков игрока { $name }: { $dice }
line-out-of-game = Вышли из игры: { $dice }
line-inspirations = Вдохновения
line-yours = ваше
line-inspiration-round = раз в раунд, ещё не использовано
line-inspiration-game = раз за партию, ещё не использовано
line-inspiration-round-used = в этом раунде использовано
line-inspiration-game-used = уже использовано
line-board = { $card } ({ $facts }): { $dice }
line-board-place = место { $place } среди инструментов
line-board-tokens = { $tokens ->
    [0] фишек привилегий нет
    [one] { $tokens } фишка привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  }
line-glass-gone = редкого стекла не осталось
line-glass-has = на вашем витраже редкое стекло уже есть
line-glass-used = в этот ход вы его уже использовали
line-glass-price = цена кубика для вас сейчас: { favor-of }
line-glass-free = кубик для вас сейчас бесплатный
line-automa-has = { $name }: { favor-of }; { $card }
line-automa-card = карта { $card }: { $words }
line-automa-no-card = карта этого раунда ещё закрыта
line-automa-window = Витраж Автомы

# -- что непонятно или невозможно

line-refused = { $action }: нельзя. { $reasons }
line-possible = { $action }: можно.
line-no-choice = { $typed } — такого выбора здесь нет; введите номер, действие вроде { $example } или «{ line-command-help }»
line-no-number = Выбора { $number } нет. Можно выбрать { $numbers }.
line-no-space = { $space } — такой ячейки нет: ряды A-D, колонки 1-5
line-no-tool = { $typed } — такого инструмента нет; на этом столе: { $tools }
line-which = что именно: { $choices }?

# -- команды: слово, которое вводят, как его вводят, что оно делает

line-command-help = помощь
line-command-why = почему
    .usage = почему ДЕЙСТВИЕ
    .does = показать, почему действие невозможно (почему R4 B3: взять и разместить)
line-command-hint = совет
    .usage = совет
    .does = спросить у тренера, как поступил бы он, если вы играете только против ботов
line-command-undo = вернуть
    .usage = вернуть
    .does = вернуть ход: отменить последний выбор этого хода, если ничего не открылось
line-command-table = стол
    .usage = стол
    .does = ещё раз показать весь стол
line-command-windows = витражи
    .usage = витражи
    .does = показать все витражи
line-command-pool = резерв
    .usage = резерв
    .does = показать резерв
line-command-track = счётчик
    .usage = счётчик
    .does = показать счётчик раундов
line-command-read = читать
    .usage = читать МЕСТО или ЯЧЕЙКА
    .does = описать словами витраж: ваш, чужой или одну ячейку
line-command-score = очки
    .usage = очки
    .does = показать очки сейчас, насколько вам можно их знать
line-command-log = журнал
    .usage = журнал
    .does = показать всю партию до этого момента, словами
line-command-say = сказать
    .usage = сказать СЛОВА
    .does = сказать что-нибудь остальным за столом на сервере; без СЛОВ — показать, что можно сказать
line-command-mute = заглушить
    .usage = заглушить ИМЯ
    .does = заглушить другого игрока за этим столом или снова его слышать
line-command-save = сохранить
    .usage = сохранить ФАЙЛ
    .does = сохранить партию; продолжить: vitral play --resume ФАЙЛ
line-command-review = разбор
line-command-quit = выход
    .usage = выход
    .does = выйти из партии
line-command-correct = исправить
    .usage = исправить
    .does = отменить то, что введено последним: кубики, карты или выбор
line-command-list = список
    .usage = список
    .does = когда вы вводите карты: показать, какие карты есть
line-command-random = наугад
    .usage = наугад
    .does = когда вы вводите кубики или карты: пусть выберет программа (можно и для одной карты из нескольких)

line-action-pass = пас
line-action-stop = стоп
line-action-leave = оставить
line-action-inspire = вдохновение
line-action-go = дальше

line-help-choices = Введите номер выбора или само действие: «take R4», «place B3», «tool lens_cutter», «pass».
line-help-short = Короче: «R4» вместо «take R4», «B3» вместо «place B3», «R4 B3» вместо обоих, «lens» вместо «tool lens_cutter».
line-help-enter = Если выбор один, достаточно Enter.
line-help-own = «own R4» берёт кубик со своей розы; «own R4 B3» сразу ставит его на B3.
line-help-glass = «glass W4» покупает кубик с планшета редкого стекла.
line-help-inspire = «inspire» использует вдохновение, «go» продолжает без него.
line-help-gather = «gather ИНСТРУМЕНТ» забирает фишки привилегий с инструмента («{ card-charm }»).
line-help-pay = «pay R4» платит за инструмент кубиком из резерва; оба выходят из игры.
line-help-keep = «keep R5» кладёт на счётчик раундов только этот кубик, «keep all» — все.
line-help-places = «take R4@3» берёт красный 4 с места 3; если такой кубик один, достаточно «take R4».

line-why-usage = Назовите действие, например: { line-command-why } place B3
line-save-usage = Назовите файл, например: { line-command-save } game.json
line-say-nobody = Говорить не с кем: эта партия идёт только на вашем компьютере.
line-say-phrases = За этим столом можно сказать только эти фразы:
line-say-bots = Кроме вас здесь играют только боты; ваши слова могут прочитать только зрители.
line-muted = Игрок { $name } заглушён.
line-unmuted = Игрок { $name } больше не заглушён.
line-mute-whom = Кого? Одного из этих игроков: { $names }.
line-taken-back = Отменено: { $line }.
line-mistyped = Если вы ввели что-то неверно: { line-command-correct }
line-undone = Ход возвращён.
line-nothing-typed = Вы пока ничего не ввели.
line-only-by-hand = Здесь нечего исправлять: кубики бросила программа. Отменить выбор: { line-command-undo }
line-if-over-now = Если бы партия закончилась сейчас:
line-others-points = { $name }: { points-of } и личная цель, которой вы не знаете
line-hint-window = Тренер даёт советы только по ходам, начиная с первого раунда.
line-review-later = Тренер разбирает партию, когда она окончена.
line-nobody-looks = Перед экраном пока никого нет.
line-no-window = Витражи ещё не выбраны.
line-no-seat = { $typed } — такого места нет; места с 1 по { $seats }

# -- конец

line-private-mark = (личная)
line-each = по { $points }: { $spaces }
line-won = Победа, перевес — { points-of }: { $total } против нейтрального результата { $target }.
line-lost = Поражение, не хватило { $points ->
    [one] { $points } очка
   *[other] { $points } очков
  }: { $total } против нейтрального результата { $target }.
line-lost-level = Поражение, равенства мало: { $total } против нейтрального результата { $target }.
line-wins = Побеждает { $name }.

# -- настоящий стол: что спрашивают и чего быть не может

line-hand-start = Кто начинает? { $seats }
line-hand-private = { $count ->
    [one] Личная цель игрока { $name }
    [few] Личные цели игрока { $name }
    [many] Личные цели игрока { $name }
   *[other] Личные цели игрока { $name }
  }
line-hand-windows = Две карты витражей игрока { $name }
line-hand-inspiration = Вдохновение игрока { $name }
line-hand-tools = { $count ->
    [one] { $count } инструмент на столе
    [few] { $count } инструмента на столе, слева направо
    [many] { $count } инструментов на столе, слева направо
   *[other] { $count } инструмента на столе, слева направо
  }
line-hand-public = { $count ->
    [one] { $count } общая цель на столе
    [few] { $count } общие цели на столе
    [many] { $count } общих целей на столе
   *[other] { $count } общей цели на столе
  }
line-hand-public-nth = Общая цель { $number } из { $count }
line-hand-board = Планшет редкого стекла
line-hand-automa = Карта Автомы на раунд { $round }
line-hand-position = Карта позиции для редкого стекла Автомы
line-hand-slot = Место планшета редкого стекла среди трёх инструментов: 1, 2 или 3
line-hand-draw = Вытяните кубик из мешочка. Какого он цвета?
line-hand-roll = Раунд { $round }: { $name } вытягивает из мешочка и бросает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }
line-hand-roll-alone = Раунд { $round }: вытяните из мешочка и бросьте { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }
line-hand-roll-places = Раунд { $round }: вытяните из мешочка { $count ->
    [one] { $count } кубик, бросьте его и положите
    [few] { $count } кубика, бросьте их и разложите
    [many] { $count } кубиков, бросьте их и разложите
   *[other] { $count } кубика, бросьте их и разложите
  } по порядку на места с 1 по 5
line-hand-roll-own = { $name } бросает десять кубиков своей розы, по два каждого цвета: красные, жёлтые, зелёные, синие, фиолетовые
line-hand-roll-board = Бросьте для планшета { $count ->
    [one] { $count } кубик редкого стекла
    [few] { $count } кубика редкого стекла
    [many] { $count } кубиков редкого стекла
   *[other] { $count } кубика редкого стекла
  }
line-hand-reroll = Перебросьте: { $dice }

line-hint-seat = номер или имя
line-hint-draw = например, B
line-hint-roll = например, R4 B2 G6; { line-command-random }: бросит программа
line-hint-values = { $count ->
    [one] введите { $count } новое значение, 1-6
    [few] введите { $count } значения 1-6, в этом порядке
    [many] введите { $count } значений 1-6, в этом порядке
   *[other] введите { $count } значения 1-6, в этом порядке
  }; { line-command-random }: бросит программа
line-hint-enter = Enter: вытянет программа
line-hint-card = по названию или id; { line-command-random }: раздаст программа
line-hint-card-unseen = по названию или id; { line-command-random }: раздаст программа, втайне от всех
line-hint-cards = по названиям через запятую или по id; { line-command-random }: раздаст программа
line-hint-cards-unseen = по названиям через запятую или по id; { line-command-random }: раздаст программа, втайне от всех
line-hint-sides = по одной стороне каждой, по названиям через запятую или по id; { line-command-random }: раздаст программа
line-hint-dice = Кубики: цвет R Y G B P и яркость 1-6.

line-bad-outcome = Так быть не может: { $why }
line-bad-cards = { $count ->
    [one] нужна { $count } карта
    [few] нужно { $count } карты
    [many] нужно { $count } карт
   *[other] нужно { $count } карты
  }, найдено: { $found } ({ $cards })
line-bad-dealt = карта «{ $card }» уже раздана; на столе может быть только один её экземпляр
line-bad-card = { $typed } — среди этих карт такой нет; введите «{ line-command-list }», чтобы их увидеть
line-bad-card-close = { $typed } — среди этих карт такой нет; может быть, { $cards }?
line-bad-card-unclear = { $typed } может означать { $cards }
line-bad-dice = { $count ->
    [one] нужен { $count } кубик
    [few] нужно { $count } кубика
    [many] нужно { $count } кубиков
   *[other] нужно { $count } кубика
  }, найдено: { $found } ({ $dice })
line-bad-die = { $typed } — не кубик; нужны цвет R Y G B P и яркость 1-6, например R4
line-bad-glass = { $die } — редкое стекло, в мешочке его нет
line-bad-bag = слишком много кубиков одного цвета ({ $color }): { $count }, а в мешочке { $held }
line-bad-values = { $count ->
    [one] нужно { $count } новое значение, 1-6; найдено: { $found }
    [few] нужно { $count } значения 1-6, в этом порядке; найдено: { $found }
    [many] нужно { $count } значений 1-6, в этом порядке; найдено: { $found }
   *[other] нужно { $count } значения 1-6, в этом порядке; найдено: { $found }
  }
line-bad-value-or-die = { $typed } — ни яркость 1-6, ни кубик вроде R4
line-bad-value = { $typed } — не яркость; нужна яркость от 1 до 6
line-bad-colors = брошены кубики таких цветов: { $colors }; не подходит: { $dice }
line-bad-color = { $typed } — не цвет; нужен один из R Y G B P
line-bad-color-gone = в мешочке такого кубика больше нет: { $color }
line-bad-seat = { $typed } — такого места нет; нужен номер от 1 до { $count } или имя

puzzle-commands = Введите номер, действие (P3 C2: взять и поставить) или: { line-command-undo }, { line-command-hint } (ответ), { line-command-next }, { line-command-table }, { line-command-pool }, { line-command-track }, { line-command-read } B2, { line-command-quit }.
puzzle-then = Enter или { line-command-next }: следующая задача; { line-command-again }: эту ещё раз; { line-command-quit }: выйти
line-command-next = дальше
line-command-again = повторить
