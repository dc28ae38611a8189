# Стол словами: для тех, кто слушает или предпочитает читать.

view-text = Показать текстом
view-picture = Показать картинкой
key-v = показать стол текстом или картинкой
text-how = Заголовок под номером раунда говорит, что можно сделать, и для каждого выбора есть кнопка. Возьмите кубик, потом выберите ему ячейку. Ещё можно использовать один инструмент. «{ text-why }» объяснит всё, чего нет среди кнопок. Когда всё сделано, нажмите «{ button-end }». Пока ничего не открылось, ход можно вернуть. Дальше, заголовок за заголовком, идёт всё, что есть на столе.

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
text-so-far = В этот ход: { $things }
text-drafted = взят кубик
text-tool-used = использован инструмент
text-own-used = размещён кубик со своей розы
text-glass-used = взято редкое стекло
text-set-aside = Отложены, чтобы перебросить: { $dice }
text-count = { $what }: { $count }
text-removed = Вне игры: { $dice }
text-excused = в обход требования ячейки
text-own-dice = Роза кубиков: { $dice }
text-points-so-far = Пока { points-of }
text-each = За каждый раз { points-of }.
text-counting = Считаются ячейки: { $spaces }.
text-tokens-there = { $count ->
    [0] фишек привилегий на нём нет
    [one] на нём { $count } фишка привилегии
    [few] на нём { $count } фишки привилегий
    [many] на нём { $count } фишек привилегий
   *[other] на нём { $count } фишки привилегий
  }
text-no-tools = Инструментов больше нет.
text-board-slot = { story-board-slot }.
text-automa-drawn = Уже открыты: { $cards }
