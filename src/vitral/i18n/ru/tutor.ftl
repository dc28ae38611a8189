# Первая партия в уроках. Числа, кубики, ячейки и места берутся из правил игры и никогда не пишутся здесь.

learn-screen = Учимся играть в «Саграду»
learn-lesson = Урок { $number } из { $count }
learn-step = Шаг { $number } из { $count }
learn-next = Дальше
learn-next-lesson = Следующий урок
learn-finish = Готово
learn-back = Назад
learn-skip = Пропустить урок
learn-leave = Выйти из уроков
learn-contents = Все уроки
learn-passed = пройден
learn-here = вы здесь
learn-restart = Начать сначала
learn-choose = Ваш ответ
learn-sheet = Лист подсчёта
learn-you = Вы
learn-name-1 = Бруно
learn-name-2 = Мия
learn-end-title = Вы знаете правила
learn-end-text = Теперь сыграйте настоящую партию: вы против бота «{ bot-apprentice }», одного из самых простых. Ячейки, куда можно поставить кубик, светятся; нажмите на любую другую, чтобы узнать, почему туда нельзя.
learn-end-play = Сыграть первую партию
learn-end-skipped = Пропущенные уроки — в списке «{ learn-contents }».

# Что говорится на ответ.
lesson-says-refused = Сюда нельзя. Прочитайте почему и попробуйте другую ячейку.
lesson-says-not_now = Пока рано. Сначала сделайте то, о чём просит этот шаг.
lesson-says-allowed = Сюда как раз можно. Попробуйте ячейку, которая не светится.
lesson-says-other_reason = Сюда нельзя, но по другой причине. Попробуйте другую ячейку.
lesson-says-found = { $left ->
    [one] Верно! Осталась { $left }.
    [few] Верно! Осталось { $left }.
   *[many] Верно! Осталось { $left }.
  }
lesson-says-found_already = Эту вы уже нашли.
lesson-says-wrong = Не совсем. Кубики, которые приносят очки, теперь подсвечены: посчитайте ещё раз.

lesson-window = Ваш витраж
lesson-window-goal = Это ваш витраж, «{ $window }». За { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  } вы заполните его кубиками, вашими кусочками стекла; ячеек здесь { $size }. Побеждает тот, у кого в конце больше всех очков.
lesson-window-dice = Это резерв, кубиков в нём { $count }. У каждого кубика есть цвет и яркость; всего цветов { $colors }.
lesson-window-take = Нажмите на кубик, чтобы взять его. Выбирайте любой.
lesson-window-take-done = В руке: { $die }.
lesson-window-place = { $count ->
    [one] Светится { $count } ячейка: туда можно поставить кубик. Разместите его там.
    [few] Светятся { $count } ячейки: туда можно поставить кубик. Разместите его в одной из них.
   *[many] Светятся { $count } ячеек: туда можно поставить кубик. Разместите его в одной из них.
  }
lesson-window-place-done = Ваше первое стёклышко. Почему только туда? Об этом дальше.

lesson-first = Первый кубик
lesson-first-middle = Первый кубик витража встаёт на край. А вы попробуйте в середину: нажмите там на ячейку и посмотрите, что будет.
lesson-first-middle-done = Так нельзя, и вы видите почему. На ячейку, которая не светится, всегда можно нажать и узнать причину.
lesson-first-edge = Теперь разместите кубик ({ $die }) на краю. { $count ->
    [one] Светится { $count } ячейка.
    [few] Светятся { $count } ячейки.
   *[many] Светятся { $count } ячеек.
  } Углы — тоже край.
lesson-first-edge-done = Начало витражу положено.

