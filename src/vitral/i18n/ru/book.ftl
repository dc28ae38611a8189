# The rulebook, links to its rules, and what makes the page comfortable.

book-about = Короткие страницы по темам. Каждый пример просчитывает сама игра.
book-close = Закрыть книгу правил
book-back = Назад
book-contents = Содержание
book-part-basics = Игра
book-part-tools = Инструменты
book-part-points = Очки
book-part-alone = Игра в одиночку
book-part-boxes = Дополнения
book-part-about = Об этих правилах
book-turn-pages = Другие страницы
book-previous = Предыдущая страница
book-next = Следующая страница
# $title: of a section
book-link-here = Ссылка на этот раздел: { $title }

book-search = Поиск по правилам
book-found = { $count ->
    [one] Найден { $count } раздел
    [few] Найдено { $count } раздела
    [many] Найдено { $count } разделов
   *[other] Найдено { $count } раздела
  }
book-found-none = Ничего не найдено. Попробуйте другое слово или только его часть.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = Да
book-option-false = Нет

book-example = Что показывает пример
# How a die may be placed
book-how-usual = По обычным правилам
book-how-ignoring_color = В обход указанного цвета
book-how-ignoring_value = В обход указанной яркости
book-how-ignoring_print = В обход требования ячейки
book-how-alone = Не должен соприкасаться с другими кубиками
# $die: "red 4"; $space: "B3"
book-die-from = { $die }, ячейка { $space }
book-fits = можно поставить на { $spaces }
book-fits-nowhere = не подходит ни одна ячейка
# $order: numbers of players
book-turns = Игроков: { $players }. Первый игрок: { $start }. Порядок ходов: { $order }.
book-track-before = Прошлый раунд
book-track-left = Оставшиеся кубики
book-track-alone = Можно положить на счётчик один такой кубик: { $dice }.
book-track-all = Положить только один кубик нельзя: на счётчик идут все.

key-r = книга правил
