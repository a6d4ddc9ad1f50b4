# Hvad hvert kort gør, sagt som af en, der lærer andre spillet. Et kort uden sin egen sætning forklares efter sin type.

tell-basic = Tager { $value } fra en spiller, medmindre der lægges { card-block } eller { card-dodge }.
tell-weapon = Tager { $value } fra en spiller og kommer tilbage på din hånd. { card-block }, { card-dodge } eller { card-disarm } stopper det; kun { card-disarm } tager det fra dig.
tell-weapon-dropped = Tager { $value } fra en spiller. Bagefter beholder eller smider du det, som du vil. { card-block }, { card-dodge } eller { card-disarmament } stopper det.
tell-healing = Giver dig { $value } tilbage. Læg det som din tur, gerne flere på én gang, eller for at redde dig selv, når et slag ville slå dig ud.

tell-block = Stopper et angreb på dig, men ikke et { card-grab }. Den, der angreb dig, må gribe dig bagefter.
tell-dodge = Stopper et angreb eller et { card-grab } mod dig.
tell-freedom = Får dig ud af et { card-grab }, eller ud af et fasthold i din egen tur.
tell-grab = Griber en spiller. Hvis ingen stopper det, lægger du straks et angreb, som hverken { card-block } eller { card-dodge } kan stoppe.
tell-disarm = Stopper et våben, der bruges mod dig, og det er væk for altid.
tell-disarmament = Stopper et våben, der bruges mod dig, og det er væk for altid.
tell-jab = Tager { $value } fra en spiller, medmindre der lægges { card-block } eller { card-dodge }. Også et frit slag, mens du har nogen i { card-headlock }.
tell-uppercut = Tager { $value } fra en spiller, medmindre der lægges { card-block } eller { card-dodge }. Også et frit slag, mens du har nogen i { card-headlock }.
tell-headbutt = Tager { $value } fra en spiller, medmindre der lægges { card-block } eller { card-dodge }. I din tur bryder den også et { card-choke }, du sidder i.
tell-spinning-backfist = Tager { $value } fra en spiller. Den, der undviger, får slaget til at fortsætte til den næste.
tell-roundhouse = Tager { $value } fra en spiller. Den, der undviger, får sparket til at fortsætte til den næste.
tell-humiliation = Ødelægger ethvert kort, nogen lige har lagt, selv en anden { card-humiliation }. Så får du et frit angreb på den, der lagde det.
tell-horror-of-horrors = Ødelægger ethvert kort, nogen lige har lagt, selv en anden { card-horror-of-horrors }. Så får du et frit angreb på den, der lagde det.
tell-big-combo = Tager 3 og så 3 til fra en spiller. Hver { card-block } eller { card-dodge } stopper kun den ene halvdel.
tell-choke = Efter et { card-grab }: tager 1 nu og 1 i hver af dine ture, indtil offeret kommer fri, eller du giver slip.
tell-headlock = Efter et { card-grab }: holder en spiller forsvarsløs, og du giver frie slag med { card-jab }, { card-uppercut } og { card-stomp }.
tell-poke-in-the-eye = Tager { $value } og blinder en spiller, til den næste tur er slut: ingen svar, ingen tur. Du må tilføje et frit slag.
tell-powerplay = Efter et { card-grab }: tager { $value }, og du tilføjer et frit grundangreb på den samme spiller.
tell-stomp = Tager { $value }, og offerets næste angreb gør kun halv skade. I din tur bryder det også et fasthold, du sidder i.
tell-uppercut-squared = Tager { $value }, og du tilføjer et frit grundangreb på den samme spiller.
tell-choke-and-puke = Efter et { card-grab }: tager 1 nu og 1 i hver af dine ture. Når det slutter, brækker offeret sig en runde, og alle må slå.
tell-distraction = Læg den på en spiller, og angrib så den samme: hverken { card-block } eller { card-dodge } hjælper.
tell-fists-of-fury = Tager 2 tre gange fra en spiller. Hver { card-block } eller { card-dodge } stopper kun ét af de tre slag.
tell-heart-breaker = Tager { $value } og gør en spiller forsvarsløs i en runde: ingen svar, og den næste tur er tabt.
tell-manhandle = Efter et { card-grab }: tager { $value } og smider en spiller ud af rummet i en tur.
tell-medieval = Læg det sammen med et angreb: det tager { $value } mere.
tell-open-hand = Tager { $value } fra en spiller; den, der har 3 eller færre, er slået ud med det samme. Må også følge efter et { card-grab }.
tell-piledriver = Efter et { card-grab }: tager { $value }; den, der har 5 eller færre, er slået ud med det samme.
tell-pound-of-flesh = Efter et { card-grab }: tager { $value }, og alle offerets angreb er 1 mindre værd resten af spillet.
tell-thunder-head = Tager { $value }, og alle offerets angreb er 1 mindre værd i to runder. Bryder også et { card-choke-and-puke }, du sidder i.
