# The rule book in the browser.

web-rules = Rules
web-rules-parts = Parts of the rule book
web-rules-search = Search: card, number or word
web-rules-found = { $count ->
    [one] One place found
   *[other] { $count } places found
}
web-rules-none = Nothing found. Try fewer letters.
web-rules-contents = Contents
web-rules-house = House rules
web-rules-start = To the start page
web-rules-ruling = Read ruling { $ruling }
web-rules-of = Rules: { $name }
web-rules-chapter = chapter
