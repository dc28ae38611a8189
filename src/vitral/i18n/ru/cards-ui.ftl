# Кубики, ячейки, витражи и карты: как они называются всюду, где их видно.

color-R = красный
color-Y = жёлтый
color-G = зелёный
color-B = синий
color-P = фиолетовый
color-W = прозрачный
glass-letter-R = К
glass-letter-Y = Ж
glass-letter-G = З
glass-letter-B = С
glass-letter-P = Ф
glass-letter-W = П

# $color, $value: кубик, например «красный 4»; в именительном и винительном падеже он один и тот же
die-words = { $color } { $value }
die-unset = { $color } кубик

asks-color = нужен { $color }
asks-value = нужна «{ $value }»
asks-nothing = любой кубик
space-empty = { $space }, { $asks }, пусто
space-holds = { $space }, { $asks }, стоит { $die }

window-with-dice = Витраж «{ $name }», { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }: { $dice }
window-empty = Витраж «{ $name }», кубиков нет. Требования: { $asks }

favor-tokens = { $count ->
    [0] нет фишек привилегий
    [one] { $count } фишка привилегии
    [few] { $count } фишки привилегий
    [many] { $count } фишек привилегий
   *[other] { $count } фишки привилегий
  }
difficulty = Сложность { $count }
our-reconstruction = Наша реконструкция
our-reconstruction-note = Настоящую карту найти не удалось. То, что вы видите, — наша реконструкция.

kind-inspiration = Вдохновение
kind-glass = Редкое стекло
kind-automa = Карта Автомы

automa-name = Автома
automa-places = Места по порядку: { $places }
automa-pays = плата за инструмент { $slot }
automa-effect-second_die_at_once = второй кубик сразу
automa-effect-glass = редкое стекло
automa-effect-misfits_anywhere = кубик, которому нигде нет места, встаёт в верхнюю пустую ячейку самой пустой колонки
