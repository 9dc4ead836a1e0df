import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  bank: 'Banque de démonstration',
  title: 'Confirmez votre paiement',
  description: 'La banque de démonstration demande de confirmer un paiement.',
  lead: 'Votre banque s’assure que c’est bien vous. Rien n’est débité\u00a0: cette banque n’existe pas.',
  merchant: 'Commerçant',
  amount: 'Montant',
  reference: 'Commande',
  means: 'Moyen de paiement',
  card: 'Carte',
  cardEnding: 'se terminant par {{last4}}',
  approve: 'Valider le paiement',
  refuse: 'Refuser',
  loading: 'Votre banque prépare la demande.',
  over: 'Cette demande n’attend plus de réponse',
  overText: 'Elle a déjà reçu une réponse, ou le temps en est passé. Votre commande dit où elle en est.',
  missing: 'Rien à confirmer ici',
  missingText: 'Cette page s’ouvre depuis un paiement, quand la banque demande de le confirmer.',
  failed: 'La demande n’a pas pu être lue',
  failedText: 'Vérifiez votre connexion, puis réessayez. Aucun montant n’a été débité.',
  notAnswered: 'Votre réponse n’est pas arrivée. Réessayez\u00a0: elle ne comptera qu’une fois.',
  retry: 'Réessayer',
  back: 'Revenir à votre commande',
  orders: 'Voir mes commandes',
} as const

const en: SameShape<typeof fr> = {
  bank: 'Demonstration bank',
  title: 'Confirm your payment',
  description: 'The demonstration bank asks for a payment to be confirmed.',
  lead: 'Your bank makes sure that it is you. Nothing is charged: there is no such bank.',
  merchant: 'Merchant',
  amount: 'Amount',
  reference: 'Order',
  means: 'Means of payment',
  card: 'Card',
  cardEnding: 'ending in {{last4}}',
  approve: 'Approve the payment',
  refuse: 'Refuse',
  loading: 'Your bank is preparing its question.',
  over: 'This question no longer awaits an answer',
  overText: 'It was answered already, or its time has passed. Your order says where it stands.',
  missing: 'There is nothing to confirm here',
  missingText: 'This page opens from a payment when the bank asks for it to be confirmed.',
  failed: 'The question could not be read',
  failedText: 'Please check your connection and try again. Nothing was charged.',
  notAnswered: 'Your answer did not arrive. Please try again: it will only count once.',
  retry: 'Try again',
  back: 'Back to your order',
  orders: 'See my orders',
}

export const challengeTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    challenge: typeof fr
  }
}
