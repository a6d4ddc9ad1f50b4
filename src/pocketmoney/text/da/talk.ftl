# Hvad typerne siger ved bordet ved hvilken lejlighed. Hver lejlighed kan siges på to måder.

## Bruiser

talk-bruiser-hits = Der er mere, hvor det kom fra.
    .b = Næste!
talk-bruiser-is-hit = Jeg har prøvet værre før morgenmaden.
    .b = Var det det hele?
talk-bruiser-defends = For langsomt.
    .b = Jeg er ikke engang varm i armen.
talk-bruiser-humiliates = Sæt dig ned.
    .b = Ikke i dag, makker.
talk-bruiser-heals = Et plaster, og så videre.
    .b = Så god som ny. Næsten.
talk-bruiser-falls = Den … var god.
    .b = Er der en, der kan holde min jakke?
talk-bruiser-wins = Hvem står op endnu? Kun mig.
    .b = Jeg sagde jo, jeg stopper, når det er slut.
talk-bruiser-buys = Min. Næste felt.
    .b = Jeg tager den. Hvad er det?
talk-bruiser-builds = Stabl dem højere.
    .b = En kasse her, en kasse der.
talk-bruiser-claims = Betal, eller jeg kommer rundt om bordet.
    .b = Øllen skal den her vej.
talk-bruiser-pays = Tag det. Jeg ved, hvor du bor.
    .b = Fint. Den var alligevel lunken.
talk-bruiser-sent = Jeg løb kun en lille smule.
    .b = Administrationen igen. De kender min stol efterhånden.

## Bully

talk-bully-hits = Nårh, gjorde det ondt?
    .b = Du så ud til at trænge til en mere.
talk-bully-is-hit = Hey! Det er mig, der er efter folk, ikke omvendt.
    .b = Det kommer du til at fortryde, når du bliver lille.
talk-bully-defends = Godt forsøgt, din reje.
    .b = Du slår som min lillefætter.
talk-bully-humiliates = Se lige den dér, alle sammen!
    .b = Åh nej. Åh nej, åh nej.
talk-bully-heals = Jeg skal bruge kræfterne på dig.
    .b = Du skal ikke se så håbefuld ud.
talk-bully-falls = Det er så uretfærdigt!
    .b = Jeg var foran! I så det alle sammen!
talk-bully-wins = Og den mindste ryger først, som altid.
    .b = Jeg vinder. Bær min taske.
talk-bully-buys = Jeg så godt, du ville have den.
    .b = Min nu. Tud bare.
talk-bully-builds = Gå forbi den her, hvis du tør.
    .b = Den er vist høj nok til, at du slår hovedet.
talk-bully-claims = Madpengene, tak. Jeg mener øllene.
    .b = Vend lommerne.
talk-bully-pays = Det får jeg igen med renter.
    .b = Nyd det, så længe du har det.
talk-bully-sent = Det var dem! Det var ikke mig!
    .b = Jeg vil tale med din chef.

## Gambler

talk-gambler-hits = Dobbelt eller kvit!
    .b = Oddsene var elendige. Vidunderligt!
talk-gambler-is-hit = Man kan ikke vinde dem alle.
    .b = Den havde jeg til gode, fem til én.
talk-gambler-defends = Dig læser jeg som et kort.
    .b = Banken siger nej.
talk-gambler-humiliates = Jeg syner.
    .b = Dit bluff, min fest.
talk-gambler-heals = Jeg køber mig ind igen.
    .b = Én indsats mere på bordet.
talk-gambler-falls = Jeg er ude. Sikke en tur.
    .b = Sats aldrig på mig, det siger jeg jo hele tiden.
talk-gambler-wins = Lad altid gevinsten stå!
    .b = Én ud af fire, sagde de. Ha!
talk-gambler-buys = All in.
    .b = Jeg har ikke kigget på prisen. Sig den ikke.
talk-gambler-builds = Jeg stabler mine jetoner.
    .b = Kommer der ingen forbi her, er jeg ruineret. Spændende!
talk-gambler-claims = Hjulet er standset, og det standsede på dig.
    .b = Tak, kære terninger.
talk-gambler-pays = Let tjent, let brugt.
    .b = Jeg tæller det først, når natten er omme.
talk-gambler-sent = Terningerne og jeg er ikke på talefod.
    .b = Jeg vidste, jeg skulle have pustet på dem.

## Grudge

