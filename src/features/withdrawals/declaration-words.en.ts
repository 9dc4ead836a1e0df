import type { DeclarationWords } from './declaration-words.fr.ts'

export const declarationWordsEn: DeclarationWords = {
  opening: 'I hereby give notice that I withdraw from my contract of sale of the goods below.',
  orderNumber: 'Order',
  orderedOn: 'Ordered on',
  pieces: 'Pieces',
  wholeOrder: 'The whole order',
  name: 'Name',
  email: 'E-mail for the receipt',
  colon: ': ',
}
