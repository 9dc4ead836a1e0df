export const overviewTextsFr = {
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  noPhone: 'Aucun numéro',
  since: 'Chez nous depuis',
  change: 'Modifier votre profil',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    overview: typeof overviewTextsFr
  }
}