talk-grudge-hits = Den var for før.
    .b = Du ved udmærket, hvad den var for.
talk-grudge-is-hit = Det husker jeg.
    .b = Noteret. Med to streger under.
talk-grudge-defends = Den så jeg komme. Jeg har ventet på den.
    .b = Ikke fra dig. Aldrig fra dig.
talk-grudge-humiliates = Den her har jeg gemt til dig.
    .b = Tre runder har jeg ventet. Det var det værd.
talk-grudge-heals = Jeg skal holde, til vi er kvit.
    .b = Min hukommelse fejler ingenting.
talk-grudge-falls = Det her er ikke slut.
    .b = I står på min liste alle sammen.
talk-grudge-wins = Nu er vi kvit. Alle sammen.
    .b = Jeg har streget hvert eneste navn ud.
talk-grudge-buys = Der var engang en, der tog en fra mig. Én gang.
    .b = Den sidder jeg på, til du fortryder.
talk-grudge-builds = Tænk på mig, når du kommer forbi.
    .b = Der står dit navn på den her.
talk-grudge-claims = Og jeg har ikke glemt sidste gang.
    .b = Du har betalt. Det betyder ikke, at jeg tilgiver dig.
talk-grudge-pays = Jeg skriver ned, hvad jeg betaler, og til hvem.
    .b = Det her får du igen.
talk-grudge-sent = Der er en, der har sladret. Jeg finder ud af hvem.
    .b = Så får jeg tid til at skrive min liste.

## Joker

talk-joker-hits = Bup.
    .b = Så I det ansigt? Altså dit.
talk-joker-is-hit = Av! Min musikantknogle!
    .b = Bank bank. Nå, du ventede ikke.
talk-joker-defends = Øv bøv, du ramte ikke!
    .b = Jeg kiggede den anden vej, og det virkede alligevel.
talk-joker-humiliates = Ta-daa!
    .b = Mine damer og herrer: en klovn, og det er ikke mig.
talk-joker-heals = Latter er den næstbedste medicin.
    .b = Den her har jeg bag øret.
talk-joker-falls = Og som næste nummer: at ligge ned.
    .b = I har været et dejligt publikum.
talk-joker-wins = Vent, vandt jeg? Jeg prøvede ikke engang!
    .b = Jeg kræver en omtælling. Det kan ikke passe.
talk-joker-buys = Jeg kunne godt lide farven.
    .b = Hvad gør den her?
talk-joker-builds = Det er en kasse. Det er kunst.
    .b = Jeg bygger et meget lille værtshus.
talk-joker-claims = En krone for mine tanker? Sig hellere en øl.
    .b = Leje! Som i løjer.
talk-joker-pays = Tag min øl. Værsgo.
    .b = Jeg lo, jeg græd, jeg betalte.
talk-joker-sent = Jeg spurgte bare, om de havde humor.
    .b = Tilbage til sommerresidensen.

## Landlady

talk-landlady-hits = Den var for larmen efter elleve.
    .b = Skoene af i gangen, sagde jeg.
talk-landlady-is-hit = Det skriver jeg på din regning.
    .b = Næh hør! Og jeg havde lige vasket trappe.
talk-landlady-defends = Ikke i mit hus.
    .b = Døren forbliver lukket, lille ven.
talk-landlady-humiliates = Det er desværre imod husordenen.
    .b = Læs din lejekontrakt, lille ven. Det med småt.
talk-landlady-heals = En kop te, så er jeg mig selv igen.
    .b = Man skal jo vedligeholde bygningen.
talk-landlady-falls = Pas på blomsterne, når jeg er væk.
    .b = Nøglerne ligger under måtten.
talk-landlady-wins = Det hele bør være på ét par hænder, og det er mine.
    .b = I må alle blive boende. Mod betaling.
talk-landlady-buys = Den trænger til lidt maling, så er den det dobbelte værd.
    .b = Jeg har altid holdt af kvarteret.
talk-landlady-builds = En tilbygning! Lejerne bliver så glade.
    .b = Der er plads til én mere.
talk-landlady-claims = Er det allerede den første, lille ven?
    .b = Jeg tager imod øl, og jeg tæller efter.
talk-landlady-pays = Det er røveri ved højlys dag. Og det må jeg jo vide.
    .b = Til den pris håber jeg, der er varmt.
talk-landlady-sent = Jeg har alligevel et ord at sige til administrationen.
    .b = De kan ikke holde på mig. Jeg ejer halvdelen af bygningen.

