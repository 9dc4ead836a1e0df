import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  views: { label: 'Présentation', month: 'Calendrier', list: 'Liste' },
  calendar: 'Les jours de {{month}}',
  free_one: '{{day}}, un créneau libre',
  free_other: '{{day}}, {{count}} créneaux libres',
  notFree: '{{day}}, aucun créneau libre',
  keys: 'Les flèches mènent d’un jour à l’autre, Page préc. et Page suiv. d’un mois à l’autre.',
  timesOf: 'L’heure, {{day}}',
  parisTime: 'À l’heure de Paris.',
  ownTime: '{{time}} ({{place}})',
  onRequest:
    'Le samedi, la maison vous reçoit sur demande\u00a0: le créneau vous est gardé, et nous vous le confirmons.',
  chooseDay: 'Choisissez un jour souligné\u00a0: ses heures libres apparaîtront ici.',
  noneInMonth: 'Aucun créneau libre ce mois-ci.',
  toNextMonth: 'Voir le mois suivant',
  loading: 'Les créneaux arrivent.',
  failed: 'Les créneaux n’ont pas pu être lus.',
  retry: 'Réessayer',
  taken: 'Ce créneau vient d’être pris. Voici les plus proches\u00a0:',
  takenAlone: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
} as const

const en: SameShape<typeof fr> = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  views: { label: 'View', month: 'Calendar', list: 'List' },
  calendar: 'The days of {{month}}',
  free_one: '{{day}}, one time available',
  free_other: '{{day}}, {{count}} times available',
  notFree: '{{day}}, nothing available',
  keys: 'Arrow keys lead from day to day, Page Up and Page Down from month to month.',
  timesOf: 'The time, {{day}}',
  parisTime: 'Paris time.',
  ownTime: '{{time}} ({{place}})',
  onRequest: 'On Saturdays the house receives on request: the time is kept for you, and we confirm it.',
  chooseDay: 'Choose an underlined day: its times will appear here.',
  noneInMonth: 'Nothing is available this month.',
  toNextMonth: 'See the next month',
  loading: 'The times are on their way.',
  failed: 'The times could not be read.',
  retry: 'Try again',
  taken: 'This time has just been taken. The nearest ones:',
  takenAlone: 'This time has just been taken. Please choose another.',
}

export const slotsTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    slots: typeof fr
  }
}
