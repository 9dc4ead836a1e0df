/** Why a call about pieces is refused; said by the server, so that no visitor loads it. */
export const catalogRefusalsFr = {
  reviewed: {
    changed: 'Votre avis est modifié.',
    waits: 'Votre avis est modifié. Il paraîtra quand la maison l’aura relu.',
    newWaits: 'Merci pour votre avis. Il paraîtra quand la maison l’aura lu.',
    deleted: 'Votre avis est supprimé.',
  },
  errors: {
    productNotFound: 'Produit non trouvé',
    reviewNotFound: 'Vous n’avez pas d’avis sur cette pièce.',
    alreadyReviewed: 'Vous avez déjà donné votre avis sur cette pièce.',
    productChanged: 'Cette pièce a été modifiée entre-temps. Rechargez-la avant d’enregistrer.',
    skuTaken: 'Cette référence est déjà celle d’une autre pièce.',
    categoryUnknown: 'Cette catégorie n’existe pas.',
    categoryUnnamed: 'Donnez un identifiant fait de lettres sans accent, de chiffres et de tirets.',
    categoryNotFound: 'Catégorie non trouvée',
    categoryTaken: 'Une autre catégorie porte déjà cet identifiant.',
    categoryInUse: 'Des pièces sont encore dans cette catégorie. Déplacez-les d’abord.',
    imageNotFound: 'Image non trouvée',
    tooManyImages: 'Une pièce porte {{limit}} images au plus, et celle-ci en a déjà {{present}}.',
    imageOrderIncomplete: 'L’ordre doit nommer chaque image de la pièce, une seule fois.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    catalog: typeof catalogRefusalsFr
  }
}
