export const cardPaymentTextsFr = {
  card: 'Carte bancaire',
  demo: 'Maison de démonstration\u00a0: aucun montant n’est débité. Cartes d’essai\u00a0:',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  cvc: 'Cryptogramme',
  cvcHint: 'Les trois chiffres au dos.',
  tests: {
    succeeds: '{{number}}, acceptée',
    asks: '{{number}}, 3\u2011D\u00a0Secure',
    insufficient: '{{number}}, provision insuffisante',
    declined: '{{number}}, refusée',
  },
  use: 'Utiliser cette carte\u00a0: {{card}}',
  faults: {
    number: 'Indiquez le numéro de votre carte.',
    expiry: 'Indiquez le mois et l’année, comme 12 / 30.',
    cvc: 'Indiquez les trois chiffres au dos de la carte.',
  },
  notLoaded: 'Le formulaire de paiement n’est pas arrivé. Rien n’a été débité.',
  retry: 'Réessayer',
  loading: 'Le formulaire de paiement arrive.',
  declined: 'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cardPayment: typeof cardPaymentTextsFr
  }
}
