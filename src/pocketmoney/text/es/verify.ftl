# What `pocketmoney verify` says, in Spanish. A failure stands behind the file, so it begins small.

verify-holds = { $file }: el secreto encaja con el compromiso { $commit }, { $brought ->
    [0] ningún sitio trajo números propios
   *[other] { $brought } de { $seats } sitios trajeron números propios
}, y de ellos sale la semilla { $seed }; mazo, dados y cada jugada salen de esa semilla.

problem-verify-no-key = no hay nada que comprobar: el registro no tiene la línea { $key }, así que su mesa no prometió nada
problem-verify-other-commit = afirma: se te enseñó el compromiso { $shown }; en realidad: el registro tiene { $commit }
problem-verify-commit = afirma: el compromiso { $commit }; en realidad: el secreto de este registro da { $is }
problem-verify-seed = afirma: la semilla { $seed }; en realidad: el secreto y los números de los sitios dan { $is }
problem-verify-dealt = afirma: mazo y dados salen de la semilla; en realidad: el propio registro fija { $keys }
