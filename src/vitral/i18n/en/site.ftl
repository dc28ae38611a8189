# The site without a server (docs/static-site.md).

site-loading = Getting the game ready on this device: { $percent }%
site-failed = The game could not be loaded. Check your connection and try again.
site-no-storage = This browser does not let the page store anything, as in some private windows, so a game would be lost. Open the page in a regular window.
site-full = This choice could not be stored, so it was not made: the storage of this browser is full. Free some space on this device, or save your games as a file and delete some, then choose again.
site-crashed = The game stopped unexpectedly. Every choice you made is stored.
site-stored = The whole game is on this device now. It works without a connection.
site-update = A new version is ready. Your games stay as they are.
site-update-now = Use the new version
site-server-title = People elsewhere
site-server-about = You need no server: everything on this page runs on this device and is stored in this browser, even offline.
site-server-more = A server adds people in other places: tables by link, the lobby, contests, daily rankings, chat, notifications, and ratings.
site-server-address = Address of a server
site-server-open = Go to the server
site-server-games = On the server
site-privacy = There are no accounts, no ads, no trackers, and nothing from other sites. Your games, your settings, and your name stay in this browser, and nothing is sent anywhere.
site-games-title = Your games
site-games-about = Your games are stored in this browser alone. Save them as a file to keep a copy, or to continue them in another browser or on a server.
site-games-delete = Delete finished games ({ $count })
site-games-delete-sure = They are deleted from this browser. Save them as a file first if you want to keep them.
site-daily-about = One deal a day, the same for everybody. Play it at your own pace, and keep your streak going.
site-daily-next = The next deal comes in { $time }.
