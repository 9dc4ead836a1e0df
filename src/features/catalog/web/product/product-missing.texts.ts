import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Produit non trouvé',
  text: 'Cette pièce n’existe pas, ou n’est plus présentée.',
  back: 'Retour à la boutique',
} as const

const en: SameShape<typeof fr> = {
  title: 'Piece not found',
  text: 'This piece does not exist, or is no longer shown.',
  back: 'Back to the boutique',
}

export const productMissingTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    productMissing: typeof fr
  }
}