## Leveller

talk-leveller-hits = Ingen bør have så meget.
    .b = Ned til os andre igen.
talk-leveller-is-hit = Det gør os bare mere lige.
    .b = Fair nok. Bogstaveligt talt.
talk-leveller-defends = Nej.
    .b = Du har fået din del af slagene.
talk-leveller-humiliates = Ingen konger ved det her bord.
    .b = Jo højere man sidder.
talk-leveller-heals = Enhver efter behov.
    .b = Jeg indhenter bare jer andre.
talk-leveller-falls = I andre: hold øje med den forreste.
    .b = Fortsæt uden mig. Jævnt.
talk-leveller-wins = Det var ikke meningen, jeg skulle stå alene heroppe.
    .b = Tja. Slå mig, nogen.
talk-leveller-buys = Hellere hos mig end hos dem dér.
    .b = Jeg passer bare på, at ingen andre får den.
talk-leveller-builds = Almene boliger.
    .b = For alle. Der betaler.
talk-leveller-claims = Del det ud. Foreløbig til mig.
    .b = En lille skat på at gå.
talk-leveller-pays = Sådan. Nu har vi lige meget.
    .b = Jeg gav, hvad jeg havde, til den, der havde mere. Der er noget galt.
talk-leveller-sent = Jeg var midt i en tale.
    .b = Herinde er vi i det mindste alle lige.

## Miser

talk-miser-hits = Det var et godt kort. Jeg håber, du var det værd.
    .b = Den gjorde ondt at bruge.
talk-miser-is-hit = Hvert eneste af de liv var mit!
    .b = Ved du, hvad sådan nogle koster?
talk-miser-defends = Intet går til spilde.
    .b = Sådan en gemmer jeg til en regnvejrsdag, og det regner.
talk-miser-humiliates = Den havde jeg sparet op i årevis.
    .b = En dyr fornøjelse. Men en fornøjelse.
talk-miser-heals = Jeg får en god pris på forbindinger.
    .b = Af egen lomme, som sædvanlig.
talk-miser-falls = Og jeg havde så meget tilbage!
    .b = Ingen rører min opsparing.
talk-miser-wins = Den, der gemmer, har. Og vinder.
    .b = Jeg har talt efter to gange. Jeg har vundet.
talk-miser-buys = Til den pris kunne jeg ikke sige nej. Jeg prøvede.
    .b = Tager I imod kuponer?
talk-miser-builds = En investering. Jeg får ikke sovet i nat.
    .b = Én kasse. Én. Det er luksus nok.
talk-miser-claims = Til sidste dråbe, tak.
    .b = Jeg har taget et litermål med.
talk-miser-pays = Det er ikke øllen. Det er al øllen.
    .b = Kan jeg betale i rater?
talk-miser-sent = Det koster da ikke noget at sidde her.
    .b = Gratis varme!

## Tortoise

talk-tortoise-hits = Langsomt. Men jeg kom frem.
    .b = Det havde jeg tænkt mig hele tiden.
talk-tortoise-is-hit = Det har jeg et skjold til.
    .b = Det går over. Det gør det som regel.
talk-tortoise-defends = Ingen hast.
    .b = Jeg var allerede indenfor.
talk-tortoise-humiliates = Skal vi ikke alle sammen tage os god tid?
    .b = Det tror jeg ikke. Jeg har tænkt længe over det.
talk-tortoise-heals = Et lille hvil.
    .b = Det gælder om at holde længe.
talk-tortoise-falls = Jeg tror, jeg ligger lidt på ryggen.
    .b = Det går for hurtigt for mig, alt det her.
talk-tortoise-wins = Langsomt og sikkert.
    .b = Er alle de andre gået hjem?
talk-tortoise-buys = Jeg har tænkt over det siden tirsdag. Ja.
    .b = Et roligt hjørne.
talk-tortoise-builds = Et tykkere tag.
    .b = En oven på den anden. Forsigtigt.
talk-tortoise-claims = Når du er klar. Og det er nu.
    .b = Jeg kan vente. Men ikke på det.
talk-tortoise-pays = Det har jeg lagt lidt til side til.
    .b = Nå ja. Det er kun øl.
talk-tortoise-sent = Her er stille. Måske bliver jeg.
    .b = De har kaldt mig ind for fartoverskridelse. Mig.
