import type { PaymentProvider } from './payment-provider.ts'
import { ProviderUnavailable } from './provider-errors.ts'

const refuse = async (): Promise<never> => {
  throw new ProviderUnavailable(
    'Nobody takes payments for this house: see DEMO_PAYMENTS and the keys of Stripe',
  )
}

/**
 * The provider for a house that cannot take payments yet: it refuses to open payments, accepts no event, and
 * has no balance.
 */
export const closedProvider: PaymentProvider = {
  name: 'closed',
  publicKey: null,
  signatureHeader: 'stripe-signature',
  openIntent: refuse,
  readIntent: refuse,
  cancelIntent: refuse,
  refund: refuse,
  readBalance: async () => ({ rows: [], next: null }),
  readPayouts: async () => ({ rows: [], next: null }),
  readEvent: async () => null,
}
