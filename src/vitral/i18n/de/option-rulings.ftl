### Not for the page

# What the rulebooks say about options, and what we do. Made from src/vitral/i18n/options by `make generate`; do not edit.

ruling-dice_pools = Die Erweiterung für 5–6 Spieler bietet das als Option an. Der russische Text spricht von Würfelrosen.
ruling-setup = In jeder Anleitung außer der des Automas werden die Fenster gewählt, bevor Werkzeuge und öffentliche Aufträge ausliegen; darum ist das Standard. Mit Passion kennst du auch schon die Inspirationen. Die Automa-Regeln legen die Karten zuerst aus, und so ist es in Partien gegen ihn immer.
ruling-start_player = In den Anleitungen wird der Startspieler ausgelost. Eine schlägt vor, wer zuletzt in einer Kathedrale war, und ein spanischer Text überlässt es euch. Ihr dürft euch auch einigen.
ruling-bag = Das Grundspiel nimmt alle 90 Würfel, egal wie viele mitspielen. Die Erweiterung für 5–6 Spieler nimmt für zwei und drei Spieler weniger, und wir auch, sobald ihre Fenster dabei sind.
ruling-enforcement = An einem echten Tisch hält dich niemand auf. Hier lehnt ein strenger Tisch regelwidrige Züge ab. Ein Vertrauenstisch nimmt jedes freie Feld an, und ihr dürft Prüfungen verlangen.
ruling-lathekin = Die Karte sagt nicht, ob ihre zwei Würfel nacheinander oder zusammen versetzt werden. So oder so musst du zwei verschiedene Würfel versetzen, sonst kannst du das Werkzeug nicht nutzen. Zusammen versetzt, dürfen sie nicht abseits all deiner anderen Würfel landen.
ruling-tools = In den Anleitungen werden die Werkzeuge zufällig ausgeteilt. Hier darfst du sie auch aussuchen.
ruling-public = In den Anleitungen werden die öffentlichen Aufträge zufällig ausgeteilt. Hier darfst du sie auch aussuchen.
ruling-privates = Die Erweiterung für 5–6 Spieler mischt ihre geheimen Aufträge mit denen des Grundspiels; darum sind sie mit ihr normalerweise gemischt. Sechs Spieler brauchen die Positionsaufträge.
ruling-expansion_windows = Die Anleitung erlaubt diese Fenster an jedem Tisch. Hier sind sie für fünf und sechs Spieler Standard.
ruling-inspirations = Ein Modul von Passion. Drei der sechs Karten kennen wir nur zum Teil; sie sind Nachbauten von uns.
ruling-rare_glass = Ein Modul von Passion mit eigenen geheimen Aufträgen. Im Solospiel fehlt es, denn dort gibt es keine Gunststeine.
ruling-passion_publics = Ein Modul von Passion. Vier der sechs Aufträge sind Nachbauten von uns.
ruling-promos = Die russischen Schachteln zählen ein Werkzeug, zwei Fensterkarten und einen Auftrag mehr als die anderen. Was wir davon wissen und was wir an ihrer Stelle erfunden haben, ist gekennzeichnet.
ruling-avoid_conflicts = Die Anleitung rät von manchen Paaren nur ab. Hier wird die zweite Karte beiseitegelegt und die nächste ausgeteilt.
ruling-solo_tools = In den Anleitungen wählst du, wie schwer es wird. Bei uns sind drei Werkzeuge Standard.
ruling-solo_private = Die meisten Texte teilen zwei geheime Aufträge aus, und der mit mehr Punkten zählt. Die spanischen Texte teilen einen aus.
ruling-solo_payment = Die meisten Auflagen verlangen einen Würfel in der Farbe des Werkzeugs. In der ersten kosten die ersten sechs Werkzeuge einen Würfel, der ihre Nummer zeigt. Was Werkzeug 12 dort kostet, haben wir erschlossen.
ruling-track = Eine Solovariante legt weniger Würfel auf den Rundenanzeiger. In den Anleitungen des Spiels steht sie nicht.
ruling-automa_level = Die Boni sind von uns. Wir haben sie mit unseren Bots gemessen, damit jede Stufe einen bestimmten Anteil gewonnener Partien bedeutet.
ruling-automa_misfit = Die Automa-Regeln decken diesen Fall ab: Die Wahl verfällt. Für den zweiten Würfel geht es weiter nach rechts, oder die Runde endet für den Automa früher. Nur „Nachsichtig“ ist von uns.
ruling-glass_slot = Nach den Regeln liegt das Glasbrett, wo du willst. Hier wird der Platz ausgelost, außer du nennst einen.
