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
    nothingSent: 'Rien n’a quitté l’atelier pour cette commande\u00a0: aucun colis n’en revient.',
    returnsChanged: 'Un retour vient d’être noté par quelqu’un d’autre. Relisez ce qui est revenu.',
    moreThanBought: 'Il y aurait plus de pièces notées que de pièces achetées.',
    returnNotFound: 'Ce retour n’est plus noté.',
    returnFollowed:
      'Une décision ou une remise en stock suit déjà de ce retour\u00a0: il ne se corrige plus.',
    notRestockable:
      'Seule une pièce revenue comme neuve retourne en stock, une seule fois, une fois la rétractation acceptée.',
    alreadyRestocked:
      'Une pièce de ce retour est déjà remise en stock\u00a0: la rétractation ne se refuse plus.',
    withheldTooMuch: 'La retenue dépasse ce que valent les pièces revenues portées ou abîmées.',
    cameOnImpossible: 'Donnez un jour entre la commande et aujourd’hui.',
    wordsMissing: 'Décrivez en quelques mots l’état de la pièce.',
  },
  done: {
    receiptSent: 'Merci. L’accusé de réception part à cette adresse.',
    received: 'Votre rétractation est enregistrée. Nous vous en envoyons l’accusé de réception par e-mail.',
    accepted: 'La rétractation est acceptée, et le remboursement demandé.',
    awaited: 'La rétractation est acceptée, et le colis attendu.',
    refused: 'La rétractation est refusée, et le motif envoyé.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    withdrawals: typeof withdrawalsRefusalsFr
  }
}
