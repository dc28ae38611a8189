# The rulebook, links to its rules, and what makes the page comfortable.

book-title = Книга правил
book-about = Короткие страницы по темам. Каждый пример просчитывает сама игра.
book-open = Открыть книгу правил
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
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Правило: { $name }

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
book-fits = можно разместить: { $spaces }
book-fits-nowhere = не подходит ни одна ячейка
# $order: numbers of players
book-turns = Игроков: { $players }. Первый игрок: { $start }. Порядок ходов: { $order }.
book-track-before = Прошлый раунд
book-track-left = Оставшиеся кубики
book-track-alone = Можно положить на счётчик только этот кубик: { $dice }.
book-track-all = Положить только один кубик нельзя: на счётчик идут все.

key-r = книга правил

settings-text = Размер текста
settings-text-normal = Обычный
settings-text-large = Крупный
settings-text-huge = Очень крупный
settings-hand = Ведущая рука
    .about = Кнопки и кубики будут со стороны этой руки.
settings-hand-right = Правая
settings-hand-left = Левая
settings-auto-end = Конец хода
    .about = Когда делать больше нечего, ход через мгновение завершается сам. До этого его можно отменить.
settings-auto-end-true = Сам
settings-auto-end-false = Вручную
