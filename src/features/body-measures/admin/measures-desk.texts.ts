import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Mesures',
  readText: 'La cliente voit dans son compte qui a lu ses mesures, et quand.',
  read: 'Lire ses mesures',
  failed: 'Les mesures ne sont pas arrivées.',
  retry: 'Réessayer',
  own: 'La cliente',
  taken: 'prises le {{day}}',
  old: 'plus de trois mois',
  take: 'Prendre ses mesures',
  none: 'Elle n’a pas encore été mesurée.',
  begin: 'La mesurer',
  croquis: 'Croquis\u00a0: {{name}}',
  saved: 'Mesures enregistrées',
  failedToSave: 'Cela n’a pas abouti',
} as const

const en: SameShape<typeof fr> = {
  title: 'Measurements',
  readText: 'The customer sees in the account who has read the measurements, and when.',
  read: 'Read the measurements',
  failed: 'The measurements did not arrive.',
  retry: 'Try again',
  own: 'The customer',
  taken: 'taken on {{day}}',
  old: 'more than three months old',
  take: 'Take measurements',
  none: 'Nobody has measured the customer yet.',
  begin: 'Measure the customer',
  croquis: 'Sketch: {{name}}',
  saved: 'Measurements saved',
  failedToSave: 'This did not succeed',
}

export const measuresDeskTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    measuresDesk: typeof fr
  }
}
