export const settingsTextsFr = {
  contact: 'Nous joindre',
  hours: 'Horaires',
  hoursOf: {
    customerService: 'Service clients',
    salon: 'Salon, sur rendez-vous',
    onRequest: 'Salon, sur demande',
  },
  maker: {
    title: 'Fabricant et sécurité',
    identifier: 'Identifiant de la pièce\u00a0: {{reference}}',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    settings: typeof settingsTextsFr
  }
}
