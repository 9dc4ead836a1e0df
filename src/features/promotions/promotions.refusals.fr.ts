/** What only the server says: why a call is refused. */
export const promotionsRefusalsFr = {
  errors: {
    promotionNotFound: 'Ce code n’existe plus.',
    codeTaken: 'Ce code existe déjà.',
    codeUsed: 'Des commandes portent déjà ce code\u00a0: il garde son nom. Arrêtez-le et faites-en un autre.',
    promotionUsed: 'Des commandes portent ce code\u00a0: il ne se supprime pas. Arrêtez-le.',
    promotionChanged: 'Ce code a été changé entre-temps. Rouvrez-le avant de le changer.',
    tooManyPromotions: 'La maison garde {{limit}} codes au plus. Supprimez-en qui n’ont jamais servi.',
    categoryUnknown: 'Cette catégorie n’existe plus.',
    productUnknown: 'Ce produit n’existe plus.',
  },
  fields: {
    code: 'De 4 à 40 lettres sans accent, chiffres ou tirets.',
    off: 'Indiquez un pourcentage de 1 à 90, ou un montant.',
    least:
      'Pour un montant, le minimum d’achat doit le dépasser\u00a0: il reste ainsi quelque chose à régler.',
    until: 'Le dernier jour précède le premier.',
    people: 'Indiquez au moins une adresse e-mail.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    promotions: typeof promotionsRefusalsFr
  }
}
