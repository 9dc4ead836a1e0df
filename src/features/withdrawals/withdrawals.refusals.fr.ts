/** The reasons why a call about withdrawals is refused. Only the server says them, so that no visitor loads them. */
export const withdrawalsRefusalsFr = {
  errors: {
    orderUnnamed: 'Indiquez le numéro de la commande, ou le jour où vous l’avez passée.',
    notConfirmed: 'Confirmez la rétractation pour l’envoyer.',
    withdrawalNotFound: 'Cette rétractation n’existe pas.',
    alreadyAnswered: 'Cette rétractation a déjà reçu sa réponse.',
    orderMissing: 'Rattachez d’abord cette rétractation à une commande.',
    orderAttached: 'Cette rétractation est déjà rattachée à une commande.',
    linkUnknown: 'Ce lien ne mène à aucune rétractation. Copiez-le en entier depuis notre e-mail.',
  },
  done: {
    receiptSent: 'Merci. L’accusé de réception part à cette adresse.',
    received: 'Votre rétractation est enregistrée. Nous vous en envoyons l’accusé de réception par e-mail.',
    accepted: 'La rétractation est acceptée, et le remboursement demandé.',
    refused: 'La rétractation est refusée, et le motif envoyé.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    withdrawals: typeof withdrawalsRefusalsFr
  }
}
