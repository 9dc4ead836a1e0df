/** The reasons why a call about the cart is refused. Only the server says them, so that no visitor loads them. */
export const cartRefusalsFr = {
  errors: {
    lineNotFound: 'Cette ligne n’est plus dans votre panier.',
    sizeRequired: "Veuillez sélectionner une taille avant d'ajouter au panier",
    sizeUnknown: 'Cette pièce n’existe pas dans cette taille.',
    soldOut: 'Cette pièce n’est plus disponible.',
    notEnough: 'Il n’en reste que {{available}}.',
    notEnoughBeside: 'Il n’en reste que {{available}}, dont {{inCart}} dans votre panier.',
    allTaken: 'Toutes les pièces disponibles sont dans votre panier.',
    lineFull: 'Une ligne compte {{limit}} pièces au plus.',
    cartFull: 'Votre panier compte déjà {{limit}} lignes.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    cart: typeof cartRefusalsFr
  }
}
