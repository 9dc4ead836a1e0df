export const reportingTextsFr = {
  open: 'Signaler',
  openOf: 'Signaler l’avis de {{name}}',
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    reporting: typeof reportingTextsFr
  }
}
