export const restockTextsFr = {
  ask: 'Me prévenir',
  askOf: 'Me prévenir\u00a0: {{name}}',
  missing: 'Votre taille manque\u202f?',
  make: 'La faire sur mesure',
  write: 'Écrire à l’atelier',
  home: 'Retour à l’accueil',
  notFetched: 'La demande n’a pas pu s’ouvrir. Veuillez réessayer.',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    restock: typeof restockTextsFr
  }
}
