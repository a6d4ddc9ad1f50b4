# What the server says about TLS.

serve-own-certificate =
    The server made its certificate itself, so browsers warn once; go on if they show this fingerprint (SHA-256):
    { $fingerprint }
serve-given-certificate = The fingerprint of the certificate (SHA-256) is { $fingerprint }

problem-tls-needs-both = --tls-cert and --tls-key go together: a certificate, and the key that belongs to it
problem-tls-file = { $file } cannot be used: { $why }
problem-tls-bad-certificate = there is no certificate in { $file }; expected PEM, with a line BEGIN CERTIFICATE
problem-tls-bad-key = the certificate { $certificate } and the key { $key } cannot be read; expected PEM, with a line BEGIN PRIVATE KEY in the key
problem-tls-mismatch = the key { $key } does not belong to the certificate { $certificate }
problem-tls-key-locked = the key { $file } wants a password; give one without, readable for the server alone
problem-tls-needs-package = to make a certificate the package cryptography is needed: pip install "pocketmoney[tls]"; or give one with --tls-cert and --tls-key
