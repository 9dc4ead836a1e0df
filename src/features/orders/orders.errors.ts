import { defineErrors } from '../../shared/errors.ts'
import './orders.refusals.fr.ts'

export const ordersErrors = defineErrors('orders', {
  orderNotFound: 'not-found',
  lineNotFound: 'not-found',
  documentNotFound: 'not-found',
  notWaiting: 'conflict',
  notCancellable: 'conflict',
  notPossible: 'conflict',
  withdrawalWaits: 'conflict',
  decisionWaits: 'conflict',
  alertsChanged: 'conflict',
  notTakenBack: 'conflict',
  paidIsRefunded: 'conflict',
  parcelChanged: 'conflict',
  nothingToPack: 'conflict',
  trackingMissing: 'invalid',
  trackingDoubtful: 'invalid',
})
