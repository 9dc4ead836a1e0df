/** The long texts of the house, each a file of `content/fr` and one of `content/en` (French words, as in their addresses). */
export const documentNames = [
  'garanties',
  'cgv',
  'cgu',
  'livraison-retours',
  'mentions-legales',
  'politique-confidentialite',
  'cookies',
  'accessibilite',
] as const

export type DocumentName = (typeof documentNames)[number]

/** Tells the name of a text of the house from any other word. */
export const isDocumentName = (word: string): word is DocumentName =>
  (documentNames as readonly string[]).includes(word)
