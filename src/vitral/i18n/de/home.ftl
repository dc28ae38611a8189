# Die erste Seite, die Einstellungen und die Seite über dieses Projekt.

home-title = Vitral
home-tagline = Licht durch Würfel: Sagrada im Browser.
home-intro = Nimm Würfel, füll dein Fenster, bring es zum Leuchten. Ohne Konto, ohne Werbung.
home-play = Jetzt spielen
home-play-about = Du gegen einen Bot, sofort
home-ways = Spielweisen
home-options = Optionen: { $way }
home-tools = Am echten Tisch
home-score = Echten Tisch werten oder prüfen
home-open-record = Spieldatei öffnen
home-about = Über Vitral
home-settings = Einstellungen
home-offline = Du bist offline. Deine Partien sind auf dem Server und warten dort auf dich. Verbinde dich wieder, um weiterzuspielen.

games-yours = Du bist am Zug
games-away = Weggelegt
games-put-away = Diese Partie weglegen ({ $names })
games-take-out = Diese Partie wieder hervorholen ({ $names })
games-going = Deine Partien
games-finished = Beendete Partien
games-show-all = { $count ->
    [one] Eine weitere zeigen
   *[other] { $count } weitere zeigen
}
games-over = Beendet
games-choosing = Fensterwahl
games-round = Runde { $round }
games-alone = Nur du
games-names = mit { $names }
games-mode-standard = Tisch
games-mode-solo = Solo
games-mode-automa = Automa
games-damaged = Beschädigt: Der Server kann sie nicht öffnen
games-unnamed = jemand

settings-title = Einstellungen
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-motion = Bewegung
    .about = Rollende Würfel und gleitende Scheiben.
settings-motion-system = Wie das System
settings-motion-off = Aus
settings-sounds = Klänge
settings-sounds-true = An
settings-sounds-false = Aus

about-title = Über Vitral
about-what-title = Was das hier ist
about-what = Vitral ist ein Zuhause für Sagrada, das Brettspiel, in dem aus Würfeln Fenster werden. Spiel allein, mit Freunden oder gegen Bots, sieh dir Partien noch einmal an, lern aus ihnen und lass Vitral deinen echten Tisch werten und prüfen.
about-unofficial = Dies ist ein inoffizielles Fanprojekt. Es ist mit den Autoren und dem Verlag von Sagrada nicht verbunden und wird von ihnen weder gebilligt noch unterstützt. Alle Texte und Zeichnungen sind von uns; Regeln, Muster und Werte sind Tatsachen. Karten, die wir nicht finden konnten, haben wir nachgebaut und gekennzeichnet. Wenn du das Spiel kennenlernen und das echte Glas in der Hand halten willst, kauf die Schachtel.
about-licence-title = Lizenz
about-licence = Vitral ist freie Software unter der MIT-Lizenz: Nutze sie, lies sie, ändere sie, gib sie weiter.
about-keys-title = Tastatur
about-keys = Du erreichst alles mit Tab und drückst es mit Enter oder der Leertaste.
about-keys-window = durch die Felder eines Fensters gehen
about-keys-press = auswählen, was markiert ist
about-keys-escape = abbrechen, schließen
about-keys-reach = Tisch: zu den Würfeln, zu deinem Fenster
about-keys-turn = Tisch: Zug beenden, rückgängig
about-keys-sheets = Tisch: Werkzeuge, Aufträge, Wertung, Verlauf
about-keys-view = Tisch: als Text oder als Bild zeigen
about-keys-replay = Wiedergabe: ein Schritt zurück, ein Schritt vor
about-keys-rounds = Wiedergabe: eine Runde zurück, eine Runde vor
about-keys-ends = Wiedergabe: zum Anfang, zum Ende
about-keys-space = Wiedergabe: abspielen oder anhalten
about-keys-die = Werten oder prüfen: einen Würfel eingeben, Farbe und Zahl
about-keys-delete = Werten oder prüfen: den Würfel entfernen
about-privacy-title = Datenschutz
about-privacy = Es gibt keine Konten, keine Werbung, keine Tracker und nichts von fremden Seiten. Ein einziges Cookie enthält eine zufällige Gastnummer, damit du deine Partien wiederfindest. Der Server speichert die Namen, die du eingibst, die Züge an deinen Tischen und ihre Uhrzeit. Tische, an die niemand zurückkommt, löscht er. Deine Einstellungen, dein Name und unfertige Wertungsbögen bleiben in diesem Browser.
about-links = Wer den Link zu einem Platz hat, kann dort spielen. Überleg dir also, wem du ihn gibst.
about-fair-title = Wie wir beweisen, dass die Würfel ehrlich sind
about-fair = Vor dem ersten Würfel zieht der Server eine geheime Zahl von 256 Bit und zeigt dir ihren Fingerabdruck (einen Hash). Jeder Wurf folgt aus dieser Zahl und aus nichts anderem. Ist die Partie vorbei, steht die Zahl in der Spieldatei. Alle können nachprüfen, dass sie diesen Fingerabdruck hat und genau diese Würfel ergibt.
about-fair-how = Lade die Spieldatei einer beendeten Partie herunter und gib diesen Befehl ein. Er spielt die Partie nach, würfelt jeden Würfel neu und meldet jede Abweichung.
about-rules-title = Regeln und Entscheidungen
about-rules = Wo sich die Anleitungen widersprechen oder schweigen, haben wir entschieden, und wir sagen es bei der Option oder der Karte. Strenge Tische lehnen regelwidrige Züge ab und nennen dir alle Gründe.

settings-volume = Lautstärke
settings-ambience = Klangraum
    .about = Leiser Klang von Glas und Raum, während du spielst.
settings-ambience-true = An
settings-ambience-false = Aus
settings-pace = Züge der Bots und des Automas
    .about = Tippe irgendwohin, um vorzuspringen.
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Sofort
settings-curtain = Mehrere an diesem Gerät
    .about = Was beim Weitergeben verdeckt wird.
settings-curtain-all = Der ganze Tisch
settings-curtain-private = Nur die geheimen Aufträge
