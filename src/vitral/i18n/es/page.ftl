# Palabras que usan todas las pantallas de la página.

to-home = Volver al inicio
lost-title = No hay nada en esta dirección.
fan-project = Vitral es un proyecto de aficionados, no oficial, sin vínculo con la editorial de Sagrada.
loading = Un momento…
close = Cerrar
cancel = Cancelar
try-again = Probar de nuevo
copy = Copiar
copied = Copiado
copy-failed = No se permitió copiar; selecciona el texto y cópialo.
download = Descargar

problem-offline = No se puede llegar al servidor. ¿Estás sin conexión? No se ha perdido nada; prueba de nuevo dentro de un momento.
problem-server = Algo se ha roto en el servidor. Nada de lo que hiciste se ha perdido; prueba de nuevo dentro de un momento.
problem-too-many = Han sido muchas cosas a la vez. Espera un momento.
problem-unknown = No ha funcionado, y no sabemos decir por qué. Prueba de nuevo.
