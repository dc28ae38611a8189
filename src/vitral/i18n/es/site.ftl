# The site without a server (docs/static-site.md).

site-loading = Preparando el juego en este dispositivo: { $percent } %
site-failed = No se pudo cargar el juego. Revisa tu conexión e inténtalo de nuevo.
site-no-storage = Este navegador no deja que la página guarde nada, como en algunas ventanas privadas, y una partida se perdería. Abre la página en una ventana normal.
site-full = Esta elección no se pudo guardar y por eso no se hizo: el almacenamiento de este navegador está lleno. Libera espacio en el dispositivo, o guarda tus partidas en un archivo y borra algunas, y vuelve a elegir.
site-crashed = El juego se detuvo de forma inesperada. Todo lo que elegiste está guardado.
site-stored = El juego completo ya está en este dispositivo. Funciona sin conexión.
site-update = Hay una nueva versión. Tus partidas siguen como están.
site-update-now = Usar la nueva versión
site-server-title = Gente en otros lugares
site-server-about = No necesitas un servidor: todo en esta página funciona en este dispositivo y se guarda en este navegador, incluso sin conexión.
site-server-more = Con un servidor puedes jugar con gente de otros lugares: mesas por enlace, la sala de espera, torneos, clasificaciones del día, chat, avisos y el nivel de cada jugador.
site-server-address = Dirección de un servidor
site-server-open = Ir al servidor
site-server-games = En el servidor
site-privacy = No hay cuentas, anuncios, rastreadores ni nada de otros sitios. Tus partidas, tus ajustes y tu nombre se quedan en este navegador, y no se envía nada a ningún lugar.
site-games-title = Tus partidas
site-games-about = Tus partidas se guardan solo en este navegador. Guárdalas en un archivo para tener una copia o seguirlas en otro navegador o en un servidor.
site-games-delete = Borrar partidas terminadas ({ $count })
site-games-delete-sure = Se borran de este navegador. Si quieres conservarlas, guárdalas antes en un archivo.
site-daily-about = Un reto al día, con los mismos dados para todos. Juégalo a tu ritmo y mantén tu racha.
site-daily-next = El próximo reto llega en { $time }.
