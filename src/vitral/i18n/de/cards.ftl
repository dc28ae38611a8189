# Alle Karten: Name, Wirkung (.text) und was an ihnen erschlossen oder nachgebaut ist (.note).
box-base = Grundspiel
box-pools = Fünf und sechs Personen
box-passion = Passion
box-automa = Automa
box-promos = Promokarten

## Grundspiel

card-aurora-sagradis = Aurora Sagradis

card-aurorae-magnificus = Aurorae Magnificus

card-batllo = Batllo

card-bellesguard = Bellesguard

card-chromatic-splendor = Chromatic Splendor

card-comitas = Comitas

card-firelight = Firelight

card-suns-glory = Sun's Glory

card-firmitas = Firmitas

card-kaleidoscopic-dream = Kaleidoscopic Dream

card-fractal-drops = Fractal Drops

card-ripples-of-light = Ripples of Light

card-fulgor-del-cielo = Fulgor del Cielo

card-luz-celestial = Luz Celestial

card-gravitas = Gravitas

card-water-of-life = Water of Life

card-industria = Industria

card-via-lux = Via Lux

card-lux-astram = Lux Astram

card-lux-mundi = Lux Mundi

card-shadow-thief = Shadow Thief

card-sun-catcher = Sun Catcher

card-symphony-of-light = Symphony of Light

card-virtus = Virtus

card-grozing-pliers = Kröselzange
    .text = Nimm einen Würfel und dreh ihn um eine Zahl nach oben oder unten, bevor du ihn setzt. Eine 1 kann nur steigen, eine 6 nur fallen.

card-eglomise-brush = Églomisé-Pinsel
    .text = Nimm einen Würfel aus deinem Fenster und setz ihn woanders hin. Die aufgedruckte Farbe des neuen Feldes zählt nicht, alles andere schon.

card-copper-foil-burnisher = Kupferfolien-Andrücker
    .text = Nimm einen Würfel aus deinem Fenster und setz ihn woanders hin. Die aufgedruckte Zahl des neuen Feldes zählt nicht, alles andere schon.

card-lathekin = Bleiaufreiber
    .text = Versetze zwei verschiedene Würfel deines Fensters, einen nach dem anderen. Es müssen zwei sein, und für beide gelten alle Setzregeln.

card-lens-cutter = Kreisschneider
    .text = Nimm einen Würfel und tausch ihn gegen einen vom Rundenanzeiger. Setz den Würfel, den du dafür bekommst.

card-flux-brush = Flussmittelpinsel
    .text = Nimm einen beliebigen Würfel, wirf ihn neu und setz ihn. Passt er nirgends, kommt er mit seiner neuen Zahl zurück in die Auslage.

card-glazing-hammer = Glaserhammer
    .text = Wirf in deinem zweiten Zug der Runde, bevor du einen Würfel nimmst, alle Würfel der Auslage neu.

card-running-pliers = Brechzange
    .text = Nimm und setz gleich noch einen Würfel, nachdem du in deinem ersten Zug der Runde einen gesetzt hast. Dafür entfällt dein zweiter Zug dieser Runde.

card-cork-backed-straightedge = Korklineal
    .text = Nimm einen Würfel und gib ihm ein einsames Feld: eines, das keinen anderen Würfel berührt, auch nicht über Eck. Was dort aufgedruckt ist, zählt trotzdem.

card-grinding-stone = Schleifstein
    .text = Nimm einen Würfel und dreh seine Unterseite nach oben, bevor du ihn setzt: 1 und 6, 2 und 5, 3 und 4 tauschen die Plätze.

card-flux-remover = Flussmittelentferner
    .text = Nimm einen beliebigen Würfel, wirf ihn in den Beutel und zieh blind einen heraus. Bestimme die Zahl des Neuen, dann setz ihn oder lass ihn in der Auslage.

card-tap-wheel = Schneidrädchen
    .text = Wähle eine Farbe, die auf dem Rundenanzeiger liegt, und versetze einen oder zwei Würfel dieser Farbe in deinem Fenster. Alle Setzregeln gelten.

card-row-color-variety = Farbvielfalt der Reihen
    .text = Jede volle Reihe, in der alle fünf Farben vorkommen.

card-column-color-variety = Farbvielfalt der Spalten
    .text = Jede volle Spalte aus vier verschiedenen Farben.

card-row-shade-variety = Tonvielfalt der Reihen
    .text = Jede volle Reihe aus fünf verschiedenen Zahlen.

card-column-shade-variety = Tonvielfalt der Spalten
    .text = Jede volle Spalte aus vier verschiedenen Zahlen.

card-light-shades = Helle Töne
    .text = Jedes Paar aus einer 1 und einer 2, das sich bilden lässt, wo immer sie liegen.

card-medium-shades = Mittlere Töne
    .text = Jedes Paar aus einer 3 und einer 4, das sich bilden lässt, wo immer sie liegen.

