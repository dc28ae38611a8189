### Not for the page
# Mail and notifications.

told-title = É a sua vez
told-names = A mesa de { $names } espera por você.
told-table = Uma mesa espera por você.
told-stop = Não avisar mais sobre esta mesa
told-mail = { $whom }

    { $link }

    Não avisar mais sobre esta mesa: { $stop }
    Nenhum e-mail mais: { $all }
told-confirm-title = Este é o seu endereço de e-mail?
told-confirm = Alguém, provavelmente você, quer ser avisado aqui quando for a sua vez. Se for você, abra este link:

    { $link }

    Se não for, não faça nada: não virão mais e-mails.
