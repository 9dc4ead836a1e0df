export const removedTextsFr = {
  title: 'Cette pièce a quitté la boutique',
  sentence:
    '«\u00a0{{name}}\u00a0» n’est plus présentée. L’atelier peut en coudre une autre dans le même esprit, à vos mesures\u00a0: parlons-en.',
  category: 'Voir la catégorie {{category}}',
  shop: 'Voir la boutique',
  booking: 'Prendre rendez-vous',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    removed: typeof removedTextsFr
  }
}
