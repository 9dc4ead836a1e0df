import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  ask: 'Me prévenir',
  missing: 'Votre taille manque\u202f?',
  make: 'La faire sur mesure',
  haveMade: 'Faire refaire',
  notFetched: 'La demande n’a pas pu s’ouvrir. Veuillez réessayer.',
} as const

const en: SameShape<typeof fr> = {
  ask: 'Tell me when it is back',
  missing: 'Your size is missing?',
  make: 'Have it made to measure',
  haveMade: 'Have it made',
  notFetched: 'The request could not be opened. Please try again.',
}

export const missingSizeTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    missingSize: typeof fr
  }
}
