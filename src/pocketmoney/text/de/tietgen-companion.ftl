# Ein Brett aus Pappe auf dem Tisch: Würfel und Karten, die dem Programm gesagt werden; und ein Tisch, der Schluss macht.

## Hausregeln

option-dice = Wer würfelt.
option-dice-thrown = das Programm
option-dice-typed = ihr auf dem Tisch, und ihr tippt ein, was die Würfel zeigen

option-cards = Wer die Postkarten zieht.
option-cards-drawn = das Programm
option-cards-typed = ihr von eurem eigenen Stapel, und ihr tippt die Nummer ein

preset-companion = Ein Brett aus Pappe auf dem Tisch: Die Handys sind Urkunden, Buchführung und Makler, und ihr würfelt selbst.
preset-short = Nach 120 Würfen wird gezählt, und Mieten muss niemand einfordern.
preset-cut-throat = Miete gibt es nur bis zum nächsten Wurf, um den letzten Kasten wird geboten, und Bauen füllt das Sparschwein.

## Was geschieht

event-tietgen-calls-time = { $seat-is ->
    [you] Du willst Schluss machen: Wenn alle das wollen, die noch dabei sind, wird das Bier gezählt, und der größte Besitz gewinnt.
   *[other] { $seat } will Schluss machen: Wenn alle das wollen, die noch dabei sind, wird das Bier gezählt, und der größte Besitz gewinnt.
}

## Warum nicht

refusal-tietgen-dice-are-thrown = An diesem Tisch würfelt das Programm.
refusal-tietgen-cards-are-drawn = An diesem Tisch zieht das Programm die Karten.
refusal-tietgen-card-not-there = Karte { $number } kann nicht gezogen worden sein: Jemand behält sie gerade, oder der Stapel hat sie nicht.
refusal-tietgen-no-card = Du stehst auf keinem Postfeld: Es gibt für dich keine Karte zu ziehen.
refusal-tietgen-not-your-card = Diese Karte zieht { $on }.
refusal-tietgen-time-called = Du willst schon Schluss machen; die anderen müssen zustimmen.
problem-tietgen-which-dice = { $word } steht allein, oder mit zwei Würfeln dahinter, etwa 3-4
problem-tietgen-which-card = { $word } braucht die Nummer der Karte, etwa 12

## Im Terminal

terminal-tietgen-ask-mail = Du ziehst eine Postkarte. Tippe ihre Nummer, etwa: karte 12 (Enter: das Programm zieht eine):
terminal-tietgen-ask-card-throw = Die Karte verlangt einen neuen Wurf. Tippe, was die Würfel zeigen, etwa: würfeln 3-4 (Enter: das Programm würfelt):
terminal-tietgen-ask-throw-typed = Du würfelst. Tippe, was die Würfel zeigen, etwa: würfeln 3-4 (Enter: das Programm würfelt für dich):
terminal-tietgen-move-draw = ziehen (das macht das Programm)

## Im Browser

web-ask-mail = Du ziehst eine Postkarte.
web-ask-card-throw = Würfle für die Karte.
web-move-draw = Zieh eine für mich
web-move-mail = Karte
web-move-time = Schluss machen

## Eine Aufzeichnung prüfen

verify-told = { $count ->
    [one] Ein Wurf oder eine Karte kam vom Tisch und wurde eingetippt: Das kann niemand prüfen.
   *[other] { $count } Würfe und Karten kamen vom Tisch und wurden eingetippt: Die kann niemand prüfen.
}
