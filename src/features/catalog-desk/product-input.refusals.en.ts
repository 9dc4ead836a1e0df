import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { productInputRefusalsFr } from './product-input.refusals.fr.ts'

export const productInputRefusalsEn: SameShape<typeof productInputRefusalsFr> = {
  inFrench: 'This piece was read in English: send its French texts.',
  wholeEuros: 'A price in whole euros is expected.',
  reference: 'Letters, digits, hyphens and full stops only.',
  slug: 'Lower-case letters without accents, digits and hyphens only.',
  hexColor: 'A colour is written #RRGGBB.',
  sizeOfHouse: 'The house does not have this size.',
  sizeTwice: 'This size is already in the list.',
  sizelessAlone: 'A piece without sizes has a single stock.',
  stockOfEachSize: 'Give the stock of each size.',
}
