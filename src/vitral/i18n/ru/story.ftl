# Что произошло, по частям: впереди стоит, кто это сделал; части одного хода соединяются в перечисление.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Пока ничего не произошло.
since-your-turn = после вашего хода
story-by-timer = (время вышло)

story-side = собирает витраж «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }({ favor-of })
  }
    .you = собираете витраж «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }({ favor-of })
  }
story-chosen = делает свой выбор
    .you = делаете свой выбор
story-start = начинает партию
    .you = начинаете партию
story-roll = бросает кубики: { $dice }
    .you = бросаете кубики: { $dice }
story-roll-places = бросает кубики на места с 1 по 5: { $dice }
    .you = бросаете кубики на места с 1 по 5: { $dice }
story-take = берёт { $die }
    .you = берёте { $die }
story-take-place = берёт { $die } с места { $place }
    .you = берёте { $die } с места { $place }
story-own = берёт { $die } со своей розы
    .you = берёте { $die } со своей розы
story-swap = обменивает его на { $die } со своей розы
    .you = обмениваете его на { $die } со своей розы
story-pick = выбирает { $die } на своей розе
    .you = выбираете { $die } на своей розе
story-place = ставит { $die } на { $space }
    .joined = ставит его на { $space }
    .you = ставите { $die } на { $space }
    .you-joined = ставите его на { $space }
story-move = переставляет { $die } с { $origin } на { $space }
    .you = переставляете { $die } с { $origin } на { $space }
story-skip = пропускает второй ход этого раунда
    .you = пропускаете второй ход этого раунда
story-flip = переворачивает его (теперь { $die })
    .you = переворачиваете его (теперь { $die })
story-tool = платит { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  } за инструмент «{ $card }»
    .you = платите { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  } за инструмент «{ $card }»
story-tool-free = использует инструмент «{ $card }»
    .you = используете инструмент «{ $card }»
story-gather = забирает { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  } с инструмента «{ $card }»
    .you = забираете { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  } с инструмента «{ $card }»
story-inspire = использует вдохновение «{ $card }»{ $tokens ->
    [0] { "" }
    [one] { " " }за { $tokens } фишку привилегии
    [few] { " " }за { $tokens } фишки привилегий
    [many] { " " }за { $tokens } фишек привилегий
   *[other] { " " }за { $tokens } фишки привилегий
  }
    .you = используете вдохновение «{ $card }»{ $tokens ->
    [0] { "" }
    [one] { " " }за { $tokens } фишку привилегии
    [few] { " " }за { $tokens } фишки привилегий
    [many] { " " }за { $tokens } фишек привилегий
   *[other] { " " }за { $tokens } фишки привилегий
  }
story-glass = берёт { $die } за { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  }
    .you = берёте { $die } за { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  }
story-leave = оставляет { $die } в резерве
    .you = оставляете { $die } в резерве
story-leave-board = оставляет { $die } на планшете
    .you = оставляете { $die } на планшете
story-pay = отдаёт в уплату { $die }
    .you = отдаёте в уплату { $die }
story-set = меняет его яркость (теперь { $die })
    .you = меняете его яркость (теперь { $die })
story-track = обменивает его на { $die } из раунда { $at }
    .you = обмениваете его на { $die } из раунда { $at }
story-check-right = проверяет витраж игрока { $whom } (есть ошибка)
    .you = проверяете витраж игрока { $whom } (есть ошибка)
story-check-wrong = проверяет витраж игрока { $whom } (ошибок нет)
    .you = проверяете витраж игрока { $whom } (ошибок нет)
story-own-right = признаёт ошибку в своём витраже
    .you = признаёте ошибку в своём витраже
story-own-wrong = проверяет свой витраж (ошибок нет)
    .you = проверяете свой витраж (ошибок нет)
story-take-up = снова берёт в руку { $die }
    .you = снова берёте в руку { $die }
story-no-check = не проверяет витражи
    .you = не проверяете витражи
story-remove = убирает { $die } с { $space }
    .you = убираете { $die } с { $space }
story-keep = кладёт на счётчик раундов только { $die } (вышли из игры: { $dice })
    .you = кладёте на счётчик раундов только { $die } (вышли из игры: { $dice })
story-keep-all = кладёт на счётчик раундов все оставшиеся кубики
    .you = кладёте на счётчик раундов все оставшиеся кубики
story-pass = пасует
    .you = пасуете
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = кладёт его в мешочек и вытягивает { $die }
    .you = кладёте его в мешочек и вытягиваете { $die }
story-reroll = перебрасывает его (теперь { $dice })
    .you = перебрасываете его (теперь { $dice })
story-reroll-own = бросает кубики своей розы: { $dice }
    .you = бросаете кубики своей розы: { $dice }
story-reroll-picked = перебрасывает выбранное (теперь { $dice })
    .you = перебрасываете выбранное (теперь { $dice })
story-reroll-pool = перебрасывает резерв (теперь { $dice })
    .you = перебрасываете резерв (теперь { $dice })
story-reroll-glass = бросает новое редкое стекло ({ $dice })
    .you = бросаете новое редкое стекло ({ $dice })
