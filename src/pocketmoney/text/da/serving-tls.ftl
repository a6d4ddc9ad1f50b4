# What the server says about TLS.

serve-own-certificate =
    Serveren har selv lavet sit certifikat, så browsere advarer én gang; gå videre, hvis de viser dette fingeraftryk (SHA-256):
    { $fingerprint }
serve-given-certificate = Certifikatets fingeraftryk (SHA-256) er { $fingerprint }

problem-tls-needs-both = --tls-cert og --tls-key hører sammen: et certifikat og nøglen til det
problem-tls-file = { $file } kan ikke bruges: { $why }
problem-tls-bad-certificate = der er intet certifikat i { $file }; der ventes PEM med en linje BEGIN CERTIFICATE
problem-tls-bad-key = certifikatet { $certificate } og nøglen { $key } kan ikke læses; der ventes PEM med en linje BEGIN PRIVATE KEY i nøglen
problem-tls-mismatch = nøglen { $key } hører ikke til certifikatet { $certificate }
problem-tls-key-locked = nøglen { $file } kræver en adgangskode; giv en uden, som kun serveren kan læse
problem-tls-needs-package = for at lave et certifikat skal pakken cryptography bruges: pip install "pocketmoney[tls]"; eller giv et med --tls-cert og --tls-key