card-deep-shades = Dunkle Töne
    .text = Jedes Paar aus einer 5 und einer 6, das sich bilden lässt, wo immer sie liegen.

card-shade-variety = Tonvielfalt
    .text = Jedes Mal, wenn sich alle sechs Zahlen zusammenstellen lassen, wo immer sie liegen.

card-color-variety = Farbvielfalt
    .text = Jedes Mal, wenn sich alle fünf Farben zusammenstellen lassen, wo immer sie liegen.

card-color-diagonals = Farbdiagonalen
    .text = Jeder Würfel, der über Eck einen Würfel seiner Farbe berührt. Jeder zählt einmal, egal wie viele er berührt.

card-shades-of-red = Rottöne
    .text = Zähl die Zahlen all deiner roten Würfel zusammen.

card-shades-of-yellow = Gelbtöne
    .text = Zähl die Zahlen all deiner gelben Würfel zusammen.

card-shades-of-green = Grüntöne
    .text = Zähl die Zahlen all deiner grünen Würfel zusammen.

card-shades-of-blue = Blautöne
    .text = Zähl die Zahlen all deiner blauen Würfel zusammen.

card-shades-of-purple = Violetttöne
    .text = Zähl die Zahlen all deiner violetten Würfel zusammen.

## Fünf und sechs Personen

card-romanesque = Romanesque

card-baroque = Baroque

card-esperanca = Esperança

card-alegria = Alegria

card-sol = Sol
    .note = Das Feld C2 ist erschlossen: Die einzige Liste hat dort eine 1, doch mit Gelb wiederholt es die andere Seite, wie auf jeder anderen Karte.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Streifenschneider
    .text = Nimm einen Würfel und tausch ihn gegen einen aus deinem eigenen Vorrat, wo er dann bleibt. Setz den Würfel, den du dafür bekommst.
    .note = Nummer und Wirkung stehen in einer Anleitung; die Farbe für das Solospiel stammt aus einer einzigen Quelle.

card-lead-came-nippers = Bleirutenzange
    .text = Wirf einen oder zwei Würfel aus deinem eigenen Vorrat neu.
    .note = Wirkung und Farbe für das Solospiel stammen aus einer einzigen Quelle; die Nummer ist erschlossen, da die 13 das andere Werkzeug der Schachtel ist.

card-fence = Zaun
    .text = Zähl die Zahlen auf den beiden mittleren Reihen der Spalten 1, 3 und 5 zusammen, gleich welcher Farbe.

card-tunnel = Tunnel
    .text = Zähl die Zahlen auf den drei mittleren Feldern der obersten und der untersten Reihe zusammen, gleich welcher Farbe.

card-brace = Strebe
    .text = Zähl die Zahlen auf A2, A4, B3, C3, D2 und D4 zusammen, gleich welcher Farbe.

card-port = Bullauge
    .text = Zähl die Zahlen auf dem Ring von sechs Feldern um die Mitte zusammen: A3, B2, B4, C2, C4 und D3, gleich welcher Farbe.

card-brackets = Klammern
    .text = Zähl die Zahlen in den beiden oberen Ecken und gleich daneben und darunter zusammen, gleich welcher Farbe.

card-wall = Mauer
    .text = Zähl die Zahlen auf den sechs Feldern im Herzen deines Fensters zusammen, gleich welcher Farbe.

## Passion

card-horizontal-shade-symmetry = Waagrechte Tonsymmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: je zwei Würfel mit derselben Zahl, die sich treffen.
    .note = Der Name ist unsere Übersetzung.

card-vertical-color-balance = Senkrechte Farbbalance
    .text = Schieb die untere Hälfte deines Fensters über die obere: je zwei Würfel derselben Farbe, die sich treffen.
    .note = Der Name ist unsere Übersetzung.

card-horizontal-color-symmetry = Waagrechte Farbsymmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: je zwei Würfel derselben Farbe, die sich treffen.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt.

card-vertical-shade-balance = Senkrechte Tonbalance
    .text = Schieb die untere Hälfte deines Fensters über die obere: je zwei Würfel mit derselben Zahl, die sich treffen.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt.

card-horizontal-color-balance = Waagrechte Farbbalance
    .text = Schieb die zwei rechten Spalten deines Fensters über die zwei linken: je zwei Würfel derselben Farbe, die sich treffen.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt. Mit ihrem Zwilling für Zahlen die schwächste Vermutung.

card-horizontal-shade-balance = Waagrechte Tonbalance
    .text = Schieb die zwei rechten Spalten deines Fensters über die zwei linken: je zwei Würfel mit derselben Zahl, die sich treffen.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt. Mit ihrem Zwilling für Farben die schwächste Vermutung.

