# Wörter des Tisches.

you = du
cards = Karten
players = Spieler
tools = Werkzeuge
objectives = Aufträge
story = Verlauf
scores = Wertung
total = Summe

# -- Runde, Züge, Rundenanzeiger

round-n = Runde { $round }
round-of = Runde { $round } von 10
turn-order = Züge dieser Runde
turn-now = { $name }, jetzt am Zug
turn-done = { $name }, fertig
turn-ahead = { $name }, kommt noch
turn-skipped = { $name }, Zug entfällt
turn-of = { $name } ist am Zug.
waiting-for = { $name } ist am Zug …
waiting-free = Warten, bis jemand den freien Platz nimmt.
waiting-away = { $name } ist nicht da. Warte oder lass unter „{ seats-title }“ einen Bot übernehmen.
round-track = Rundenanzeiger
track-now = Runde { $round } läuft gerade
track-ahead = Runde { $round } kommt noch
track-dice = Runde { $round }: { $dice }
track-none = Runde { $round }: keine Würfel
track-empty = Noch keine Würfel.
no-die-left = Es blieben keine Würfel übrig.
of-round = aus Runde { $round }

# -- Würfel in Reichweite

draft-pool = Auslage
pool-empty = Keine Würfel
own-dice = Dein Vorrat
own-dice-of = Eigener Vorrat
in-hand = Hand
hand-holds = In der Hand: { $die }
hand-put-back = In der Hand: { $die }. Drück darauf, um den Würfel zurückzulegen.
# Dice that wait while another one, such as rare glass, is placed
hand-waits = Wartet in der Hand: { $dice }
on-place = auf Platz { $place }
die-at = { $die } { $where }
die-fits = { $die }, passt auf { $spaces }

# -- das Fenster

space-fits = { $space }, passt für den Würfel, den du ansiehst
space-legal = { $space }, kann gewählt werden
space-legal-for = { $space }, erlaubt für { $die }
why-not-space = Nicht auf { $space }:
board-about = Runde { $round }. Das Fenster in der Mitte ist „{ $window }“.
player-open = { $name }: { points-of }, { favor-of }. Dieses Fenster groß zeigen.
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
favor-of = { $tokens ->
    [one] { $tokens } Gunststein
   *[other] { $tokens } Gunststeine
  }
player-facts = Bisher { points-of }, { favor-of }
points = { points-of }
points-now = Punkte bisher:
points-each = je { $points }
to-beat = { $target } zu schlagen
private-objectives = { $count ->
    [one] Dein geheimer Auftrag
   *[other] Deine geheimen Aufträge
  }
private-objectives-of = { $count ->
    [one] Geheimer Auftrag
   *[other] Geheime Aufträge
  }
public-objectives = Öffentliche Aufträge
open-objectives = Aufträge zeigen
open-tools = Werkzeuge zeigen

# -- was jetzt zu tun ist

sure-to-end = Du hast keinen Würfel genommen. Zug trotzdem beenden?
game-over = Die Partie ist vorbei.
choose-value = Zahlen

check-window = Fenster prüfen

tool-price = Preis: { $price }
tool-pay = { $symbol ->
    [R] ein roter Würfel
    [Y] ein gelber Würfel
    [G] ein grüner Würfel
    [B] ein blauer Würfel
    [P] ein violetter Würfel
   *[other] eine { $symbol }
  }
tool-use = Benutzen
tool-gather = Gunststeine nehmen
tool-at-work = im Einsatz
tool-why = Warum nicht?
inspiration-used = genutzt
glass-facts = { $supply ->
    [one] 1 Würfel ist noch in der Schachtel
   *[other] { $supply } Würfel sind noch in der Schachtel
  }; { $tokens ->
    [0] hier liegen keine Gunststeine.
    [one] hier liegt 1 Gunststein.
   *[other] hier liegen { $tokens } Gunststeine.
  }
automa-face-down = Die Karte dieser Runde liegt noch verdeckt.

# -- Wertung

line-private = Geheimer Auftrag
line-tokens = Übrige Gunststeine
line-open = Freie Felder
line-bonus = Bonus
score-cell = { $name }, { $line }: { $points }
score-hidden = bis zum Ende verdeckt
proof-of = { $name }: { $line }
proof-none = Dafür gibt es keine Punkte.
proof-hint = Zeig auf eine Punktzahl und du siehst die Würfel, die sie bringen.
proof-hint-touch = { result-hint-touch }

# -- ein Fenster wählen

