### Lessons of the first box.

lesson-aeons-end-ward = Se protéger de la Fureur
lesson-aeons-end-ward-about = La Fureur, les Frappes et une capacité pour le tour de la némésis : la première boîte en cinq minutes.
lesson-aeons-end-ward-fury = La Rage Incarnée accumule de la Fureur : chaque Déchaîné lui donne un jeton, et elle en a déjà trois. Si elle en a au moins quatre à la fin de son tour, elle frappe.
lesson-aeons-end-ward-cast = D’abord votre propre tour. Lancez l’Intuition planaire : elle inflige 2 dégâts, et 1 de plus pour chacune de vos brèches ouvertes.
lesson-aeons-end-ward-charge = Votre capacité demande cinq charges et vous en avez quatre. Une charge coûte 2 éthers : jouez deux Cristaux et gagnez-la.
lesson-aeons-end-ward-prep = Préparez maintenant le Vol d’essence, pour le lancer au prochain tour.
lesson-aeons-end-ward-rest = Il reste deux Cristaux. Dépensez-les pour un Fragment de jade, une meilleure gemme.
lesson-aeons-end-ward-ward = La némésis a pioché l’Embrochement, une attaque qui déclencherait Déchaîné : un quatrième jeton Fureur, et une Frappe. La capacité d’Adelheim s’utilise à ce moment précis. Utilisez la Protection éthérée.
lesson-aeons-end-ward-calm = L’Embrochement est défaussé sans aucun effet. Trois jetons, aucune Frappe, et c’est votre tour.
lesson-aeons-end-ward-win = Il reste 3 points de vie à la Rage Incarnée. Lancez le Vol d’essence.
lesson-aeons-end-ward-end = Gagné ! Le plateau de chaque mage dit à quel moment sa capacité s’utilise : pendant votre phase principale, pendant celle de n’importe qui, ou lorsqu’une carte est piochée. Gardez les charges pour ce moment.
