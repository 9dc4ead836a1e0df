/** The reasons why a call about payouts is refused. Only the server says them. */
export const payoutsRefusalsFr = {
  errors: {
    payoutNotFound: 'Ce versement n’est pas connu.',
    providerUnavailable: 'Le prestataire de paiement ne répond pas. Réessayez dans un instant.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    payouts: typeof payoutsRefusalsFr
  }
}
