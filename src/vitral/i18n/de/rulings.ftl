### Not for the page

# Was von uns ist (rulings.toml). Eine Entscheidung hat einen Titel und einen Text. Was zu einer Option des Tisches
# gehört, hat keinen Titel: Es sagt, was in den Anleitungen steht und was bei uns Standard ist.

# $usual: eine Wahl, etwa „Wie gedruckt“; $others: die übrigen
rulings-choices = Standard: { $usual }. Du kannst auch wählen: { $others }.

ruling-secret_windows = Fenster werden verdeckt gewählt
    .about = Das Spiel fragt einen nach dem anderen und zeigt nichts, bis alle gewählt haben. Die Muster, die du nicht gewählt hast, sieht niemand.

ruling-no_dead_ends = Keine Sackgassen
    .about = Du kannst nur wählen, was du zu Ende führen kannst; die Anleitungen überlassen das den Spielern. Ausnahmen sind Würfe und blindes Ziehen: Was dann geschieht, sagt die Karte.
ruling-die_for_a_tool = Ein Würfel, der nirgends passt
    .about = Du darfst ihn nehmen, wenn ein Werkzeug ihn passend machen kann, das du mit dem Würfel in der Hand nutzen kannst. Mit „{ card-flux-brush }“ oder „{ card-flux-remover }“ darfst du jeden Würfel nehmen.
ruling-ending_a_turn = Das Ende eines Zuges
    .about = Dein Zug ist erst vorbei, wenn du ihn beendest, auch wenn nichts mehr zu tun ist.
ruling-undo = Rückgängig
    .about = Du darfst deine Entscheidungen bis zum Beginn deines Zuges zurücknehmen, aber nichts vor einem Wurf, einem gezogenen Würfel, einer ausgelegten Karte oder der Wahl eines anderen. Dass andere deinen Zug gesehen haben, spielt keine Rolle.

ruling-tool_and_die = Erst das Werkzeug oder erst der Würfel
    .about = Ein Werkzeug, das den genommenen Würfel ändert, kannst du nutzen, bevor du den Würfel nimmst oder während du ihn in der Hand hast; das Ergebnis ist dasselbe. Ist der Würfel gesetzt, ist es zu spät. Auf Würfel aus dem eigenen Vorrat und auf den zweiten Würfel von „{ card-running-pliers }“ wirkt es nie.
ruling-flux_brush = { card-flux-brush }
    .about = Du musst den neu gewürfelten Würfel setzen, wenn er irgendwo passt. Sonst kommt er mit seiner neuen Zahl in die Auslage zurück. In beiden Fällen hast du deinen Würfel für diesen Zug gehabt.
ruling-cork_backed_straightedge = { card-cork-backed-straightedge }
    .about = Der erste Würfel in deinem Fenster muss trotzdem an den Rand.
ruling-flux_remover = { card-flux-remover }
    .about = Auf manchen Karten muss der neue Würfel gesetzt werden. Hier darfst du ihn mit der gewählten Zahl in der Auslage lassen. In beiden Fällen hast du deinen Würfel für diesen Zug gehabt.

ruling-moving_at_any_time = Jederzeit versetzen
    .about = Werkzeuge, die Würfel versetzen, kannst du nutzen, bevor du einen Würfel nimmst, danach oder ohne einen zu nehmen, aber nicht mit einem Würfel in der Hand. Sie dürfen auch den Würfel versetzen, den du gerade gesetzt hast.
ruling-only_die_moved = Der einzige Würfel
    .about = Versetzt du den einzigen Würfel in deinem Fenster, muss er wieder an den Rand.
ruling-dice_left_behind = Zurückgelassene Würfel
    .about = Wenn du einen Würfel versetzt, müssen sich die übrigen nicht berühren.
ruling-printed_only = Nur das Aufgedruckte
    .about = „{ card-eglomise-brush }“ und „{ card-copper-foil-burnisher }“ missachten nur, was auf dem neuen Feld aufgedruckt ist. Die Regeln zu Nachbarn gelten weiterhin.
ruling-tap_wheel = { card-tap-wheel }
    .about = Du darfst einen oder zwei Würfel versetzen, aber beide von einer Farbe, die auf dem Rundenanzeiger liegt.

