# Rätsel: Stellungen aus echten Partien, in denen ein Zug klar der beste ist.

puzzles-about = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Finde ihn.
puzzles-how = Gespielt haben Bots verschiedener Stärke. Der beste Zug liegt in Hunderten von Probepartien des Bots „{ bot-master }“ mindestens drei Punkte vor jedem anderen. Die Stufe sagt, wie oft Bots ihn übersehen und wie selten man ihn blind errät.
puzzles-grade = Stufe { $grade }
puzzles-solved = { $solved } von { $count } gelöst
puzzles-start = Los
puzzles-go-on = Weiter
puzzles-again = Noch einmal

puzzle-question = Welcher Zug ist hier der beste?
puzzle-how = Spiel den ganzen Zug und beende ihn.
puzzle-where = Stufe { $grade } von 5
puzzle-right = Richtig! Der nächstbeste Zug bringt { $margin } Punkte weniger.
puzzle-wrong = Nicht der beste Zug: Er bringt { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
  } weniger.
puzzle-given-up = Der nächstbeste Zug bringt { $margin } Punkte weniger.
puzzle-best = Am besten: { $turn }
puzzle-missed = Bots übersehen ihn in { $missed } von 100 Versuchen.
puzzle-next = Nächstes Rätsel
puzzle-again = Noch ein Versuch
puzzle-show-best = Besten Zug zeigen
puzzle-show-mine = Meinen Zug zeigen
puzzle-give-up = Lösung zeigen
puzzle-leave = Alle Rätsel

puzzle-theme-scores = Öffentliche Aufträge
puzzle-theme-own_objective = Dein geheimer Auftrag
puzzle-theme-tool = Ein Werkzeug
puzzle-theme-keeps_open = Ein Feld frei halten
puzzle-theme-narrow = Das schwierige Feld
puzzle-theme-flexible = Platz zum Weiterbauen
puzzle-theme-promises = Punkte für später
puzzle-theme-wait = Geduld
puzzle-as-good = So gut wie der beste Zug. Der nächstbeste bringt { $margin } Punkte weniger.
puzzle-thinking = Dein Zug wird geprüft …
puzzles-themes = Alle Themen
puzzles-theme = Thema
puzzles-rating = Deine Spielstärke bei Rätseln: { $rating } ({ $count } beantwortet)

mistake-where = Runde { $round }, { $name }: Finde einen besseren Zug als den gespielten
mistake-leave = Zurück zur Analyse
mistake-right = Richtig! Er bringt { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
  } mehr als der Zug in der Partie.
mistake-as-good = So gut wie der beste Zug, und der bringt { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
  } mehr als der in der Partie.
mistake-given-up = Der beste Zug bringt { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkte
  } mehr als der in der Partie.
