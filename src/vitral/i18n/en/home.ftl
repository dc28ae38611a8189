# The first screen and settings.

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

settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-hand = Preferred hand
    .about = The buttons and dice are on the side of this hand.
settings-hand-right = Right
settings-hand-left = Left
settings-auto-end = End turns
    .about = When nothing is left to do, your turn ends by itself after a moment. Until then you can undo.
settings-auto-end-true = By itself
settings-auto-end-false = By hand
you-title = You
puzzles-title = Puzzles
settings-tables = Tables
    .about = As text, a table is made of headings, lists and buttons. Screen readers can read it too.
settings-tables-picture = As a picture
settings-tables-text = Always as text
home-together = Together
daily-title = Daily deal
lobby-title = Lobby
contests-title = Contests
contest-untitled = Contest
learn-title = Learn in ten minutes
learn-about = Short lessons on real windows, one rule at a time
learn-again = Learn the rules
learn-go-on = Continue learning
windows-title = Design a window
