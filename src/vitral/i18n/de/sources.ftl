### Not for the page

# Woher das Wissen über die Karten stammt: ein Satz zu jeder Quelle.

source-rulebook_en = Englische Spielanleitung, Version 1.2; sie zeigt drei Werkzeuge, drei öffentliche und zwei geheime Aufträge.
source-rulebook_pt = Portugiesische Spielanleitung des Grundspiels.
source-rulebook_es = Zwei inoffizielle spanische Übersetzungen einer frühen Spielanleitung des Grundspiels.
source-rulebook_ru = Russische Spielanleitung des Grundspiels, der Erweiterung für fünf und sechs und von Passion.
source-automa_de = Deutsche Fanregeln für den Automa, mit einer Seite zu Passion; die Karten dazu sind verloren.
source-it_rules = Text der italienischen Spielanleitung zu Passion: was in der Schachtel ist, Glück, Irisierendes Glas, ein geheimer Auftrag.
source-scan_en = Bilder der englischen Fenstermuster und Aufträge, bei dem Programm von koenheltzel aufbewahrt.
source-scan_it = Bilder der Fenstermuster einer anderen Auflage und italienischer Werkzeuge und Aufträge, bei Studienprojekten in Mailand aufbewahrt.
source-scan_nl = Bilder niederländischer Werkzeuge und Aufträge, bei zwei Studienprojekten aufbewahrt.
source-koenheltzel = Ein unfertiges Programm für einen Tisch im Netz: Fenster mit den Seiten, die sich eine Karte teilen, Farben der Werkzeuge, Aufträge.
source-zomis = Ein Programm, das spielt: Fenster, Werkzeuge mit ihren Farben und Aufträge, auch die der Erweiterung für fünf und sechs; 23 seiner 24 Fenster des Grundspiels gleichen denen von koenheltzel, das letzte gleicht dem aller anderen.
source-vermihunter = Eine Abschlussarbeit und ihr Programm: Fenster, wie die Werkzeuge wirken, nachgezeichnete Werkzeugkarten.
source-coloradohusky = Ein Kursprojekt: Fenster mit den Seiten, die sich eine Karte teilen, Werkzeuge, Aufträge.
source-avans = Eine Kursdatenbank einer niederländischen Schule, von mehreren Projekten genutzt: Fenster, Werkzeuge, Aufträge.
source-polimi = Studienprojekte des Politecnico di Milano, als eine Quelle gezählt.
source-hejmsdz = Ein Wertungsprogramm mit den Aufträgen auf Polnisch.
source-randomizer = Ein Zufallsaufbau: welche Seiten sich eine Karte teilen, und die Werkzeugnamen der Erweiterung für fünf und sechs.
source-fmarigarcia = Ein Zähler mit spanischen Fensternamen; seine Muster sind falsch, wo immer man nachsehen kann, also dienen nur die Namen.
source-nerdpool = Italienische Besprechung der Erweiterung für fünf und sechs, mit einer Liste des Inhalts.
source-metropolitan = Italienischer Artikel über Passion und die Erweiterung für fünf und sechs, mit einer Liste des Inhalts.
source-houseofgames = Italienische Besprechung von Passion: was Inspirationen können.
source-tomshw = Italienische Besprechung von Passion: nennt drei Inspirationen und sagt, dass das Glasbrett Gunststeine kostet.
source-meeplegamers = Vorschau auf Passion: geheime Aufträge mit Seltenem Glas; die meisten Inspirationen wirken wie ein Werkzeug für einen Gunststein.
source-justpushstart = Besprechung von Passion: Werkzeuge für einen Gunststein, Tausch mit dem Rundenanzeiger, Preise nach freien Ecken und nach liegen gebliebenen Würfeln.
source-boardgamequest = Besprechung von Passion: Inspirationen je Runde und je Partie, Bretter, die den Glaswürfel neu würfeln.
source-whatseric = Besprechung von Passion, die alle geheimen Aufträge mischt; die Spielanleitung tut das nicht.
source-zatu = Ladenseite zu Passion: Seltenes Glas ist nicht für Solospiele.
source-dicevibes = Seite über den Promo-Auftrag der Gen Con 2019, Waagrechte Symmetrie.
source-riseher = Tschechische Ladenseite: Jene Grundschachtel enthält ein Promo-Fenster von 2017.
source-newmedia21 = Koreanischer Artikel: Der ersten Auflage dort lagen zwei Promo-Fenster bei.
