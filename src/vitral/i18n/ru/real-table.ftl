# Games with one’s own box: entering, correcting, and taking along.

real-title = За настоящим столом
real-about = Играйте со своей коробкой. Это устройство лежит рядом и делает остальное: знает правила, играет за Автому или бота и считает очки.
real-begin = Начать
real-cards = Карты на столе
real-cards-about = Нажмите то, что лежит на столе. Остальное будет выбрано за вас: тогда выложите те же карты.
real-deck-tools = Инструменты
real-deck-public = Общие цели
real-deck-board = Планшет редкого стекла
real-deck-inspirations = Вдохновения, по местам
real-choose = Выбрать: { $title }
real-choose-count = { $title }: { $chosen } из { $count }
real-dealt = Будет выбрано за вас
real-private-of = { $name }: личная цель
real-private-later = Каждый хранит личную цель в тайне и вводит её в конце.
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
real-continue = Продолжить игру с другого устройства
real-continue-about = Откройте её файл или вставьте код.
real-open-file = Открыть файл
real-code = Код игры
real-not-a-table = Это не игра за настоящим столом.

real-ask-roll = Раунд { $round }: введите кубики ({ $count })
real-ask-own = Личные кубики: { $name }
real-ask-reroll = { $count ->
    [1] Введите новое значение
   *[other] Введите новые значения ({ $count })
  }
real-ask-draw = Какой цвет вытянули из мешочка?
real-ask-automa = Какую карту открыл Автома?
real-ask-position = Какое место вытянул Автома?
real-ask-slot = Где лежит планшет редкого стекла Автомы?
real-draw-for-us = Вытянуть за нас
real-tray = Введено кубиков: { $count } из { $amount }
real-pad = Кубики
real-take-out = Убрать: { $die }

real-entries = Записи
real-entries-about = Не тот кубик, не та ячейка? Исправьте любую запись: всё после неё изменится само.
real-correct = Исправить
real-correcting = Введите ещё раз, как было на самом деле.
real-misfit = { $count ->
    [1] Одна из следующих записей больше не подходит:
   *[other] Следующие записи ({ $count }), начиная с этой, больше не подходят:
  }
real-leave-out = Пропустить эту
real-leave-all = Пропустить все
real-turn-again = Этот ход ещё не окончен
real-bot-turn = { $name }: сделайте это на столе
real-done = Готово

real-reveal = Откройте личные цели
real-score = Подсчитать очки
real-replay = Повтор и разбор
real-menu = Игра
real-elsewhere = Продолжить на другом устройстве
real-elsewhere-about = Игра сохраняется на этом устройстве после каждой записи. Чтобы взять её с собой, сохраните файл или скопируйте код.
real-save-file = Сохранить файл
real-copy-code = Скопировать код
real-new = Новая игра
real-new-sure = Игра на этом устройстве пропадёт, если вы её не сохранили.