card-rg-unique-around = Bunte Nachbarn
    .text = Jede verschiedene Farbe und jede verschiedene Zahl unter den Würfeln rund um dein Seltenes Glas.
    .note = Anleitungen verbinden Farbe und Zahl mal mit „und“, mal mit „oder“; beides zu zählen ist unsere Lesart. Der Name ist von uns.

card-rg-highest-each-color = Höchster jeder Farbe
    .text = Schau auf die Würfel rund um dein Seltenes Glas: Nimm von jeder Farbe den höchsten und zähl ihre Zahlen zusammen.
    .note = Der Name ist von uns.

card-rg-same-value = Echo
    .text = Jeder andere Würfel, der dasselbe zeigt wie dein Seltenes Glas.
    .note = Dass der Glaswürfel sich nicht selbst zählt, ist unsere Lesart. Der Name ist von uns.

card-rg-row-sum = Reihe
    .text = Zähl die Zahlen in der Reihe deines Seltenen Glases zusammen, seine eigene inbegriffen.
    .note = Die Summe der Reihe stammt aus einer einzigen Quelle; dass der Glaswürfel mitzählt, ist von uns, der Name auch.

card-rg-column-sum = Spalte
    .text = Zähl die Zahlen in der Spalte deines Seltenen Glases zusammen, seine eigene inbegriffen.
    .note = Ganz von uns, nach dem Vorbild des Auftrags für die Reihe.

card-rg-diagonals-sum = Strahlen
    .text = Zähl die Zahlen auf beiden Diagonalen zusammen, die sich in deinem Seltenen Glas kreuzen, ohne seine eigene.
    .note = Ganz von uns.

card-rg-unique-values = Tonleiter
    .text = Jede verschiedene Zahl unter den Würfeln rund um dein Seltenes Glas.
    .note = Eine Quelle spricht von verschiedenen Zahlen, vielleicht auf einer anderen Karte; Punkte und Name sind von uns.

card-luck = Glück
    .text = Wirf einmal je Runde den Würfel in deiner Hand neu. Passt er dann nirgends, kommt er dorthin zurück, woher er kam, und dein Zug ist vorbei.
    .note = Der Name ist unsere Übersetzung. Dass ein Fehlwurf den Zug beendet, steht nur in der russischen Anleitung.

card-wisdom = Weisheit
    .text = Du beginnst mit einem Gunststein weniger. Einmal je Runde kostet dich ein Werkzeug nur einen Gunststein, wie viele auch darauf liegen.
    .note = Der Name ist unsere Übersetzung.

card-resourcefulness = Findigkeit
    .text = Zahle einmal je Runde 1 Gunststein und tausche den Würfel in deiner Hand gegen einen vom Rundenanzeiger. Keiner der beiden wird gedreht.
    .note = Der Name ist unsere Übersetzung.

card-courage = Mut
    .text = Setz einmal im Spiel den Würfel in deiner Hand, ohne auf den Aufdruck seines Feldes zu achten. Die Nachbarn zählen trotzdem.
    .note = Dass irgendeine Inspiration das kann, ist bekannt; dass es diese ist, wie oft und wie genau, ist von uns.

card-charm = Charme
    .text = Bedien dich einmal im Spiel bei den Gunststeinen auf einem Werkzeug, höchstens drei.
    .note = Dass irgendeine Inspiration Gunststeine von Werkzeugen nimmt, ist bekannt; Name, Anzahl und Häufigkeit sind von uns.

card-precision = Präzision
    .text = Zahle einmal je Runde 1 Gunststein und dreh den Würfel in deiner Hand um eine Zahl nach oben oder unten. Eine 1 kann nur steigen, eine 6 nur fallen.
    .note = Dass die meisten Inspirationen wie ein Werkzeug für einen Gunststein wirken, ist bekannt; alles andere ist von uns.

card-iridescent = Irisierendes Glas
    .text = Der Würfel kostet einen Gunststein für jedes noch freie Feld in der obersten Reihe deines Fensters, gezählt vor dem Setzen.
    .note = Der Name ist unsere Übersetzung.

card-textured = Strukturglas
    .text = Der Würfel kostet einen Gunststein für jede noch freie Ecke deines Fensters, gezählt vor dem Setzen.
    .note = Der Name ist unsere Übersetzung.

card-patterned = Ornamentglas
    .text = Wähle einen der Würfel. Er kostet einen Gunststein für jeden Würfel, der liegen bleibt.
    .note = Die drei Mulden sind aus losen Ziffern neben dem Glasbrett erschlossen; der Name ist unsere Übersetzung.

card-architectural = Architekturglas
    .text = Zahle wie für ein Werkzeug: 1 Gunststein, wenn keiner auf dem Glasbrett liegt, sonst 2.
    .note = Die Mulde und der von uns übersetzte Name stehen in einer Anleitung; der Preis ist von uns.

