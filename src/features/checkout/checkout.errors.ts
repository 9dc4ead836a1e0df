import { defineErrors } from '../../shared/errors.ts'
import './checkout.refusals.fr.ts'

export const checkoutErrors = defineErrors('checkout', {
  cartEmpty: 'invalid',
  termsNotAccepted: 'invalid',
  addressMissing: 'invalid',
  nothingToPay: 'invalid',
  tooMuchToPay: 'invalid',
  outOfStock: 'conflict',
  priceChanged: 'conflict',
  deliveryChanged: 'conflict',
  eventTooSoon: 'conflict',
  eventPast: 'invalid',
  holdRests: 'conflict',
  confirmFirst: 'conflict',
  manyHolds: 'conflict',
  manyOrders: 'too-many',
})
