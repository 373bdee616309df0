### The terminal table: words around the game, and what the marks of a scene say.

## Table

table-heading = { $game }{ $round ->
    [0] { $turn ->
        [0] {""}
       *[other] {" · "}tour { $turn }
    }
   *[other] {" · "}manche { $round }
} · graine { $seed }
table-seat = joueur { $number }
table-seat-bot = joueur { $number } · { $bot ->
    [random] robot aléatoire
    [novice] robot débutant
    [skilled] robot aguerri
    [expert] robot expert
    [master] robot maître
   *[greedy] robot
}
table-line = { $name } : { $what }
table-face-down = une carte face cachée
table-stall = { $card } (coût { $cost }, il en reste { $left })
table-more-news = … { $lines ->
    [one] { $lines } ligne plus ancienne
   *[other] { $lines } lignes plus anciennes
} (l affiche le journal)
table-hand-over = C’est à { $who } de décider. Passez le clavier, puis appuyez sur Entrée.
table-kept = La partie est conservée dans { $path }. Pour continuer : emberhold play --resume
table-saved = Enregistré dans { $path }.
table-log-empty = Il ne s’est encore rien passé.
table-several = Plusieurs noms contiennent « { $given } »
table-look-up-hint = Tapez ? et une partie d’un nom pour lire un texte.
table-won-by = Victoire : { $who }.
table-summary = { $round ->
    [0] { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }
   *[other] { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.

## Help at the question

table-piles-empty = Rien n’a encore été défaussé.
table-hint = Un conseil
table-rules-asked = Règles pour cette question
table-help = Ce que vous pouvez taper
table-help-answer = 3 · 2 2 5 · { $key } | répondre par numéro, plusieurs à la suite ou par clé
table-help-hint = i | un conseil : ce que ferait un expert, et les chances
table-help-odds = o | ce qui vous attend : vos prochaines cartes, l’ordre du tour, les chances
table-help-card = ? · ? NOM | ce qui est sur la table · lire une carte
table-help-piles = d | les défausses carte par carte, la plus récente à la fin
table-help-undo = u · u 3 | annuler la dernière réponse, ou les trois dernières
table-help-log = l · l 50 · l all | ce qui s’est passé
table-help-save = s · s FICHIER | où la partie est conservée · l’enregistrer
table-help-language = lang en | continuer en anglais (en, pl, fr)
table-help-rules = r · r { $rule } · r MOTS | les règles : sommaire et règles de la question, une règle, une recherche
table-help-redraw = Entrée | redessiner la table
table-help-quit = q | quitter ; la partie est conservée
table-help-signs = ◆ gemme   ■ relique   ✦ sort   ▲ serviteur   ● pouvoir   ✖ attaque
table-help-breaches = Brèches fermées : ▶, ▼, ◀ ou ▲ indique où se trouve la partie jaune ; après ▲, la stabilisation suivante ouvre la brèche.

## What went wrong at the question

error-no-such-number = Il n’y a pas d’option { $given }. Tapez un nombre de 1 à { $most } ; h affiche l’aide.
error-not-understood = « { $given } » n’est ni une option ni une commande. { GIVEN($nearest) ->
    [yes] Vouliez-vous dire { $nearest } ?
   *[no] Tapez un nombre de 1 à { $most } ; h affiche l’aide.
}
error-no-question = La partie se termine avant que « { $given } » puisse servir de réponse ; rien n’a changé.
error-somebody-else = « { $given } » répondrait à la place de quelqu’un d’autre ({ $who }) ; rien n’a changé.
error-nothing-to-undo = Il n’y a pas autant de réponses à annuler.
error-undo-number = « { $given } » n’est pas un nombre de réponses à annuler. Tapez un nombre entier supérieur ou égal à 1.
error-log-number = « { $given } » n’est pas un nombre de lignes. Tapez l, l 50 ou l all.
error-no-such-card = Rien dans la boîte n’a « { $given } » dans son nom.
error-no-library = Ce jeu n’a pas de textes de cartes.
error-no-rulebook = Ce jeu n’a pas de livret de règles.
error-save-foreign-file = { $path } existe déjà et n’est pas une partie enregistrée ; le fichier reste intact.
error-rule-unknown = « { $given } » n’est ni une règle ni une section, et aucune règle n’en parle. Les règles vont de { $first } à { $last }.

## Short names of piles

short-zone-discard = Défausse
short-zone-nemesis-deck = Pioche
short-zone-nemesis-discard = Défausse
short-zone-acolyte-deck = Acolytes
short-zone-acolyte-discard = Défausse des acolytes
short-zone-play-area = Jouées
short-zone-turn-order = À venir
short-zone-turn-order-discard = Piochées
short-zone-destroyed = Détruites
title-turn-order = Ordre du tour

## Marks

mark-life = vie { $value }/{ $most }
mark-charges = charges { $value }/{ $most }
mark-aether = { $value ->
    [0] {""}
   *[other] éther { $value }
}
mark-aether-57 = +{ $value } { $value ->
    [one] éther
   *[other] éthers
} (ni reliques ni sorts)
mark-aether-7 = +{ $value } { $value ->
    [one] éther
   *[other] éthers
} (cartes seulement)
mark-aether-4 = +{ $value } { $value ->
    [one] éther
   *[other] éthers
} (sorts seulement)
mark-aether-1 = +{ $value } { $value ->
    [one] éther
   *[other] éthers
} (gemmes seulement)
mark-aether-16 = +{ $value } { $value ->
    [one] éther
   *[other] éthers
} (brèches seulement)
mark-exhausted = { $value ->
    [yes] épuisement
   *[no] {""}
}
mark-trophies = { $value ->
    [one] { $value } trophée
   *[other] { $value } trophées
}
mark-pair-token = a le jeton de tour
mark-tier = { $value ->
    [0] {""}
   *[other] palier { $value }
}
mark-untouchable = insensible aux dégâts
mark-tokens = { $what } : { $value }
mark-power = { $value ->
    [one] { $value } jeton Puissance
   *[other] { $value } jetons Puissance
}
mark-number = { $value ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
mark-open = { $value ->
    [yes] ◎ ouverte
   *[no] { $turned ->
        [R] ▶
        [D] ▼
        [L] ◀
       *[U] ▲
    } { $focused ->
        [yes] stabilisée
       *[no] fermée
    }
}
mark-bonus = { $value ->
    [0] {""}
    [one] +{ $value } dégât
   *[other] +{ $value } dégâts
}
mark-focus_cost = stabilisation { $value }
mark-open_cost = ouverture { $value }
table-naming = Tapez un nom de { $most } lettres au plus, ou le numéro de l’un de ceux qui précèdent.
page-title = { $over }, { $title }
page-opens = De nouvelles règles avec cette page ({ $letters })
page-ask = Une page de votre récit est ouverte.
page-next = Page suivante
page-none = Rien du récit n’a encore été lu.
table-odds = Ce qui vous attend
table-odds-none = Rien n’est certain ici.
