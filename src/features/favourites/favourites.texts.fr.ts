export const favouritesTextsFr = {
  errors: {
    listFull: 'Votre liste compte déjà {{limit}} pièces. Retirez-en une pour en garder une autre.',
  },
  add: 'Ajouter aux favoris',
  addPiece: 'Ajouter aux favoris\u00a0: {{name}}',
  remove: 'Retirer des favoris',
  removePiece: 'Retirer des favoris\u00a0: {{name}}',
  added: 'Ajouté aux favoris',
  removed: 'Retiré des favoris',
  notSaved: 'Vos favoris n’ont pas pu être modifiés',
  link: 'Favoris',
  linkCounted_one: 'Favoris, {{count}} pièce',
  linkCounted_other: 'Favoris, {{count}} pièces',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    favourites: typeof favouritesTextsFr
  }
}
