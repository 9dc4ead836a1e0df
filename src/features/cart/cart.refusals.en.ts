import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { cartRefusalsFr } from './cart.refusals.fr.ts'

export const cartRefusalsEn: SameShape<typeof cartRefusalsFr> = {
  errors: {
    lineNotFound: 'This line is no longer in your cart.',
    sizeRequired: 'Please choose a size before adding to the cart',
    sizeUnknown: 'This piece does not come in this size.',
    soldOut: 'This piece is no longer available.',
    notEnough: 'Only {{available}} left.',
    notEnoughBeside: 'Only {{available}} left, {{inCart}} of them in your cart.',
    allTaken: 'Every available piece is already in your cart.',
    lineFull: 'A line holds {{limit}} pieces at most.',
    cartFull: 'Your cart already has {{limit}} lines.',
  },
}
