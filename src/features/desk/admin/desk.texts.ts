import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  label: 'Espace de la maison',
  atHand: 'Raccourcis',
  menu: 'Menu',
  search: 'Chercher',
  waiting: '{{number}} en attente',
  groups: {
    today: 'Aujourd’hui',
    sales: 'Ventes',
    salon: 'Salon',
    catalogue: 'Catalogue',
    customers: 'Clientes',
    company: 'Maison',
  },
} as const

const en: SameShape<typeof fr> = {
  label: 'Admin area',
  atHand: 'Shortcuts',
  menu: 'Menu',
  search: 'Search',
  waiting: '{{number}} waiting',
  groups: {
    today: 'Today',
    sales: 'Sales',
    salon: 'Salon',
    catalogue: 'Catalogue',
    customers: 'Customers',
    company: 'House',
  },
}

export const deskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    desk: typeof fr
  }
}
