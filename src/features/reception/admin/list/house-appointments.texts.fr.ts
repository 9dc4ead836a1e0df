export const houseAppointmentsTextsFr = {
  title: 'Rendez-vous',
  description: 'Les rendez-vous de la maison.',
  withoutScript: 'Activez JavaScript dans votre navigateur pour voir les rendez-vous.',
  note: 'Noter un rendez-vous',
  toCalendar: 'Calendrier',
  back: 'Tous les rendez-vous',
  periods: { label: 'Quand', upcoming: 'À venir', past: 'Passés', all: 'Tous' },
  filter: { label: 'Rendez-vous par état', all: 'Tous' },
  kind: { label: 'Visite', all: 'Toutes' },
  salon: { label: 'Salon', all: 'Les deux' },
  search: {
    label: 'Nom, courriel ou téléphone',
    submit: 'Chercher',
    clear: 'Tout montrer',
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
  columns: { when: 'Quand', customer: 'Qui', kind: 'Visite', salon: 'Salon', status: 'État' },
  hasNote: 'Avec une note',
  empty: 'Aucun rendez-vous.',
  emptyOfSearch: 'Aucun rendez-vous ne correspond.',
  pastEnd: 'Cette page est vide.',
  failed: 'Les rendez-vous n’ont pas pu être lus.',
  retry: 'Réessayer',
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    place: 'Page {{page}} sur {{total}}',
  },
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    houseAppointments: typeof houseAppointmentsTextsFr
  }
}
