# The page about yourself: key, notifications, ratings and statistics, your data.

you-intro = No account is needed here. If you want to be found again in another browser, to be notified when it is your turn, or to see what you have played, this is the place.
you-key = Your key
you-key-none = This browser knows you by a cookie. With a key you find your name, seats, games and settings again in any browser, even if this one is lost.
you-key-make = Make a key
you-key-new = Write these six words down now. They are shown only this once, and whoever has them is you.
you-key-words = The words of your key
you-key-qr = The key as a code for another phone or computer
you-key-written = I have written it down
you-key-since = You have had a key since { $date }.
you-devices = { $count ->
    [one] Only { $count } browser is yours: this one.
   *[other] { $count } browsers are yours, this one included.
}
you-key-replace = Make another key
you-key-replace-sure = The key you have now will not work any more. Browsers that are yours stay yours.
you-key-drop = Throw the key away
you-key-drop-sure = No browser can be let in with it any more, and your passkeys go too. Browsers that are yours stay yours.
you-sign-out = Sign out here
you-sign-out-sure = This browser forgets you. Without your key you will not find your seats again.
you-sign-others-out = Sign out all other browsers
you-key-have = I have a key
you-key-type = The six words of your key
you-key-bring = Bring the games of this browser along
you-key-enter = Use this key
you-key-link = You have opened a link with a key. Use it only if it is your own: this browser will then be whoever the key belongs to.
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
you-push-off = No more notifications
you-push-count = { $count ->
    [one] { $count } browser of yours takes notifications.
   *[other] { $count } browsers of yours take notifications.
}
you-mail = Mail
you-mail-none = This server sends no mail.
you-mail-address = Mail address
you-mail-send = Send me a link to confirm
you-mail-sent = Open the link in the mail that is on its way to { $mail }.
you-mail-is = Mail goes to { $mail }.
you-mail-drop = Forget this address
you-quiet = Quiet hours
you-quiet-from = from
you-quiet-to = to
you-quiet-on = Send nothing in these hours
you-stop-table = You will not be notified about this table any more.
you-stop-mail = You will get no more mail from here.
you-stop-confirmed = Confirmed: mail can go to { $mail }. Now choose it at the tables you want to hear from.
you-played = What you have played
you-played-none = No finished games yet.
you-ratings = Ratings
you-ratings-about = A Glicko-2 rating each for games against people, against bots ({ bot-apprentice } has 1500), in solo, and against the Automa. It is provisional until you have played enough games.
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
you-against = Against whom
you-somebody = Somebody
you-game-place = place { $place } of { $players }
you-data = Your data
you-data-about = You can download everything that is kept about you here, or have it erased. Moves stay, since they are the other players’ game too, but nothing in them names you.
you-data-download = Download my data
you-data-erase = Erase me
you-data-erase-sure = Your key, names, seats, settings, ratings and history here are gone then, in every browser. This cannot be undone.
you-data-erased = Everything about you is erased here.
you-sure = Yes, do it
about-privacy-more = If you make a key, ask for notifications, or want statistics, the server keeps what that needs, until you have it erased. You find all of it, to download and to erase, under “{ you-title }”.
you-key-copy = Copy the words
you-key-test = Type them here to check what you wrote down
you-key-test-right = These are the right words.
you-key-test-wrong = Not the same yet.
you-passkey-numeric = Browsers allow passkeys only at an address with a name. On this computer, open the page at “localhost” instead.
