/** The reasons why a call about products is refused. Only the server uses these texts, so browsers do not load them. */
export const catalogRefusalsFr = {
  errors: {
    productNotFound: 'Produit non trouvé',
    productChanged: 'Cette pièce a été modifiée entre-temps. Rechargez-la avant d’enregistrer.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    catalog: typeof catalogRefusalsFr
  }
}
