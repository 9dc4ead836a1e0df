import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  translation: 'Ceci est une traduction. Seul le texte français fait foi.',
  updated: 'Mis à jour le {{day}}',
  inForce: 'En vigueur depuis le {{day}}, version {{version}}',
  contents: 'Sommaire',
} as const

const en: SameShape<typeof fr> = {
  translation: 'This is a translation. Only the French text is binding.',
  updated: 'Last changed on {{day}}',
  inForce: 'In force since {{day}}, version {{version}}',
  contents: 'Contents',
}

export const documentPageTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    documentPage: typeof fr
  }
}
