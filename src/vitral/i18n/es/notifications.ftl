### Not for the page
# Mail and notifications.

notification-title = Es tu turno
notification-names = La mesa de { $names } te espera.
notification-table = Una mesa te espera.
notification-stop = No avisar más de esta mesa
notification-mail = { $whom }

    { $link }

    No avisar más de esta mesa: { $stop }
    Ningún correo más: { $all }
notification-confirm-title = ¿Es esta tu dirección de correo?
notification-confirm = Alguien, probablemente tú, quiere que le avisen aquí cuando sea su turno. Si eres tú, abre este enlace:

    { $link }

    Si no, no hagas nada. Para no volver a recibir nunca correo de aquí, lo pida quien lo pida, abre este enlace:

    { $never }
