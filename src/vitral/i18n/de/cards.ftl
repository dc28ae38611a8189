# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data by `make generate`; do not edit.
box-base = Grundspiel
box-pools = Fünf und sechs Spieler
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
    .text = Nimm einen Würfel, dreh ihn um eins nach oben oder unten und setz ihn. Eine 1 kann nur steigen, eine 6 nur fallen.

card-eglomise-brush = Églomisé-Pinsel
    .text = Versetze einen Würfel in deinem Fenster. Die aufgedruckte Farbe des neuen Feldes gilt nicht, alle anderen Regeln schon.

card-copper-foil-burnisher = Kupferfolien-Andrücker
    .text = Versetze einen Würfel in deinem Fenster. Die aufgedruckte Zahl des neuen Feldes gilt nicht, alle anderen Regeln schon.

card-lathekin = Bleiaufreiber
    .text = Versetze genau zwei Würfel in deinem Fenster. Für beide gelten alle Setzregeln.

card-lens-cutter = Kreisschneider
    .text = Nimm einen Würfel und tausch ihn gegen einen vom Rundenanzeiger. Setz den Würfel, den du dafür bekommst.

card-flux-brush = Flussmittelpinsel
    .text = Nimm einen beliebigen Würfel, würfle ihn neu und setz ihn. Passt er nirgends, kommt er mit seiner neuen Zahl zurück in die Auslage.

card-glazing-hammer = Glaserhammer
    .text = Würfle in deinem zweiten Zug der Runde, bevor du einen Würfel nimmst, alle Würfel der Auslage neu.

card-running-pliers = Brechzange
    .text = Nachdem du in deinem ersten Zug der Runde deinen Würfel gesetzt hast, nimm und setz gleich noch einen. Dein zweiter Zug in dieser Runde entfällt.

card-cork-backed-straightedge = Korklineal
    .text = Nimm einen Würfel und setz ihn auf ein Feld, das keinen anderen Würfel berührt, auch nicht über Eck. Die aufgedruckte Vorgabe gilt trotzdem.

card-grinding-stone = Schleifstein
    .text = Nimm einen Würfel und dreh seine Unterseite nach oben, bevor du ihn setzt: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4 und umgekehrt.

card-flux-remover = Flussmittelentferner
    .text = Nimm einen beliebigen Würfel, leg ihn in den Beutel und zieh blind einen Würfel. Bestimme seine Zahl, dann setz ihn oder lass ihn in der Auslage.

card-tap-wheel = Schneidrädchen
    .text = Wähle eine Farbe, die auf dem Rundenanzeiger liegt, und versetze einen oder zwei Würfel dieser Farbe in deinem Fenster. Alle Setzregeln gelten.

card-row-color-variety = Farbvielfalt der Reihen
    .text = Jede volle Reihe mit allen fünf Farben.

card-column-color-variety = Farbvielfalt der Spalten
    .text = Jede volle Spalte mit vier verschiedenen Farben.

card-row-shade-variety = Tonvielfalt der Reihen
    .text = Jede volle Reihe mit fünf verschiedenen Zahlen.

card-column-shade-variety = Tonvielfalt der Spalten
    .text = Jede volle Spalte mit vier verschiedenen Zahlen.

card-light-shades = Helle Töne
    .text = Jedes Paar aus einer 1 und einer 2, egal wo sie liegen.

card-medium-shades = Mittlere Töne
    .text = Jedes Paar aus einer 3 und einer 4, egal wo sie liegen.

card-deep-shades = Dunkle Töne
    .text = Jedes Paar aus einer 5 und einer 6, egal wo sie liegen.

card-shade-variety = Tonvielfalt
    .text = Jeder Satz aus allen sechs Zahlen, egal wo sie liegen.

card-color-variety = Farbvielfalt
    .text = Jeder Satz aus allen fünf Farben, egal wo sie liegen.

card-color-diagonals = Farbdiagonalen
    .text = Jeder Würfel, der über Eck einen Würfel seiner Farbe berührt. Ein Würfel zählt nur einmal, egal wie viele er so berührt.

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

## Fünf und sechs Spieler

card-romanesque = Romanesque

card-baroque = Baroque

card-esperanca = Esperança

card-alegria = Alegria