lesson-printed = Требования ячеек
lesson-printed-color = Цветная ячейка принимает только кубики этого цвета. Попробуйте поставить кубик ({ $die }) в ячейку другого цвета.
lesson-printed-color-done = Цвет должен совпасть. Яркость там любая.
lesson-printed-value = Ячейка с числом принимает только эту яркость. Попробуйте поставить кубик ({ $die }) на другое число.
lesson-printed-value-done = Яркость должна совпасть. Цвет там любой.
lesson-printed-free = Ячейка без требования принимает любой кубик. Разместите свой ({ $die }) там, где светится.
lesson-printed-free-done = Ячейка требует цвет, число или ничего. Вот и всё.

lesson-neighbours = Соседи
lesson-neighbours-color = Два кубика бок о бок никогда не бывают одного цвета. Попробуйте поставить свой ({ $die }) прямо рядом с кубиком его цвета.
lesson-neighbours-color-done = Бок о бок — это слева, справа, сверху или снизу.
lesson-neighbours-value = И одной яркости они тоже не бывают. Попробуйте поставить свой ({ $die }) прямо рядом с кубиком его яркости.
lesson-neighbours-value-done = Здесь важны только кубики. Что указано в соседней ячейке, роли не играет.
lesson-neighbours-corner = Углом к углу можно и то и другое. Разместите кубик ({ $die }) там, где светится: таких ячеек { $count }.
lesson-neighbours-corner-done = Одинаковая яркость углом к углу — это по правилам.
lesson-neighbours-blocking = Совет из книг правил. Ячейка { $space } требует цвет кубика, который стоит прямо рядом с ней. Попробуйте поставить туда свой ({ $die }).
lesson-neighbours-blocking-done = Пока этот сосед на месте, в { $space } не встанет ни один кубик. Поэтому подумайте дважды, прежде чем ставить кубик рядом с ячейкой, которая требует тот же цвет или ту же яркость.

lesson-touching = Держаться вместе
lesson-touching-far = Каждый следующий кубик должен соприкасаться с другим, бок о бок или углом к углу. Попробуйте поставить свой ({ $die }) подальше от всех.
lesson-touching-far-done = В одиночку ему стоять нельзя.
lesson-touching-all = Теперь все правила сразу, и ничего не светится. Куда можно поставить этот кубик ({ $die })? { $count ->
    [one] Найдите { $count } ячейку.
    [few] Найдите все { $count } ячейки.
   *[many] Найдите все { $count } ячеек.
  }
lesson-touching-all-done = Вы нашли все: { $spaces }. Теперь вы умеете размещать кубики, а это было самое трудное.

lesson-turns = Туда и обратно
lesson-turns-order = Игроков { $count }. Начинаете вы, за вами { $second }, потом { $third }. Затем ходы идут в обратную сторону. Кто делает ход номер { $number }?
lesson-turns-order-hint = Не совсем. Посчитайте ходы: один круг, а потом той же дорогой обратно.
lesson-turns-order-done = Снова { $seat }! У последнего игрока два хода подряд, а тот, кто начал раунд, и заканчивает его. Это пример из самой книги правил.
lesson-turns-draft = Ваш первый ход. Кубиков { $count }: возьмите один, разместите его и нажмите «{ button-end }».
lesson-turns-draft-done = { $second } и { $third } сделали свои ходы. { $count ->
    [one] Остался { $count } кубик,
    [few] Осталось { $count } кубика,
   *[many] Осталось { $count } кубиков,
  } и снова ваш ход.

lesson-track = Счётчик раундов
lesson-track-last = Ваш второй ход — последний в этом раунде. Осталось кубиков: { $count }. Возьмите один, разместите его и нажмите «{ button-end }».
lesson-track-last-done = Кубики, которые никто не взял, теперь на счётчике раундов: { $dice }. Раунд { $round } начинает { $seat }. Игроков { $players }, поэтому новых кубиков бросают { $count }.
lesson-track-ten = Так пройдёт { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
   *[many] { $rounds } раундов.
  } Брать кубик вы не обязаны: можно просто нажать «{ button-end }».

