import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  trail: 'Fil d’Ariane',
  home: 'Accueil',
  enlarge: 'Agrandir l’image {{number}}',
  shown_one: 'La pièce',
  shown_other: 'Les pièces',
  soldOut: 'Épuisé',
  bookProduct: 'Prendre rendez-vous autour de cette pièce',
  bookIdea: 'Imaginer une pièce dans cet esprit',
} as const

const en: SameShape<typeof fr> = {
  trail: 'Breadcrumb',
  home: 'Home',
  enlarge: 'Enlarge picture {{number}}',
  shown_one: 'The piece',
  shown_other: 'The pieces',
  soldOut: 'Sold out',
  bookProduct: 'Book a fitting around this piece',
  bookIdea: 'Imagine a piece in this spirit',
}

export const plateTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    plate: typeof fr
  }
}
