# The first screen, settings and the page about this project.

home-title = Vitral
home-tagline = Light through dice: play Sagrada in your browser.
home-intro = Draft dice, fill your window, make it shine. No account, no advertising.
home-play = Play now
home-play-about = You against a bot, at once
home-ways = Ways to play
home-options = Options: { $way }
home-tools = At a real table
home-score = Score or check a real table
home-open-record = Open a game file
home-about = About
home-settings = Settings
home-offline = You are offline. Games live on the server, so they wait for you there; reconnect and go on.

games-yours = Your turn
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
games-unnamed = Somebody

settings-title = Settings
settings-theme = Theme
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Motion
    .about = Rolling dice and gliding panes.
settings-motion-system = As the system
settings-motion-off = Off
settings-sounds = Sounds
settings-sounds-true = On
settings-sounds-false = Off

about-title = About Vitral
about-what-title = What this is
about-what = Vitral is a home for the dice-drafting board game Sagrada: play it alone, with friends or against bots, replay and study games, and have a real table scored and checked.
about-unofficial = It is an unofficial fan project. It is not affiliated with, endorsed by or supported by the designers or the publisher of Sagrada. All wording and drawings are our own; rules, patterns and values are facts. Cards that could not be recovered are reconstructed and say so. To learn the game and hold the real glass, buy the box.
about-licence-title = Licence
about-licence = Vitral is free software under the MIT licence: use it, read it, change it, share it.
about-keys-title = Keyboard
about-keys = Everything can be reached with Tab and pressed with Enter or Space.
about-keys-window = move between the spaces of a window
about-keys-press = choose what has the focus
about-keys-escape = cancel, close
about-keys-reach = table: to the dice, to your window
about-keys-turn = table: end the turn, undo
about-keys-sheets = table: tools, objectives, scores, story
about-keys-view = table: as text or as a picture
about-keys-replay = replay: one move back, one move on
about-keys-rounds = replay: one round back, one round on
about-keys-ends = replay: first moment, last moment
about-keys-space = replay: play and pause
about-keys-die = score or check: type a die, color and value
about-keys-delete = score or check: take the die off
about-privacy-title = Privacy
about-privacy = There are no accounts, no advertising, no trackers and nothing from other sites. One cookie holds a random guest number, so that your games find you again. The server keeps the names you type, the moves of your tables and when they were made; tables nobody comes back to are deleted in time. Your settings, your name and drafts of score sheets stay in this browser.
about-links = Whoever has the link to a seat can play it: hand it on with care.
about-fair-title = How the dice are proven fair
about-fair = Before the first die, the server draws a secret number of 256 bits and shows you its fingerprint (a hash). Every roll follows from that number and from nothing else. When the game is over, the number is in the record: anybody can check that it has that fingerprint and that it gives exactly these dice.
about-fair-how = Download the record of a finished game and run this command; it plays the game again, deals every die anew and says if one differs.
about-rules-title = Rules and rulings
about-rules = Where the rulebooks disagree or are silent, we decided, and say so beside the option or the card. Strict tables refuse illegal moves and tell you every reason.
