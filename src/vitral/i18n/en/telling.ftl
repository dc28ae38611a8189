### Not for the page
# Mail and notifications.

told-title = It is your turn
told-names = The table of { $names } waits for you.
told-table = A table waits for you.
told-stop = No more about this table
told-mail = { $whom }

    { $link }

    No more about this table: { $stop }
    No more mail at all: { $all }
told-confirm-title = Is this your mail address?
told-confirm = Somebody, probably you, wants to be notified here when it is their turn. If it is you, open this link:

    { $link }

    If not, do nothing: no more mail will come.