card-seeded = Blasenglas
    .text = Zahle 1 Gunststein und wirf den Würfel neu. Dann setz ihn oder lass ihn mit seiner neuen Zahl hier.
    .note = Dass irgendein Glasbrett seinen Würfel neu wirft, ist bekannt; alles andere ist von uns.

card-streaked = Schlierenglas
    .text = Der Würfel kostet einen Gunststein für jede Farbe, die in deinem Fenster noch fehlt.
    .note = Ganz von uns: Das sechste Glasbrett war nicht zu finden.

## Automa

card-automa = Automa
    .note = Die Regeln sind bekannt, die Karten verloren: Muster, Gunststeine, Positionen, Wertung und Stufen sind von uns.

card-A01 = Automa-Karte A01
    .text = Plätze 1, 2, 3 und 4, in dieser Reihenfolge. Er bezahlt für Werkzeug 1.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A02 = Automa-Karte A02
    .text = Plätze 2, 3, 4 und 5, in dieser Reihenfolge. Er bezahlt für Werkzeug 2.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A03 = Automa-Karte A03
    .text = Plätze 3, 4, 5 und 1, in dieser Reihenfolge. Er bezahlt für Werkzeug 3.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A04 = Automa-Karte A04
    .text = Plätze 4, 5, 1 und 2, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A05 = Automa-Karte A05
    .text = Plätze 5, 1, 2 und 3, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A06 = Automa-Karte A06
    .text = Plätze 1, 3, 5 und 2, in dieser Reihenfolge. Er bezahlt für Werkzeug 1.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A07 = Automa-Karte A07
    .text = Plätze 2, 4, 1 und 3, in dieser Reihenfolge. Er bezahlt für Werkzeug 2.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A08 = Automa-Karte A08
    .text = Plätze 3, 5, 2 und 4, in dieser Reihenfolge. Er bezahlt für Werkzeug 3.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A09 = Automa-Karte A09
    .text = Plätze 4, 1, 3 und 5, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A10 = Automa-Karte A10
    .text = Plätze 5, 2, 4 und 1, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A11 = Automa-Karte A11
    .text = Plätze 1, 4, 2 und 5, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A12 = Automa-Karte A12
    .text = Plätze 2, 5, 3 und 1, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A13 = Automa-Karte A13
    .text = Plätze 3, 1, 4 und 2, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A14 = Automa-Karte A14
    .text = Plätze 4, 2, 5 und 3, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A15 = Automa-Karte A15
    .text = Plätze 5, 3, 1 und 4, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A16 = Automa-Karte A16
    .text = Plätze 2, 1, 5 und 4, in dieser Reihenfolge.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-A17 = Automa-Karte A17
    .text = Plätze 4, 3, 2 und 1, in dieser Reihenfolge. Der Automa nimmt seinen zweiten Würfel sofort.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-AP1 = Automa-Karte AP1
    .text = Plätze 1, 5, 4 und 3, in dieser Reihenfolge. Nach seinem ersten Würfel nimmt der Automa Seltenes Glas.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-AP2 = Automa-Karte AP2
    .text = Plätze 3, 2, 1 und 5, in dieser Reihenfolge. Nach seinem ersten Würfel nimmt der Automa Seltenes Glas.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

card-AP3 = Automa-Karte AP3
    .text = Plätze 5, 4, 3 und 2, in dieser Reihenfolge. Ein Würfel, der nirgends passt, darf auf jedes freie Feld.
    .note = Was auf so einer Karte steht, sagen die Regeln; diese Vorderseite ist von uns.

## Promokarten

card-claror = Claror
    .note = Eine Karte von uns, gebaut wie die sechs echten, anstelle einer zusätzlichen Karte, deren Vorderseite nicht zu finden war.

card-penombra = Penombra
    .note = Eine Karte von uns, gebaut wie die sechs echten, anstelle einer zusätzlichen Karte, deren Vorderseite nicht zu finden war.

card-vitralls = Vitralls
    .note = Nur der Name war zu finden; Muster, Schwierigkeit und die andere Seite der Karte sind von uns.

card-barcelona = Barcelona
    .note = Nur der Name war zu finden; Muster, Schwierigkeit und die andere Seite der Karte sind von uns.

card-soldering-iron = Lötkolben
    .text = Vertausche zwei Würfel deines Fensters. Für beide gelten auf ihren neuen Feldern alle Setzregeln.
    .note = Ein Werkzeug von uns, samt Name, Nummer und Farbe, anstelle eines zusätzlichen, dessen Vorderseite nicht zu finden war.

card-horizontal-symmetry = Waagrechte Symmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: je zwei Würfel, die sich als Zwillinge treffen, gleich in Farbe und Zahl.
    .note = Eine einzige Quelle, die offen lässt, ob die 7 Punkte einmal oder für jedes Paar gelten; wir zählen jedes Paar.
