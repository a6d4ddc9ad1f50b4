# The rule book in the browser, in German.

web-rules = Regeln
web-rules-parts = Teile des Regelbuchs
web-rules-search = Suche: Karte, Nummer, Wort
web-rules-found = { $count ->
    [one] Eine Fundstelle
   *[other] { $count } Fundstellen
}
web-rules-none = Nichts gefunden. Versuch es mit weniger Buchstaben.
web-rules-contents = Inhalt
web-rules-house = Hausregeln
web-rules-start = Zur Startseite
web-rules-ruling = Regel { $ruling } lesen
web-rules-of = Regeln: { $name }
web-rules-chapter = Kapitel
