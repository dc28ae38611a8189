# Советы на ход и рассказ о законченной партии.

key-h = совет
hint = Совет
hint-thinking = Дайте подумать…
bot-thinking = { $name } думает…

# Части совета: «взять красный 4» и «поставить на B3», соединённые в одно предложение.
coach-take = взять { $die }
coach-take-place = взять { $die } с места { $place }
coach-own = взять { $die } со своей розы
coach-glass = взять { $die }
coach-place = поставить на { $space }
coach-side = собирать витраж «{ $card }»
coach-lift = снять кубик с { $space }
coach-remove = убрать кубик с { $space }
coach-tool = использовать инструмент «{ $card }»
coach-gather = забрать фишки с инструмента «{ $card }»
coach-inspire = использовать своё вдохновение
coach-go = продолжить без него
coach-leave = оставить кубик
coach-pay = отдать в уплату { $die }
coach-keep = положить на счётчик раундов только { $die }
coach-keep-all = положить на счётчик раундов все кубики
coach-set = выбрать яркость { $value }
coach-track = обменять на { $die } из раунда { $round }
coach-check = проверить витраж игрока { $whom }
coach-stop = на этом остановиться
coach-pass = закончить ход
coach-nothing = закончить ход без кубика
coach-advice = { $moves }. Ожидаемая прибавка: { $gain } очка.
coach-advice-plain = { $moves }.

coach-why-scores = Цель «{ $card }» сразу даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
coach-why-own_objective = Ваша личная цель «{ $card }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
coach-why-keeps_for = Ячейка { $space } остаётся свободной для «{ $value }».
coach-why-promises = Цель «{ $card }» должна дать ещё примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
coach-why-off_track = Нейтральный результат будет ниже на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
coach-why-keeps_open = Ячейку { $space } ещё можно будет заполнить.
coach-why-narrow = Для { $space } подходит мало кубиков.
coach-why-tool = Инструмент «{ $card }» стоит своей цены.
coach-why-flexible = Так остаётся больше всего возможностей.
coach-why-wait = Ни один из этих кубиков не стоит ячейки.

review = Разбор
review-title = Как прошла партия
review-making = Смотрим каждый ход…
review-chart = Ожидаемый итоговый результат
review-chart-solo = Ожидаемый перевес над нейтральным результатом
review-chart-about = { $what } после каждого хода. { $players }
review-chart-end = { $name }: сначала { $first }, в конце { $last }.
review-table = В виде таблицы
review-round = Раунд
review-mistakes = Самые дорогие ошибки
review-no-mistakes = Заметных ошибок не было ни у кого.
review-mistake = Раунд { $round }, { $name }: потеряно { $loss } очка
review-played = Сыграно: { $turn }.
review-better = Лучше: { $turn }.
review-causes = На что ушли очки: { $causes }.
review-causes-none = Одной причины нет: сложилось много мелочей.
review-cause-dead = в { $spaces } больше ничего не поставить ({ $gain })
review-cause-open = пустые ячейки ({ $gain })
review-cause-objective = цель «{ $card }» ({ $gain })
review-cause-tokens = фишки привилегий ({ $gain })
review-cause-track = нейтральный результат ({ $gain })
review-look = Посмотреть: раунд { $round }, { $name }
review-look-short = Посмотреть
review-try = Попробовать ещё раз: раунд { $round }, { $name }
review-try-short = Попробовать
review-nth = Ошибка { $nth } из { $count }
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-luck = Везение с кубиками
review-luck-good = { $name }: кубики дали на { $points } очка больше среднего.
review-luck-bad = { $name }: кубики дали на { $points } очка меньше среднего.
review-luck-even = { $name }: кубики выпадали примерно как в среднем.
review-note = Оценивают боты; партия окончена, и они видят все карты.

review-gap = Ожидание после лучшего хода: { $best }. После этого: { $expected }.
review-how = Чтобы измерить, чего стоил ход, боты доиграли партию после него и после лучшего хода в одних и тех же продолжениях (от 12 до 48). Разница в пределах погрешности не показана, как и ходы, в которых кубики бросали или вытягивали. Кольцо показывает, где прошла бы линия после лучшего хода.
