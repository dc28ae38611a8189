### Not for the page
# Mail and notifications.

notification-title = Du bist am Zug
notification-names = Der Tisch von { $names } wartet auf dich.
notification-table = Ein Tisch wartet auf dich.
notification-stop = Keine Nachrichten mehr zu diesem Tisch
notification-mail = { $whom }

    { $link }

    Keine Nachrichten mehr zu diesem Tisch: { $stop }
    Gar keine E-Mails mehr: { $all }
notification-confirm-title = Ist das deine E-Mail-Adresse?
notification-confirm = Jemand, vermutlich du, möchte hier erfahren, wenn er am Zug ist. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, tu nichts. Willst du von hier nie wieder E-Mail bekommen, wer immer darum bittet, öffne diesen Link:

    { $never }
