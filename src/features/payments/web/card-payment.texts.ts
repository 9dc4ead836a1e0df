import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  means: 'Moyen de paiement',
  bancontact: 'Bancontact',
  bancontactNext:
    'Maison de démonstration\u00a0: aucun montant n’est débité. Votre banque vous demandera de confirmer, comme le fait l’application Bancontact.',
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

const en: SameShape<typeof fr> = {
  means: 'Means of payment',
  bancontact: 'Bancontact',
  bancontactNext:
    'This is a demonstration house: nothing is charged. Your bank will ask you to confirm, as the Bancontact app does.',
  card: 'Card',
  demo: 'This is a demonstration house: nothing is charged. Test cards:',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: 'The three digits on the back.',
  tests: {
    succeeds: '{{number}}, accepted',
    asks: '{{number}}, 3\u2011D\u00a0Secure',
    insufficient: '{{number}}, insufficient funds',
    declined: '{{number}}, declined',
  },
  use: 'Use this card: {{card}}',
  faults: {
    number: 'Please enter your card number.',
    expiry: 'Please enter month and year, such as 12 / 30.',
    cvc: 'Please enter the three digits on the back of the card.',
  },
  notLoaded: 'The payment form did not arrive. Nothing was charged.',
  retry: 'Try again',
  loading: 'The payment form is on its way.',
  declined: 'Your bank declined the payment. Please check your card or use another one.',
}

export const cardPaymentTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cardPayment: typeof fr
  }
}