story-first-glass = Редкое стекло в начале: { $dice }
story-lost = не находит, куда поставить { $die }: ход окончен
    .you = не находите, куда поставить { $die }: ход окончен
story-bot-in = передаёт место боту
    .you = передаёте место боту
story-bot-for = не в сети, поэтому играет бот
    .you = не в сети, поэтому играет бот
story-back = снова играет
    .you = снова играете
story-resigned = сдаётся, дальше играет бот
    .you = сдаётесь, дальше играет бот
story-resigned-pass = сдаётся и с этого момента пропускает все ходы
    .you = сдаётесь и с этого момента пропускаете все ходы
story-link-reissued = получает от хозяина стола новую ссылку
    .you = получаете от хозяина стола новую ссылку
story-bot-failed = Бот на месте игрока { $whom } дал сбой, поэтому этот ход за него делает ученик
story-bot-failed-again = Бот на месте игрока { $whom } снова дал сбой, поэтому дальше за него играет ученик
story-bot-failed-end = Бот на месте игрока { $whom } дал сбой, поэтому этот ход закончится, как только позволят правила
story-round = На счётчике раундов: { $dice }
story-round-none = Для счётчика раундов кубиков не осталось
story-deal-tools = Инструменты: { $cards }
story-deal-public = Общие цели: { $cards }
story-deal-private = { $count ->
    [one] получает личную цель { $cards }
    [few] получает личные цели { $cards }
    [many] получает личные цели { $cards }
   *[other] получает личные цели { $cards }
  }
    .you = { $count ->
    [one] получаете личную цель { $cards }
    [few] получаете личные цели { $cards }
    [many] получаете личные цели { $cards }
   *[other] получаете личные цели { $cards }
  }
story-deal-board = Планшет редкого стекла: { $cards }
story-board-slot = Планшет редкого стекла занимает место { $place } среди инструментов
story-deal-inspirations = Вдохновения: { $cards }
card-quoted = «{ $card }»

# The Automa, and why; $letter is the color of a column.

story-automa-card = открывает карту { $number }: { $words }
automa-card-places = места { $places } по порядку
automa-why-first = потому что это первое место на её карте
automa-why-next = потому что это следующее место на её карте
automa-why-empty = { $count ->
    [one] потому что место { $places } пусто
    [few] потому что места { $places } пусты
    [many] потому что места { $places } пусты
   *[other] потому что места { $places } пусты
  }
automa-column = { $letter ->
    [R] красная колонка
    [Y] жёлтая колонка
    [G] зелёная колонка
    [B] синяя колонка
   *[P] фиолетовая колонка
  }
automa-column-of = { $letter ->
    [R] красной колонки
    [Y] жёлтой колонки
    [G] зелёной колонки
    [B] синей колонки
   *[P] фиолетовой колонки
  }
automa-stuck = выбирает { $die } на месте { $place }, { $why }, но { automa-column } у неё заполнена
story-automa-takes = берёт { $die } с места { $place }, { $why }, и ставит его на { $space }, в верхнюю пустую ячейку { automa-column-of }
story-automa-goes-on = { automa-stuck }, а из раунда { $place } на счётчике раундов ни один кубик не подходит, поэтому она переходит к следующему месту
story-automa-swaps = { automa-stuck }, поэтому она обменивает его на { $best } из раунда { $place } на счётчике раундов, подходящий кубик с наибольшим значением, и ставит полученный кубик на { $space }
story-automa-misfit = { automa-stuck }, а из раунда { $place } на счётчике раундов ни один кубик не подходит; карта отправляет такой кубик в самую пустую колонку, и она ставит его на { $space }
story-automa-lost = { automa-stuck }, а из раунда { $place } на счётчике раундов ни один кубик не подходит, поэтому она ничего не берёт
story-automa-nothing = не берёт кубик, потому что на остальных местах её карты кубиков нет
story-automa-pays = платит за инструмент «{ $card }», не используя его: так велит её карта; цена — { favor-of }, потому что { $tokens ->
    [1] фишек привилегий на нём нет
   *[other] фишки привилегий на нём уже лежат
  }
story-automa-cannot-pay = должна заплатить за инструмент «{ $card }», но фишек привилегий не хватает, и ничего не происходит
story-automa-tool-is-board = должна заплатить за инструмент { $place }, но на его месте планшет редкого стекла, и ничего не происходит
story-automa-at-once = сразу берёт второй кубик, потому что так велит её карта
story-automa-no-glass = должна взять редкое стекло, но оно у неё уже есть или его не осталось, и ничего не происходит
story-automa-glass = берёт { $die } с планшета редкого стекла за { $tokens ->
    [one] { $tokens } фишку привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
  }, потому что так велит её карта
story-automa-glass-at = ставит { $die } на { $space }, как велит карта позиции
story-automa-glass-pushed = { story-automa-glass-at }; { $other }, стоявший там, переходит на { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; { $other }, стоявший там, выходит из игры, потому что его колонка заполнена
story-automa-late-glass = остаётся без редкого стекла после последнего раунда, поэтому стекло с планшета встаёт на { $space }, как велит карта позиции; если там есть кубик, стекло заменяет его и перенимает его яркость: { $die }