lesson-tools = Инструменты и фишки привилегий
lesson-tools-tokens = Инструменты позволяют обойти правила и стоят фишек привилегий. У вас их { $count }. Оставшиеся фишки в конце приносят очки. Сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
lesson-tools-use = «{ $tool }»: яркость взятого кубика меняется на один шаг вверх или вниз. Примените инструмент к этому кубику ({ $die }), чтобы он подошёл на { $space }.
lesson-tools-use-done = Заплачено: { $paid }. Осталось: { $count }. Фишки остаются на карте, поэтому теперь её цена — { $price }.

lesson-moving = Переставить кубик
lesson-moving-use = Инструмент «{ $tool }» до вас уже кто-то использовал, поэтому теперь его цена — { $price }. Он переставляет кубик в обход указанного цвета. Переставьте этот кубик ({ $die }) на { $space }.
lesson-moving-use-done = Ячейка { $spaces } требует другого цвета. Срезанный угол кубика показывает, что так разрешил инструмент. Соседи всё равно важны.
lesson-moving-again = За ход можно использовать один инструмент. Попробуйте использовать ещё инструмент «{ $tool }» и посмотрите на его карте, почему нельзя.
lesson-moving-again-done = Значит, в следующий ход.

lesson-public = Общие цели
lesson-public-count = Эти карты приносят очки всем. «{ $card }»: { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  } за каждый раз. Сколько очков приносит эта карта сейчас?
lesson-public-count-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }. Их приносят подсвеченные кубики.
lesson-public-pairs = «{ $card }»: { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  } за каждый раз, и ни один кубик не считается дважды. Сколько очков сейчас?
lesson-public-pairs-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  } за подсвеченные кубики.
lesson-public-make = Чтобы выполнять цели, размещайте кубики с умом. Возьмите кубик, который подходит на { $space }, и поставьте его туда.
lesson-public-make-done = «{ $card }» теперь приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }.

lesson-private = Ваша личная цель
lesson-private-count = Эта карта только ваша. У других есть свои, скрытые до конца. Сколько очков сейчас приносит «{ $card }»?
lesson-private-count-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }: это сумма яркостей подсвеченных кубиков.
lesson-private-draft = Поэтому некоторые кубики вам дороже. Возьмите этот ({ $die }) и разместите его.
lesson-private-draft-done = «{ $card }» теперь приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }.

lesson-score = Подсчёт очков
lesson-score-end = Раунд { $round } из { $rounds } и самый последний ход. Нажмите «{ button-end }».
lesson-score-end-done = Партия окончена. Посчитаем этот витраж пункт за пунктом. Это пример из самой книги правил.
lesson-score-columns = Сначала общие цели. «{ $card }»: { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  } за каждый раз. Сколько всего очков?
lesson-score-columns-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }. Считаются только полные колонки.
lesson-score-light = «{ $card }»: { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  } за каждый раз. Сколько всего очков?
lesson-score-light-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }.
lesson-score-colors = «{ $card }»: { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  } за каждый раз. Сколько всего очков?
lesson-score-colors-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }.
lesson-score-private = Ваша личная цель открыта: «{ $card }». Сколько очков?
lesson-score-private-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }: это сумма яркостей.
lesson-score-rest = Оставшиеся фишки приносят очки. Здесь их { $count }. Пустая ячейка отнимает { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
  }. Сколько очков выходит за пустые ячейки?
lesson-score-rest-done = { $open ->
    [one] { $open } пустая ячейка: { $points }.
    [few] { $open } пустые ячейки: { $points }.
   *[many] { $open } пустых ячеек: { $points }.
  }
lesson-score-total = Теперь сложите всё на листе. Сколько очков всего?
lesson-score-total-hint = Не совсем. Сложите все числа на листе и вычтите пустые ячейки.
lesson-score-total-done = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }, точно как в книге правил. Это было последнее правило.

problem-lesson-offline = Без сети урок продолжится только после ожидаемого ответа. Попробуйте другой.
