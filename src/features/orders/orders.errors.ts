import { defineErrors } from '../../shared/errors.ts'
import './orders.refusals.fr.ts'
import './orders.texts.fr.ts'

export const ordersErrors = defineErrors('orders', {
  orderNotFound: 'not-found',
  lineNotFound: 'not-found',
  documentNotFound: 'not-found',
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
  notWaiting: 'conflict',
  notCancellable: 'conflict',
  notPossible: 'conflict',
  withdrawalWaits: 'conflict',
  trackingMissing: 'invalid',
})
