import type { SameShape } from '../../shared/i18n/text-registry.ts'

const fr = {
  count: '{{number}} / {{total}}',
  previous: 'Vue précédente',
  next: 'Vue suivante',
  enlarge: 'Agrandir les détails',
  whole: 'Revenir à l’image entière',
  close: 'Fermer la vue agrandie',
} as const

const en: SameShape<typeof fr> = {
  count: '{{number}} / {{total}}',
  previous: 'Previous view',
  next: 'Next view',
  enlarge: 'Enlarge the details',
  whole: 'Back to the whole picture',
  close: 'Close the enlarged view',
}

export const viewerTexts = { fr, en }

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    viewer: typeof fr
  }
}
