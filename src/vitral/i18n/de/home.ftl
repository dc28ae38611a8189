# Die erste Seite und die Einstellungen.

home-title = Vitral
home-tagline = Licht durch Würfel: Sagrada im Browser.
home-intro = Nimm Würfel, füll dein Fenster, bring es zum Leuchten. Ohne Konto, ohne Werbung.
home-play = Jetzt spielen
home-play-about = Du gegen einen Bot, sofort
home-turn = Dein Zug: Nimm einen Würfel aus der Auslage und setz ihn in dein Fenster, nie neben einen Würfel mit derselben Farbe oder Zahl.
home-table-pause = Anhalten
home-table-play = Fortsetzen
home-ways = Spielmodi
home-group-play = Spielen
home-group-learn = Lernen
home-group-compete = Wettbewerb
home-group-table = Am Spieltisch
home-options = Optionen: { $way }
home-real = Am echten Tisch spielen
home-score = Partie am echten Tisch werten oder prüfen
home-open-record = Spieldatei öffnen
home-about = Über Vitral
home-settings = Einstellungen
home-offline = Du bist offline. Deine Partien sind auf dem Server und warten dort auf dich. Verbinde dich wieder, um weiterzuspielen.
home-offline-play = Ohne den Server spielen
home-take = Das Spiel mitnehmen

games-yours = Du bist am Zug
games-away = Archiviert
games-put-away = Diese Partie archivieren ({ $names })
games-take-out = Diese Partie wieder in die Liste holen ({ $names })
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
home-challenges = { $count ->
    [one] { $count } Herausforderung zu einer neuen Partie
   *[other] { $count } Herausforderungen zu einer neuen Partie
}
games-unnamed = Unbekannt

settings-title = Einstellungen
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-dark = Dunkel
settings-theme-light = Hell
theme-choice = Wähle dein Licht
theme-choice-dark = Kathedrale in der Dämmerung
theme-choice-light = Kreuzgang am Mittag
theme-choice-system = Wie das System
settings-glass = Zeichen auf dem Glas
    .about = Zeichen, an denen sich die Glasfarben unterscheiden lassen.
settings-glass-both = Buchstaben und Muster
settings-glass-letters = Buchstaben
settings-glass-textures = Muster
settings-glass-none = Keine
settings-motion = Bewegung
    .about = Rollende Würfel und gleitende Scheiben.
settings-motion-system = Wie das System
settings-motion-off = Aus
settings-sounds = Klänge
settings-sounds-true = An
settings-sounds-false = Aus

settings-volume = Lautstärke
settings-ambience = Hintergrundklang
    .about = Leiser Klang von Glas und Raum, während du spielst.
settings-ambience-true = An
settings-ambience-false = Aus
settings-pace = Tempo der Bots und des Automas
    .about = Tippe irgendwohin, um vorzuspringen.
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Sofort
settings-curtain = Mehrere an diesem Gerät
    .about = Was beim Weitergeben verdeckt wird.
settings-curtain-all = Der ganze Tisch
settings-curtain-private = Nur die geheimen Aufträge

settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-hand = Bevorzugte Hand
    .about = Knöpfe und Würfel liegen auf der Seite dieser Hand.
settings-hand-right = Rechts
settings-hand-left = Links
settings-auto-end = Zugende
    .about = Wenn nichts mehr zu tun ist, endet dein Zug nach einem Moment von selbst. Bis dahin kannst du noch etwas zurücknehmen.
settings-auto-end-true = Automatisch
settings-auto-end-false = Manuell
you-title = Du
puzzles-title = Rätsel
settings-tables = Tische
    .about = Als Text besteht ein Tisch aus Überschriften, Listen und Knöpfen. Auch Vorleseprogramme können ihn lesen.
settings-tables-picture = Als Bild
settings-tables-text = Immer als Text
daily-title = Partie des Tages
lobby-title = Lobby
contests-title = Turniere
contest-untitled = Turnier
learn-title = In zehn Minuten lernen
learn-about = Kurze Lektionen an echten Fenstern, eine Regel nach der anderen
learn-again = Die Regeln lernen
learn-go-on = Weiterlernen
windows-title = Ein Fenster entwerfen
