export const challengeTextsFr = {
  bank: 'Banque de démonstration',
  title: 'Confirmez votre paiement',
  description: 'La banque de démonstration demande de confirmer un paiement.',
  lead: 'Votre banque s’assure que c’est bien vous. Rien n’est débité\u00a0: cette banque n’existe pas.',
  merchant: 'Commerçant',
  amount: 'Montant',
  reference: 'Commande',
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
  shop: 'Voir la boutique',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    challenge: typeof challengeTextsFr
  }
}
