### Not for the page

### Not for the page

# Клиент для терминала: то, чего нет на странице. Всё остальное он берёт из общих с ней файлов.

# -- choices: a verb and a thing, so that no word has to be bent

term-choice-take = Взять: { $die }
term-choice-own = Взять со своей розы: { $die }
term-choice-swap = Обменять на: { $die }
term-choice-pick = Перебросить: { $die }
term-choice-glass = Взять редкое стекло: { $die } ({ $price })
term-choice-pay = Отдать в уплату: { $die }
term-choice-keep = Только этот на счётчик раундов: { $die }
term-choice-track = Из раунда { $round }: { $die }
term-choice-place = Разместить на { $space }
term-choice-lift = Переставить с { $space }: { $die }
term-choice-remove = Убрать с { $space }: { $die }
term-choice-tool = Использовать «{ $card }» ({ $price })
term-choice-gather = Забрать с «{ $card }» ({ $price })
term-choice-check = Проверить витраж: { $name }
term-choice-inspire = Использовать «{ $card }»

# -- the screen

term-tab-choices = Ход
term-tab-cards = Карты
term-tab-players = Стол
term-tab-story = Рассказ
term-tab-scores = Очки
term-away = { $name } не в сети.
term-nothing = Сейчас выбирать нечего.
term-key-help = Справка
term-key-seats = Места
term-key-leave = Выйти

# -- leaving and keeping

term-leave-title = Покинуть этот стол?
term-leave-server = Партия ждёт вас на сервере.
term-leave-kept = Партия сохраняется в файле { $file }.
term-leave-save = Сохраните партию в этом файле, чтобы продолжить позже:
term-leave = Выйти
term-stay = Остаться
term-save-leave = Сохранить и выйти
term-leave-unsaved = Выйти без сохранения
term-save-record = Сохранить запись
term-resume-server = Партия продолжается здесь: { $command }
term-old = Эта программа старше или новее сервера: нужна версия, которая ему подходит.

# -- help

term-help-number = выбрать по номеру
term-help-typed = набрать кубик (R4: красный 4) или ячейку (B3: ряд B, колонка 3)
term-help-arrows = ходить по списку, витражу или кубикам
term-help-tab = к следующему списку, витражу или кубикам
term-help-choices = что можно сделать сейчас
term-help-cards = инструменты и цели; Enter использует инструмент
term-help-players = все витражи; Enter показывает витраж крупно
term-help-seats = места и ссылки
term-help-leave = покинуть стол
term-help-how = Выберите кубик: ячейки, куда ему можно, отмечены ▸ ◂. Выберите одну из них. Нажмите на ячейку без отметки, и узнаете почему. Ещё можно использовать один инструмент. Когда всё сделано, закончите ход; пока ничего не открылось, его можно отменить.
term-help-signs = Кубики — заглавные буквы с яркостью: R4 — красный 4. R красный, Y жёлтый, G зелёный, B синий, P фиолетовый, W редкое стекло. Пустые ячейки показывают, что им нужно: r красный, 4 четвёрка, · любой кубик. ▸ ◂ можно выбрать сейчас, + + подходит кубику, на который вы смотрите, * принесла очки, на которые вы смотрите. ╱ рядом с кубиком: размещён с поблажкой. ★ — у карты, которую восстановили мы.
term-help-setup = Слева выберите, как играть; Enter ведёт к столу справа. Там Enter или стрелки влево и вправо меняют пункт, а Enter на первом начинает партию. Esc ведёт назад.

# -- setting up

term-local = на этом компьютере
term-choose = выбрать
term-change = изменить
term-ok = Готово
term-on = Да
term-off = Нет
term-game-going = Партия идёт

# -- the command

command-terminal = играть на весь экран терминала: здесь или за столом на сервере
    .link = ссылка со страницы: занять место, смотреть или вернуться за свой стол
    .server = накрыть стол на этом сервере или продолжить одну из своих партий там
    .lines = простым текстом, для программ чтения с экрана; нужен только Python
    .more =
        Без аргументов вы выбираете, как играть; с аргументами стола он начинается сразу. Клавиши — по F1.
        Сервер — это то, что запускает { $command }, здесь или где-то ещё. Ваши партии там найдутся снова.

term-plain-help = Наберите номер выбора, кубик (R4), ячейку (B3) или одно из этих слов:
term-error-textual = экрану нужен ещё один пакет: { $command }; без него: { $plain }
term-error-no-terminal = здесь нет терминала, на котором можно рисовать; простым текстом: { $plain }
term-error-address = { $address } — не адрес сервера; нужно что-то вроде http://localhost:8000
term-error-link = { $link } — не ссылка на стол; нужно что-то вроде http://localhost:8000/t/TABLE#SECRET
term-error-link-alone = ссылка ведёт за уже накрытый стол; остальные флаги, кроме --names, не нужны
term-error-at-home = { $flag } — для партий на этом компьютере; с { $where } этот флаг не нужен
term-error-own-cards = в этой партии есть собственные карты; продолжить её можно так: { $command }
