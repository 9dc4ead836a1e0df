import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  filter: 'Filtrer',
  filters: 'Filtres',
  sort: 'Trier',
  sortedUp: 'dans l’ordre croissant',
  sortedDown: 'dans l’ordre décroissant',
  from: 'Du',
  to: 'Au',
  atLeast: 'À partir de (€)',
  atMost: 'Jusqu’à (€)',
  all: 'Tous',
  show: 'Appliquer',
  close: 'Fermer',
  only: 'Seulement\u00a0:',
  remove: 'Enlever «\u00a0{{filter}}\u00a0»',
  clear: 'Tout effacer',
  search: 'recherche «\u00a0{{words}}\u00a0»',
  days: {
    between: '{{what}} du {{from}} au {{to}}',
    from: '{{what}} à partir du {{from}}',
    to: '{{what}} jusqu’au {{to}}',
    on: '{{what}} le {{from}}',
  },
  euros: {
    between: '{{what}} de {{from}} à {{to}}',
    from: '{{what}} de {{from}} ou plus',
    to: '{{what}} de {{to}} ou moins',
    on: '{{what}} de {{from}}',
  },
  columns: 'Colonnes',
  file: { save: 'CSV', failed: 'Le fichier n’a pas pu être fait.' },
  views: {
    label: 'Vues de cette liste',
    save: 'Garder cette vue',
    name: 'Nom de la vue',
    nameMissing: 'Donnez un nom à la vue.',
    shared: 'Pour toute l’équipe',
    keep: 'Garder',
    delete: 'Supprimer la vue «\u00a0{{name}}\u00a0»',
  },
  pages: {
    counted_one: '{{count}} ligne',
    counted_other: '{{count}} lignes',
    more: 'plus de {{most}} lignes',
    jump: 'Aller à la page',
  },
} as const

const en: SameShape<typeof fr> = {
  filter: 'Filter',
  filters: 'Filters',
  sort: 'Sort',
  sortedUp: 'in ascending order',
  sortedDown: 'in descending order',
  from: 'From',
  to: 'To',
  atLeast: 'At least (€)',
  atMost: 'At most (€)',
  all: 'All',
  show: 'Apply',
  close: 'Close',
  only: 'Only:',
  remove: 'Remove “{{filter}}”',
  clear: 'Clear all',
  search: 'search “{{words}}”',
  days: {
    between: '{{what}} from {{from}} to {{to}}',
    from: '{{what}} from {{from}} on',
    to: '{{what}} until {{to}}',
    on: '{{what}} on {{from}}',
  },
  euros: {
    between: '{{what}} from {{from}} to {{to}}',
    from: '{{what}} of {{from}} or more',
    to: '{{what}} of {{to}} or less',
    on: '{{what}} of {{from}}',
  },
  columns: 'Columns',
  file: { save: 'CSV', failed: 'The file could not be made.' },
  views: {
    label: 'Views of this list',
    save: 'Save this view',
    name: 'Name of the view',
    nameMissing: 'Name the view.',
    shared: 'For the whole team',
    keep: 'Save',
    delete: 'Delete the view “{{name}}”',
  },
  pages: {
    counted_one: '{{count}} row',
    counted_other: '{{count}} rows',
    more: 'more than {{most}} rows',
    jump: 'Go to page',
  },
}

export const listTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    list: typeof fr
  }
}
