### Not for the page
# Mail and notifications.

notification-title = É a sua vez
notification-names = A mesa de { $names } espera por você.
notification-table = A sua mesa espera por você.
notification-stop = Não avisar mais sobre esta mesa
notification-mail = { $whom }

    { $link }

    Não avisar mais sobre esta mesa: { $stop }
    Não receber mais e-mails: { $all }
notification-confirm-title = Este é o seu endereço de e-mail?
notification-confirm = Alguém, provavelmente você, pediu para ser avisado neste endereço quando for a sua vez. Se foi você, abra este link:

    { $link }

    Se não foi, não faça nada. Para nunca mais receber e-mails deste servidor, seja quem for que os peça, abra este link:

    { $never }