choose-window = Wähle dein Fenster
choose-window-hint = Schwerere Fenster bringen dir mehr Gunststeine. Niemand sieht deine Wahl, bevor alle gewählt haben.
choose-window-solo = Wähle das Fenster, das du bauen willst.
chosen-waiting = Du hast „{ $name }“ gewählt. Warten auf die anderen …
chosen-change = Bis dahin kannst du noch ein anderes Fenster wählen.
chosen-yes = { $name } hat gewählt
chosen-no = { $name } wählt …
chosen-you-yes = Du hast gewählt
chosen-you-no = Du wählst …
chosen-free = Ein Platz ist noch frei
watch-choosing = Alle wählen gerade ihre Fenster.

# -- Verbindung und Eintreten

connecting = Verbindung wird aufgebaut …
reconnecting = Verbindung verloren. Neuer Versuch läuft …
reconnecting-kept = Verbindung verloren. Deine Wahl bleibt erhalten und wird gesendet, sobald die Verbindung wieder steht …
reconnect-now = Jetzt versuchen
page-old = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen.
reload = Neu laden
table-gone = Diesen Tisch gibt es nicht mehr.
table-gone-hint = Vielleicht wurde er entfernt, weil niemand zu ihm zurückkam.
table-damaged = Dieser Tisch lässt sich nicht öffnen.
table-damaged-hint = Was der Server von ihm gespeichert hat, ist beschädigt. Sag der Person Bescheid, die den Server betreibt; vielleicht lässt er sich wiederherstellen.
closing-not_saved = Der letzte Zug konnte nicht gespeichert werden. Der Tisch wird neu geöffnet, so wie er zuletzt gespeichert wurde.
closing-revoked = Der Link, mit dem du hereingekommen bist, gilt nicht mehr. Bitte den Gastgeber um einen neuen.
table-lost = Der Tisch ließ sich nicht öffnen.
refused-stale = Die Partie war schon weiter. Jetzt siehst du den aktuellen Stand.
refused-undo_limit = Du kannst in dieser Partie nichts mehr zurücknehmen.
refused-not_yours = Das ist nicht dein Platz.
refused-over = Die Partie ist vorbei.
refused-not_your_turn = Du bist nicht am Zug.
refused-illegal = Das geht gerade nicht.
refused-unreadable = Der Server hat das nicht verstanden.
refused-too_many = Zu schnell: Warte einen Moment und versuch es noch einmal.
refused-not_allowed = Das ist hier nicht erlaubt.
refused-unavailable = Das funktioniert gerade nicht.
enter-title = Du bist an diesen Tisch eingeladen
enter-text = Wähle den Namen, den die anderen sehen.
enter-name = Dein Name
enter-default-name = Gast
enter-go = Platz nehmen
invited-by = { $name } lädt dich zu einer Partie ein
invited-seats = { $count } Spieler; { $free ->
    [0] kein Platz ist frei
    [one] { $free } Platz ist frei
   *[other] { $free } Plätze sind frei
  }
invited-players = { $count } Spieler
invited-base = Das Grundspiel
invited-modules = Dabei: { $modules }
invited-timer = { $time } je Zug
invited-no-timer = Ohne Zeitlimit
invited-as = Du spielst als { $name }.
invited-rename = Anderer Name
invited-watch = Nur zuschauen
invited-learn = Erst das Spiel lernen
invited-full = Inzwischen sind alle Plätze besetzt. Du kannst zuschauen.
invited-over = Diese Partie ist vorbei. Du kannst sehen, wie sie ausging.
watching = Du siehst zu.

# -- Menschen

invite-text = Schick diesen Link der Person, mit der du spielen willst. Er führt auf den nächsten freien Platz.
invite-copy = Link kopieren
invite-qr = Der Link als QR-Code
invite-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
invite-show = Einladen
bot-here = Bot hier spielen lassen
notebook-title = Deine Notizen
seats-title = Plätze und Links
seat-bot = Bot ({ $bot })
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-here = da
bot-takes-over = Bot übernehmen lassen
bot-for-me = Bot für mich spielen lassen
banner-bot = Ein Bot spielt auf deinem Platz.
banner-bot-named = Ein Bot spielt für { $name }.
banner-play-on = Selbst weiterspielen
banner-reissued = Der Gastgeber hat einen neuen Link zu deinem Platz vergeben. Wer ihn öffnet, spielt auf deinem Platz und sieht deine Karten. Falls du nicht darum gebeten hast, frag beim Gastgeber nach.
banner-understood = Verstanden
reissue-link = Neuer Link für diesen Platz
reissue-sure = Falls { $name } nicht mehr ins Spiel kommt (anderer Browser, anderes Handy), hilft ein neuer Link. Alle sehen im Verlauf, dass du einen vergeben hast, und { $name } wird gewarnt. Frühere Links zu diesem Platz gelten dann nicht mehr.
reissued-link = Schick diesen Link an { $name }
resign = Aufgeben
resign-sure = Endgültig aufgeben? Ein Bot spielt die Partie für dich zu Ende.
resign-sure-pass = Endgültig aufgeben? Ab jetzt passt du in jedem Zug.
device-link = Diesen Platz auf einem anderen Gerät spielen
seat-link = Link für diesen Platz
seat-release = Platz frei machen
watch-link = Link zum Zusehen

