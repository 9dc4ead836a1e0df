import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { customersRefusalsFr } from './customers.refusals.fr.ts'

export const customersRefusalsEn: SameShape<typeof customersRefusalsFr> = {
  errors: {
    customerNotFound: 'The house does not know this person, or no longer does.',
    nameDiffers: 'This is not the name on the page.',
    erasureHindered: '{{title}} has to be finished before this person can be erased.',
  },
}
