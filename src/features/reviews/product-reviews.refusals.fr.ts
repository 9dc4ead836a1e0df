/** The answers to the author of a product review. Only the server uses these texts, so browsers do not load them. */
export const productReviewsRefusalsFr = {
  reviewed: {
    published: 'Merci pour votre avis !',
    changed: 'Votre avis est modifié.',
    waits: 'Votre avis est modifié. Il paraîtra quand la maison l’aura relu.',
    newWaits: 'Merci pour votre avis. Il paraîtra quand la maison l’aura lu.',
    deleted: 'Votre avis est supprimé.',
  },
  errors: {
    alreadyReviewed: 'Vous avez déjà donné votre avis sur cette pièce.',
    reviewNotFound: 'Vous n’avez pas d’avis sur cette pièce.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'product-reviews': typeof productReviewsRefusalsFr
  }
}
