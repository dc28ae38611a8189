# The page about yourself: key, notifications, ratings, and statistics, your data.

you-intro = You need no account. On this page you can have another browser recognize you, get notified when it is your turn, and see what you have played.
you-key = Your key
you-key-none = This browser recognizes you by a cookie. With a key you can get your name, seats, games, and settings back in any browser, even if this one is lost.
you-key-make = Make a key
you-key-new = Write these six words down now. They are shown only this once, and anyone who has them can sign in as you.
you-key-words = The words of your key
you-key-qr = The key as a code for another phone or computer
you-key-written = I have written it down
you-key-since = You have had a key since { $date }.
you-devices = { $count ->
    [one] Only { $count } browser is yours: this one.
   *[other] { $count } browsers are yours, this one included.
}
you-key-replace = Make another key
you-key-replace-sure = Your present key will stop working. Browsers that are signed in stay signed in.
you-key-drop = Delete the key
you-key-drop-sure = It will no longer let any browser in, and your passkeys are deleted too. Browsers that are signed in stay signed in.
you-sign-out = Sign out here
you-sign-out-sure = This browser will forget you. Without your key you cannot get your seats back.
you-sign-others-out = Sign out all other browsers
you-key-have = I have a key
you-key-type = The six words of your key
you-key-bring = Bring this browser’s games with you
you-key-enter = Use this key
you-key-link = You have opened a link with a key. Use it only if it is your own: this browser will then act as the key’s owner.
you-key-entered = Welcome back.
you-passkey-make = Make a passkey
you-passkey-use = Use a passkey
you-passkeys = { $count ->
    [one] You have { $count } passkey.
   *[other] You have { $count } passkeys.
}
you-passkey-no = The passkey was not used.
you-told = When it is your turn
notifications-about = At a table choose “Seats and links” and how you want to be notified there. You are notified at most once a turn, and only while you are away.
you-push = Notifications
you-push-none = This server sends no notifications.
you-push-on = Allow notifications in this browser
you-push-off = Stop notifications
you-push-count = { $count ->
    [one] { $count } of your browsers receives notifications.
   *[other] { $count } of your browsers receive notifications.
}
you-mail = Email
you-mail-none = This server sends no email.
you-mail-address = Email address
you-mail-send = Send me a link to confirm
you-mail-sent = Open the link in the email that is on its way to { $mail }.
you-mail-is = Email goes to { $mail }.
you-mail-drop = Forget this address
you-quiet = Quiet hours
you-quiet-from = from
you-quiet-to = to
you-quiet-on = Send nothing in these hours
you-stop-table = You will not be notified about this table anymore.
you-stop-mail = You will get no more email from this server.
you-stop-confirmed = Confirmed: email can go to { $mail }. Now choose it at the tables you want to hear from.
you-played = What you have played
you-played-none = No finished games yet.
you-ratings = Ratings
you-ratings-about = You have separate Glicko-2 ratings for games against people, against bots ({ bot-apprentice } has 1500), in solo, and against the Automa. A rating is provisional until you have played enough games.
you-ratings-none = With a key, the games you finish are rated.
you-rating-standard = Against people
you-rating-bots = Against bots
you-rating-solo = Solo games
you-rating-automa = Against the Automa
you-rating-provisional = provisional
you-rating-is = { $rating } ± { $spread }
you-col-games = Games
you-col-won = Won
you-col-mean = Average
you-col-best = Best
you-col-used = Used
you-col-ahead = Ahead
you-col-rating = Rating
you-objectives = Points by objective
you-windows = Scores by window
you-tools = Scores with tools
you-against = Opponents
you-somebody = Unnamed player
you-game-place = place { $place } of { $players }
you-games = Your games
you-games-about = Save your games as a file to continue them elsewhere: in another browser, on another server, or without a server. Games with other people are included once they are over.
you-games-save = Save all games
you-games-restore = Add games from a file
you-games-restored =
    { $count ->
        [0] All games in this file were already here.
        [one] One game was added.
       *[other] { $count } games were added.
    }
you-games-failed =
    { $count ->
        [one] One game could not be added: { $why }
       *[other] { $count } games could not be added: { $why }
    }
you-data = Your data
you-data-about = You can download or erase everything that this server keeps about you. Your moves stay, because they are part of the other players’ games too, but nothing in them names you.
you-data-download = Download my data
you-data-erase = Erase my data
you-data-erase-sure = This erases your key, names, seats, settings, ratings, and history here, in every browser. It cannot be undone.
you-data-erased = Everything about you is erased here.
you-sure = Yes, do it
about-privacy-more = If you make a key, ask for notifications, or want statistics, the server keeps what it needs for that until you erase it. Under “{ you-title }” you can download or erase all of it.
you-key-copy = Copy the words
you-key-test = Type them here to check what you wrote down
you-key-test-right = These are the right words.
you-key-test-wrong = Not the same yet.
you-passkey-numeric = Browsers allow passkeys only at an address with a name. On this computer, open the page at “localhost” instead.
