# The page about yourself: key, notifications, ratings and statistics, your data.

you-intro = Hier braucht niemand ein Konto. Wenn du in einem anderen Browser wiedererkannt werden, von deinem Zug erfahren oder sehen willst, was du gespielt hast, bist du hier richtig.
you-key = Dein Schlüssel
you-key-none = Dieser Browser kennt dich durch ein Cookie. Mit einem Schlüssel findest du Namen, Plätze, Partien und Einstellungen in jedem Browser wieder, auch wenn dieser verloren geht.
you-key-make = Schlüssel anlegen
you-key-new = Schreib dir diese sechs Wörter jetzt auf. Sie werden nur dieses eine Mal gezeigt, und wer sie hat, kann sich für dich ausgeben.
you-key-words = Die Wörter deines Schlüssels
you-key-qr = Der Schlüssel als Code für ein anderes Gerät
you-key-written = Ich habe ihn notiert
you-key-since = Du hast seit dem { $date } einen Schlüssel.
you-devices = { $count ->
    [1] Nur dieser Browser gehört zu dir.
   *[other] { $count } Browser gehören zu dir, dieser eingeschlossen.
  }
you-key-replace = Neuen Schlüssel anlegen
you-key-replace-sure = Der bisherige Schlüssel gilt dann nicht mehr. Angemeldete Browser bleiben angemeldet.
you-key-drop = Schlüssel löschen
you-key-drop-sure = Damit kommt kein Browser mehr hinein, und auch deine Passkeys werden gelöscht. Angemeldete Browser bleiben angemeldet.
you-sign-out = Hier abmelden
you-sign-out-sure = Dieser Browser vergisst dich. Ohne deinen Schlüssel findest du deine Plätze nicht wieder.
you-sign-others-out = Alle anderen Browser abmelden
you-key-have = Ich habe einen Schlüssel
you-key-type = Die sechs Wörter deines Schlüssels
you-key-bring = Partien dieses Browsers mitnehmen
you-key-enter = Diesen Schlüssel benutzen
you-key-link = Du hast einen Link mit einem Schlüssel geöffnet. Benutze ihn nur, wenn es deiner ist: Dieser Browser handelt dann für die Person, der der Schlüssel gehört.
you-key-entered = Willkommen zurück.
you-passkey-make = Passkey anlegen
you-passkey-use = Passkey benutzen
you-passkeys = { $count ->
    [one] Du hast { $count } Passkey.
   *[other] Du hast { $count } Passkeys.
}
you-passkey-no = Der Passkey wurde nicht benutzt.
you-told = Wenn du am Zug bist
notifications-about = Wähle an einem Tisch „Plätze und Links“ und wie du dort benachrichtigt werden willst. Benachrichtigt wirst du höchstens einmal je Zug und nur, während du weg bist.
you-push = Benachrichtigungen
you-push-none = Dieser Server verschickt keine Benachrichtigungen.
you-push-on = Benachrichtigungen in diesem Browser erlauben
you-push-off = Benachrichtigungen abschalten
you-push-count = { $count ->
    [one] { $count } deiner Browser bekommt Benachrichtigungen.
   *[other] { $count } deiner Browser bekommen Benachrichtigungen.
}
you-mail = E-Mail
you-mail-none = Dieser Server verschickt keine E-Mails.
you-mail-address = E-Mail-Adresse
you-mail-send = Bestätigungslink schicken
you-mail-sent = Öffne den Link in der E-Mail, die an { $mail } unterwegs ist.
you-mail-is = E-Mails gehen an { $mail }.
you-mail-drop = Adresse vergessen
you-quiet = Ruhezeiten
you-quiet-from = von
you-quiet-to = bis
you-quiet-on = In dieser Zeit nichts senden
you-stop-table = Zu diesem Tisch bekommst du keinen Bescheid mehr.
you-stop-mail = Du bekommst von diesem Server keine E-Mails mehr.
you-stop-confirmed = Bestätigt: E-Mails können an { $mail } gehen. Stell das jetzt an den Tischen ein, von denen du hören willst.
you-played = Was du gespielt hast
you-played-none = Noch keine beendeten Partien.
you-ratings = Spielstärke
you-ratings-about = Je eine Glicko-2-Zahl für Partien gegen Menschen, gegen Bots ({ bot-apprentice } hat 1500), für Solo und gegen den Automa. Sie ist vorläufig, bis du genug Partien gespielt hast.
you-ratings-none = Mit einem Schlüssel zählen die Partien, die du beendest, für deine Spielstärke.
you-rating-standard = Gegen Menschen
you-rating-bots = Gegen Bots
you-rating-solo = Solopartien
you-rating-automa = Gegen den Automa
you-rating-provisional = vorläufig
you-rating-is = { $rating } ± { $spread }
you-col-games = Partien
you-col-won = Gewonnen
you-col-mean = Schnitt
you-col-best = Rekord
you-col-used = Benutzt
you-col-ahead = Vorn
you-col-rating = Spielstärke
you-objectives = Punkte je Auftrag
you-windows = Punkte je Fenster
you-tools = Punkte mit Werkzeugen
you-against = Gegner
you-somebody = Unbekannt
you-game-place = Platz { $place } von { $players }
you-games = Deine Partien
you-games-about = Speichere deine Partien als Datei, um sie anderswo fortzusetzen: in einem anderen Browser, auf einem anderen Server oder ohne Server. Partien mit anderen sind dabei, sobald sie zu Ende sind.
you-games-save = Alle Partien speichern
you-games-restore = Partien aus einer Datei hinzufügen
you-games-restored =
    { $count ->
        [0] Alle Partien dieser Datei waren schon hier.
        [one] Eine Partie wurde hinzugefügt.
       *[other] { $count } Partien wurden hinzugefügt.
    }
you-games-failed =
    { $count ->
        [one] Eine Partie konnte nicht hinzugefügt werden: { $why }
       *[other] { $count } Partien konnten nicht hinzugefügt werden: { $why }
    }
you-data = Deine Daten
you-data-about = Du kannst alles, was hier über dich gespeichert ist, als Datei mitnehmen oder löschen lassen. Züge bleiben, denn die Partie gehört auch den anderen, aber nichts darin nennt dich.
you-data-download = Meine Daten herunterladen
you-data-erase = Alles über mich löschen
you-data-erase-sure = Schlüssel, Namen, Plätze, Einstellungen, Spielstärken und Verlauf sind dann weg, in jedem Browser. Das lässt sich nicht rückgängig machen.
you-data-erased = Hier ist alles über dich gelöscht.
you-sure = Ja, wirklich
about-privacy-more = Wenn du einen Schlüssel anlegst, Bescheid bekommen willst oder Statistiken möchtest, behält der Server, was dafür nötig ist, bis du es löschst. Unter „{ you-title }“ kannst du alles davon herunterladen oder löschen.
you-key-copy = Wörter kopieren
you-key-test = Tipp sie hier ein und prüfe, was du notiert hast
you-key-test-right = Das sind die richtigen Wörter.
you-key-test-wrong = Das stimmt noch nicht überein.
you-passkey-numeric = Browser erlauben Passkeys nur bei Adressen mit Namen. Öffne die Seite auf diesem Gerät über „localhost“.
