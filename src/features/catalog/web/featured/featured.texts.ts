import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Pièces choisies',
  all: 'Voir toute la collection',
  empty: 'Aucun produit mis en avant pour le moment',
  loading: 'Chargement...',
} as const

const en: SameShape<typeof fr> = {
  title: 'Selected pieces',
  all: 'See the whole collection',
  empty: 'No piece is featured at the moment',
  loading: 'Loading...',
}

export const featuredTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    featured: typeof fr
  }
}