ruling-running_pliers = { card-running-pliers }
    .about = Du kannst dieses Werkzeug erst nutzen, wenn du deinen Würfel genommen und gesetzt hast. Dein zweiter Zug entfällt, samt dem Werkzeug, das du darin nutzen könntest. Auch beim letzten Spieler entfällt er: Dessen zwei Züge folgen direkt aufeinander, also gewinnt er dadurch nichts.

ruling-color_diagonals = { card-color-diagonals }
    .about = Wir zählen Würfel, nicht Paare, und jeden Würfel einmal: Drei in einer diagonalen Kette bringen 3.

ruling-last_tie = Der letzte Gleichstand
    .about = Manche Texte nennen die umgekehrte Spielerreihenfolge der letzten Runde, andere hören vorher auf. Bei uns gewinnt, wer in dieser Runde seinen ersten Zug später hatte.

ruling-solo_public = Öffentliche Aufträge im Solospiel
    .about = Wir nehmen immer zwei. Eine Anleitung sagt nicht, wie viele es sind.
ruling-paying_first = Erst wird bezahlt
    .about = Erst bezahlst du mit einem Würfel, dann wirkt das Werkzeug auf das, was übrig ist. Du kannst es nur nutzen, wenn du es dann zu Ende führen kannst. Der bezahlte Würfel zählt nicht als der Würfel, den du in diesem Zug nimmst.

ruling-lighter_track = Wo die leichtere Variante schweigt
    .about = Allein darf nur ein Würfel auf den Rundenanzeiger, der höher ist als alle der Vorrunde; gleich hoch reicht nicht. Nach einer 6 darf es einer mit der niedrigsten Zahl sein. Du hast die Wahl: Du darfst auch alle Würfel hinlegen. Ein einzelner Würfel kommt immer darauf, und nach einem leeren Feld kommen alle darauf.

ruling-private_dice = Der eigene Vorrat
    .about = Alle dürfen ihn sehen. Würfel, die am Ende übrig sind, bringen nichts und kosten nichts.
ruling-private_dice_and_tools = Werkzeuge und eigener Vorrat
    .about = Werkzeuge des Grundspiels wirken nie auf den eigenen Vorrat. Mit „{ card-strip-cutter }“ bleibt der Würfel aus der Auslage in deinem eigenen Vorrat und behält seine Zahl.

ruling-inspiration_in_hand = Eine Inspiration mit einem Würfel in der Hand
    .about = Du darfst sie einmal nutzen, während du einen Würfel in der Hand hast, bevor oder nachdem ein Werkzeug ihn ändert. Du darfst einen Würfel nehmen, wenn deine Inspiration ihn passend machen kann.
ruling-luck = { card-luck }
    .about = Nur im russischen Text beendet ein misslungener Wurf den Zug. Wir halten uns daran, aber vorher darfst du noch Seltenes Glas setzen. Du darfst einen Würfel nur nehmen, wenn mindestens eine Zahl passen würde. Der Würfel kommt mit seiner neuen Zahl zurück: in deinen eigenen Vorrat, wenn er von dort kam, sonst in die Auslage.
ruling-charm = { card-charm }
    .about = Du nimmst alle Gunststeine von einem Werkzeug, aber höchstens drei, jederzeit in deinem Zug: auch mit einem Würfel in der Hand oder mitten in einem Werkzeug, solange du zu Ende bringen kannst, was du begonnen hast.
ruling-solo_inspirations = Inspirationen im Solospiel
    .about = Nur „{ card-luck }“ und „{ card-courage }“ werden ausgeteilt, denn sie brauchen keine Gunststeine.

ruling-glass_at_any_time = Seltenes Glas jederzeit
    .about = Einmal je Zug, zusätzlich zu deinem Würfel und deinem Werkzeug, auch mit einem Würfel in der Hand. Dieser Würfel wartet, und das Glas darf nur dorthin, wo du noch zu Ende führen kannst, was du begonnen hast.
ruling-glass_board = Das Glasbrett
    .about = Es ist kein Werkzeug, und „{ card-wisdom }“ macht es nicht billiger. Die Gunststeine bleiben darauf liegen, und ein Preis von 0 ist erlaubt. Ist das Seltene Glas aufgebraucht, bleibt das Glasbrett leer.
ruling-glass_placing = Seltenes Glas setzen
    .about = Es muss passen, bevor du zahlst, außer bei „{ card-seeded }“, wo erst gewürfelt wird. Als erster Würfel deines Fensters kommt es an den Rand. Ohne Seltenes Glas in deinem Fenster bringen seine geheimen Aufträge nichts.
