/**
 * What the editor attests: each sentence says what this software does. A paper of French law, and so in French only; the
 * words of the form are those of the tax office’s model (BOI-LETTRE-000242).
 */
export const conditions = [
  {
    name: 'Inaltérabilité',
    sentences: [
      'Les factures, les avoirs et les mouvements d’argent sont enregistrés à mesure qu’ils ont lieu et ne sont qu’ajoutés\u00a0: la base de données refuse de les modifier, de les supprimer et d’en vider les tables.',
      'Une erreur se corrige par un avoir, daté du jour où il est émis, qui nomme la facture d’origine et sa date\u00a0; l’opération d’origine reste lisible.',
      'Aucune pièce et aucun mouvement ne peut entrer dans une journée clôturée\u00a0: la base de données le refuse.',
    ],
  },
  {
    name: 'Sécurisation',
    sentences: [
      'Chaque clôture porte une empreinte SHA-256 calculée sur le contenu entier des pièces et des mouvements de la période, sur ses totaux et sur l’empreinte de la clôture précédente\u00a0: un octet changé, une ligne retirée ou ajoutée rompt la chaîne.',
      'La commande «\u00a0npm run verify\u00a0» relit toutes les données clôturées, recalcule les totaux et les empreintes, et nomme la première anomalie.',
      'Les pièces portent un numéro d’une série sans trou. Les actions de l’équipe sont consignées dans un journal lui-même chaîné, où chaque clôture est notée avec son empreinte\u00a0; l’accès aux comptes est donné personne par personne.',
    ],
  },
  {
    name: 'Conservation',
    sentences: [
      'Chaque journée, chaque mois et chaque année sont clôturés, à la main ou d’eux-mêmes, dans l’ordre et sans en omettre, y compris les journées sans opération. L’exercice clôturé est l’année civile.',
      'Chaque clôture conserve le total hors taxes, la taxe par taux, l’argent encaissé et rendu, le nombre d’écritures et le total perpétuel, qui n’est jamais remis à zéro.',
      'Le logiciel n’efface ni pièce, ni mouvement, ni clôture, même quand le compte d’un client est supprimé\u00a0: tout le détail reste consultable ligne par ligne.',
    ],
  },
  {
    name: 'Archivage',
    sentences: [
      'Les écritures d’une période s’enregistrent dans un fichier de dix-huit champs (FEC) et en CSV, les clôtures en CSV avec leurs empreintes, et les pièces d’un mois ou d’une année en PDF au format Factur-X dans une archive ZIP\u00a0: ces fichiers se lisent sans le logiciel.',
      'La commande «\u00a0npm run backup\u00a0» écrit une copie de toutes les données, que «\u00a0npm run restore\u00a0» rétablit et que «\u00a0npm run verify\u00a0» contrôle comme les données courantes.',
    ],
  },
] as const

/** What the law says of an attestation that is not true. */
export const warning =
  'Il est rappelé que l’établissement d’une fausse attestation est un délit pénal passible de trois ans d’emprisonnement et de 45\u00a0000\u00a0€ d’amende (code pénal, article 441-1). L’usage d’une fausse attestation est passible des mêmes peines.'
