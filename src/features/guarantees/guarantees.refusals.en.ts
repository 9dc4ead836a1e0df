import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { guaranteesRefusalsFr } from './guarantees.refusals.fr.ts'

export const guaranteesRefusalsEn: SameShape<typeof guaranteesRefusalsFr> = {
  errors: {
    artworkTooNarrow: 'This file is too small: it takes at least {{limit}} pixels of width to stay readable.',
    productUnknown: 'No piece of the shop has this reference.',
    noticeNotFound: 'This notice has already been taken away.',
    labelNotFound: 'This piece no longer has a label.',
  },
  fields: {
    artworkTooNarrow: 'Choose the official file in a larger size.',
    productUnknown: 'This reference is not in the shop.',
  },
}
