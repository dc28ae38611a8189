# Palabras que usan todas las pantallas de la página.

to-home = Inicio
lost-title = No hay nada en esta dirección.
fan-project = Vitral es un proyecto de aficionados, no oficial, sin relación con la editorial de Sagrada.
loading = Un momento…
close = Cerrar
cancel = Cancelar
try-again = Reintentar
copy = Copiar
copied = Copiado
download = Descargar

problem-offline = No se puede conectar con el servidor. ¿Estás sin conexión? No se ha perdido nada; inténtalo de nuevo en un momento.
problem-server = Algo ha fallado en el servidor. No se ha perdido nada de lo que hiciste; inténtalo de nuevo en un momento.
problem-too-many = Demasiadas peticiones. Espera un momento.
problem-unknown = No ha funcionado, y no sabemos por qué. Inténtalo de nuevo.

book-title = Reglamento
book-open = Abrir el reglamento
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Regla: { $name }
seat-free = Asiento libre
new-game = Nueva partida
player-name = Jugador { $number }
