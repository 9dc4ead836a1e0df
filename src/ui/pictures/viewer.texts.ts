import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  count: '{{number}} / {{total}}',
  previous: 'Vue précédente',
  next: 'Vue suivante',
  close: 'Fermer la vue agrandie',
} as const

const en: SameShape<typeof fr> = {
  count: '{{number}} / {{total}}',
  previous: 'Previous view',
  next: 'Next view',
  close: 'Close the enlarged view',
}

export const viewerTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    viewer: typeof fr
  }
}
