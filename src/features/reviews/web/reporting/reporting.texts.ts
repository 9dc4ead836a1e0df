import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  open: 'Signaler',
  openOf: 'Signaler l’avis de {{name}}',
  failed: 'Le signalement n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
} as const

const en: SameShape<typeof fr> = {
  open: 'Report',
  openOf: 'Report the review by {{name}}',
  failed: 'The report could not be sent. Check your connection and try again.',
}

export const reportingTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    reporting: typeof fr
  }
}
