# Подготовка стола: каждая настройка с одним простым предложением. Оно стоит под выбором.

options-more = Больше настроек
options-more-changed = { $count ->
    [one] Больше настроек (изменено: { $count })
    [few] Больше настроек (изменено: { $count })
    [many] Больше настроек (изменено: { $count })
   *[other] Больше настроек (изменено: { $count })
}
options-group-play = Правила партии
options-group-cards = Какие карты
options-group-boxes = Дополнения
options-reset = Вернуть значения по умолчанию

option-usual = { $value } (по умолчанию)

option-cards-dealt = Случайные
option-cards-chosen = { $count ->
    [one] Выбрано: { $count }
    [few] Выбрано: { $count }
    [many] Выбрано: { $count }
   *[other] Выбрано: { $count }
}
option-cards-choose = Выбрать…
option-cards-clear = Раздать случайные

setup-players = Сколько игроков
setup-seats = Места
setup-seat-kind = Кто играет на месте { $number }
setup-seat-name = Имя на месте { $number }
setup-seat-bot = Бот на месте { $number }
setup-kind-here = Здесь
setup-kind-link = По ссылке
setup-kind-bot = Бот
setup-name-me = Ваше имя
setup-name-other = Игрок { $number }
setup-name-guest = Имя выберет гость
setup-timer = Время на ход
    .about = Когда время выйдет, ход сделает бот.
setup-timer-0 = Без ограничения
setup-timer-60 = 1 минута
setup-timer-300 = 5 минут
setup-timer-86400 = 1 день
setup-timer-259200 = 3 дня
setup-stand-in = Если кто-то уйдёт
    .about = Бот доигрывает за того, кто сдался, а при лимите в минутах — и за того, кто не в сети. Без бота сдавшийся пропускает ходы, а остальных стол ждёт.
setup-stand-in-bot = Играет бот
setup-stand-in-nobody = Без бота
setup-difficulty = Сложность
setup-start = Начать партию
setup-start-link = Создать стол и получить ссылку
setup-start-watch = Начать просмотр
setup-starting = Готовим стол…
setup-refused = { $option }: { $why }
setup-back = Назад
setup-way = Как вы хотите играть?

setup-bot-title = Против ботов
setup-bot-about = Вы и от одного до пяти ботов.
setup-solo-title = Одиночная игра
setup-solo-about = Обыграйте кубики, которые оставляете.
setup-hotseat-title = За одним экраном
setup-hotseat-about = От двух до шести человек за одним экраном.
setup-friends-title = С друзьями
setup-friends-about = Отправьте ссылку; играйте сразу или растяните партию на несколько дней.
setup-automa-title = Автома
setup-automa-about = Против карточного соперника.
setup-watch-title = Смотреть игру ботов
setup-watch-about = Боты сыграют для вас целую партию.

bot-random = Случай
    .about = Делает случайные допустимые ходы и быстро остаётся без фишек привилегий.
bot-apprentice = Ученик
    .about = Выбирает самый простой витраж, бережёт все фишки привилегий и иногда ошибается.
bot-apprentice-1 = Ученик-новичок
    .about = Слабый: не замечает треть кубиков и часто неверно оценивает ячейки.
bot-apprentice-2 = Младший ученик
    .about = Лёгкий: не замечает каждый пятый кубик и бережёт все фишки привилегий.
bot-apprentice-4 = Внимательный ученик
    .about = Играет по простым правилам без ошибок и бережёт все фишки привилегий.
bot-glazier = Стекольщик
    .about = Взвешивает, чем ещё может стать каждый ряд, каждая колонка и каждый набор, и сохраняет половину фишек привилегий.
bot-grandmaster = Гроссмейстер
    .about = Смотрит дальше всех и оценивает точнее всех.
bot-master = Мастер
    .about = Перед каждым ходом много раз доигрывает партию до конца.
bot-master-1 = Беспечный мастер
    .about = Обожает инструменты, тратит на них большую часть фишек привилегий и не взвешивает ходы тщательно.
bot-master-2 = Спокойный мастер
    .about = Берётся за инструменты два-три раза за партию и иногда неверно оценивает ход.
bot-master-3 = Внимательный мастер
    .about = Редко ошибается, но не доигрывает партию наперёд.
bot-strength = В среднем очков против такого же бота: { $points }.
bot-difficulty = { $bot } (около { $points ->
    [one] { $points } очка
   *[other] { $points } очков
  })
bot-soon = { $bot } (скоро в полную силу)
bot-reduced = { $bot } (здесь слабее)
bot-nth = { $bot } { $nth }
bot-person = { $nth ->
    [1] Агнес
    [2] Бруно
    [3] Клара
    [4] Дарио
    [5] Эльза
   *[other] Феликс
  } ({ $bot })

setup-door = Кто может войти
setup-door-link = По ссылке
    .about = Войти смогут только те, кому вы пришлёте ссылку.
setup-door-chat = Друзья, с чатом
    .about = Войти смогут только те, кому вы пришлёте ссылку, и все за столом смогут писать друг другу.
setup-door-public = Все
    .about = Стол виден в зале: любой может сесть или смотреть. Чата нет.
setup-level = С кем вы хотели бы играть?
setup-level-any = С кем угодно
setup-level-new = С новичками
setup-level-experienced = С опытными игроками
setup-windows = Ваши витражи
    .about = Каждый за столом может выбрать один из них. Витражей — не больше { $most }.

emblem-title = Ваша эмблема
emblem-about = Она видна за столом рядом с вашим именем. Если ничего не выбрать, она создаётся по вашему имени.
emblem-color = Цвет
emblem-pattern = Узор
emblem-by-name = По моему имени
emblem-nth = Узор { $nth }
