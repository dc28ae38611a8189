### Not for the page
# Mail and notifications.

notification-title = Es tu turno
notification-names = La mesa de { $names } te espera.
notification-table = Tu mesa te espera.
notification-stop = No avisar más de esta mesa
notification-mail = { $whom }

    { $link }

    No avisar más de esta mesa: { $stop }
    No recibir más correos: { $all }
notification-confirm-title = ¿Es esta tu dirección de correo?
notification-confirm = Alguien, probablemente tú, ha pedido que Vitral le avise en esta dirección cuando sea su turno. Si eres tú, abre este enlace:

    { $link }

    Si no, no hagas nada. Para no volver a recibir nunca correos de este servidor, los pida quien los pida, abre este enlace:

    { $never }