# -- an einem Gerät

curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Die Karten von { $name } bleiben verdeckt, bis { $name } den Vorhang öffnet.
curtain-open = Ich bin { $name }
curtain-choosing = Als Nächstes wählt { $name } ein Fenster.

# -- Menü, Hilfe, Einstellungen

menu = Menü
help = Tasten und Hilfe
home = Startseite
settings = Einstellungen
timer-left = noch { $time }
skip-ahead = Vorspulen ({ $count })

help-keys = Tasten
key-arrows = durch das Fenster gehen
key-enter = auswählen, was markiert ist
key-escape = zurücklegen, abbrechen, schließen
key-e = den Zug beenden
key-u = rückgängig
key-s = Verlauf
key-l = Wertung
key-t = Werkzeuge
key-o = Aufträge
key-d = zur Auslage
key-w = zu deinem Fenster
key-help = diese Hilfe
help-how = So geht ein Zug
help-how-text = Wähle einen Würfel aus der Auslage. Die Felder, auf die er passt, leuchten. Wähle eines davon oder zieh den Würfel dorthin. Drück auf ein Feld, das nicht leuchtet, und du siehst, warum er dort nicht passt. Außerdem darfst du ein Werkzeug benutzen, bevor oder nachdem du den Würfel nimmst. Drück „{ button-end }“, wenn du fertig bist. Bis etwas aufgedeckt wird, kannst du alles rückgängig machen.
help-signs = Zeichen
help-signs-text = Jede Farbe hat einen Buchstaben und eine Struktur: { glass-letter-R } rote Streifen, { glass-letter-Y } gelbe Punkte, { glass-letter-G } grünes Netz, { glass-letter-B } blaue Wellen, { glass-letter-P } violette Rauten, { glass-letter-W } Seltenes Glas. Eine abgeschnittene Ecke hat ein Würfel, der die Vorgabe seines Feldes missachten durfte. ★ steht an Karten, die wir nachgebaut haben.

# -- das Ende

end-title = { $name } gewinnt
end-title-you = Du gewinnst
end-solo-won = Du hast den Rundenanzeiger geschlagen
end-solo-lost = Der Rundenanzeiger hat gewonnen
end-solo-score = { $points } zu { $target } Punkten
end-count = Die Punkte werden gezählt
end-skip = Ergebnis zeigen
end-ranking = Ergebnis
place-n = { $place }.
ahead-private = gleich viele Punkte, vorn durch den geheimen Auftrag
ahead-tokens = gleich viele Punkte, auch beim geheimen Auftrag, vorn durch Gunststeine
ahead-order = sonst in allem gleich, vorn durch den späteren ersten Zug in der letzten Runde
end-board = Tisch ansehen
end-show = Ergebnis
end-replay = Wiedergabe
end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-there = Es gibt eine Revanche.
end-record = Spieldatei herunterladen
end-fair-title = Faire Würfel
fair-before = Alle Würfe dieser Partie stehen schon fest. Dieser Hash ihres Startwerts ist unser Versprechen: Kopiere ihn und prüfe ihn, wenn die Partie vorbei ist.
fair-after = Die Seite würfelt die Partie aus dem Startwert der Spieldatei nach und vergleicht ihn mit dem Versprechen, das vor der Partie gegeben wurde.
fair-copy = Versprechen kopieren
fair-check = Würfel prüfen
fair-checking = Wird geprüft …
fair-proven = { $count ->
    [1] Bewiesen: Das eine Zufallsergebnis ist das, was der versprochene Startwert ergibt.
   *[other] Bewiesen: Alle { $count } Zufallsergebnisse sind das, was der versprochene Startwert ergibt.
  }