ruling-glass_color = Die Farbe von Seltenem Glas
    .about = Ein Text gibt ihm jede Farbe, sobald es gesetzt ist. Bei uns hat es nie eine Farbe: In vollen Reihen und Spalten ist es eine Farbe für sich, und sonst zählt es nirgends, wo nach einer Farbe gefragt wird.
ruling-unique_neighbors = { card-rg-unique-around }
    .about = Ein Text verbindet Farbe und Zahl mit „und“, ein anderer mit „oder“. Wir zählen beides.
ruling-echo = { card-rg-same-value }
    .about = Das Seltene Glas selbst zählt nicht, nur andere Würfel mit seiner Zahl.

ruling-automa_places = Die Plätze der Würfel
    .about = Ein zurückgelegter Würfel kommt wieder auf seinen Platz. Ein Platz ohne Würfel wird übersprungen, und die zweite Wahl beginnt rechts von dort, wo die erste endete. Für „{ card-lens-cutter }“ und „{ card-tap-wheel }“ liegen diese Würfel nicht auf dem Rundenanzeiger.
ruling-automa_swap = Mehrere Würfel auf dem Rundenanzeiger
    .about = Passen mehrere, nimmt der Automa den höchsten. Bei Gleichstand nimmt er den, der zuerst dort lag.
ruling-automa_payment = Das Werkzeug des Automas
    .about = Er bezahlt das Werkzeug gleich nach seiner ersten Wahl, auch wenn sie verfallen ist. Für das Nehmen von Glas gilt dasselbe.
ruling-automa_second_die = Zweiter Würfel sofort
    .about = Das ist nur in geraden Runden wichtig: Der Automa nimmt beide Würfel, dann hast du deine zwei Züge.
ruling-automa_glass = Das Glas des Automas
    .about = Er nimmt das höchste Glas vom Glasbrett. Ein Würfel auf dem Feld des Glases rückt auf das nächste freie Feld darunter, sonst auf das oberste freie seiner Spalte; gibt es keins, ist er aus dem Spiel. Kommt das Glas nach der letzten Runde und sein Feld ist frei, behält es seine eigene Zahl.
ruling-automa_emptiest_column = Würfel des Automas, die nirgends passen
    .about = Mit der dritten Passion-Karte kommt ein solcher Würfel auf das oberste freie Feld der Spalte mit den meisten freien Feldern; bei Gleichstand ist es die Spalte am weitesten links.

ruling-remembered_mistakes = Fehler bleiben im Gedächtnis
    .about = Ein Vertrauenstisch merkt sich einen Würfel, der gegen die Regeln zu Berührung oder Rand gesetzt wurde, bis er entfernt oder regelgerecht versetzt wird. Werkzeuge dürfen Würfel allein zurücklassen; das ist kein Fehler.
ruling-excused_dice = Missachtete Vorgaben
    .about = Ein Würfel, der eine aufgedruckte Vorgabe missachten durfte, ist kein Fehler, solange er auf seinem Feld bleibt.
ruling-doubts = Zweifelsfälle
    .about = Einem Fenster auf einem echten Tisch sieht man nicht an, warum ein Würfel allein ist. Die Prüfung nennt solche Würfel als Zweifelsfälle, getrennt von den Fehlern.
ruling-calling_checks = Prüfungen verlangen
    .about = Nur zwischen den Aktionen deines Zuges, ohne Würfel in der Hand und ohne begonnenes Werkzeug, darfst du jedes Fenster einmal prüfen, auch dein eigenes. Vor der Wertung verlangen alle der Reihe nach eine Prüfung oder verzichten, bis alle hintereinander verzichtet haben. Eine Prüfung, die nichts findet, kostet nichts, und die Wertung selbst sucht nie nach Fehlern.
ruling-removing_dice = Welche Würfel entfernt werden
    .about = Die Anleitungen sagen nur, dass der Besitzer wählt. Hier lässt sich nur ein Würfel entfernen, der in diesem Moment eine Regel bricht.

ruling-horizontal_symmetry = { card-horizontal-symmetry }
    .about = Unsere Quelle sagt nicht, ob der Auftrag einmal oder für jedes Paar zählt. Wir zählen jedes Paar.
ruling-soldering_iron = { card-soldering-iron }
    .about = Dieses Werkzeug ist von uns: Zwei Würfel in deinem Fenster tauschen die Felder, und im Fenster, das entsteht, gelten für beide alle Setzregeln.
