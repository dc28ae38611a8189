### Not for the page

# Was der Server ablehnt, in Worten für Menschen; seine Programme sagen, was und warum.

problem-no-table = Diesen Tisch gibt es nicht, oder er wurde entfernt.
problem-damaged = Was der Server von diesem Tisch gespeichert hat, ist beschädigt, deshalb lässt er sich nicht öffnen. Sag der Person Bescheid, die den Server betreibt.
problem-not-let-in = Nur eingeladene Spieler können diesen Tisch öffnen. Nimm den Link, den du bekommen hast.
problem-no-host = Jemand muss an diesem Gerät mitspielen, bevor du andere einladen kannst.
problem-not-host = Nur wer den Tisch eröffnet hat, kann seine Links neu vergeben.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-rematch-players = Nur wer mitgespielt hat, kann die Revanche beginnen.
problem-hint-seat = Nur wer auf diesem Platz spielt, kann um einen Tipp bitten.
problem-hint-people = An einem Tisch mit anderen Menschen gibt es keine Tipps.
problem-hint-cards = Der Trainer kennt die Karten dieses Tisches nicht.
problem-hint-turn = Du kannst um einen Tipp bitten, wenn du am Zug bist.
problem-link = Dieser Link funktioniert nicht: Ein Teil fehlt, oder den Tisch gibt es nicht mehr.
problem-no-notebook = Notizen und geplante Züge gibt es nur für alle, die eine Partie über mehrere Tage spielen.
problem-no-plan = Dieser Zug lässt sich nicht mehr planen. Wähle einen anderen.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-listed-enough = Aus deinem Netz können keine weiteren offenen Tische angelegt werden. Warte, bis einer davon beginnt.
problem-spectators = An diesem Tisch sehen zu viele zu. Versuch es später noch einmal.
problem-mail-never = Die Person mit dieser Adresse hat uns gebeten, dorthin keine E-Mails zu schicken.
problem-seats-taken = Aus deinem Netz können mit diesem Link keine weiteren Plätze genommen werden. Bitte die Person, die den Tisch eröffnet hat, um den Link eines freien Platzes.
problem-seat-shared = Dieser Platz wurde schon in zu vielen Browsern geöffnet.
problem-free-host = Nur wer den Tisch eröffnet hat, kann einen Platz frei machen.
problem-free-begun = Die Partie hat begonnen. Ein Bot kann den Platz übernehmen.
problem-no-seat = Diesen Platz kann niemand nehmen.
problem-not-gone = Diese Person ist gerade erst gegangen. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } kann ein Bot übernehmen.
problem-here = Diese Person ist da.
problem-no-stand-in = An diesem Tisch wird auf alle gewartet: Nur die Person selbst kann einen Bot spielen lassen.
problem-resigned = Wer aufgegeben hat, kommt nicht ins Spiel zurück.
problem-seat-changes = Dieser Platz kann in dieser Partie nicht noch einmal weitergegeben werden.
problem-reissued-enough = Die Links dieses Tisches lassen sich nicht noch einmal erneuern.
problem-not-a-record = Das ist keine Spieldatei: { $why }.
problem-too-large = Das ist zu viel für den Server.
problem-no-such-key = Diesen Schlüssel gibt es nicht. Prüfe die sechs Wörter; wurde er ersetzt, gilt der alte nicht mehr.
problem-no-key = Nur mit einem Schlüssel lässt sich das auf dem Server speichern. Leg zuerst einen an.
problem-passkey = Dieser Passkey passt hier nicht: Er ist unbekannt oder es hat zu lange gedauert. Versuch es noch einmal oder nimm die Wörter deines Schlüssels.
problem-passkeys = Mehr Passkeys kannst du nicht haben. Wenn du deinen Schlüssel löschst, verschwinden alle; danach kannst du neue anlegen.
problem-no-push = Dieser Server verschickt keine Benachrichtigungen.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-tell-seat = Nur wer an diesem Tisch mitspielt, kann sich benachrichtigen lassen.
problem-no-address = Gib zuerst eine E-Mail-Adresse an und bestätige sie. Dann können E-Mails dorthin gehen.
problem-push = Dieser Browser kann keine Benachrichtigungen empfangen: Sein Abonnement ist nicht gültig.
problem-push-other = Dieser Browser erhält schon Benachrichtigungen für eine andere Person.
problem-mail = Das ist keine E-Mail-Adresse. Sie sollte so aussehen: name@example.org.
problem-zone = Diese Zeitzone ist hier unbekannt.
problem-stop = Dieser Link funktioniert nicht: Ein Teil fehlt, oder er ist abgelaufen.
problem-lesson-none = Diese Lektion gibt es nicht.
problem-puzzle-none = Dieses Rätsel gibt es nicht.
problem-mistake-none = Diesen Zug gibt es in der Partie nicht.
problem-needs-server = Dafür braucht es einen Server: Es geht um das Spiel mit Leuten anderswo.
problem-not-games = Das ist keine Datei mit gespeicherten Partien.
problem-game-not-at-server = Diese Partie kann nicht auf einem Server gespielt werden.
problem-real-misfit = Ein früherer Eintrag passt nicht mehr; korrigiere ihn zuerst.
problem-real-setup = Diese Karten können nicht auf einem Tisch liegen: { $why }
problem-real-turn = Gerade ist kein Bot am Zug.