card-sol = Sol
    .note = Das Feld C2 ist erschlossen. Die einzige Liste hat dort eine 1, aber auf allen anderen Karten wiederholt die schwere Seite jede Vorgabe der leichten.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Streifenschneider
    .text = Nimm einen Würfel und tausch ihn gegen einen aus deinem eigenen Vorrat; er bleibt dort. Setz den Würfel, den du dafür bekommst.
    .note = Nummer und Wirkung stehen in einer Anleitung. Die Farbe für das Solospiel stammt aus einer einzigen Quelle.

card-lead-came-nippers = Bleirutenzange
    .text = Würfle einen oder zwei Würfel aus deinem eigenen Vorrat neu.
    .note = Wirkung und Farbe für das Solospiel stammen aus einer einzigen Quelle. Die Nummer ist erschlossen: Die 13 ist das andere Werkzeug der Schachtel.

card-fence = Zaun
    .text = Zähl die Zahlen in den beiden mittleren Reihen der Spalten 1, 3 und 5 zusammen, egal in welcher Farbe.

card-tunnel = Tunnel
    .text = Zähl die Zahlen auf den drei mittleren Feldern der obersten und der untersten Reihe zusammen, egal in welcher Farbe.

card-brace = Strebe
    .text = Zähl die Zahlen auf A2, A4, B3, C3, D2 und D4 zusammen, egal in welcher Farbe.

card-port = Bullauge
    .text = Zähl die Zahlen auf dem Ring von sechs Feldern um die Mitte zusammen: A3, B2, B4, C2, C4 und D3, egal in welcher Farbe.

card-brackets = Klammern
    .text = Zähl die Zahlen in den beiden oberen Ecken sowie direkt daneben und darunter zusammen, egal in welcher Farbe.

card-wall = Mauer
    .text = Zähl die Zahlen auf den sechs Feldern in der Mitte deines Fensters zusammen, egal in welcher Farbe.

## Passion

card-horizontal-shade-symmetry = Waagrechte Tonsymmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: jedes Paar gleicher Zahlen, das aufeinandertrifft.
    .note = Der Name ist unsere Übersetzung.

card-vertical-color-balance = Senkrechte Farbbalance
    .text = Schieb die untere Hälfte deines Fensters über die obere: jedes Paar gleicher Farben, das aufeinandertrifft.
    .note = Der Name ist unsere Übersetzung.

card-horizontal-color-symmetry = Waagrechte Farbsymmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: jedes Paar gleicher Farben, das aufeinandertrifft.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt.

card-vertical-shade-balance = Senkrechte Tonbalance
    .text = Schieb die untere Hälfte deines Fensters über die obere: jedes Paar gleicher Zahlen, das aufeinandertrifft.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt.

card-horizontal-color-balance = Waagrechte Farbbalance
    .text = Schieb die zwei rechten Spalten deines Fensters über die zwei linken: jedes Paar gleicher Farben, das aufeinandertrifft.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt. Dieser Auftrag und sein Zwilling für Zahlen sind unsere schwächsten Vermutungen.

card-horizontal-shade-balance = Waagrechte Tonbalance
    .text = Schieb die zwei rechten Spalten deines Fensters über die zwei linken: jedes Paar gleicher Zahlen, das aufeinandertrifft.
    .note = Den beiden nachgebildet, die eine Anleitung zeigt. Dieser Auftrag und sein Zwilling für Farben sind unsere schwächsten Vermutungen.

card-rg-unique-around = Bunte Nachbarn
    .text = Jede Farbe und jede Zahl, die rund um dein Seltenes Glas vorkommt.
    .note = Eine Anleitung verbindet Farbe und Zahl mit „und“, eine andere mit „oder“. Beides zu zählen ist unsere Lesart. Der Name ist von uns.

card-rg-highest-each-color = Höchster jeder Farbe
    .text = Nimm von jeder Farbe rund um dein Seltenes Glas den höchsten Würfel und zähl ihre Zahlen zusammen.
    .note = Der Name ist von uns.

card-rg-same-value = Echo
    .text = Jeder andere Würfel mit derselben Zahl wie dein Seltenes Glas.
    .note = Dass der Glaswürfel sich nicht selbst zählt, ist unsere Lesart. Der Name ist von uns.

card-rg-row-sum = Reihe
    .text = Zähl die Zahlen in der Reihe deines Seltenen Glases zusammen, seine eigene mitgezählt.
    .note = Die Summe der Reihe stammt aus einer einzigen Quelle. Dass der Glaswürfel mitzählt, ist von uns, der Name auch.

