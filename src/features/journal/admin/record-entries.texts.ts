import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Qui a fait quoi',
  none: 'Rien n’est noté de cet enregistrement.',
  failed: 'Le journal n’a pas pu être lu.',
  retry: 'Réessayer',
  all: 'Tout dans le journal',
  system: 'La maison elle-même',
  gone: 'Un compte fermé',
} as const

const en: SameShape<typeof fr> = {
  title: 'Who did what',
  none: 'Nothing is noted of this record.',
  failed: 'The log could not be read.',
  retry: 'Try again',
  all: 'All in the log',
  system: 'The house itself',
  gone: 'A closed account',
}

export const recordEntriesTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    recordEntries: typeof fr
  }
}
