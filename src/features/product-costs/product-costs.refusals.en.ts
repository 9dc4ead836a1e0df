import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { productCostsRefusalsFr } from './product-costs.refusals.fr.ts'

export const productCostsRefusalsEn: SameShape<typeof productCostsRefusalsFr> = {
  fields: { cost: 'Give an amount in euros, with two decimals at most.' },
}
