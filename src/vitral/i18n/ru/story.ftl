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
story-chosen = выбирает себе витраж
story-start = начинает партию
story-roll = бросает кубики: { $dice }
story-take = берёт { $die }
story-take-place = берёт { $die } с места { $at }
story-own = берёт { $die } со своей розы
story-swap = обменивает его на { $die } со своей розы
story-pick = выбирает { $die } на своей розе
story-place = ставит { $die } на { $space }
story-place-it = ставит его на { $space }
story-move = переставляет { $die } с { $origin } на { $space }
story-skip = отказывается от второго хода раунда
story-flip = переворачивает его и получает { $die }
story-tool = использует инструмент «{ $card }» ({ favor-of })
story-tool-free = использует инструмент «{ $card }»
story-gather = пополняет запас с инструмента «{ $card }» ({ favor-of })
story-inspire = использует вдохновение «{ $card }»{ $tokens ->
    [0] { "" }
   *[other] { " " }({ favor-of })
  }
story-glass = берёт { $die } (цена — { favor-of })
story-leave = оставляет { $die } в резерве
story-leave-board = оставляет { $die } на планшете
story-pay = отдаёт в уплату { $die }
story-set = делает из него { $die }
story-track = обменивает его на { $die } из раунда { $at }
story-check-right = проверяет витраж игрока { $whom } и находит ошибку
story-check-wrong = проверяет витраж игрока { $whom } и не находит ошибок
story-remove = убирает { $die } с { $space }
story-keep = выкладывает на счётчик раундов только { $die }
story-keep-all = выкладывает на счётчик раундов все оставшиеся кубики
story-pass = пасует
story-draw = бросает его в мешочек и вытягивает { $die }
story-reroll = перебрасывает его и получает { $dice }
story-reroll-own = бросает кубики своей розы: { $dice }
story-reroll-picked = перебрасывает выбранное и получает { $dice }
story-reroll-pool = перебрасывает резерв ({ $dice })
story-reroll-glass = бросает новое редкое стекло ({ $dice })
story-first-glass = Первое редкое стекло: { $dice }
story-lost = не находит, куда поставить { $die }, и ход окончен
story-undo = отменяет последний выбор
story-round = На счётчике раундов: { $dice }
story-round-none = Для счётчика раундов кубиков не осталось
story-deal-tools = Инструменты: { $cards }
story-deal-public = Общие цели: { $cards }
story-deal-board = Редкое стекло: { $cards }
story-deal-inspirations = Вдохновение: { $cards }

story-automa_card = открывает свою карту { $a }: места { $list }
story-automa_takes = берёт { $a } с места { $b } и ставит на { $c }, в верхнюю пустую ячейку колонки своего цвета ({ $color })
story-automa_empty = на месте { $a } ничего не находит
story-automa_full = видит { $a } на месте { $b }, но колонка этого цвета ({ $color }) заполнена
story-automa_swaps = обменивает { $a } на { $b } из раунда { $c } на счётчике раундов и ставит полученный кубик на { $d }
story-automa_misfit = ставит { $a } на { $b }: карта разрешает такому кубику встать куда угодно
story-automa_lost = теряет этот выбор: ничто не подходит
story-automa_nothing = не берёт кубик
story-automa_pays = платит по карте за инструмент «{ $b }» (фишки: { $a }), но не использует его
story-automa_cannot_pay = должна заплатить за инструмент «{ $a }», но фишек не хватает
story-automa_tool_is_board = должна заплатить за инструмент { $a }, но на его месте лежит планшет редкого стекла
story-automa_at_once = по карте сразу берёт второй кубик
story-automa_no_glass = должна взять редкое стекло, но оно у неё уже есть или его не осталось
story-automa_glass = берёт { $a } с планшета редкого стекла
story-automa_glass_at = ставит { $a } на { $b }, как велит карта позиции
story-automa_late_glass = после последнего раунда получает { $a } на { $b }
story-automa_pushed = сдвигает { $a } на { $b }, освобождая место
story-automa_pushed_out = теряет { $a }: колонка заполнена
