/** The French text of the declaration, after the model form (R221-1 C.conso., annex A). */
export const declarationWordsFr = {
  opening: 'Je vous notifie par la présente ma rétractation du contrat portant sur la vente ci-dessous.',
  orderNumber: 'Commande',
  orderedOn: 'Commandée le',
  pieces: 'Pièces',
  wholeOrder: 'Toute la commande',
  name: 'Nom',
  email: 'E-mail pour l’accusé de réception',
  colon: '\u00a0: ',
}

export type DeclarationWords = typeof declarationWordsFr