card-rg-column-sum = Spalte
    .text = Zähl die Zahlen in der Spalte deines Seltenen Glases zusammen, seine eigene mitgezählt.
    .note = Ganz von uns, nach dem Vorbild des Auftrags für die Reihe.

card-rg-diagonals-sum = Strahlen
    .text = Zähl die Zahlen auf beiden Diagonalen durch dein Seltenes Glas zusammen, seine eigene nicht.
    .note = Ganz von uns.

card-rg-unique-values = Tonleiter
    .text = Jede Zahl, die rund um dein Seltenes Glas vorkommt.
    .note = Eine Quelle erwähnt verschiedene Zahlen, vielleicht zu einer anderen Karte. Punkte und Name sind von uns.

card-luck = Glück
    .text = Würfle einmal je Runde den Würfel in deiner Hand neu. Passt er dann nirgends, kommt er dorthin zurück, woher er kam, und dein Zug ist vorbei.
    .note = Der Name ist unsere Übersetzung. Nur in der russischen Anleitung beendet ein misslungener Wurf den Zug.

card-wisdom = Weisheit
    .text = Du beginnst mit einem Gunststein weniger. Einmal je Runde kostet dich ein Werkzeug nur einen Gunststein, egal wie viele darauf liegen.
    .note = Der Name ist unsere Übersetzung.

card-resourcefulness = Findigkeit
    .text = Zahle einmal je Runde 1 Gunststein und tausch den Würfel in deiner Hand gegen einen vom Rundenanzeiger. Beide behalten ihre Zahl.
    .note = Der Name ist unsere Übersetzung.

card-courage = Mut
    .text = Setz einmal je Partie den Würfel in deiner Hand und missachte dabei den Aufdruck seines Feldes. Die Regeln zu Nachbarn gelten trotzdem.
    .note = Wir wissen, dass eine Inspiration das kann. Welche es ist, wie oft sie gilt und wie genau sie wirkt, ist von uns.

card-charm = Charme
    .text = Nimm einmal je Partie die Gunststeine von einem Werkzeug, höchstens drei.
    .note = Wir wissen, dass eine Inspiration Gunststeine von Werkzeugen nimmt. Name, Anzahl und Häufigkeit sind von uns.

card-precision = Präzision
    .text = Zahle einmal je Runde 1 Gunststein und dreh den Würfel in deiner Hand um eins nach oben oder unten. Eine 1 kann nur steigen, eine 6 nur fallen.
    .note = Wir wissen, dass die meisten Inspirationen wie ein Werkzeug für einen Gunststein wirken. Alles andere ist von uns.

card-iridescent = Irisierendes Glas
    .text = Der Würfel kostet 1 Gunststein für jedes freie Feld in der obersten Reihe deines Fensters, gezählt vor dem Setzen.
    .note = Der Name ist unsere Übersetzung.

card-textured = Strukturglas
    .text = Der Würfel kostet 1 Gunststein für jede freie Ecke deines Fensters, gezählt vor dem Setzen.
    .note = Der Name ist unsere Übersetzung.

card-patterned = Ornamentglas
    .text = Wähle einen der Würfel. Er kostet 1 Gunststein für jeden Würfel, der liegen bleibt.
    .note = Die drei Mulden sind aus losen Ziffern neben dem Glasbrett erschlossen. Der Name ist unsere Übersetzung.

card-architectural = Architekturglas
    .text = Zahle wie für ein Werkzeug: 1 Gunststein, wenn keiner auf dem Glasbrett liegt, sonst 2.
    .note = Die Mulde und der Name, den wir übersetzt haben, stehen in einer Anleitung. Der Preis ist von uns.

card-seeded = Blasenglas
    .text = Zahle 1 Gunststein und würfle den Würfel neu. Dann setz ihn oder lass ihn mit seiner neuen Zahl hier.
    .note = Wir wissen, dass auf einem Glasbrett neu gewürfelt wird. Alles andere ist von uns.

card-streaked = Schlierenglas
    .text = Der Würfel kostet 1 Gunststein für jede Farbe, die in deinem Fenster fehlt.
    .note = Ganz von uns: Das sechste Glasbrett haben wir nicht gefunden.

## Automa

