# Stående ordrer: kommandoen, der kontrollerer dem, og hvad der kan være galt med dem. Ordrerne selv skrives på engelsk.

cli-help-bots =
    pocketmoney bots

    Viser hvert ord, der giver en bot en plads: niveauer, slags og typer.

cli-help-doctrine =
    pocketmoney doctrine check FIL     tjek stående ordrer linje for linje
    pocketmoney doctrine orders        vis alle ordrer, der kan skrives
    pocketmoney doctrine new           skriv nogle ordrer at begynde med

    pocketmoney play --seats You,doctrine:FIL giver en bot, der adlyder dem, en plads.

doctrine-sound = { $file } er i orden: { $brawl ->
    [one] én ordre
   *[other] { $brawl } ordrer
} til kortspillene, { $tietgen ->
    [one] én ordre
   *[other] { $tietgen } ordrer
} til Tietgen; resten overlades til { $rest }.

doctrine-of-brawl = Ordrer til kortspillene:
doctrine-of-tietgen = Ordrer til Tietgen:
doctrine-of-any = Til alle spil:
doctrine-places =
    CARD     et kort eller flere, skrevet som du vil: Kick (4), kick-4, Block and Dodge; eller attacks, weapons, healing, holds
    WHAT     det, der ligger på bordet: anything, anything worth 3 or more, anything worth 1 or less eller et CARD;
             "at me" kan følge
    WHO      the weakest, the strongest, whoever hit me, the player to my left, the player to my right, anybody
    N        et antal liv
    DEEDS    grupper og felter, skrevet som du vil: orange, light blue and kitchen-12.1, transports, anything
    AMOUNT   øl, f.eks. 20cl eller 2.5 cl
    SHARE    the price, half the price, twice the price, 120% of the price
    BOT      greedy, random, easy eller fair

doctrine-new =
    # Én ordre på hver linje. Oppefra: en ordre, der udelukker noget, lader mindre tilbage til dem nedenunder,
    # og den første ordre, der beder om et træk, som stadig er muligt, afgør det.
    # pocketmoney doctrine orders viser dem alle.

    block anything worth 3 or more
    dodge a Grab
    keep Humiliation for a Grab
    heal below 6
    attack the weakest
    never discard Dodge

    claim rent always
    never sell a group
    buy anything under 20cl
    bid up to the price

    fall back on greedy    # til alt, hvad ingen ordre afgør

problem-doctrine-word = doctrine skal vide, hvad den skal gøre{ problem-near-or-known }
problem-doctrine-needs-file = kontrollere hvad? Skriv pocketmoney doctrine check FIL
problem-doctrine-order = der er ingen ordre, der begynder med { $word }{ problem-near-or-known }
problem-doctrine-form = ordren kan ikke læses: { $word }; skriv { $forms } (pocketmoney doctrine orders forklarer)
problem-doctrine-number = her skal stå et antal liv, f.eks. 6, der står { $word }
problem-doctrine-amount = her skal stå en mængde øl, f.eks. 20cl, der står { $word }
problem-doctrine-share = her skal stå the price, half the price, twice the price eller 120% of the price, der står { $word }
problem-doctrine-limit = her skal stå en mængde som 20cl eller en andel som half the price, der står { $word }
problem-doctrine-what = intet på bordet hedder { $word }{ $near ->
    [none] ; skriv anything, anything worth 3 or more eller et kort, f.eks. Grab
   *[other] { problem-near }
}
problem-doctrine-who = ordrer kender ingen spiller, der hedder { $word }{ problem-near-or-known }
problem-doctrine-deed = der er ingen gruppe og intet skøde, der hedder { $word }{ problem-near-or-known }
problem-doctrine-bot = ordrer kan overlade resten til { $known }, ikke til { $word }
problem-doctrine-empty = der er ingen ordre i filen; skriv en på hver linje, f.eks. heal below 6
problem-doctrine-not-text = det er ikke tekst; stående ordrer er i UTF-8
problem-doctrine-too-large = det er for stort til stående ordrer; de må højst fylde { $most } kilobyte
