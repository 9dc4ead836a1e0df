import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Catégories',
  description: 'Les catégories de la boutique\u00a0: noms, textes, ordre.',
  lead: 'Dans l’ordre où la boutique les montre.',
  withoutScript: 'Cette page demande JavaScript.',
  add: 'Ajouter une catégorie',
  label: 'L’ordre des catégories',
  empty: 'La maison n’a pas encore de catégorie\u00a0: les produits en demandent une.',
  products_zero: 'aucun produit',
  products_one: '{{count}} produit',
  products_other: '{{count}} produits',
  published: 'dont {{count}} dans la boutique',
  noEnglish: 'sans nom anglais',
  remove: 'Supprimer {{name}}',
  retry: 'Réessayer',
  failed: 'Les catégories n’ont pas pu être lues.',
  notDone: 'Cela n’a pas abouti',
  form: {
    new: 'Nouvelle catégorie',
    name: 'Nom',
    nameEn: 'Nom en anglais',
    intro: 'Texte d’ouverture',
    introHint: 'Sous le titre de sa page\u00a0; vide, la page s’ouvre comme la boutique.',
    introEn: 'Texte d’ouverture en anglais',
    missing: 'À remplir.',
    nameFirst: 'Indiquez d’abord le nom anglais.',
    save: 'Enregistrer',
    close: 'Fermer',
    saved: 'Catégorie enregistrée',
    failed: 'La catégorie n’a pas été enregistrée',
  },
  picture: {
    name: 'L’image de la catégorie',
    later: 'Une image peut être ajoutée une fois la catégorie enregistrée.',
  },
  removal: {
    title: 'Supprimer «\u00a0{{name}}\u00a0»\u00a0?',
    empty: 'Aucun produit ne s’y trouve. Elle est supprimée pour de bon.',
    moves_one: 'Son produit passe dans une autre catégorie\u00a0; elle est supprimée pour de bon.',
    moves_other:
      'Ses {{count}} produits passent dans une autre catégorie\u00a0; elle est supprimée pour de bon.',
    to: 'Catégorie qui les reçoit',
    alone: 'C’est la seule catégorie, et elle a des produits\u00a0: ajoutez-en une autre d’abord.',
    keep: 'Garder',
    confirm: 'Supprimer',
    done: 'Catégorie supprimée',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Categories',
  description: 'The categories of the shop: names, texts, order.',
  lead: 'In the order in which the shop shows them.',
  withoutScript: 'This page needs JavaScript.',
  add: 'Add a category',
  label: 'The order of the categories',
  empty: 'The house has no category yet, and products need one.',
  products_zero: 'no product',
  products_one: '{{count}} product',
  products_other: '{{count}} products',
  published: '{{count}} of them in the shop',
  noEnglish: 'no English name',
  remove: 'Delete {{name}}',
  retry: 'Try again',
  failed: 'The categories could not be read.',
  notDone: 'This did not succeed',
  form: {
    new: 'New category',
    name: 'Name',
    nameEn: 'Name in English',
    intro: 'Opening text',
    introHint: 'Below the title of its page; empty, the page opens like the shop.',
    introEn: 'Opening text in English',
    missing: 'To be filled in.',
    nameFirst: 'Enter the English name first.',
    save: 'Save',
    close: 'Close',
    saved: 'Category saved',
    failed: 'The category was not saved',
  },
  picture: {
    name: 'The picture of the category',
    later: 'A picture can be added once the category is saved.',
  },
  removal: {
    title: 'Delete “{{name}}”?',
    empty: 'There is no product in it. It is deleted for good.',
    moves_one: 'Its product moves to another category; it is deleted for good.',
    moves_other: 'Its {{count}} products move to another category; it is deleted for good.',
    to: 'Category that takes them',
    alone: 'It is the only category and has products: add another one first.',
    keep: 'Keep',
    confirm: 'Delete',
    done: 'Category deleted',
  },
}

export const categoriesTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    adminCategories: typeof fr
  }
}
