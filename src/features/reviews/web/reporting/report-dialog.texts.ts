import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Signaler un avis',
  lead: 'La maison relit chaque avis signalé. Elle ne retire que ce qui est contraire à ces règles, jamais une mauvaise note.',
  close: 'Fermer',
  reason: 'Motif',
  reasons: {
    abusive: 'Propos injurieux',
    off_topic: 'Hors sujet',
    personal_data: 'Données personnelles',
    unlawful: 'Contenu illicite',
    conflict_of_interest: 'Conflit d’intérêts',
    duplicate: 'Doublon',
  },
  reasonMissing: 'Choisissez un motif.',
  details: 'Précisions (facultatif)',
  submit: 'Signaler',
  submitting: 'Envoi...',
  done: 'C’est compris',
  failed: 'Le signalement n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Report a review',
  lead: 'The house reads each reported review again. It takes down only what breaks these rules, never a poor rating.',
  close: 'Close',
  reason: 'Ground',
  reasons: {
    abusive: 'Abusive language',
    off_topic: 'Off topic',
    personal_data: 'Personal data',
    unlawful: 'Unlawful content',
    conflict_of_interest: 'Conflict of interest',
    duplicate: 'Duplicate',
  },
  reasonMissing: 'Choose a ground.',
  details: 'Details (optional)',
  submit: 'Report',
  submitting: 'Sending...',
  done: 'Done',
  failed: 'The report could not be sent. Check your connection and try again.',
}

export const reportDialogTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    reportDialog: typeof fr
  }
}
