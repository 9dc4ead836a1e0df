/** Why a call about orders is refused; said by the server, so that no visitor loads it. */
export const ordersRefusalsFr = {
  errors: {
    orderNotFound: 'Cette commande n’existe pas, ou n’est pas la vôtre.',
    lineNotFound: 'Cette pièce n’est pas dans la commande.',
    documentNotFound: 'Ce document n’existe pas, ou n’est pas le vôtre.',
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
    notWaiting: 'Cette commande n’attend plus de paiement.',
    notCancellable:
      'Cette commande est déjà à l’atelier et ne peut plus être annulée ici. Vous gardez votre droit de rétractation.',
    notPossible: 'Cette commande ne peut plus passer à cet état.',
    withdrawalWaits: 'Une rétractation de cette commande attend sa réponse.',
    trackingMissing: 'Indiquez le transporteur et le numéro de suivi.',
  },
  fields: {
    refundReason: 'Choisissez le motif du remboursement.',
  },
  done: {
    cancelled: 'Votre commande est annulée.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    orders: typeof ordersRefusalsFr
  }
}
