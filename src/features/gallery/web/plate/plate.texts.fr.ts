export const plateTextsFr = {
  trail: 'Fil d’Ariane',
  home: 'Accueil',
  enlarge: 'Agrandir l’image {{number}}',
  shown_one: 'La pièce',
  shown_other: 'Les pièces',
  soldOut: 'Épuisé',
  bookProduct: 'Prendre rendez-vous autour de cette pièce',
  bookIdea: 'Imaginer une pièce dans cet esprit',
  viewerCount: '{{number}} / {{total}}',
  viewerPrevious: 'Image précédente',
  viewerNext: 'Image suivante',
  viewerClose: 'Fermer l’image agrandie',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    plate: typeof plateTextsFr
  }
}
