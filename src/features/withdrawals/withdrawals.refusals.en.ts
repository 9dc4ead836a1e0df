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
    nothingSent: 'Nothing of this order has left the atelier: no parcel comes back from it.',
    returnsChanged: 'Somebody else has just noted a return. Please read again what came back.',
    moreThanBought: 'More pieces would be noted than were bought.',
    returnNotFound: 'This return is not noted any more.',
    returnFollowed:
      'A decision or a stock entry has followed from this return: it cannot be corrected any more.',
    notRestockable:
      'Only a piece that came back as new goes back into stock, once, and once the withdrawal is accepted.',
    alreadyRestocked: 'A piece of this return is back in stock: the withdrawal cannot be refused any more.',
    withheldTooMuch: 'More would be withheld than the pieces that came back worn or damaged are worth.',
    cameOnImpossible: 'Please give a day between the order and today.',
    wordsMissing: 'Please describe the state of the piece in a few words.',
  },
  done: {
    receiptSent: 'Thank you. The receipt is on its way to this address.',
    received: 'Your withdrawal is recorded. We are sending you the receipt by e-mail.',
    accepted: 'The withdrawal is accepted, and the refund is under way.',
    awaited: 'The withdrawal is accepted, and the parcel awaited.',
    refused: 'The withdrawal is refused, and the reason has been sent.',
  },
}
