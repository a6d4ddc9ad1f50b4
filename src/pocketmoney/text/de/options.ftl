# House rules: `option-NAME` says what is decided, `option-NAME-VALUE` what a value means (a `+` in a value is
# written `-plus-`), `preset-NAME` what a preset is for.

option-heal-cap = Bis zu wie vielen Countern man sich heilen kann.
option-heal-cap-15 = bis fünfzehn
option-heal-cap-none = ohne Grenze

option-heal-while-helpless = Ob sich heilen darf, wer wehrlos oder festgehalten den letzten Counter verliert.
option-heal-while-helpless-on = Rettung erlaubt
option-heal-while-helpless-off = fällt ohne Rettung um

option-humiliate-healing = Ob Demütigung auch gegen Heilung geht.
option-humiliate-healing-on = Demütigung geht gegen Heilung
option-humiliate-healing-off = Heilung ist sicher

option-disarm-after-grab = Ob man gegen eine Waffe nach Greifen entwaffnen kann.
option-disarm-after-grab-on = Entwaffnen geht
option-disarm-after-grab-off = nur Demütigung stoppt sie

option-dodge-grab-after-block = Ob man einem Greifen nach Abblocken ausweichen kann.
option-dodge-grab-after-block-on = Ausweichen, Freiheit oder Demütigung
option-dodge-grab-after-block-off = nur Freiheit oder Demütigung

option-discard-rule = Was es kostet, als Aktion Karten abzuwerfen.
option-discard-rule-free = nichts
option-discard-rule-forbidden = Abwerfen ist verboten
option-discard-rule-pay-1 = 1 Counter
option-discard-rule-pay-2 = 2 Counter
option-discard-rule-pay-3 = 3 Counter
option-discard-rule-pay-per-card = 1 Counter für jede Karte
option-discard-rule-open-season = alle anderen dürfen einmal angreifen, wer abwirft
option-discard-rule-underdog-free = 1 Counter für mehr als eine Karte, nichts für den, der am wenigsten Counter hat

option-lm-values = Was Kinnhaken und Rundumschlag wert sind.
option-lm-values-seed = Kinnhaken 2, Rundumschlag 4
option-lm-values-spr = beide 3

option-stomp-scope = Welcher Angriff nach einem Stampfen halben Schaden macht.
option-stomp-scope-next-attack = gleich die nächste Angriffskarte, auch wenn sie gestoppt wird
option-stomp-scope-next-own-turn-hit = der nächste Treffer im eigenen Zug

option-poke-next-basic-only = Wer nach Fingerstoß aufs Auge nur mit Basisangriffen schlagen darf.
option-poke-next-basic-only-on = wer gestoßen hat und wer als Nächstes dran ist
option-poke-next-basic-only-off = nur wer gestoßen hat

option-headlock-any-basic = Welche Schläge im Schwitzkasten erlaubt sind.
option-headlock-any-basic-off = Gerade, Kinnhaken und Stampfen
option-headlock-any-basic-on = jeder Basisangriff und Stampfen

option-break-also-hits = Ob Stampfen, Kopfstoß oder Brummschädel beim Befreien auch trifft.
option-break-also-hits-on = befreit und trifft
option-break-also-hits-off = befreit nur

option-grab-follow-ups = Welche angreifenden Spezialkarten auf Greifen folgen dürfen.
option-grab-follow-ups-text-plus-open-hand = nur Handballen
option-grab-follow-ups-text = keine
option-grab-follow-ups-any-attack = alle

option-heart-breaker-skips-turn = Ob man mit gebrochenem Herzen aussetzt.
option-heart-breaker-skips-turn-on = setzt aus
option-heart-breaker-skips-turn-off = darf handeln, aber weder verteidigen noch demütigen

option-medieval-stack = Wie oft Mittelalter zu einem Angriff gelegt werden darf.
option-medieval-stack-on = beliebig oft
option-medieval-stack-off = einmal

option-choke-victim = Was das Opfer von Würgen & Kotzen darf.
option-choke-victim-lunch-money = so wenig wie im Würgegriff
option-choke-victim-unrestricted = alles, und sich obendrein befreien

option-vomit-bonus-attack = Ob der Basisangriff auf jemanden, der kotzt, zusätzlich zur Aktion kommt.
option-vomit-bonus-attack-extra = zusätzlich zur Aktion
option-vomit-bonus-attack-instead = er ist die Aktion

option-distraction-grab = Ob Greifen auf eine Ablenkung folgen darf.
option-distraction-grab-on = Greifen ist erlaubt
option-distraction-grab-off = nur eine Angriffskarte darf folgen

## Presets

preset-2002 = Die Werte der Kartenliste von 2002: Kinnhaken und Rundumschlag sind 3 wert.
preset-strict-text = Die Regelblätter beim Wort genommen, ohne das, was nur ein gedrucktes Beispiel zeigt.
preset-printed-example = Was das bei Lunch Money abgedruckte Spielbeispiel braucht, damit es so ausgeht wie erzählt.
preset-no-endless-discards = Wer abwirft, zahlt dafür einen Counter.
preset-quick = Ein kürzeres Spiel: Abwerfen kostet für jede Karte eins, und wer wehrlos ist, fällt ohne Rettung.
preset-wild = Heilen ohne Grenze, nach Greifen jeder Angriff, und wer abwirft, ist für alle Freiwild.
