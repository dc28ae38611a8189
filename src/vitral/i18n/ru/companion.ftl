# Подсчёт очков и проверка за настоящим столом.

companion-title = Подсчёт очков и проверка за настоящим столом
companion-about = Введите витражи со своего стола. Очки и ошибки видны сразу.
companion-mode = Во что вы играли?
companion-mode-standard = 2–6 игроков
companion-mode-solo = Одиночная игра
companion-mode-automa = Автома
companion-windows = Витражи
companion-window = Витраж { $number }
companion-window-automa = Автома
companion-add-window = Добавить витраж
companion-remove-window = Убрать этот витраж
companion-removed = Витраж убран.
companion-undo = Вернуть
companion-order = Расположите витражи в порядке первых ходов последнего раунда: по нему решается последняя ничья.
companion-name = Имя
companion-tokens = Осталось фишек
companion-choose-pattern = Выбрать рисунок
companion-change-pattern = Сменить рисунок
companion-search = Поиск
companion-no-match = Карты с таким названием нет.
companion-public = Общие цели
companion-private = Личные цели
companion-choose = Выбрать…
companion-remove-card = Убрать: { $name }
companion-level = Сила Автомы
companion-start = Для начала выберите рисунок витража. Появятся его ячейки, и вы введёте кубики.

pad-title = Кубик для { $space }
pad-hint = Нажмите на ячейку, потом на кубик. Или введите: R 4.
pad-hint-touch = Коснитесь ячейки, затем кубика.
pad-clear = Убрать
pad-excuse = Размещён инструментом в обход требования ячейки
space-chosen = { $words }, выбрано

track-title = Счётчик раундов
track-about = Оставшиеся кубики. Их сумма — нейтральный результат.
track-add = Добавить кубик к раунду { $round }
track-remove = Убрать { $die } из раунда { $round }

result-title = Результат
result-waiting = Результат появится, когда у каждого витража будет рисунок.
result-counting = Считаем…
result-hint = Наведите на число, чтобы увидеть кубики, которые его принесли.
result-hint-touch = Коснитесь числа, чтобы увидеть кубики, которые его принесли.
result-line = За что очки
result-total = Итого
result-of-tokens = Фишки привилегий
result-of-open = Пустые ячейки
result-of-bonus = Бонус
result-winner = Побеждает { $name }.
result-no-private = Личная цель не учтена, потому что не введена: { $names }.
result-ranking = Места по порядку: { $names }
result-won = Победа, перевес — { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
  }: { $total } против { $target }.
result-lost = { $margin ->
    [0] Ровно нейтральный результат, а это поражение: { $total } против { $target }.
    [one] Поражение, не хватило { $margin } очка: { $total } против { $target }.
    [few] Поражение, не хватило { $margin } очков: { $total } против { $target }.
    [many] Поражение, не хватило { $margin } очков: { $total } против { $target }.
   *[other] Поражение, не хватило { $margin } очка: { $total } против { $target }.
  }
result-no-target = Введите счётчик раундов, чтобы узнать, победили ли вы.
result-cell = { $name }, { $line }: { $points }

check-title = Проверка
check-fine = { $name }: правила не нарушены.
check-broken = { $name }: { $count ->
    [one] { $count } кубик нарушает правила.
    [few] { $count } кубика нарушают правила.
    [many] { $count } кубиков нарушают правила.
   *[other] { $count } кубика нарушают правила.
  }
check-automa = { $name }: не проверяется, потому что её кубики встают туда, куда велят карты.
check-breach = { $space }: { $reasons }
check-repair = Правила не нарушены, если убрать: { $removals }
check-or = { " или " }
check-doubts = Под вопросом: по витражу не видно, как он складывался. { $count ->
    [one] Возможно, кубик остался один после инструмента; если нет, это ошибка:
    [few] Возможно, кубики остались одни после инструмента; если нет, это ошибки:
    [many] Возможно, кубики остались одни после инструмента; если нет, это ошибки:
   *[other] Возможно, кубики остались одни после инструмента; если нет, это ошибки:
  }
check-doubt-not_touching = { $space }: не касается других кубиков.
check-doubt-not_on_edge = { $space }: единственный кубик, и он не на краю.
check-about = Проверка учитывает требования ячеек и кубики бок о бок. Одинокие кубики она только ставит под вопрос: их могли оставить так инструменты.

json-title = В виде текста
json-about = Тот же стол в виде JSON: сохраните его, отправьте или вставьте сюда другой. Его читает и программа в терминале.
json-label = Стол в виде JSON
json-take = Использовать этот текст
json-taken = Стол обновлён.
json-bad = Это не JSON.
json-revert = Показать стол выше в виде текста
companion-reset = Начать заново
companion-reset-sure = Точно? Всё, что вы ввели, пропадёт.
companion-example = Показать пример

companion-offline = Вы не в сети. Введённое хранится в этом браузере и будет подсчитано, когда связь вернётся.
companion-here = Вы не в сети: очки подсчитаны на этом устройстве.
