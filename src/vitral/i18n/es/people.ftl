# The page about yourself: key, notifications, ratings and statistics, your data.

you-intro = Aquí no hace falta ninguna cuenta. Si quieres que te reconozcan en otro navegador, que te avisen cuando sea tu turno o ver lo que has jugado, este es el sitio.
you-key = Tu clave
you-key-none = Este navegador te conoce por una cookie. Con una clave recuperas tu nombre, tus asientos, tus partidas y tus ajustes en cualquier navegador, aunque pierdas este.
you-key-make = Crear una clave
you-key-new = Apunta estas seis palabras ahora. Solo se muestran esta vez, y quien las tenga eres tú.
you-key-words = Las palabras de tu clave
you-key-qr = La clave como código para otro teléfono o equipo
you-key-written = Ya la apunté
you-key-since = Tienes una clave desde el { $date }.
you-devices = { $count ->
    [one] Solo { $count } navegador es tuyo: este.
   *[other] { $count } navegadores son tuyos, contando este.
}
you-key-replace = Crear otra clave
you-key-replace-sure = La clave que tienes dejará de funcionar. Los navegadores que ya son tuyos lo siguen siendo.
you-key-drop = Tirar la clave
you-key-drop-sure = Ningún navegador podrá entrar ya con ella, y tus llaves de acceso también desaparecen. Los navegadores que ya son tuyos lo siguen siendo.
you-sign-out = Salir en este navegador
you-sign-out-sure = Este navegador te olvida. Sin tu clave no recuperarás tus asientos.
you-sign-others-out = Salir en los demás navegadores
you-key-have = Ya tengo una clave
you-key-type = Las seis palabras de tu clave
you-key-bring = Traer también las partidas de este navegador
you-key-enter = Usar esta clave
you-key-link = Has abierto un enlace con una clave. Úsala solo si es tuya: este navegador será de quien tenga la clave.
you-key-entered = Qué bien verte de nuevo.
you-passkey-make = Crear una llave de acceso
you-passkey-use = Usar una llave de acceso
you-passkeys = { $count ->
    [one] Tienes { $count } llave de acceso.
   *[other] Tienes { $count } llaves de acceso.
}
you-passkey-no = No se usó la llave de acceso.
you-told = Cuando sea tu turno
notifications-about = En una mesa, abre «Asientos y enlaces» y elige cómo quieres que te avisen allí. Como mucho un aviso por turno, y solo si no estás.
you-push = Notificaciones
you-push-none = Este servidor no envía notificaciones.
you-push-on = Permitir notificaciones en este navegador
you-push-off = No quiero más notificaciones
you-push-count = { $count ->
    [one] { $count } navegador tuyo recibe notificaciones.
   *[other] { $count } navegadores tuyos reciben notificaciones.
}
you-mail = Correo
you-mail-none = Este servidor no envía correos.
you-mail-address = Dirección de correo
you-mail-send = Enviarme un enlace de confirmación
you-mail-sent = Abre el enlace del correo que va camino de { $mail }.
you-mail-is = Los correos van a { $mail }.
you-mail-drop = Olvidar esta dirección
you-quiet = Horas de silencio
you-quiet-from = de
you-quiet-to = a
you-quiet-on = No enviar nada en este horario
you-stop-table = No se te avisará más sobre esta mesa.
you-stop-mail = No recibirás más correos de aquí.
you-stop-confirmed = Confirmado: los correos pueden ir a { $mail }. Ahora elígelo en las mesas que te interesen.
you-played = Lo que has jugado
you-played-none = Todavía no hay partidas terminadas.
you-ratings = Puntuación Glicko
you-ratings-about = Una puntuación Glicko-2 por tipo de partida: contra personas, contra bots ({ bot-apprentice } vale 1500), en solitario y contra el Automa. Es provisional hasta que hayas jugado lo suficiente.
you-ratings-none = Con una clave, tus partidas terminadas cuentan para la puntuación.
you-rating-standard = Contra personas
you-rating-bots = Contra bots
you-rating-solo = Partidas en solitario
you-rating-automa = Contra el Automa
you-rating-provisional = aún provisional
you-rating-is = { $rating } ± { $spread }
you-col-games = Partidas
you-col-won = Ganadas
you-col-mean = Media
you-col-best = Mejor
you-col-used = Usos
you-col-ahead = Por delante
you-col-rating = Puntuación
you-objectives = Puntos por objetivo
you-windows = Puntuación por ventana
you-tools = Puntuación con herramientas
you-against = Contra quién
you-somebody = Alguien
you-game-place = { $place }.º de { $players }
you-data = Tus datos
you-data-about = Puedes llevarte en un archivo todo lo que se guarda sobre ti aquí, o hacer que se borre. Las jugadas quedan, porque la partida también es de los demás, pero nada en ellas te nombra.
you-data-download = Descargar mis datos
you-data-erase = Borrar todo sobre mí
you-data-erase-sure = Tu clave, nombres, asientos, ajustes, puntuaciones e historial desaparecen de aquí, en todos los navegadores. No se puede deshacer.
you-data-erased = Se ha borrado todo sobre ti aquí.
you-sure = Sí, hazlo
about-privacy-more = Si creas una clave, pides avisos o quieres estadísticas, el servidor guarda lo necesario para ello hasta que lo borres. Todo está en «{ you-title }», para descargar y para borrar.
you-key-copy = Copiar las palabras
you-key-test = Escríbelas aquí para comprobar lo que has anotado
you-key-test-right = Son las palabras correctas.
you-key-test-wrong = Todavía no coinciden.
you-passkey-numeric = Los navegadores solo admiten llaves de acceso en direcciones con nombre. En este equipo, abre la página en «localhost».
