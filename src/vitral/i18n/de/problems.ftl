# Was der Server ablehnt, in Worten für Menschen; seine Programme sagen, was und warum.

problem-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
problem-not-let-in = Dieser Tisch ist für alle, die eingeladen wurden. Öffne ihn über den Link, den du bekommen hast.
problem-no-host = Jemand muss an diesem Gerät mitspielen, bevor andere eingeladen werden können.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-rematch-players = Eine Revanche ist für alle, die mitgespielt haben.
problem-hint-seat = Der Tipp ist für die Person, die auf diesem Platz spielt.
problem-hint-people = Wo andere Menschen mitspielen, schweigt der Trainer.
problem-hint-turn = Der Trainer hilft dir, wenn du am Zug bist.
problem-link = Dieser Link führt ins Leere: Ein Teil von ihm fehlt, oder den Tisch gibt es nicht mehr.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-no-seat = Dort kann niemand sitzen.
problem-not-gone = Diese Person ist hier oder gerade erst gegangen.
problem-not-a-record = Das ist keine Spieldatei: { $why }.
problem-no-text = sie enthält keinen Text
problem-too-large = Das ist zu viel für den Server.
