/** The reasons why a call about payments is refused. Only the server says them. */
export const paymentsRefusalsFr = {
  errors: {
    signatureRefused: 'La signature de cet événement n’est pas celle du prestataire de paiement.',
    providerUnavailable:
      'Le prestataire de paiement ne répond pas. Aucun montant n’a été débité, veuillez réessayer dans un instant.',
    notOpen: 'Le paiement n’est pas encore ouvert. Votre panier vous attend.',
    unknownPayment: 'Ce paiement n’existe pas.',
    noDemo: 'Le paiement de démonstration est fermé.',
    paymentOver: 'Ce paiement est clos. Reprenez votre commande depuis votre panier.',
    challengeOver: 'Cette authentification a déjà servi, ou n’est plus attendue.',
    nothingPaid: 'Rien n’a été payé.',
    refundTooLarge: 'Ce montant dépasse ce qui reste à rembourser.',
    nothingOwed: 'Ce remboursement n’est pas revenu à la maison, ou il est déjà reparti.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    payments: typeof paymentsRefusalsFr
  }
}
