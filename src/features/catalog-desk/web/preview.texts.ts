import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Aperçu',
  description: 'Une pièce avant sa parution.',
  notice: 'Aperçu\u00a0: cette pièce n’est pas dans la boutique, et rien ne peut y être acheté.',
  published: 'Cette pièce est maintenant dans la boutique\u00a0: voir sa page',
  noPicture: 'Sans photographie pour l’instant.',
  noText: 'Sans texte pour l’instant.',
  sizes: 'Tailles\u00a0:',
  missing: 'Ce lien d’aperçu n’est plus valable. Demandez-en un autre à la maison.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Preview',
  description: 'A piece before it is published.',
  notice: 'Preview: this piece is not in the shop, and nothing can be bought here.',
  published: 'This piece is in the shop now: see its page',
  noPicture: 'No photograph yet.',
  noText: 'No text yet.',
  sizes: 'Sizes:',
  missing: 'This preview link is no longer valid. Ask the house for another one.',
}

export const previewTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    preview: typeof fr
  }
}
