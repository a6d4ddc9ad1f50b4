# Prøven på breve fra køkkenets postkasse, som i games/tietgen/data/kitchen.toml.

letter-1 = Din pande stod i vasken igen. Den, der vaskede den op, sender regningen.
letter-2 = Din potteplante vandt køkkenets pris for overlevelse.
letter-3 = Madklub: alle giver lidt til din lasagne.
letter-4 = Du tabte væddemålet om røgalarmen. Hver af de andre har lidt til gode.
letter-5 = Nogen har sat mærkater på din hylde i køleskabet. Find ud af hvem: gå to felter tilbage.
letter-6 = Husmøde i vaskeriet. Eller hvor maskinerne nu er nærmest.
letter-7 = En vægter skylder dig stadig en tjeneste. Gem brevet.
letter-8 = Ovnen var tændt hele weekenden. Forklar det for administrationen.
letter-9 = Pant for alt det, du havde stående på gangen.
letter-10 = Morgenmaden er på huset. Tag den korte vej til START.
