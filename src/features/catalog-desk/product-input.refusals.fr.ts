/** What is wrong with a product that an admin sent. Only the server uses these texts, so browsers do not load them. */
export const productInputRefusalsFr = {
  inFrench: 'Cette pièce a été lue en anglais\u00a0: renvoyez ses textes français.',
  wholeEuros: 'Un prix en euros entiers est attendu.',
  reference: 'Lettres, chiffres, tirets et points seulement.',
  slug: 'Lettres minuscules sans accent, chiffres et tirets seulement.',
  hexColor: 'Une couleur s’écrit #RRVVBB.',
  sizeOfHouse: 'La maison n’a pas cette taille.',
  sizeTwice: 'Cette taille est déjà dans la liste.',
  sizelessAlone: 'Une pièce sans taille n’a qu’un seul stock.',
  stockOfEachSize: 'Indiquez le stock de chaque taille.',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'product-input': typeof productInputRefusalsFr
  }
}
