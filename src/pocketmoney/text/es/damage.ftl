# Datos dañados: qué se encuentra y cómo se arregla.

## Qué se encuentra

problem-store-row-damaged = lo que se guarda sobre la mesa { $table } (su código o su última visita) no es lo que se escribió
problem-store-row-lost = la mesa número { $no } estaba guardada y ha desaparecido
problem-store-rows-lost = { $missing ->
    [one] ha desaparecido una mesa que estaba guardada
   *[other] han desaparecido { $missing } mesas que estaban guardadas
}
problem-store-snapshot-damaged = la instantánea de la mesa { $table } está dañada; en su lugar se usa el registro
problem-store-heads-damaged = el archivo tables.heads está dañado y se escribe de nuevo
problem-store-ends-damaged = la nota de dónde acaban los registros está dañada y se escribe de nuevo
problem-store-page-damaged = la base de datos está dañada: { $why }
problem-store-strays = { $count ->
    [one] una entrada no pertenece
   *[other] { $count } entradas no pertenecen
} a ninguna mesa
problem-store-corrupt = { $file } está dañado ({ $why }); mira qué se puede arreglar con: pocketmoney repair DATA --from BACKUP
problem-store-emptied = { $file } está vacío o no está, pero había datos; arréglalo con: pocketmoney repair DATA --from BACKUP
problem-replica-damaged = { $server } no tiene el registro de la mesa { $table } como se escribió: { $why }
problem-cluster-no-log = en { $url } no hay mesas de un clúster llamado { $name }; di otro con --cluster-name
problem-check-needs-path = di qué carpeta de datos, copia o clúster hay que revisar: pocketmoney check DATA
problem-repair-needs-folder = di qué carpeta de datos hay que arreglar: pocketmoney repair DATA --from BACKUP
problem-repair-damaged-backup = { $file } también está dañado; usa otra copia
problem-repair-older = { $folder } es de una versión anterior; arranca el servidor una vez para actualizarla y arréglala después

## Órdenes

cli-help-check =
    pocketmoney check DATA [opciones]

    Lee todo lo que hay en la carpeta de datos DATA, o en una copia, y comprueba cada suma de control. No cambia nada, y
    el servidor puede estar en marcha. Código de salida 0: todo está entero. 1: hay daños; cada uno es una línea.
    Para un clúster, DATA son las direcciones de todos sus servidores NATS, separadas por comas: cada registro se lee de
    cada uno.

    --cluster-name NAME   del clúster (pocketmoney)
    --cluster-creds FILE  credenciales, como para un nodo
    --cluster-ca FILE     quién responde de los certificados de los servidores

cli-help-repair =
    pocketmoney repair DATA [--from BACKUP] [options]

    Dice qué está dañado en la carpeta de datos DATA y lo arregla con lo que está entero en la carpeta y en la copia.
    Antes copia los archivos dañados en una carpeta dentro de DATA. Para antes el servidor. Código de salida 0: todo
    está entero. 1: hay entradas que no están en ninguna copia; esas mesas se pueden mirar, pero no jugar.

    --from BACKUP  un archivo hecho con pocketmoney backup
    --dry-run      solo dice lo que haría
    --cut          renuncia a las entradas que no están en ninguna copia, y se juega desde la última que está entera

cli-check-progress = leído el { $percent } %
cli-check-whole = { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}; todo está entero
cli-check-older = { $path } es de una versión anterior y aún no tiene sumas de control; solo se ha revisado su estructura
cli-check-damaged = { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}; daños encontrados: { $faults }
cli-repair-nothing = { $path }: todo está entero, así que no se ha cambiado nada
cli-repair-unopened = { $path }: la base de datos no se puede abrir
cli-repair-mended = mesa { $table }: { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
} de { $expected }, { $backup } de ellas de la copia
cli-repair-missing = mesa { $table }: las entradas { $first } a { $expected } no están en ninguna copia; se puede mirar, pero no jugar
cli-repair-cut = mesa { $table }: las entradas { $first } a { $expected } no están en ninguna copia y se dan por perdidas
cli-repair-gone = mesa número { $no }: no queda nada de ella
cli-repair-planned = no se ha cambiado nada; sin --dry-run se hace esto
cli-repair-done = { $path }: arreglado; los archivos dañados están en { $kept }
