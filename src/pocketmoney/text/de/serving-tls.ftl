# What the server says about TLS.

serve-own-certificate =
    Der Server hat sein Zertifikat selbst gemacht, deshalb warnen Browser einmal; mach weiter, wenn sie diesen Fingerabdruck (SHA-256) zeigen:
    { $fingerprint }
serve-given-certificate = Der Fingerabdruck des Zertifikats (SHA-256) ist { $fingerprint }

problem-tls-needs-both = --tls-cert und --tls-key gehören zusammen: ein Zertifikat und der Schlüssel dazu
problem-tls-file = { $file } kann nicht benutzt werden: { $why }
problem-tls-bad-certificate = in { $file } ist kein Zertifikat; erwartet wird PEM, mit einer Zeile BEGIN CERTIFICATE
problem-tls-bad-key = das Zertifikat { $certificate } und der Schlüssel { $key } sind nicht lesbar; erwartet wird PEM, mit einer Zeile BEGIN PRIVATE KEY im Schlüssel
problem-tls-mismatch = der Schlüssel { $key } gehört nicht zum Zertifikat { $certificate }
problem-tls-key-locked = der Schlüssel { $file } will ein Passwort; gib einen ohne, den nur der Server lesen kann
problem-tls-needs-package = um ein Zertifikat zu machen, braucht es das Paket cryptography: pip install "pocketmoney[tls]"; oder gib eines mit --tls-cert und --tls-key an
