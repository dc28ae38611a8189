# Das Notizbuch in einer Partie über mehrere Tage: Notizen und ein Zug, der für das nächste Mal geplant ist.

notebook-about = Diese Seite siehst nur du.
notebook-note = Notizen
notebook-saved = Gespeichert
plan-title = Nächster Zug
plan-about = Wähle einen Würfel und ein Feld. Liegt der Würfel noch da, wenn du am Zug bist, wird er genommen und auf dieses Feld gesetzt, und dein Zug endet. Sonst spielst du wie immer.
plan-none = Du kannst einen Zug planen, solange du in dieser Runde auf einen weiteren Zug wartest.
plan-dice = Würfel, die du einplanen kannst
plan-window = Dein Fenster
plan-set = Geplant: { $die } auf { $space }, wenn der Würfel noch da liegt.
plan-dropped = Dein geplanter Zug ({ $die } auf { $space }) wurde nicht gespielt:
plan-cancel = Diesen Plan verwerfen
plan-dismiss = Verstanden
plan-turn-lost = Du hattest in jener Runde keinen weiteren Zug.
