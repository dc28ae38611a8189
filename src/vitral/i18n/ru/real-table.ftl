# Games with one’s own box: entering, correcting, and taking along.

real-title = За настоящим столом
real-about = Играйте со своей коробкой. Это устройство лежит рядом и делает остальное: знает правила, играет за Автому или бота и считает очки.
real-begin = Начать
real-cards = Карты на столе
real-cards-about = Нажмите на то, что лежит на столе. Остальное будет выбрано за вас: тогда выложите те же карты.
real-deck-tools = Инструменты
real-deck-public = Общие цели
real-deck-board = Планшет редкого стекла
real-deck-inspirations = Вдохновения, по местам
real-choose = Выбрать: { $title }
real-choose-count = { $title }: { $chosen } из { $count }
real-dealt = Будет выбрано за вас
real-private-of = { $name }: личная цель
real-private-later = Каждый хранит личную цель в тайне и вводит её в конце.
real-private-bots = Прежде чем раздавать личные цели, уберите из колоды цели ботов. Кто на них посмотрит, узнает, к чему стремятся боты.
real-private-show = Показать карты
real-window-none = Нажмите, чтобы выбрать; иначе будет выбрано за вас
real-window-code = Код витража
real-window-code-bad = Это не код витража.
real-use-code = Применить
real-start = Первый игрок
real-start-drawn = По жребию
real-automa-deck = Карты Автомы
    .about = Их лицевые стороны частично восстановлены нами. Если у вас есть своя колода, вводите вытянутые карты.
real-automa-deck-phone = тянет это устройство
real-automa-deck-table = тянут за столом
real-continue = Продолжить партию с другого устройства
real-continue-about = Откройте её файл или вставьте код.
real-open-file = Открыть файл
real-code = Код партии
real-not-a-table = Это не партия за настоящим столом.

real-lay-out = Разложите на столе
real-lay-out-about = Подготовьте стол, как показано, и начинайте.
real-lay-tools = Инструменты, слева направо
real-lay-bag = Кубики в мешочке
real-lay-dice = { $count }: по { $each } каждого цвета
real-laid-out = Всё разложено

real-ask-roll = Раунд { $round }: введите кубики ({ $count })
real-ask-order = По порядку, как они лежат на местах с 1 по { $count }.
real-ask-own = Роза кубиков: { $name }
real-ask-board = Редкое стекло на планшете: введите, что выпало
real-ask-reroll = { $count ->
    [1] Введите новое значение
   *[other] Введите новые значения ({ $count })
  }
real-ask-draw = Какой цвет вытянули из мешочка?
real-ask-automa = Какую карту открыла Автома?
real-ask-position = Какая ячейка указана на карте позиции Автомы?
real-ask-slot = Где лежит планшет редкого стекла Автомы?
real-draw-for-us = Вытянуть за нас
real-tray = Введено кубиков: { $count } из { $amount }
real-pad = Кубики
real-take-out = Убрать: { $die }
real-wrong-die = Коснитесь неверного кубика, а затем верного.

real-turn = Ходит { $seat }. Возьмите кубик или используйте инструмент.
real-turn-second = { $seat }: второй ход. Возьмите кубик или используйте инструмент.
real-turn-dice = Ходит { $seat }. Выберите кубик.
real-turn-dice-second = { $seat }: второй ход. Выберите кубик.

real-entries = Записи
real-entries-about = Не тот кубик, не та ячейка? Исправьте любую запись: всё после неё изменится само.
real-correct = Исправить
real-correcting = Введите ещё раз, как было на самом деле.
real-misfit = { $count ->
    [1] Одна из следующих записей больше не подходит:
   *[other] Следующие записи ({ $count }), начиная с этой, больше не подходят:
  }
real-impossible = Здесь это невозможно. Возможно, ошибка в одной из прежних записей.
real-leave-out = Пропустить эту
real-leave-all = Пропустить все
real-turn-again = Этот ход ещё не окончен
real-bot-turn = { $name }: сделайте это на столе
real-done = Готово

real-reveal = Откройте личные цели
real-private-twice = { $name }: досталась эта же карта, поэтому нужна другая.
real-score = Подсчитать очки
real-replay = Повтор и разбор
real-menu = Партия
real-elsewhere = Продолжить на другом устройстве
real-elsewhere-about = Партия сохраняется на этом устройстве после каждой записи. Чтобы взять её с собой, сохраните файл или скопируйте код.
real-save-file = Сохранить файл
real-copy-code = Скопировать код
real-new = Новая партия
real-new-sure = Партия на этом устройстве пропадёт, если вы её не сохранили.

real-amount = Что вы вводите?
real-amount-referee = Всё
    .about = Каждый кубик и каждую ячейку. Правила проверяются сразу, и вся партия сохраняется.
real-amount-opponent = Мои кубики
    .about = Одно касание на каждый взятый кубик. Куда вы его поставили, вы укажете в конце, для подсчёта очков.
real-amount-pace = Только ходы
    .about = Без кубиков. Устройство ведёт раунды, ходы, фишки привилегий и время. В конце введите витражи, чтобы подсчитать очки.
real-placed-it = Кубик размещён
real-lies = { $name }: где стоят кубики?
real-lies-die = Коснитесь ячейки этого кубика: { $die }
real-lies-done = У всех кубиков есть ячейка.
real-lies-enter = Ввести
real-lies-impossible = По правилам кубики не могли оказаться на этих местах. Переставьте те, что стоят не в той ячейке, или проверьте витражи и подсчитайте очки как есть.
real-lies-score = Подсчитать как есть
real-score-windows = Ввести витражи
real-sound = Звук при смене хода
real-pace-over = Последний раунд окончен
real-pace-order = Ходы этого раунда
real-pace-next = Следующий ход: { $name }
real-pace-next-round = Раунд { $round }
real-pace-end = Конец партии
real-pace-tools = { $name }: коснитесь инструмента, чтобы заплатить за него.
real-pace-fewer = { $name }: на одну фишку привилегии меньше
real-pace-more = { $name }: на одну фишку привилегии больше
real-pace-back = Назад
real-pace-timer = Время на ход
real-pace-no-timer = Без ограничения
real-pace-seconds = { $count } с
real-pace-behind = Вы отметили ходы до раунда { $round }, ходит { $name }. Введите кубики до этого хода или вернитесь:
real-hint-private = Ваша личная цель здесь неизвестна, поэтому совет её не учитывает.

real-own-card = Другая карта
real-own-places = Коснитесь её четырёх мест в том порядке, в каком они напечатаны
real-own-tool = Инструмент под ними
real-own-no-tool = Нет
real-own-effect = Ещё на карте
real-own-nothing = Ничего
real-own-order = { $order }-е
