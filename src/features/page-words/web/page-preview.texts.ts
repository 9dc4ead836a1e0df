import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  waiting: 'Aperçu\u00a0: ces textes attendent, la page dit encore ceux d’avant.',
  over: 'Aperçu\u00a0: aucun autre texte n’attend, la page dit ceux-ci.',
  page: 'Voir la page',
} as const

const en: SameShape<typeof fr> = {
  waiting: 'Preview: these words are waiting, the page still says those before.',
  over: 'Preview: no other words are waiting, the page says these.',
  page: 'See the page',
}

export const pagePreviewTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    pagePreview: typeof fr
  }
}
