export const testimonialsPageTextsFr = {
  metaTitle: 'Avis Clients',
  metaPage: '{{title}}, page {{page}}',
  description: 'Ce que nos clientes disent de la maison, et comment leurs avis sont recueillis.',
  title: 'Avis Clients',
  lead: 'Partagez votre expérience',
  average: 'Note moyenne\u00a0: {{rating}} sur 5',
  count_one: '{{count}} avis publié',
  count_other: '{{count}} avis publiés',
  emptyTitle: 'Aucun avis pour le moment',
  emptyText: 'Vous avez franchi notre porte\u202f? Dites-nous, et dites aux autres, comment c’était.',
  pastEnd: 'Il n’y a pas d’avis à cette page.',
  toFirst: 'Revenir au début',
  list: 'Les avis, du plus récent au plus ancien',
  pages: 'Pages des avis',
  previous: 'Précédent',
  next: 'Suivant',
  pageNumber: 'Page {{page}}',
  transparency: {
    title: 'Comment nos avis sont recueillis',
    publication: 'Publication',
    publicationText:
      'Les avis sont lus puis publiés sous {{days}}\u00a0jours au plus, classés du plus récent au plus ancien, sans contrepartie. Ils restent en ligne sans limite de durée.',
    verification: 'Vérification',
    verificationText:
      'Les avis de cette page sont déposés librement\u00a0: nous ne vérifions pas que leur auteur est venu chez nous. Sur la page d’une pièce, «\u00a0Achat vérifié\u00a0» dit qu’elle a été livrée à l’auteur de l’avis\u202f; les autres ne sont pas vérifiés. Nous ne transmettons pas de message à l’auteur d’un avis.',
    dates: 'Dates',
    datesText:
      'Chaque avis porte sa date de publication et, si son auteur l’a donné, le mois de son expérience.',
    refusal: 'Refus',
    refusalText:
      'Un avis n’est refusé que pour un motif listé ici, jamais pour sa note\u00a0: propos injurieux, hors sujet, données personnelles, contenu illicite, conflit d’intérêts, doublon. Son auteur en est informé s’il a confirmé son adresse, et peut contester ou écrire un nouvel avis.',
    change: 'Modifier ou retirer',
    changeText:
      'L’auteur d’un avis peut en demander la modification ou le retrait en nous écrivant\u00a0: {{email}}. Toutes les notes publiées comptent dans la moyenne.',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    testimonialsPage: typeof testimonialsPageTextsFr
  }
}
