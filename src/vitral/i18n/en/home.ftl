# The first screen and settings.

home-title = Vitral
home-tagline = Light through dice: play Sagrada in your browser.
home-intro = Draft dice, fill your window, make it shine. No account, no advertising.
home-play = Play now
home-play-about = You against a bot, right away
home-turn = Your turn: take one die from the draft pool and place it in your window, never next to a die of the same color or value.
home-table-pause = Pause
home-table-play = Resume
home-ways = Ways to play
home-group-play = Play
home-group-learn = Learn
home-group-compete = Compete
home-group-table = At the table
home-options = Options: { $way }
home-real = Play at your real table
home-score = Score or check a real table
home-open-record = Open a game file
home-about = About
home-settings = Settings
home-offline = You are offline. Your games are on the server and wait for you there. Reconnect to continue.
home-offline-play = Play without the server
home-take = Take the game with you

games-yours = Your turn
games-away = Archived
games-put-away = Archive this game ({ $names })
games-take-out = Move this game back to the list ({ $names })
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
home-challenges = { $count ->
    [one] { $count } challenge to another game
   *[other] { $count } challenges to another game
}
games-unnamed = Unnamed player

settings-title = Settings
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-dark = Dark
settings-theme-light = Light
theme-choice = Choose your light
theme-choice-dark = Cathedral at dusk
theme-choice-light = Cloister at noon
theme-choice-system = Same as system
settings-glass = Marks on the glass
    .about = Marks that distinguish the colors of glass.
settings-glass-both = Letters and textures
settings-glass-letters = Letters
settings-glass-textures = Textures
settings-glass-none = None
settings-motion = Motion
    .about = Rolling dice and gliding panes.
settings-motion-system = Same as system
settings-motion-off = Off
settings-sounds = Sounds
settings-sounds-true = On
settings-sounds-false = Off

settings-volume = Volume
settings-ambience = Ambience
    .about = A quiet sound of glass and space while you play.
settings-ambience-true = On
settings-ambience-false = Off
settings-pace = Speed of bots and the Automa
    .about = Press anywhere to skip ahead.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Instant
settings-curtain = Several players on this device
    .about = What is hidden when the device is passed on.
settings-curtain-all = The whole table
settings-curtain-private = Only the private objectives

settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-hand = Preferred hand
    .about = Buttons and dice move to this side.
settings-hand-right = Right
settings-hand-left = Left
settings-auto-end = End turns
    .about = When nothing is left to do, your turn ends by itself after a moment. Until then you can undo.
settings-auto-end-true = Automatically
settings-auto-end-false = Manually
you-title = You
puzzles-title = Puzzles
settings-tables = Tables
    .about = As text, a table consists of headings, lists, and buttons, which also suits screen readers.
settings-tables-picture = As a picture
settings-tables-text = Always as text
daily-title = Daily deal
lobby-title = Lobby
contests-title = Contests
contest-untitled = Contest
learn-title = Learn in ten minutes
learn-about = Short lessons on real windows, one rule at a time
learn-again = Learn the rules
learn-go-on = Continue learning
windows-title = Design a window
