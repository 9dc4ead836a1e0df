export const lookbookTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    lookbook: typeof lookbookTextsFr
  }
}
