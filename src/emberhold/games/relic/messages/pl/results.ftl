### Wyniki.

## Jak kończy się gra

result-confrontation = Konfrontacja została wygrana.
result-infamy = Nemezis zdobyła wymaganą niesławę.
result-survivor = Została tylko jedna postać.
result-no-heroes = Nie została żadna postać; rządzą nemezis.
result-nobody = Nikt nie został.
result-time = Czas minął: wygrywa ten, kto zaszedł najdalej ku Konfrontacji.
result-time-infamy = Czas minął: wygrywa nemezis z największą niesławą.
