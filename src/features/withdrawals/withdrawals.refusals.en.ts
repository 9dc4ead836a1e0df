import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { withdrawalsRefusalsFr } from './withdrawals.refusals.fr.ts'

export const withdrawalsRefusalsEn: SameShape<typeof withdrawalsRefusalsFr> = {
  errors: {
    orderUnnamed: 'Please give the order number, or the day on which you ordered.',
    notConfirmed: 'Please confirm the withdrawal to send it.',
    withdrawalNotFound: 'There is no such withdrawal.',
    alreadyAnswered: 'This withdrawal has been answered already.',
    orderMissing: 'Please attach this withdrawal to an order first.',
    orderAttached: 'This withdrawal is attached to an order already.',
    linkUnknown: 'This link leads to no withdrawal. Copy all of it from our e-mail.',
  },
  done: {
    receiptSent: 'Thank you. The receipt is on its way to this address.',
    received: 'Your withdrawal is recorded. We are sending you the receipt by e-mail.',
    accepted: 'The withdrawal is accepted, and the refund is under way.',
    refused: 'The withdrawal is refused, and the reason has been sent.',
  },
}
