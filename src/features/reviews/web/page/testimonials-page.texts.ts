import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
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

const en: SameShape<typeof fr> = {
  metaTitle: 'Customer reviews',
  metaPage: '{{title}}, page {{page}}',
  description: 'What our customers say of the house, and how their reviews are collected.',
  title: 'Customer reviews',
  lead: 'Share your experience',
  average: 'Average rating: {{rating}} out of 5',
  count_one: '{{count}} published review',
  count_other: '{{count}} published reviews',
  emptyTitle: 'No review yet',
  emptyText: 'Have you come through our door? Tell us, and tell others, what it was like.',
  pastEnd: 'There is no review on this page.',
  toFirst: 'Back to the beginning',
  list: 'The reviews, newest first',
  pages: 'Pages of reviews',
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {{page}}',
  transparency: {
    title: 'How our reviews are collected',
    publication: 'Publication',
    publicationText:
      'Reviews are read, then published within {{days}} days at most, newest first, for nothing in return. They stay online without limit.',
    verification: 'Verification',
    verificationText:
      'The reviews on this page are submitted freely: we do not verify that their authors have visited us. On the page of a piece, “Verified purchase” means that it was delivered to the author of the review; others are not verified. We pass on no message to the author of a review.',
    dates: 'Dates',
    datesText:
      'Each review bears its date of publication and, where its author has given it, the month of the experience.',
    refusal: 'Refusal',
    refusalText:
      'A review is refused only on a ground listed here, never because of its rating: abusive language, off topic, personal data, unlawful content, conflict of interest, duplicate. Its author is told if their address is confirmed, and may contest it or write another.',
    change: 'Changing or withdrawing',
    changeText:
      'The author of a review may ask for it to be changed or withdrawn by writing to us: {{email}}. Every published rating counts towards the average.',
  },
}

export const testimonialsPageTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    testimonialsPage: typeof fr
  }
}
