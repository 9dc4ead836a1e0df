import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Quelqu’un de la maison a enregistré entre-temps\u00a0:',
  nothing: 'rien',
  take: 'Prendre ce texte',
  keep: 'Garder le mien',
} as const

const en: SameShape<typeof fr> = {
  title: 'Somebody of the house has saved meanwhile:',
  nothing: 'nothing',
  take: 'Take this text',
  keep: 'Keep mine',
}

export const contestedTextTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    contestedText: typeof fr
  }
}
