export const slotsTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    slots: typeof slotsTextsFr
  }
}
