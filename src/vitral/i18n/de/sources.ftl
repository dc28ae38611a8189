### Not for the page

# Woher das Wissen über die Karten stammt: ein Satz zu jeder Quelle.

source-rulebook_en = Englische Anleitung, Version 1.2. Sie zeigt drei Werkzeuge, drei öffentliche und zwei geheime Aufträge.
source-rulebook_pt = Portugiesische Anleitung des Grundspiels.
source-rulebook_es = Zwei inoffizielle spanische Übersetzungen einer frühen Anleitung des Grundspiels.
source-rulebook_ru = Russische Anleitung des Grundspiels, der Erweiterung für 5–6 Spieler und von Passion.
source-automa_de = Deutsche Fanregeln für den Automa, mit einer Seite zu Passion. Die Karten dazu sind verloren.
source-it_rules = Text der italienischen Anleitung zu Passion: Inhalt der Schachtel, „Glück“, „Irisierendes Glas“, ein geheimer Auftrag.
source-scan_en = Bilder der englischen Fenstermuster und Aufträge, gefunden beim Programm von koenheltzel.
source-scan_it = Bilder der Fenstermuster einer anderen Auflage und italienischer Werkzeuge und Aufträge, gefunden bei Studienprojekten in Mailand.
source-scan_nl = Bilder niederländischer Werkzeuge und Aufträge, gefunden bei zwei Studienprojekten.
source-koenheltzel = Ein unfertiges Programm für einen Onlinetisch: Fenster mit den Seiten, die sich eine Karte teilen, Farben der Werkzeuge, Aufträge.
source-zomis = Ein Programm, das das Spiel spielt: Fenster, Werkzeuge mit ihren Farben und Aufträge, auch die der Erweiterung für 5–6 Spieler. 23 seiner 24 Fenster des Grundspiels stimmen mit denen von koenheltzel überein, das letzte mit dem aller anderen.
source-vermihunter = Eine Abschlussarbeit und ihr Programm: Fenster, wie die Werkzeuge wirken, nachgezeichnete Werkzeugkarten.
source-coloradohusky = Ein Kursprojekt: Fenster mit den Seiten, die sich eine Karte teilen, Werkzeuge, Aufträge.
source-avans = Eine Kursdatenbank einer niederländischen Schule, von mehreren Projekten genutzt: Fenster, Werkzeuge, Aufträge.
source-polimi = Studienprojekte des Politecnico di Milano, als eine Quelle gezählt.
source-hejmsdz = Ein Wertungsprogramm mit den Aufträgen auf Polnisch.
source-randomizer = Ein Zufallsgenerator für den Aufbau: welche Seiten sich eine Karte teilen, und die Werkzeugnamen der Erweiterung für 5–6 Spieler.
source-fmarigarcia = Ein Punktezähler mit spanischen Fensternamen. Seine Muster sind überall falsch, wo wir sie prüfen können, deshalb benutzen wir nur die Namen.
source-nerdpool = Italienische Besprechung der Erweiterung für 5–6 Spieler, mit dem Inhalt der Schachtel.
source-metropolitan = Italienischer Artikel über Passion und die Erweiterung für 5–6 Spieler, mit dem Inhalt beider Schachteln.
source-houseofgames = Italienische Besprechung von Passion: was Inspirationen können.
source-tomshw = Italienische Besprechung von Passion: nennt drei Inspirationen und sagt, dass das Glasbrett Gunststeine kostet.
source-meeplegamers = Vorschau auf Passion: geheime Aufträge zu Seltenem Glas; die meisten Inspirationen wirken wie ein Werkzeug für einen Gunststein.
source-justpushstart = Besprechung von Passion: Werkzeuge für einen Gunststein, Tausch mit dem Rundenanzeiger, Preise nach freien Ecken und nach liegen gebliebenen Würfeln.
source-boardgamequest = Besprechung von Passion: Inspirationen je Runde und je Partie, Glasbretter, auf denen der Glaswürfel neu gewürfelt wird.
source-whatseric = Besprechung von Passion, die alle geheimen Aufträge mischt. Die Anleitung tut das nicht.
source-zatu = Ladenseite zu Passion: Seltenes Glas ist nicht für Solospiele.
source-dicevibes = Seite über „Waagrechte Symmetrie“, den Promo-Auftrag der Gen Con 2019.
source-riseher = Tschechische Ladenseite: Ihre Grundschachtel enthält ein Promo-Fenster von 2017.
source-newmedia21 = Koreanischer Artikel: Der ersten Auflage dort lagen zwei Promo-Fenster bei.
