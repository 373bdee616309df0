## Boxes that people bring to this server

error-boxes-off = Ten serwer nie przyjmuje pudełek tworzonych przez graczy.
error-boxes-full = Nie ma tu miejsca na kolejne pudełko. Usuń kilka swoich stołów z własnymi pudełkami i spróbuj ponownie.
error-box-unknown = Nie ma tu takiego pudełka.
error-box-closed = Operator tego serwera zamknął to pudełko.
error-box-not-yours = Może to zrobić tylko przeglądarka, z której przesłano to pudełko.
