import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Cette pièce a quitté la boutique',
  sentence:
    '«\u00a0{{name}}\u00a0» n’est plus présentée. L’atelier peut en coudre une autre dans le même esprit, à vos mesures\u00a0: parlons-en.',
  category: 'Voir la catégorie {{category}}',
  shop: 'Voir la boutique',
  booking: 'Prendre rendez-vous',
} as const

const en: SameShape<typeof fr> = {
  title: 'This piece has left the boutique',
  sentence:
    '“{{name}}” is no longer shown. The atelier can sew another in the same spirit, to your measurements: let us talk about it.',
  category: 'See the category {{category}}',
  shop: 'See the boutique',
  booking: 'Book an appointment',
}

export const removedTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    removed: typeof fr
  }
}
