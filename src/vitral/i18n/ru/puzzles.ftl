# Задачи: позиции из настоящих партий, где один ход явно лучше всех.

puzzles-about = Позиции из настоящих партий, где один ход явно лучше всех остальных. Найдите его.
puzzles-how = Партии сыграли боты разной силы. В сотнях пробных доигрываний бота «{ bot-master }» лучший ход опережает любой другой на три очка и больше. Уровень показывает, как часто боты его не находят и как редко его можно угадать наугад.
puzzles-grade = Уровень { $grade }
puzzles-solved = Решено { $solved } из { $count }
puzzles-start = Начать
puzzles-go-on = Продолжить
puzzles-again = Ещё раз

puzzle-question = Какой ход здесь лучший?
puzzle-how = Сыграйте весь ход и завершите его.
puzzle-where = Уровень { $grade } из 5
puzzle-right = Верно! Следующий по силе ход хуже; разница в очках: { $margin }.
puzzle-wrong = Есть ход лучше; потеряно очков: { $loss }.
puzzle-given-up = Следующий по силе ход хуже; разница в очках: { $margin }.
puzzle-best = Лучше всего: { $turn }
puzzle-missed = Боты не находят его в { $missed ->
    [one] { $missed } попытке
   *[other] { $missed } попытках
  } из 100.
puzzle-next = Следующая задача
puzzle-again = Попробовать ещё раз
puzzle-show-best = Показать лучший ход
puzzle-show-mine = Показать мой ход
puzzle-give-up = Показать ответ
puzzle-leave = Все задачи

puzzle-theme-scores = Общие цели
puzzle-theme-own_objective = Ваша личная цель
puzzle-theme-tool = Инструмент
puzzle-theme-keeps_open = Не закрыть себе ячейку
puzzle-theme-narrow = Трудная ячейка
puzzle-theme-flexible = Простор для развития
puzzle-theme-promises = Очки на будущее
puzzle-theme-wait = Терпение
puzzle-as-good = Не хуже лучшего хода. Следующий по силе ход хуже; разница в очках: { $margin }.
puzzle-thinking = Проверяем ваш ход…
puzzles-themes = Все темы
puzzles-theme = Тема
puzzles-rating = Ваш рейтинг в задачах: { $rating } (решений: { $count })

mistake-where = Раунд { $round }, { $name }: найдите ход лучше сыгранного
mistake-leave = Назад к разбору
mistake-right = Верно! Этот ход лучше сыгранного; разница в очках: { $margin }.
mistake-as-good = Не хуже лучшего хода. Лучший ход сильнее сыгранного; разница в очках: { $margin }.
mistake-given-up = Лучший ход сильнее сыгранного; разница в очках: { $margin }.
