import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  chosen: 'Pièces montrées',
  hint: '{{count}} au plus. Leur prix et leur disponibilité suivent la boutique.',
  search: 'Chercher une pièce à ajouter',
  searchHint: 'Un nom, une matière, une référence.',
  add: 'Ajouter',
  addNamed: 'Ajouter {{name}}',
  remove: 'Retirer {{name}}',
  found_zero: 'Aucune pièce ne répond à ces mots.',
  found_one: '{{count}} pièce trouvée.',
  found_other: '{{count}} pièces trouvées.',
  full: 'Cette image montre déjà {{count}} pièces.',
  failed: 'La boutique n’a pas pu être lue.',
  added: '{{name}} ajoutée.',
  removed: '{{name}} retirée.',
  soldOut: 'Épuisé',
} as const

const en: SameShape<typeof fr> = {
  chosen: 'Pieces shown',
  hint: '{{count}} at most. Their price and availability follow the shop.',
  search: 'Find a piece to add',
  searchHint: 'A name, a cloth, a reference.',
  add: 'Add',
  addNamed: 'Add {{name}}',
  remove: 'Remove {{name}}',
  found_zero: 'No piece answers to these words.',
  found_one: '{{count}} piece found.',
  found_other: '{{count}} pieces found.',
  full: 'This picture already shows {{count}} pieces.',
  failed: 'The shop could not be read.',
  added: '{{name}} added.',
  removed: '{{name}} removed.',
  soldOut: 'Sold out',
}

export const productChoiceTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    productChoice: typeof fr
  }
}
