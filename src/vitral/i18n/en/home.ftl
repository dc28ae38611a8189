# The first screen, settings and the page about this project.

home-title = Vitral
home-tagline = Light through dice: play Sagrada in your browser.
home-intro = Draft dice, fill your window, make it shine. No account, no advertising.
home-play = Play now
home-play-about = You against a bot, right away
home-ways = Ways to play
home-options = Options: { $way }
home-tools = At a real table
home-score = Score or check a real table
home-open-record = Open a game file
home-about = About
home-settings = Settings
home-offline = You are offline. Your games are on the server and wait for you there. Reconnect to continue.

games-yours = Your turn
games-away = Put away
games-put-away = Put this game away ({ $names })
games-take-out = Take this game out again ({ $names })
games-going = Your games
games-finished = Finished games
games-show-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
games-over = Finished
games-choosing = choosing windows
games-round = round { $round }
games-alone = Just you
games-names = with { $names }
games-mode-standard = Table
games-mode-solo = Solo
games-mode-automa = Automa
games-damaged = Damaged: the server cannot open it
games-unnamed = Somebody

settings-title = Settings
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Motion
    .about = Rolling dice and gliding panes.
settings-motion-system = Same as system
settings-motion-off = Off
settings-sounds = Sounds
settings-sounds-true = On
settings-sounds-false = Off

about-title = About Vitral
about-what-title = What this is
about-what = Vitral is a home for the dice-drafting board game Sagrada. Play it alone, with friends or against bots, replay and study games, and let Vitral score and check your real table.
about-unofficial = This is an unofficial fan project. It is not affiliated with, endorsed by or supported by the designers or the publisher of Sagrada. All wording and drawings are our own; rules, patterns and values are facts. We reconstructed the cards we could not find, and we mark them. To learn the game and hold the real glass, buy the box.
about-licence-title = License
about-licence = Vitral is free software under the MIT license: use it, read it, change it, share it.
about-keys-title = Keyboard
about-keys = You can reach everything with Tab and press it with Enter or Space.
about-keys-window = move between the spaces of a window
about-keys-press = choose what is in focus
about-keys-escape = cancel, close
about-keys-reach = table: go to the dice, go to your window
about-keys-turn = table: end your turn, undo
about-keys-sheets = table: tools, objectives, scores, what happened
about-keys-view = table: show as text or as a picture
about-keys-replay = replay: one move back, one move forward
about-keys-rounds = replay: one round back, one round forward
about-keys-ends = replay: first moment, last moment
about-keys-space = replay: play or pause
about-keys-die = score or check: type a die, color and value
about-keys-delete = score or check: remove the die
about-privacy-title = Privacy
about-privacy = There are no accounts, no ads, no trackers and nothing from other sites. One cookie holds a random guest number, so that you can find your games again. The server keeps the names you type, the moves at your tables and their times. It deletes tables that nobody comes back to. Your settings, your name and unfinished score sheets stay in this browser.
about-links = Anybody who has the link to a seat can play it, so be careful who you share it with.
about-fair-title = How we prove that the dice are fair
about-fair = Before the first die, the server draws a secret number of 256 bits and shows you its fingerprint (a hash). Every roll follows from that number and from nothing else. When the game is over, the number is in the record. Anybody can check that it has that fingerprint and that it gives exactly these dice.
about-fair-how = Download the record of a finished game and run this command. It replays the game, deals every die again and reports any difference.
about-rules-title = Rules and rulings
about-rules = Where the rulebooks disagree or are silent, we made a decision, and we say so next to the option or the card. Strict tables refuse illegal moves and give you every reason.

settings-volume = Volume
settings-ambience = Ambience
    .about = A quiet sound of glass and space while you play.
settings-ambience-true = On
settings-ambience-false = Off
settings-pace = Moves of bots and the Automa
    .about = Press anywhere to skip ahead.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = At once
settings-curtain = Several players on this device
    .about = What is hidden when the device is passed on.
settings-curtain-all = The whole table
settings-curtain-private = Only the private objectives
