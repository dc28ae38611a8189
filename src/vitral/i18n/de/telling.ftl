### Not for the page
# Mail and notifications.

told-title = Du bist am Zug
told-names = Der Tisch von { $names } wartet auf dich.
told-table = Ein Tisch wartet auf dich.
told-stop = Zu diesem Tisch nicht mehr
told-mail = { $whom }

    { $link }

    Zu diesem Tisch nicht mehr: { $stop }
    Gar keine E-Mails mehr: { $all }
told-confirm-title = Ist das deine E-Mail-Adresse?
told-confirm = Jemand, vermutlich du, möchte hier erfahren, wenn er am Zug ist. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
