import { defineErrors } from '../../shared/errors.ts'
import './cart.refusals.fr.ts'

export const cartErrors = defineErrors('cart', {
  lineNotFound: 'not-found',
  sizeRequired: 'invalid',
  sizeUnknown: 'invalid',
  soldOut: 'conflict',
  notEnough: 'conflict',
  notEnoughBeside: 'conflict',
  allTaken: 'conflict',
  lineFull: 'conflict',
  cartFull: 'conflict',
})
