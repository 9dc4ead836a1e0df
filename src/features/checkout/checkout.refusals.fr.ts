/** The reasons why an order is refused. Only the server says them, so that no visitor loads them. */
export const checkoutRefusalsFr = {
  errors: {
    cartEmpty: 'Votre panier est vide.',
    termsNotAccepted: 'Acceptez les conditions générales de vente pour commander.',
    addressMissing: 'Indiquez votre adresse.',
    nothingToPay: 'Cette commande ne peut pas être réglée en ligne. Écrivez-nous.',
    tooMuchToPay: 'Cette commande dépasse ce qui peut être réglé en ligne. Écrivez-nous.',
    outOfStock: 'Il n’en reste plus assez\u00a0: {{pieces}}. Rien n’a été commandé ni débité.',
    priceChanged: 'Un prix a changé depuis que vous l’avez vu. Relisez votre panier avant de commander.',
    deliveryChanged:
      'Les jours de livraison ont changé depuis que vous les avez vus. Relisez-les avant de commander.',
    eventTooSoon:
      'Nous ne pouvons pas promettre {{pieces}} à temps pour cette date\u00a0: au plus tôt pour le {{day}}. Écrivez-nous, nous chercherons une solution.',
    eventPast: 'Choisissez un jour à venir.',
    holdRests:
      'Ces pièces ont été gardées deux heures sans être payées\u00a0: elles sont de nouveau à toutes. Vous pourrez les commander dans {{wait}}.',
    confirmFirst:
      'Pour réserver plus de {{count}} pièces, confirmez d’abord votre adresse e-mail par le lien que nous vous avons envoyé. Votre panier vous attend.',
    manyOrders: 'Beaucoup de commandes ont été passées à la suite. Réessayez dans {{wait}}, ou écrivez-nous.',
    manyHolds:
      'Trop de pièces attendent un paiement depuis votre réseau. Confirmez votre adresse e-mail par le lien que nous vous avons envoyé, puis commandez de nouveau.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    checkout: typeof checkoutRefusalsFr
  }
}