fair-no_seed = Nicht bewiesen: Die Spieldatei enthält keinen Startwert, zum Beispiel weil mit echten Würfeln gespielt wurde.
fair-no_promise = Nicht bewiesen: Die Würfel passen zum Startwert der Spieldatei, aber niemand hat ihn vor der Partie versprochen.
fair-no_crypto = Nicht bewiesen: Die Würfel passen zum Startwert, aber dieser Browser kann das Versprechen nur auf einer sicheren Seite (https) prüfen.
fair-unknown_dealer = Nicht bewiesen: Diese Seite kennt das Verfahren nicht, mit dem die Partie ausgeteilt wurde.
fair-forged = Gefälscht bei Schritt { $ply }: Der Startwert ergibt dort etwas anderes.
fair-forged-promise = Gefälscht: Der Startwert ist nicht der versprochene.
play-again = Noch einmal spielen

chosen-title = Du hast dein Fenster gewählt
watch-choosing-title = Vor der ersten Runde
invite-link = Einladung
no-seat = Du hast keinen Platz an diesem Tisch.
no-seat-hint = Nimm den Link, den du bekommen hast.
no-dice = keine

# -- was es zu sehen gibt

bag = Beutel
bag-left = { $count ->
    [one] Noch { $count } Würfel im Beutel.
   *[other] Noch { $count } Würfel im Beutel.
  }
value-spaces = { $count ->
    [0] passt nirgends
    [one] passt auf { $count } Feld
   *[other] passt auf { $count } Felder
  }
score-early = { $made } erreicht, { $open } frei: { $total }
score-so-far = Bisher { $total }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  } erreicht, minus { $open } für noch freie Felder. Jeder Würfel, den du setzt, hilft.
share-picture = Bild teilen
curtain-private = Als Nächstes spielt { $name }. Verdeckt sind nur die geheimen Aufträge.
watched-by = { $count ->
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
  }
watching-too = { $count ->
    [one] Außer dir sieht noch { $count } Person zu.
   *[other] Außer dir sehen noch { $count } Personen zu.
  }
sound-offer = Mit Ton spielen?
sound-offer-yes = Mit Ton
sound-offer-no = Ohne Ton

notifications-none = Dieser Server verschickt weder Benachrichtigungen noch E-Mails. Der Tab und das Symbol der App zeigen trotzdem, wenn du am Zug bist.
you-push-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
tell-me = Bescheid geben, wenn ich am Zug bin
tell-me-off = Aus
tell-me-push = Benachrichtigung
tell-me-mail = E-Mail
tell-me-address = Für E-Mails braucht es eine Adresse. Gib sie unter „{ you-title }“ an.
deal-standing = Zeigen, wie es allen erging
lock = Tisch sperren
unlock = Tisch entsperren
locked-now = Der Tisch ist gesperrt: Niemand sonst kann mitspielen oder zuschauen.
public-now = Dieser Tisch steht in der Lobby.
invite-public = Dieser Tisch steht in der Lobby: Wer kommt, erhält den nächsten freien Platz. Du kannst auch jemandem diesen Link schicken.
block-person = Blockieren
block-sure = { $name } blockieren? Ihr seht dann die offenen Tische des anderen nicht mehr. Wenn die Partie noch nicht begonnen hat und du den Tisch eröffnet hast, wird der Platz wieder frei.
player-you = Du
end-won-by = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung.
end-lost-by = { $name } war { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor dir.
end-lost-tied = Gleich viele Punkte. So knapp war es!
end-above-target = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  } über der Zielpunktzahl von { $target }.
end-below-target = { $points ->
    [0] Genau die Zielpunktzahl von { $target }, aber du musstest sie übertreffen.
    [one] Ein Punkt zu wenig für die Zielpunktzahl von { $target }.
   *[other] { $points } Punkte zu wenig für die Zielpunktzahl von { $target }.
  }
end-target = Die Zielpunktzahl ist die Summe auf dem Rundenanzeiger: { $sum } = { $target }
end-best-window = Dein Rekord mit diesem Fenster
end-best-mode = Dein bestes Ergebnis in diesem Spielmodus
end-streak = { $games } Siege in Folge
share-shared = Das Bild wurde geteilt.
share-saved = Das Bild liegt in deinen Downloads: vitral.png

# A quick match that waits for its other player.

match-challenged = Warten auf die Antwort
match-declined = Deine Herausforderung wurde abgelehnt.
match-waiting = Gegner wird gesucht
match-waiting-now = Fünf Minuten je Zug. Der Tisch öffnet sich, sobald jemand Platz nimmt.
match-waiting-days = Ein Tag je Zug. Du kannst die Seite verlassen; die Partie findest du unter „{ games-going }“.
match-online = { $count ->
    [0] Gerade sitzt sonst niemand an einem Tisch.
    [one] Gerade sitzt außer dir eine Person an einem Tisch.
   *[other] Gerade sitzen { $count } andere an Tischen.
}
match-bot = Solange gegen einen Bot spielen
match-lobby = Zurück zur Lobby