card-automa = Automa
    .note = Die Regeln haben wir, aber die Karten sind verloren. Muster, Gunststeine, Positionen, Wertung und Stufen sind von uns.

card-A01 = Automa-Karte A01
    .text = Plätze 1, 2, 3 und 4 der Reihe nach. Der Automa bezahlt für Werkzeug 1.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A02 = Automa-Karte A02
    .text = Plätze 2, 3, 4 und 5 der Reihe nach. Der Automa bezahlt für Werkzeug 2.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A03 = Automa-Karte A03
    .text = Plätze 3, 4, 5 und 1 der Reihe nach. Der Automa bezahlt für Werkzeug 3.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A04 = Automa-Karte A04
    .text = Plätze 4, 5, 1 und 2 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A05 = Automa-Karte A05
    .text = Plätze 5, 1, 2 und 3 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A06 = Automa-Karte A06
    .text = Plätze 1, 3, 5 und 2 der Reihe nach. Der Automa bezahlt für Werkzeug 1.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A07 = Automa-Karte A07
    .text = Plätze 2, 4, 1 und 3 der Reihe nach. Der Automa bezahlt für Werkzeug 2.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A08 = Automa-Karte A08
    .text = Plätze 3, 5, 2 und 4 der Reihe nach. Der Automa bezahlt für Werkzeug 3.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A09 = Automa-Karte A09
    .text = Plätze 4, 1, 3 und 5 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A10 = Automa-Karte A10
    .text = Plätze 5, 2, 4 und 1 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A11 = Automa-Karte A11
    .text = Plätze 1, 4, 2 und 5 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A12 = Automa-Karte A12
    .text = Plätze 2, 5, 3 und 1 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A13 = Automa-Karte A13
    .text = Plätze 3, 1, 4 und 2 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A14 = Automa-Karte A14
    .text = Plätze 4, 2, 5 und 3 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A15 = Automa-Karte A15
    .text = Plätze 5, 3, 1 und 4 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A16 = Automa-Karte A16
    .text = Plätze 2, 1, 5 und 4 der Reihe nach.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-A17 = Automa-Karte A17
    .text = Plätze 4, 3, 2 und 1 der Reihe nach. Der Automa nimmt seinen zweiten Würfel sofort.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-AP1 = Automa-Karte AP1
    .text = Plätze 1, 5, 4 und 3 der Reihe nach. Nach seinem ersten Würfel nimmt der Automa Seltenes Glas.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-AP2 = Automa-Karte AP2
    .text = Plätze 3, 2, 1 und 5 der Reihe nach. Nach seinem ersten Würfel nimmt der Automa Seltenes Glas.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

card-AP3 = Automa-Karte AP3
    .text = Plätze 5, 4, 3 und 2 der Reihe nach. Ein Würfel, der nirgends passt, kommt auf das oberste freie Feld der leersten Spalte.
    .note = Was auf so einer Karte steht, sagen die Regeln. Was auf dieser steht, ist von uns.

## Promokarten

card-claror = Claror
    .note = Eine Karte von uns, gemacht wie die sechs echten. Sie vertritt eine zusätzliche Karte, die wir nicht gefunden haben.

card-penombra = Penombra
    .note = Eine Karte von uns, gemacht wie die sechs echten. Sie vertritt eine zusätzliche Karte, die wir nicht gefunden haben.

card-vitralls = Vitralls
    .note = Wir haben nur den Namen gefunden. Muster, Schwierigkeit und die andere Seite der Karte sind von uns.

card-barcelona = Barcelona
    .note = Wir haben nur den Namen gefunden. Muster, Schwierigkeit und die andere Seite der Karte sind von uns.

card-soldering-iron = Lötkolben
    .text = Vertausche zwei Würfel deines Fensters. Für beide gelten auf ihren neuen Feldern alle Setzregeln.
    .note = Ein Werkzeug von uns, samt Name, Nummer und Farbe. Es vertritt ein zusätzliches, dessen Vorderseite wir nicht gefunden haben.

card-horizontal-symmetry = Waagrechte Symmetrie
    .text = Klapp dein Fenster an der mittleren Spalte zusammen: jedes Paar aufeinandertreffender Würfel, die in Farbe und Zahl gleich sind.
    .note = Aus einer einzigen Quelle, die nicht sagt, ob die 7 Punkte einmal oder für jedes Paar zählen. Wir zählen jedes Paar.
