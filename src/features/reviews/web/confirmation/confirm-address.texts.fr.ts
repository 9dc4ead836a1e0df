export const confirmAddressTextsFr = {
  title: 'Confirmer mon adresse',
  description: 'Confirmez l’adresse que vous avez laissée avec votre avis.',
  lead: 'Une pression, et nous pourrons vous dire ce que devient votre avis.',
  submit: 'Confirmer mon adresse',
  missing: 'Ce lien est incomplet. Ouvrez-le depuis notre e-mail, ou copiez-le en entier.',
  failed: 'Votre adresse n’a pas pu être confirmée. Vérifiez votre connexion et réessayez.',
  withoutScript: 'Cette page a besoin de JavaScript pour confirmer votre adresse.',
  toReviews: 'Voir les avis',
} as const

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    confirmAddress: typeof confirmAddressTextsFr
  }
}
