### Not for the page
# Mail and notifications.

notification-title = Du bist am Zug
notification-names = Am Tisch mit { $names } bist du dran.
notification-table = Ein Tisch wartet auf dich.
notification-stop = Keine Benachrichtigungen mehr zu diesem Tisch
notification-mail = { $whom }

    { $link }

    Keine Benachrichtigungen mehr zu diesem Tisch: { $stop }
    Gar keine E-Mails mehr: { $all }
notification-confirm-title = Ist das deine E-Mail-Adresse?
notification-confirm = Jemand, vermutlich du, möchte unter dieser Adresse benachrichtigt werden, wenn ein Zug ansteht. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, tu nichts. Wenn du von hier nie wieder E-Mails bekommen willst, egal wer darum bittet, öffne diesen Link:

    { $never }
