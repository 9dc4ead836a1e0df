import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { houseAppointmentsTextsFr } from './house-appointments.texts.fr.ts'

export const houseAppointmentsTextsEn: SameShape<typeof houseAppointmentsTextsFr> = {
  title: 'Appointments',
  description: 'The appointments of the house.',
  withoutScript: 'Turn JavaScript on in your browser to see the appointments.',
  note: 'Note an appointment',
  toCalendar: 'Calendar',
  back: 'All appointments',
  periods: { label: 'When', upcoming: 'To come', past: 'Past', all: 'All' },
  filter: { label: 'Appointments by status', all: 'All' },
  kind: { label: 'Visit', all: 'All' },
  salon: { label: 'Salon', all: 'Both' },
  search: {
    label: 'Name, email or telephone',
    submit: 'Search',
    clear: 'Show all',
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
  columns: { when: 'When', customer: 'Who', kind: 'Visit', salon: 'Salon', status: 'Status' },
  hasNote: 'With a note',
  empty: 'No appointments.',
  emptyOfSearch: 'No appointment matches.',
  pastEnd: 'This page is empty.',
  failed: 'The appointments could not be read.',
  retry: 'Try again',
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    place: 'Page {{page}} of {{total}}',
  },
}
