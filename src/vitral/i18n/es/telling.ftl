### Not for the page
# Mail and notifications.

told-title = Es tu turno
told-names = La mesa de { $names } te espera.
told-table = Una mesa te espera.
told-stop = No avisar más de esta mesa
told-mail = { $whom }

    { $link }

    No avisar más de esta mesa: { $stop }
    Ningún correo más: { $all }
told-confirm-title = ¿Es esta tu dirección de correo?
told-confirm = Alguien, probablemente tú, quiere que le avisen aquí cuando sea su turno. Si eres tú, abre este enlace:

    { $link }

    Si no, no hagas nada: no llegarán más correos.
