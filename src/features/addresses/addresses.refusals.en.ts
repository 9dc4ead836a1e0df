import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { addressesRefusalsFr } from './addresses.refusals.fr.ts'

export const addressesRefusalsEn: SameShape<typeof addressesRefusalsFr> = {
  errors: {
    addressNotFound: 'This address is not in your address book.',
    tooManyAddresses: 'Your address book already holds {{limit}} addresses. Remove one first.',
  },
}
