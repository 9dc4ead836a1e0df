import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { customersRefusalsFr } from './customers.refusals.fr.ts'

export const customersRefusalsEn: SameShape<typeof customersRefusalsFr> = {
  errors: { customerNotFound: 'The house does not know this person, or no longer does.' },
}
