export const missingSizeTextsFr = {
  ask: 'Me prévenir',
  missing: 'Votre taille manque\u202f?',
  make: 'La faire sur mesure',
  haveMade: 'Faire refaire',
  notFetched: 'La demande n’a pas pu s’ouvrir. Veuillez réessayer.',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    missingSize: typeof missingSizeTextsFr
  }
}
