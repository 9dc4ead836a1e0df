/** A word without accents, capitals and the letter of the plural, to compare words that customers type with a list. */
export const simpleForm = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[sx]$/, '')
