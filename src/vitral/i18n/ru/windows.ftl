# Свои витражи: нарисовать, измерить, поделиться, напечатать, сыграть.

windows-title = Создать свой витраж
windows-about = Нарисуйте витраж, играйте им за любым столом, делитесь им или напечатайте его для рамки.
windows-pattern = Рисунок витража
windows-brush = Что требуют ячейки
windows-brush-about = Выберите, что требует ячейка, и нажимайте на ячейки. Нажмите ещё раз, чтобы освободить ячейку.
windows-fillable = Его можно заполнить.
windows-show-filled = Показать пример заполнения
windows-hide-filled = Показать рисунок
windows-clear = Начать заново
windows-name = Название
windows-unnamed = Мой витраж
windows-difficulty = Сложность
    .about = Столько фишек привилегий получает игрок.
windows-measure = Измерить с помощью ботов
windows-measuring = Боты собирают его …
windows-measured = Боты оставляют открытыми в среднем { $open } ячейки. В печатных витражах сложности { $suggested } — { $printed }.
windows-take = Взять сложность { $suggested }
windows-use = Что дальше
windows-play = Сыграть с ним
windows-keep = Сохранить на этом устройстве
windows-kept = Сохранено
windows-link = Ссылка на этот витраж
windows-bad-link = Эта ссылка не ведёт ни к какому витражу. Может быть, она обрезана?
windows-print = Напечатать
windows-width = Ширина в миллиметрах
windows-width-about = Карты разных изданий отличаются: измерьте печатную карту и укажите её ширину. Печатайте без масштабирования; линия в 50 мм на листе покажет, верен ли размер.
windows-paper = Бумага
windows-paper-letter = Letter (США)
windows-mine = Ваши витражи
windows-none = На этом устройстве пока ни одного.
windows-remove = Удалить «{ $name }»

setup-windows = Ваши витражи
    .about = Каждый за столом может выбрать один из них. Не больше { $most }.
