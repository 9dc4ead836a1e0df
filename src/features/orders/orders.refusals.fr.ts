/** The reasons why a call about orders is refused. Only the server says them, so that no visitor loads them. */
export const ordersRefusalsFr = {
  errors: {
    orderNotFound: 'Cette commande n’existe pas, ou n’est pas la vôtre.',
    lineNotFound: 'Cette pièce n’est pas dans la commande.',
    documentNotFound: 'Ce document n’existe pas, ou n’est pas le vôtre.',
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
