# Слова, которые нужны на каждом экране.

to-home = На главную
lost-title = По этому адресу ничего нет.
fan-project = Vitral — неофициальный любительский проект, не связанный с издателем «Саграды».
loading = Минутку…
close = Закрыть
cancel = Отмена
try-again = Попробовать ещё раз
copy = Копировать
copied = Скопировано
download = Скачать

problem-offline = Сервер недоступен. Может быть, вы не в сети? Ничего не пропало; попробуйте ещё раз чуть позже.
problem-server = На сервере что-то сломалось. Ничего из сделанного вами не пропало; попробуйте ещё раз чуть позже.
problem-too-many = Слишком много запросов. Подождите немного.
problem-unknown = Не получилось, и мы не знаем почему. Попробуйте ещё раз.

book-title = Книга правил
book-open = Открыть книгу правил
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Правило: { $name }
seat-free = Свободное место
new-game = Новая партия
player-name = Игрок { $number }
