### Not for the page

# Команды терминала: справка, жалобы на аргументы и файлы, и то, что команды печатают.
# Имена команд, параметров и их значения вводятся на всех языках одинаково.

# -- сам vitral

command-vitral = Играйте, изучайте и судите настольную игру «Саграда». Неофициальный проект поклонников.
    .usage = вызов:
    .arguments = аргументы
    .options = параметры
    .commands = команды
    .help = показать эту справку и выйти
    .version = показать версию программы и выйти
    .language = язык: { $names }; без него — язык вашей системы (LANG)
command-exits = коды выхода
    .done = готово
    .wrong = ввод понятен, но неверен: невозможная запись или нарушение при check --strict
    .unclear = запрос или ввод не удалось понять; ничего не записано
command-none = назовите команду: { $names }
command-interrupted = прервано
command-stopped = продолжить нельзя: { $reason }
command-extra = для этого не хватает пакетов; установите их: { $command }
command-progress = партии: { $done }/{ $total }
command-percent = { $number }%
command-ranking = Места

metavar-command = КОМАНДА
metavar-file = ФАЙЛ
metavar-code = КОД
metavar-where = ГДЕ

# -- аргументы

argument-at = аргумент { $name }: { $why }
argument-see = { $problem }; справка: { $command }
argument-expected = нужно: { $usage } (Python сообщает: { $python })
argument-unknown = неизвестные аргументы: { $names }
argument-language = такого языка нет: { $text }; есть: { $names }
argument-names = нужны имена через запятую, найдено: { $found }
argument-number = нужно целое число от { $least }, найдено: { $found }
argument-seconds = нужно число секунд больше 0 и до 3600, найдено: { $found }
argument-cards = добавить к встроенным картам карты из файла { $ending }; можно повторять
argument-json = печатать JSON вместо текста
argument-progress = показывать ход работы в потоке ошибок, даже если это не терминал
argument-seed = любой текст или число (обычно 0)
argument-jobs = сколько процессов (обычно 1)

# Параметры стола.
command-table = стол
    .usual = Обычно { $value }.

# -- файлы

file-standard-input = стандартный ввод
file-no-standard-input = стандартный ввод закрыт; назовите файл вместо -
file-empty = пусто; нужен JSON
file-unwritten = не удаётся записать: { $reason }

# -- vitral play

command-play = играть в терминале: в одиночку, против ботов или Автомы, или нескольким людям по очереди
    .people = сколько людей, начиная с места 1 (обычно 1)
    .everybody = все игроки — люди и по очереди садятся за клавиатуру
    .bots = кто играет на остальных местах: один на всех или по одному; есть: { $names }
    .names = как зовут людей
    .seed = партия с этим зерном, любой текст или число
    .save = хранить партию в этом файле, выбор за выбором
    .resume = продолжить сохранённую партию и дальше хранить её там
    .hand = настоящий стол: вводите, что там выпало, вытянули или раздали
    .more =
        Игра — простой текст и работает с программами чтения с экрана; цвет бывает только в терминале, и никогда — если задана
        NO_COLOR. Во время игры { line-command-help } показывает, что можно ввести.

        С --by-hand кубики и карты — с настоящего стола: вы вводите, что выпало, вытянули или раздали, а программа следит за
        правилами, играет за ботов или Автому и считает. Для Автомы: { $example }

# -- vitral serve

command-serve = играть в браузере: страница и её столы
    .host = адрес, на котором слушать (127.0.0.1: только этот компьютер)
    .port = порт (8000); 0 — любой свободный
    .db = файл или URL { $url }; без этого — ваш собственный файл
    .open = открыть страницу в браузере
    .origin = источник, страницы которого тоже могут пользоваться этим сервером
    .more =
        Партии хранятся в файле (см. --db) и переживут всё, что случится с этой программой. Адрес виден только этому компьютеру;
        --host 0.0.0.0 впускает других из вашей сети. Как запустить сервер для других, рассказывает docs/server.md.
command-serve-at = Vitral здесь: { $address }
command-serve-stop = остановить: Ctrl+C
command-serve-stopped = Остановлено; все партии сохранены.
command-serve-ports = --port: портов всего 65535
command-serve-deaf = не удаётся слушать { $host }, порт { $port }: { $reason }; попробуйте --port 0

# -- vitral score

