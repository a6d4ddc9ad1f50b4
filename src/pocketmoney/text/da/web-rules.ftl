# The rule book in the browser, in Danish.

web-rules = Regler
web-rules-parts = Regelbogens dele
web-rules-search = Søg: kort, nummer eller ord
web-rules-found = { $count ->
    [one] Ét sted fundet
   *[other] { $count } steder fundet
}
web-rules-none = Intet fundet. Prøv med færre bogstaver.
web-rules-contents = Indhold
web-rules-house = Husregler
web-rules-start = Til forsiden
web-rules-ruling = Læs afgørelse { $ruling }
web-rules-of = Regler: { $name }
web-rules-chapter = kapitel
