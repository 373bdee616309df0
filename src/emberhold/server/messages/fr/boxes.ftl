## Boxes that people bring to this server

error-boxes-off = Ce serveur n’accepte pas les boîtes faites par des joueurs.
error-boxes-full = Il n’y a plus de place ici pour une autre boîte. Supprimez quelques-unes de vos tables jouées avec vos propres boîtes, puis réessayez.
error-box-unknown = Cette boîte n’existe pas ici.
error-box-closed = L’opérateur de ce serveur a fermé cette boîte.
error-box-not-yours = Seul le navigateur qui a apporté cette boîte peut le faire.