command-score = посчитать очки витражей за столом
    .file = витражи в JSON, или - для стандартного ввода
    .proof = сказать, какие ячейки принесли очки
    .more =
        Файл — JSON; витражи стоят в порядке первых ходов своих хозяев в последнем раунде:
        { $example }
        Ряд называет свои пять ячеек слева направо: R4 — красная четвёрка, -- — пустая ячейка, W4 — редкое стекло. Все id есть в:
        vitral cards. Необязательные ключи: { $keys }; а у витража: { $excused } (ячейки, которые прощает проверка). Подсчёт
        очков ничего не проверяет.

        Одиночная игра: { $solo }, один витраж без фишек, одна или две личные цели (засчитывается лучшая) и счётчик раундов,
        { $track }, сумма которого — нейтральный результат.
        Против Автомы: { $automa }, её витраж с пометкой { $mark } и без рисунка,
        и { $level }.
command-score-no-target = Нейтрального результата нет: в файле нет счётчика раундов.

# -- vitral check

command-check = сверить витражи с рисунками и соседями
    .strict = выйти с кодом 1, если витраж нарушает правило
    .more =
        Файл тот же, что у vitral score (см. vitral score --help); здесь нужны только { $keys }.
        Проверка смотрит на напечатанное в ячейках и на кубики бок о бок, но не на края и касание: инструменты могут по праву
        оставлять кубики в одиночестве. Кубикам, размещённым с поблажкой, прощается напечатанное: { $excused }
        У редкого стекла (W4) нет цвета: оно подходит к любому и может лежать рядом с любым, но его яркость считается. Витраж
        Автомы не проверяется: её кубики следуют её картам.

        Код выхода 0, что бы ни нашлось; с --strict — 1, если витраж нарушает правило.
command-check-automa = { $name }: не проверяется, ведь кубики Автомы следуют её картам
command-check-fine = { $name }: правила не нарушены
command-check-broken = { $name }: { $count ->
    [one] { $count } кубик нарушает правило
    [few] { $count } кубика нарушают правило
    [many] { $count } кубиков нарушают правило
   *[other] { $count } кубика нарушают правило
  }
command-check-space = { $space }, кубик { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [one] всё верно без { $count } кубика: { $spaces }
    [few] всё верно без { $count } кубиков: { $spaces }
    [many] всё верно без { $count } кубиков: { $spaces }
   *[other] всё верно без { $count } кубика: { $spaces }
  }

# -- vitral replay

command-replay = проверить записанную партию и рассказать её
    .file = файл партии, или - для стандартного ввода
    .ply = остановиться после N записей журнала
    .seat = рассказать то, что может знать игрок на месте K (от 1)
    .all = рассказать все секреты, даже незаконченной партии
    .verify = только сказать, верна ли запись, вместе с раздачей
    .commitment = с --verify: хеш, который стол показал в начале
    .svg = ещё и нарисовать стол в этот файл
    .more =
        Каждая запись журнала должна быть возможна на своём месте, а результат — следовать из неё: если нет, сообщение назовёт
        запись, а код выхода будет 1. Личные цели раскрываются, когда партия окончена, или с --all.

        --verify доказывает и раздачу, если названо зерно: каждый исход случая — тот, что даёт это зерно (docs/records.md).
        --commitment — хеш, который сетевой стол показывал с самого начала: зерно должно быть обещанным.
command-replay-no-ply = { $count ->
    [one] записи { $ply } нет; в журнале { $count } запись
    [few] записи { $ply } нет; в журнале { $count } записи
    [many] записи { $ply } нет; в журнале { $count } записей
   *[other] записи { $ply } нет; в журнале { $count } записи
  }
command-replay-no-seat = места { $seat } нет; места — от 1 до { $last }
command-replay-commitment = --commitment нужен вместе с --verify
command-replay-possible = { $count ->
    [one] { $count } запись, невозможных нет
    [few] { $count } записи, все возможны
    [many] { $count } записей, все возможны
   *[other] { $count } записи, все возможны
  }
command-replay-trust = зерно не названо, поэтому раздачу остаётся принять на веру
command-replay-promised = { $count ->
    [one] { $count } исход случая, всё — из зерна, обещанного в начале
    [few] { $count } исхода случая, всё — из зерна, обещанного в начале
    [many] { $count } исходов случая, всё — из зерна, обещанного в начале
   *[other] { $count } исхода случая, всё — из зерна, обещанного в начале
  }
command-replay-proved = { $count ->
    [one] { $count } исход случая, всё — из названного зерна (обещание неизвестно)
    [few] { $count } исхода случая, всё — из названного зерна (обещание неизвестно)
    [many] { $count } исходов случая, всё — из названного зерна (обещание неизвестно)
   *[other] { $count } исхода случая, всё — из названного зерна (обещание неизвестно)
  }
command-replay-nothing-to-draw = рисовать пока нечего: к записи { $ply } витражи не выбраны
command-replay-verified = { $names }: { $count ->
    [one] { $count } запись, проверено.
    [few] { $count } записи, проверено.
    [many] { $count } записей, проверено.
   *[other] { $count } записи, проверено.
  }
