# The words of the server and of the data it keeps, in Spanish.

## Where data lies

problem-store-folder = no se puede usar la carpeta de datos { $folder }: { $why }; elige con --data una en la que puedas escribir
problem-store-in-use = la carpeta de datos { $folder } la usa otro servidor (proceso { $process }); páralo primero o elige otra carpeta con --data
problem-store-no-data = no hay datos en { $folder }; se esperaba la carpeta con la que se arrancó el servidor
problem-store-other-database = { $file } no es una base de datos de Pocket Money, o está dañada
problem-store-newer = { $file } lo escribió un Pocket Money más nuevo (versión { $version } de los datos; este programa conoce la { $newest }); actualiza el programa
problem-store-unusable = no se puede usar { $file }: { $why }
problem-backup-needs-file = nombra el archivo en el que copiarlo todo: pocketmoney backup FILE
problem-store-backup-exists = { $file } ya existe; una copia de seguridad nunca sustituye a un archivo

## Writing

problem-store-code-taken = otra mesa abierta tiene el código { $code }
problem-store-taken = la entrada { $first } de la mesa { $table } ya existe: alguien más escribe en esta mesa
problem-store-gap = la entrada { $first } de la mesa { $table } no sigue a la última
problem-store-gone = la mesa { $table } ya no existe
problem-store-broken = no se pudieron escribir entradas anteriores de la mesa { $table }
problem-store-failed = no se pueden escribir los datos: { $why }
problem-store-damaged = el registro de la mesa { $table } está dañado desde la entrada { $seq }: { $found ->
    [changed] su contenido no coincide con su suma de control
    [lost] lo que seguía estaba guardado y ha desaparecido
    [unreadable] la base de datos no puede leerla
   *[missing] esa entrada falta
}
problem-store-unreadable = no se pueden leer los datos: { $why }
problem-store-closed = los datos están cerrados
