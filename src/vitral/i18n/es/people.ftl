# The page about yourself: key, notifications, ratings and statistics, your data.

you-intro = Aquí no hace falta ninguna cuenta. Si quieres que te reconozcan en otro navegador, que te avisen cuando sea tu turno o ver lo que has jugado, este es el sitio.
you-key = Tu clave
you-key-none = Este navegador te reconoce por una cookie. Con una clave recuperas tu nombre, tus asientos, tus partidas y tus ajustes en cualquier navegador, aunque pierdas este.
you-key-make = Crear una clave
you-key-new = Apunta estas seis palabras ahora. Solo se muestran esta vez, y quien las tenga puede entrar como si fueras tú.
you-key-words = Las palabras de tu clave
you-key-qr = La clave como código para otro teléfono o equipo
you-key-written = Ya la apunté
you-key-since = Tienes una clave desde el { $date }.
you-devices = { $count ->
    [one] Has entrado en { $count } navegador: este.
   *[other] Has entrado en { $count } navegadores, contando este.
}
you-key-replace = Crear otra clave
you-key-replace-sure = La clave actual dejará de funcionar. En los navegadores donde ya has entrado no cambia nada.
you-key-drop = Eliminar la clave
you-key-drop-sure = Ya no se podrá entrar con ella en ningún navegador, y tus llaves de acceso también se eliminarán. En los navegadores donde ya has entrado no cambia nada.
you-sign-out = Cerrar sesión aquí
you-sign-out-sure = Este navegador te olvidará. Sin tu clave no podrás recuperar tus asientos.
you-sign-others-out = Cerrar sesión en los demás navegadores
you-key-have = Ya tengo una clave
you-key-type = Las seis palabras de tu clave
you-key-bring = Traer también las partidas de este navegador
you-key-enter = Usar esta clave
you-key-link = Has abierto un enlace con una clave. Úsala solo si es tuya: a partir de entonces, este navegador actuará como el dueño de la clave.
you-key-entered = Qué bien verte de nuevo.
you-passkey-make = Crear una llave de acceso
you-passkey-use = Usar una llave de acceso
you-passkeys = { $count ->
    [one] Tienes { $count } llave de acceso.
   *[other] Tienes { $count } llaves de acceso.
}
you-passkey-no = No se usó la llave de acceso.
you-told = Cuando sea tu turno
notifications-about = En una mesa, abre «{ seats-title }» y elige cómo quieres que te avisen allí. Como mucho recibirás un aviso por turno, y solo si no estás.
you-push = Notificaciones
you-push-none = Este servidor no envía notificaciones.
you-push-on = Permitir notificaciones en este navegador
you-push-off = Desactivar las notificaciones
you-push-count = { $count ->
    [one] { $count } navegador tuyo recibe notificaciones.
   *[other] { $count } navegadores tuyos reciben notificaciones.
}
you-mail = Correo
you-mail-none = Este servidor no envía correos.
you-mail-address = Dirección de correo
you-mail-send = Enviarme un enlace de confirmación
you-mail-sent = Abre el enlace del correo que te hemos enviado a { $mail }.
you-mail-is = Los correos van a { $mail }.
you-mail-drop = Olvidar esta dirección
you-quiet = Horas de silencio
you-quiet-from = de
you-quiet-to = a
you-quiet-on = No enviar nada en este horario
you-stop-table = Ya no recibirás avisos de esta mesa.
you-stop-mail = No recibirás más correos de este servidor.
you-stop-confirmed = Confirmado: los correos se pueden enviar a { $mail }. Ahora elige el correo en las mesas de las que quieras recibir avisos.
you-played = Lo que has jugado
you-played-none = Todavía no hay partidas terminadas.
you-ratings = Nivel
you-ratings-about = Un nivel Glicko-2 para cada tipo de partida: contra personas, contra bots ({ bot-apprentice } tiene 1500), en solitario y contra el Automa. Es provisional hasta que hayas jugado lo suficiente.
you-ratings-none = Con una clave, las partidas que terminas cuentan para tu nivel.
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
you-col-rating = Nivel
you-objectives = Puntos por objetivo
you-windows = Puntuación por ventana
you-tools = Puntuación con herramientas
you-against = Rivales
you-somebody = Sin nombre
you-game-place = { $place }.º de { $players }
you-games = Tus partidas
you-games-about = Guarda tus partidas en un archivo para seguirlas en otro lugar: en otro navegador, en otro servidor o sin servidor. Las partidas con otras personas se incluyen cuando terminan.
you-games-save = Guardar todas las partidas
you-games-restore = Añadir partidas de un archivo
you-games-restored =
    { $count ->
        [0] Todas las partidas de este archivo ya estaban aquí.
        [one] Se añadió una partida.
       *[other] Se añadieron { $count } partidas.
    }
you-games-failed =
    { $count ->
        [one] No se pudo añadir una partida: { $why }
       *[other] No se pudieron añadir { $count } partidas: { $why }
    }
you-data = Tus datos
you-data-about = Puedes descargar todo lo que se guarda sobre ti aquí, o hacer que se borre. Las jugadas se quedan, porque la partida también es de los demás, pero nada en ellas te identifica.
you-data-download = Descargar mis datos
you-data-erase = Borrar mis datos
you-data-erase-sure = Aquí se borran, en todos los navegadores, tu clave, tus nombres, asientos, ajustes, niveles e historial. No se puede deshacer.
you-data-erased = Aquí ya se han borrado todos tus datos.
you-sure = Sí, adelante
about-privacy-more = Si creas una clave, pides avisos o quieres estadísticas, el servidor guarda lo necesario para ello hasta que lo borres. En «{ you-title }» puedes descargarlo o borrarlo todo.
you-key-copy = Copiar las palabras
you-key-test = Escríbelas aquí para comprobar lo que has anotado
you-key-test-right = Son las palabras correctas.
you-key-test-wrong = Todavía no coinciden.
you-passkey-numeric = Los navegadores solo admiten llaves de acceso en direcciones con nombre. En este equipo, abre la página en «localhost».
