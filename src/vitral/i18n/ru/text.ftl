# Стол словами: для тех, кто слушает или предпочитает читать.

view-text = Показать текстом
view-picture = Показать картинкой
key-v = показать стол текстом или картинкой
settings-tables = Столы
    .about = Текстом стол показан в заголовках, списках и кнопках; его прочтёт и программа экранного доступа.
settings-tables-picture = Картинкой
settings-tables-text = Всегда текстом
text-how = Под номером раунда заголовок говорит, чего ждёт от вас стол, и для каждого выбора есть кнопка. Возьмите кубик, потом выберите ему ячейку; ещё можно использовать один инструмент. «Почему что-то невозможно?» ответит про всё, чего нет среди кнопок. Когда всё сделано, закончите ход; пока ничего не открылось, его можно отменить. Дальше, заголовок за заголовком, идёт всё, что лежит на столе.

# -- заголовки

text-since = После вашего прошлого хода
text-dice = Кубики
text-windows = Витражи
text-spaces = Ячейки
text-checks = Проверить витраж
text-bag = В мешочке
text-pattern = Рисунок витража «{ $name }»
text-proofs = Откуда очки: { $name }

# -- что можно выбрать

# -- почему нельзя

text-why = Почему что-то невозможно?
text-why-what = Что
text-why-die = Кубик
text-why-space = Ячейка
text-ask = Почему нельзя?
text-ask-space = Почему нельзя туда?
text-misfit = { $take }, потом поставить на { $space }
text-because = { $what }: нельзя, потому что
text-possible = { $what }: можно.

# -- что на столе

text-start = Первый игрок
text-hand-from = В руке: { $die }, с { $space }
text-so-far = За этот ход: { $things }
text-drafted = взят кубик
text-tool-used = применён инструмент
text-own-used = размещён кубик своей розы
text-glass-used = взято редкое стекло
text-set-aside = Отложены, чтобы перебросить: { $dice }
text-count = { $what }: { $count }
text-removed = Вне игры: { $dice }
text-excused = размещён с поблажкой
text-own-dice = Роза кубиков: { $dice }
text-points-so-far = Пока { points-of }
text-each = Каждый раз { points-of }.
text-counting = Считаются ячейки: { $spaces }.
text-tokens-there = { $count ->
    [0] фишек привилегий на нём нет
    [one] на нём { $count } фишка привилегий
    [few] на нём { $count } фишки привилегий
    [many] на нём { $count } фишек привилегий
   *[other] на нём { $count } фишки привилегий
  }
text-no-tools = Инструментов больше нет.
text-board-slot = { story-board-slot }.
text-automa-drawn = Уже открыты: { $cards }
