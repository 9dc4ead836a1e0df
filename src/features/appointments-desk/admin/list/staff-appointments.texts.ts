import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Rendez-vous',
  description: 'Les rendez-vous de la maison.',
  lead: 'Qui vient, quand, dans quel salon.',
  withoutScript: 'Activez JavaScript dans votre navigateur pour voir les rendez-vous.',
  note: 'Noter un rendez-vous',
  toCalendar: 'Calendrier',
  back: 'Tous les rendez-vous',
  periods: { label: 'Quand', upcoming: 'À venir', past: 'Passés', all: 'Tous' },
  filter: { label: 'Rendez-vous par état', all: 'Tous' },
  kind: { label: 'Visite', all: 'Toutes' },
  salon: { label: 'Salon', all: 'Les deux' },
  days: { label: 'Jour', said: 'de visite' },
  outcome: { label: 'Suite', all: 'Toutes', ordered: 'suivies d’une commande' },
  search: {
    label: 'Nom, courriel ou téléphone',
    submit: 'Chercher',
    found_one: 'Un rendez-vous trouvé.',
    found_other: '{{count}} rendez-vous trouvés.',
  },
  sort: {
    label: 'Ordre',
    soonest: 'Le plus tôt d’abord',
    latest: 'Le plus tard d’abord',
    newest: 'Pris récemment d’abord',
  },
  caption: 'Les rendez-vous',
  columns: {
    when: 'Quand',
    customer: 'Qui',
    phone: 'Téléphone',
    kind: 'Visite',
    salon: 'Salon',
    status: 'État',
  },
  hasNote: 'Avec une note',
  empty: 'Aucun rendez-vous.',
  emptyOfSearch: 'Aucun rendez-vous ne correspond.',
  pastEnd: 'Cette page est vide.',
  failed: 'Les rendez-vous n’ont pas pu être lus.',
  selected: {
    select: 'Choisir le rendez-vous de {{appointment}}',
    will_zero: 'Aucun des {{all}} rendez-vous choisis n’est à confirmer.',
    will_one: '{{count}} des {{all}} rendez-vous choisis sera confirmé, et sa cliente prévenue.',
    will_other: '{{count}} des {{all}} rendez-vous choisis seront confirmés, et leurs clientes prévenues.',
    confirm: 'Confirmer ({{count}})',
    done_one: '{{count}} rendez-vous confirmé.',
    done_other: '{{count}} rendez-vous confirmés.',
  },
  retry: 'Réessayer',
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    place: 'Page {{page}} sur {{total}}',
  },
} as const

const en: SameShape<typeof fr> = {
  title: 'Appointments',
  description: 'The appointments of the house.',
  lead: 'Who comes, when, to which salon.',
  withoutScript: 'Turn JavaScript on in your browser to see the appointments.',
  note: 'Note an appointment',
  toCalendar: 'Calendar',
  back: 'All appointments',
  periods: { label: 'When', upcoming: 'To come', past: 'Past', all: 'All' },
  filter: { label: 'Appointments by status', all: 'All' },
  kind: { label: 'Visit', all: 'All' },
  salon: { label: 'Salon', all: 'Both' },
  days: { label: 'Day', said: 'visiting' },
  outcome: { label: 'Outcome', all: 'All', ordered: 'followed by an order' },
  search: {
    label: 'Name, email or telephone',
    submit: 'Search',
    found_one: 'One appointment found.',
    found_other: '{{count}} appointments found.',
  },
  sort: {
    label: 'Order',
    soonest: 'Soonest first',
    latest: 'Latest first',
    newest: 'Booked recently first',
  },
  caption: 'The appointments',
  columns: {
    when: 'When',
    customer: 'Who',
    phone: 'Telephone',
    kind: 'Visit',
    salon: 'Salon',
    status: 'Status',
  },
  hasNote: 'With a note',
  empty: 'No appointments.',
  emptyOfSearch: 'No appointment matches.',
  pastEnd: 'This page is empty.',
  failed: 'The appointments could not be read.',
  selected: {
    select: 'Select the appointment of {{appointment}}',
    will_zero: 'None of the {{all}} selected appointments is to be confirmed.',
    will_one: '{{count}} of the {{all}} selected appointments will be confirmed, and its customer notified.',
    will_other:
      '{{count}} of the {{all}} selected appointments will be confirmed, and their customers notified.',
    confirm: 'Confirm ({{count}})',
    done_one: '{{count}} appointment confirmed.',
    done_other: '{{count}} appointments confirmed.',
  },
  retry: 'Try again',
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    place: 'Page {{page}} of {{total}}',
  },
}

export const staffAppointmentsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    staffAppointments: typeof fr
  }
}
