# Ventanas propias: dibujadas, medidas, compartidas, impresas, jugadas.

windows-title = Diseñar una ventana
windows-about = Dibuja un patrón, juégalo en cualquier mesa, compártelo o imprímelo para tu marco.
windows-pattern = Patrón
windows-brush = Qué piden los espacios
windows-brush-about = Elige qué pide un espacio y pulsa los espacios. Pulsa otra vez para dejar uno libre.
windows-fillable = Se puede completar.
windows-show-filled = Ver una manera de completarla
windows-hide-filled = Ver el patrón
windows-clear = Empezar de nuevo
windows-name = Nombre
windows-unnamed = Mi ventana
windows-difficulty = Dificultad
    .about = Quien la juega recibe este número de fichas de favor.
windows-measure = Medir con bots
windows-measuring = Los bots la están construyendo …
windows-measured = Los bots dejan de media { $open } espacios abiertos. En las ventanas impresas de dificultad { $suggested } dejan { $printed }.
windows-take = Usar dificultad { $suggested }
windows-use = Usarla
windows-play = Jugar con ella
windows-keep = Guardar en este dispositivo
windows-kept = Guardada
windows-link = Enlace a esta ventana
windows-bad-link = Este enlace no lleva a ninguna ventana. ¿Está cortado?
windows-print = Imprimirla
windows-width = Anchura en milímetros
windows-width-about = Las cartas cambian según la edición: mide una impresa e indica su anchura. Imprime sin escalar; una regla de 50 mm en la hoja muestra si el tamaño es correcto.
windows-paper = Papel
windows-paper-letter = Carta
windows-mine = Tus ventanas
windows-none = Todavía no hay ninguna en este dispositivo.
windows-remove = Quitar { $name }

setup-windows = Tus ventanas
    .about = En la mesa todos pueden elegir una de ellas. Como máximo { $most }.
