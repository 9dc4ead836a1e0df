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
    decisionWaits:
      'Le paiement de cette commande est signalé ou contesté\u00a0: un administrateur décide d’abord.',
    alertsChanged: 'Ce qui est dit de ce paiement a changé entre-temps, ou il n’y a plus rien à décider.',
    notTakenBack: 'On ne peut plus revenir sur cette étape\u00a0: c’est déjà fait, ou une suite en dépend.',
    paidIsRefunded:
      'Cette commande est payée\u00a0: l’annuler la rembourse, et seul un administrateur peut le faire.',
    parcelChanged: 'Le numéro de suivi a été changé entre-temps.',
    nothingToPack: 'Il n’y a rien à emballer de la commande {{number}}.',
    trackingMissing: 'Indiquez le transporteur et le numéro de suivi.',
    trackingDoubtful: 'Ce numéro ne ressemble pas à ceux de {{carrier}}. L’enregistrer quand même\u00a0?',
  },
  fields: {
    refundReason: 'Choisissez le motif du remboursement.',
    takeBackReason: 'Indiquez pourquoi vous revenez sur cette étape.',
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
