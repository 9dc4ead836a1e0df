import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  name: 'Look Book',
  description:
    'Robes de mariée, tenues de cérémonie et pièces du soir\u00a0: les réalisations de notre atelier parisien, planche après planche.',
  title: 'Nos réalisations',
  lead: 'Des pièces coupées et cousues dans notre atelier, planche après planche. Chacune commence par un croquis, une étoffe et une conversation.',
  plates: 'Table des planches',
  emptyTitle: 'Les pages sont encore blanches',
  emptyText: 'Nous préparons le prochain look book. En attendant, nos pièces sont à la boutique.',
  toShop: 'Voir la boutique',
  closingTitle: 'Une planche vous parle\u202f?',
  closingText:
    'Venez voir l’étoffe de près, essayer, et rêver la vôtre. Nous recevons au salon, sur rendez-vous.',
  book: 'Prendre rendez-vous',
} as const

const en: SameShape<typeof fr> = {
  name: 'Look book',
  description:
    'Wedding gowns, ceremony dress and evening wear: what our Paris atelier has made, plate after plate.',
  title: 'Our work',
  lead: 'Pieces cut and sewn in our atelier, plate after plate. Each began with a sketch, a cloth and a conversation.',
  plates: 'List of plates',
  emptyTitle: 'These pages are still blank',
  emptyText: 'The next look book is in the making. Until then, our pieces are in the boutique.',
  toShop: 'See the boutique',
  closingTitle: 'Does a plate speak to you?',
  closingText:
    'Come and feel the cloth, try on, and dream up your own. We receive at the salon, by appointment.',
  book: 'Book an appointment',
}

export const lookbookTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    lookbook: typeof fr
  }
}
