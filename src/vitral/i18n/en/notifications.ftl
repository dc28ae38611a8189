### Not for the page
# Email and notifications.

notification-title = It is your turn
notification-names = Your table is waiting for you. Players: { $names }.
notification-table = Your table is waiting for you.
notification-stop = Stop notifications about this table
notification-mail = { $whom }

    { $link }

    Stop notifications about this table: { $stop }
    Stop all email from us: { $all }
notification-confirm-title = Is this your email address?
notification-confirm = Someone, probably you, wants to be notified here when it is their turn. If it is you, open this link:

    { $link }

    If it is not you, ignore this message. If you never want email from us again, no matter who asks for it, open this link:

    { $never }
