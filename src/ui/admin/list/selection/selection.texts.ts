import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  label: 'Sur les lignes choisies',
  elsewhere_one: '{{count}} est sur une autre page',
  elsewhere_other: '{{count}} sont sur d’autres pages',
  page: 'Choisir les {{count}} de cette page',
  all: 'Choisir les {{count}} de la liste',
  first: 'Choisir les {{count}} premières de la liste',
  none: 'Ne plus rien choisir',
  underWay: 'En cours… {{done}} sur {{count}}',
  failed: '{{name}}\u00a0: {{why}}',
  again: 'Réessayer ({{count}})',
  undo: 'Revenir en arrière ({{count}})',
  undone_one: 'C’est annulé pour une ligne.',
  undone_other: 'C’est annulé pour {{count}} lignes.',
} as const

const en: SameShape<typeof fr> = {
  label: 'On the selected rows',
  elsewhere_one: '{{count}} is on another page',
  elsewhere_other: '{{count}} are on other pages',
  page: 'Select the {{count}} of this page',
  all: 'Select the {{count}} of the list',
  first: 'Select the first {{count}} of the list',
  none: 'Select none',
  underWay: 'Under way… {{done}} of {{count}}',
  failed: '{{name}}: {{why}}',
  again: 'Try again ({{count}})',
  undo: 'Undo ({{count}})',
  undone_one: 'Undone for one row.',
  undone_other: 'Undone for {{count}} rows.',
}

export const selectionTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    selection: typeof fr
  }
}
