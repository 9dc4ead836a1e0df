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
    decisionWaits: 'The payment of this order is reported or disputed: an administrator decides first.',
    alertsChanged: 'What is said of this payment has changed meanwhile, or nothing is left to decide.',
    notTakenBack: 'This step can no longer be taken back: it has been already, or something depends on it.',
    paidIsRefunded: 'This order is paid: cancelling it refunds it, and only an administrator may do that.',
    parcelChanged: 'The tracking number has been changed meanwhile.',
    nothingToPack: 'Nothing of order {{number}} has to be packed.',
    trackingMissing: 'Please give the carrier and the tracking number.',
    trackingDoubtful: 'This number does not look like one of {{carrier}}. Save it all the same?',
  },
  fields: {
    refundReason: 'Please choose why the money goes back.',
    takeBackReason: 'Please say why this step is taken back.',
  },
  done: {
    cancelled: 'Your order is cancelled.',
  },
}
