### Not for the page
# Mail and notifications.

notification-title = It is your turn
notification-names = The table of { $names } waits for you.
notification-table = A table waits for you.
notification-stop = No more about this table
notification-mail = { $whom }

    { $link }

    No more about this table: { $stop }
    No more mail at all: { $all }
notification-confirm-title = Is this your mail address?
notification-confirm = Somebody, probably you, wants to be notified here when it is their turn. If it is you, open this link:

    { $link }

    If not, do nothing. To get no mail from here ever again, whoever asks for it, open this link:

    { $never }
