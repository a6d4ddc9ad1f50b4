# What the server says about TLS.

serve-own-certificate =
    El servidor ha hecho él mismo su certificado, así que el navegador avisa una vez; sigue adelante si muestra esta huella (SHA-256):
    { $fingerprint }
serve-given-certificate = La huella del certificado (SHA-256) es { $fingerprint }

problem-tls-needs-both = --tls-cert y --tls-key van juntos: un certificado y la clave que le corresponde
problem-tls-file = no se puede usar { $file }: { $why }
problem-tls-bad-certificate = no hay ningún certificado en { $file }; se espera PEM, con una línea BEGIN CERTIFICATE
problem-tls-bad-key = no se pueden leer el certificado { $certificate } y la clave { $key }; se espera PEM, con una línea BEGIN PRIVATE KEY en la clave
problem-tls-mismatch = la clave { $key } no corresponde al certificado { $certificate }
problem-tls-key-locked = la clave { $file } pide una contraseña; da una sin ella, que solo pueda leer el servidor
problem-tls-needs-package = para hacer un certificado hace falta el paquete cryptography: pip install "pocketmoney[tls]"; o da uno con --tls-cert y --tls-key
