# The site without a server (docs/static-site.md).

site-loading = Das Spiel wird auf diesem Gerät vorbereitet: { $percent } %
site-failed = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
site-no-storage = Dieser Browser speichert auf dieser Seite nichts, wie in manchen privaten Fenstern, und eine Partie ginge verloren. Öffne die Seite in einem gewöhnlichen Fenster.
site-full = Diese Entscheidung konnte nicht gespeichert werden und gilt deshalb nicht: Der Speicher dieses Browsers ist voll. Schaffe Platz auf dem Gerät, oder speichere deine Partien als Datei und lösche einige, und entscheide dann noch einmal.
site-crashed = Das Spiel wurde unerwartet beendet. Alle deine Entscheidungen sind gespeichert.
site-stored = Das ganze Spiel ist jetzt auf diesem Gerät und läuft auch ohne Netz.
site-update = Eine neue Version ist bereit. Deine Partien bleiben, wie sie sind.
site-update-now = Neue Version verwenden
site-server-title = Mit Leuten anderswo spielen
site-server-about = Du brauchst keinen Server: Alles auf dieser Seite läuft auf diesem Gerät und wird in diesem Browser gespeichert, auch ohne Netz.
site-server-more = Ein Server bringt Leute an anderen Orten dazu: Tische per Link, die Lobby, Turniere, Tagesranglisten, Chat, Benachrichtigungen und Spielstärken.
site-server-address = Adresse eines Servers
site-server-open = Zum Server gehen
site-server-games = Auf dem Server
site-privacy = Es gibt keine Konten, keine Werbung, keine Tracker und nichts von fremden Seiten. Deine Partien, Einstellungen und dein Name bleiben in diesem Browser, und nichts wird irgendwohin gesendet.
site-games-title = Deine Partien
site-games-about = Deine Partien sind nur in diesem Browser gespeichert. Speichere sie als Datei, um eine Kopie zu haben oder sie in einem anderen Browser oder auf einem Server fortzusetzen.
site-games-delete = Beendete Partien löschen ({ $count })
site-games-delete-sure = Sie werden aus diesem Browser gelöscht. Speichere sie vorher als Datei, wenn du sie behalten willst.
site-daily-about = Jeden Tag eine Partie, mit denselben Würfeln für alle. Spiel sie in deinem Tempo und lass deine Serie nicht abreißen.
site-daily-next = Die nächste Partie kommt in { $time }.