command-replay-no-windows = Витражи ещё не выбраны.
command-replay-to-choose = Сейчас выбирает { $name }.
command-replay-so-far = Если бы партия кончилась сейчас: { $scores }.

# -- vitral cards

command-cards = перечислить карты или рассказать всё об одной
    .card = карта, например { $example }; без неё перечисляются все
    .sources = перечислить, откуда взяты сведения о картах
    .more =
        Каждая карта говорит, насколько мы в ней уверены и откуда она: из правил, из нескольких источников, из одного источника,
        выведена или восстановлена нами. Источники показывает --sources.
command-cards-both = --sources показывает все источники; источники одной карты указаны при ней, уберите одно из двух
command-cards-none = карты { $card } нет; все карты: vitral cards
command-cards-none-close = карты { $card } нет; { $hint } Все карты: vitral cards
command-cards-certainty = Надёжность: { $certainty }.
command-cards-note = Примечание: { $note }
command-cards-sources = Источники:
command-cards-source = { $key } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }): { $text }

certainty-rulebook = правила
    .about = сказано в правилах
certainty-several = несколько
    .about = сходятся несколько независимых источников
certainty-one = один
    .about = из единственного источника
certainty-inferred = выведено
    .about = выведено нами
certainty-reconstructed = реконструкция
    .about = наша собственная реконструкция

cards-window = рисунок витража
    .many = Рисунки витражей (две стороны одной карты рядом; сложность = фишки привилегий)
cards-tool = инструмент
    .many = Инструменты
cards-public = общая цель
    .many = Общие цели
cards-private = личная цель
    .many = Личные цели
cards-inspiration = вдохновение
    .many = Вдохновения
cards-glass-board = планшет редкого стекла
    .many = Планшеты редкого стекла
cards-automa = соперница из карт
    .many = Автома: рисунок, позиции, карта подсчёта и уровни
cards-automa-card = карта Автомы
    .many = Колода Автомы
cards-card = Карта { $id }

cards-automa-short = колонки: { $columns }; { favor-of }
cards-once-a-round = раз в раунд
cards-once-a-game = раз за игру
cards-room = { $count ->
    [one] На нём место для { $count } кубика.
    [few] На нём место для { $count } кубиков.
    [many] На нём место для { $count } кубиков.
   *[other] На нём место для { $count } кубика.
  }
cards-automa-passion = Из «Страсти»: с редким стеклом одна такая карта входит в десять.
cards-difficulty = { $difficulty ->
    [one] Сложность { $difficulty }, то есть { $difficulty } фишка привилегий.
    [few] Сложность { $difficulty }, то есть { $difficulty } фишки привилегий.
    [many] Сложность { $difficulty }, то есть { $difficulty } фишек привилегий.
   *[other] Сложность { $difficulty }, то есть { $difficulty } фишки привилегий.
  }
cards-other-side = Другая сторона карты: { $card }.
cards-letters = Буквы требуют цвета, цифры — яркости, точки — ничего.
cards-tool-number = Инструмент номер { $number }. { $text }
cards-when = Когда: { $moments }.
cards-when-any = в любой момент хода
cards-when-before-draft = до того, как взят кубик этого хода (инструмент включает взятие или идёт раньше)
cards-when-after-draft = после того, как кубик этого хода размещён
cards-when-first-turn = только в первый ход раунда
cards-when-second-turn = только во второй ход раунда
cards-moment-in-hand = с кубиком в руке
cards-moment-tool = вместе с инструментом
cards-moment-turn = в любой момент своего хода
cards-solo-payment = Плата в одиночной игре: { tool-pay }.
cards-points-sum = Очки: сама сумма.
cards-points-each = Очки: { $points } каждый раз.
cards-costs = Цена: { favor-of }
cards-costs-nothing = Цена: ничего
cards-begins-with-less = но в начале меньше на столько: { favor-of }
cards-for-solo = годится и для одиночной игры
cards-not-for-solo = не для одиночной игры
cards-automa-columns = Её колонки слева направо: { $columns }. Каждый кубик идёт на свой цвет, сверху вниз.
cards-automa-tokens = В начале у неё { favor-of }.
cards-automa-positions = Её карты позиций для редкого стекла: { $spaces }.
cards-automa-scoring = Подсчёт: личные и почти все общие цели как обычно; очки за каждую полную колонку ({ $points }) вместо этого дают { $cards }.
cards-automa-levels = Очки сверх того, по уровням: { $levels }.

# -- vitral simulate

