# The rule book in the browser, in Spanish.

web-rules = Reglas
web-rules-parts = Partes del reglamento
web-rules-search = Busca: carta, número o palabra
web-rules-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
web-rules-none = No hay nada. Prueba con menos letras.
web-rules-contents = Índice
web-rules-house = Reglas de la casa
web-rules-start = A la página de inicio
web-rules-ruling = Leer la regla { $ruling }
web-rules-of = Reglas: { $name }
web-rules-chapter = capítulo
