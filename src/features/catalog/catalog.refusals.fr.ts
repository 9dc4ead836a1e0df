/** Why a call about products is refused; said by the server, so that no visitor loads it. */
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