command-simulate = сыграть много партий между ботами
    .bots = один на все места или по одному; есть: { $names } (обычно random)
    .games = сколько партий (обычно 100)
    .more =
        Партия i зерна S раздаётся из зерна S/i, её боты — из S/i/место: результаты зависят только от зерна и параметров, но не
        от --jobs. В одиночной игре победа — если очков больше нейтрального результата; против Автомы её результаты стоят на
        месте 2.
simulate-standard = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
simulate-solo = { $games ->
    [one] { $games } одиночная партия
    [few] { $games } одиночные партии
    [many] { $games } одиночных партий
   *[other] { $games } одиночной партии
  }
simulate-automa = { $games ->
    [one] { $games } партия против Автомы ({ $level })
    [few] { $games } партии против Автомы ({ $level })
    [many] { $games } партий против Автомы ({ $level })
   *[other] { $games } партии против Автомы ({ $level })
  }
simulate-seed = зерно { $seed }, записей за партию: { $plies }
simulate-columns = Колонки
    .games = партии
    .wins = победы
    .mean = среднее
    .sd = откл.
    .lowest = меньшее
    .highest = большее
simulate-seat = место { $seat } { $bot }
simulate-all = все { $bot }
simulate-spread = среднее { $mean }, отклонение { $sd }, от { $lowest } до { $highest }
simulate-target = Нейтральный результат: { $target }; разница: { $margin }.
simulate-ties = Ничьи по очкам за победу: { $ties }.
simulate-no-ties = Ничьих по очкам за победу не было.
simulate-tie-private = { $count } по личным очкам
simulate-tie-tokens = { $count } по фишкам привилегий
simulate-tie-order = { $count } по порядку хода

# -- vitral arena

command-arena = свести ботов на одинаковых раздачах и измерить их
    .bots = боты; есть: { $names }
    .deals = сколько раздач (обычно 100)
    .alone = каждый бот только против себя
    .seconds = время на ход, для ботов с поиском
    .playouts = пробных партий на ход, для ботов с поиском
    .json = записать результаты в JSON; - для стандартного вывода
    .picture = нарисовать очки и силу в SVG
    .resume = хранить партии в этом файле и играть только те, которых в нём ещё нет
    .more =
        Называйте ботов от слабейшего к сильнейшему. Каждые два встречаются на каждой раздаче: одно место позже названного против
        остальных мест раньше названного, все места по очереди. С --alone, в одиночной игре и против Автомы каждый играет сам по
        себе. Бот может быть программой: { $program } (docs/bots.md). Раздача i зерна S идёт из зерна S/i: результаты зависят
        только от зерна и параметров, но не от --jobs; с --seconds — ещё и от машины. Время — процессорное.
arena-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
  }, зерно { $seed }
arena-columns = Колонки
    .interval = 95 %
    .rating = сила
    .time = мс на ход
arena-margin = разница с нейтральным результатом: среднее { $mean }, отклонение { $sd }
arena-failures = { $count ->
    [one] { $count } сбой: ходы, законченные сторожем
    [few] { $count } сбоя: ходы, законченные сторожем
    [many] { $count } сбоев: ходы, законченные сторожем
   *[other] { $count } сбоя: ходы, законченные сторожем
  }
arena-ahead = { $upper } впереди { $lower }: { $wins } из { $games }, { $share } ({ $interval })

# -- vitral bench

command-bench = измерить, как быстро играет библиотека
    .yardstick = файл Python, с которым сравнить в том же запуске
    .seconds = длина отрезка (обычно 1)
    .repeats = отрезков каждого вида (обычно 5)
    .more =
        Играет случайные партии на двоих через открытый { $front }: обычные параметры, с записью, на одном ядре. Решение — это
        список допустимых действий и одно из них, сыгранное; если оно единственное, его играют, но не считают.

        Мерка — файл Python с функцией { $function }, которая играет одну партию из 40 ходов. Её отрезки чередуются с нашими в одном
        процессе, и берутся медианы отношений: быстрота машины сокращается.
command-bench-measuring = измеряется: { $what }
bench-decisions = решений/с
    .about = { $number } за партию
bench-games = партий/с
    .about = { $number } записей за партию
bench-copies = копий/с
bench-views = видов/с
bench-records = записей/с
    .about = в JSON, в середине партии
bench-yardstick = мерка
    .about = партий/с, { $turns } ходов/с
bench-ratios = отношения
    .about = решений к ходам, { $games } партий к партиям
bench-medians = { $count ->
    [one] Медианы: { $count } отрезок по { $seconds } с, Python { $version }.
    [few] Медианы: { $count } отрезка по { $seconds } с, Python { $version }.
    [many] Медианы: { $count } отрезков по { $seconds } с, Python { $version }.
   *[other] Медианы: { $count } отрезка по { $seconds } с, Python { $version }.
  }
