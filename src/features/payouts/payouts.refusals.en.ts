import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { payoutsRefusalsFr } from './payouts.refusals.fr.ts'

export const payoutsRefusalsEn: SameShape<typeof payoutsRefusalsFr> = {
  errors: {
    payoutNotFound: 'This payout is not known.',
    providerUnavailable: 'The payment provider does not answer. Please try again in a moment.',
  },
}
