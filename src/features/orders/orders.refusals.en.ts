import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { ordersRefusalsFr } from './orders.refusals.fr.ts'

export const ordersRefusalsEn: SameShape<typeof ordersRefusalsFr> = {
  errors: {
    orderNotFound: 'There is no such order, or it is not yours.',
    lineNotFound: 'This piece is not in the order.',
    documentNotFound: 'There is no such document, or it is not yours.',
    notWaiting: 'This order no longer awaits a payment.',
    notCancellable:
      'The atelier has begun this order, so it cannot be cancelled here. Your right of withdrawal remains.',
    notPossible: 'This order can no longer become that.',
    withdrawalWaits: 'A withdrawal from this order awaits its answer.',
    trackingMissing: 'Please give the carrier and the tracking number.',
  },
  fields: {
    refundReason: 'Please choose why the money goes back.',
  },
  done: {
    cancelled: 'Your order is cancelled.',
  },
}
