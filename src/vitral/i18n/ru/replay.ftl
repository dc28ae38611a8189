# Посмотреть партию ещё раз.

replay-title = Повтор
replay-of = Повтор: { $names }
replay-controls = Управление повтором
replay-moment = Шаг { $at } из { $last }
replay-round = Раунд { $round }
replay-setup = Подготовка
replay-over = Конец партии
replay-slider = Шаг партии
replay-go-first = В начало
replay-go-back-round = На раунд назад
replay-go-back = На шаг назад
replay-go-on = На шаг вперёд
replay-go-on-round = На раунд вперёд
replay-go-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-eyes = Чьими глазами
replay-eyes-all = Все карты открыты
replay-eyes-seat = { $name }
replay-scores = Листы подсчёта
replay-won = Побеждает { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
replay-solo-won = Победа: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } против { $target }.
replay-solo-lost = Поражение: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } против { $target }.
replay-more = Вид и ссылка
replay-share = Копировать ссылку
replay-record = Файл партии
replay-fork = Играть отсюда
replay-loading = Загружаем партию…
replay-waiting = Боты играют…
replay-gone = По этому адресу нет законченной партии. Посмотреть повтор можно, когда партия окончена. Старые столы со временем удаляются.
replay-other-file = Открыть другой файл

fork-title = Играть с этого момента
fork-about = Новый стол начнётся ровно отсюда. Что уже выпало, остаётся; дальше кубики бросают заново.
fork-seat = { $name }
fork-me = Играю я
fork-bot = Бот: { $bot }
fork-start = Играть отсюда

open-title = Открыть файл партии
open-about = Файл партии (JSON), скачанный с Vitral или сохранённый программой в терминале. Vitral проверит его ход за ходом.
open-choose = Выбрать файл
open-drop = или перетащите его сюда
open-reading = Проверяем каждый ход…
open-too-big = Файл партии не бывает таким большим.
open-example = На сервере от него ничего не остаётся.
