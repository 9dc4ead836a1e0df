import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { orderMailsFr } from './order-mails.fr.ts'

/** The English texts of the mails about an order. */
export const orderMailsEn: SameShape<typeof orderMailsFr> = {
  greeting: 'Dear {{firstName}},',
  farewell: 'The team of {{house}}',
  disputeDue: ' It expects an answer before {{day}}.',
  linkHint: 'If the button does not answer, copy this address into your browser:',
  total: 'Total, VAT included',
  subtotal: 'Subtotal',
  discount: 'Reduction',
  shipping: 'Delivery',
  free: 'Free',
  size: 'Size: {{size}}',
  madeToMeasure: 'Made to measure',
  promised: 'Delivery between {{from}} and {{to}}',
  meantFor: 'For your event on {{day}}: everything will be with you by {{last}} at the latest.',
  meantForUnpromised:
    'For your event on {{day}}: we cannot promise that day. Everything will be ready by {{last}} at the latest.',
  meantForReady:
    'For your event on {{day}}: everything will await you at the atelier by {{last}} at the latest.',
  measuredAtSalon:
    'Your measurements: we expect you at the salon on {{when}}. A separate message confirms the visit.',
  measuredAtHome:
    'Your measurements: we write to you how to take them at home, and call you on {{phone}} to go through them together.',
  ready: 'To be collected at the atelier between {{from}} and {{to}}',
  excluded:
    'Made to your measurements: the right of withdrawal does not apply (art. L221-28 3°). The legal guarantees remain.',
  durability: 'Commercial guarantee of durability of the house: {{years}} years, beside the legal guarantee.',
  guaranteeAttached:
    'The harmonised notice of the European Union on the legal guarantee of conformity is attached to this message.',
  guaranteeLaw: 'Legal guarantee of conformity: the text of the law',
  withdrawal:
    'You have 14 days from delivery to change your mind; the withdrawal form comes with your invoice. You may also withdraw online at {{withdrawal}}. If you do, we will promptly send you an acknowledgement of receipt on a durable medium (for example by e-mail), with its content and the date and time of its submission.',
  changeOfMind:
    'You have until {{until}} to change your mind about the pieces that are not made to your measurements. To withdraw from the contract online: {{withdrawal}}.',
  terms:
    'Terms of sale accepted, version {{version}}. Legal guarantee of conformity: 2 years. Guarantee against hidden defects: 2 years. The complete contract comes with your invoice.',
  paid: {
    subject: 'Your order {{number}} is confirmed',
    text: ['Thank you. Your payment has arrived, and the atelier begins your order.'],
    button: 'Track my order',
  },
  inPreparation: {
    subject: 'Your order {{number}} is at the atelier',
    text: ['Our hands are preparing your order {{number}}. We will write as soon as it leaves.'],
    button: 'Track my order',
  },
  shipped: {
    subject: 'Your order {{number}} has left',
    text: ['Your order {{number}} is on its way with {{carrier}}. Tracking number: {{tracking}}.'],
    button: 'Track my parcel',
  },
  readyForPickup: {
    subject: 'Your order {{number}} awaits you at the atelier',
    text: [
      'Your order {{number}} is ready. Come and collect it at the atelier, {{address}}, with this message.',
    ],
    button: 'See my order',
  },
  delivered: {
    subject: 'Your order {{number}} has arrived',
    text: ['Your order {{number}} has been handed over. We hope that it fits as it should.'],
    button: 'See my order',
  },
  parcelChanged: {
    subject: 'The tracking of your order {{number}} has changed',
    text: [
      'The tracking of your order {{number}} has changed: it travels with {{carrier}}, under the number {{tracking}}. The one that we gave you before is no longer valid.',
    ],
    button: 'Track my parcel',
  },
  notInPreparation: {
    subject: 'Your order {{number}} is not at the atelier yet',
    text: [
      'We had written that your order {{number}} was at the atelier. That was our mistake, for which we apologise: it still waits. We will write as soon as it is being prepared.',
    ],
    button: 'See my order',
  },
  notShipped: {
    subject: 'Your order {{number}} has not left yet',
    text: [
      'We wrote that your order {{number}} was on its way. That was a mistake of ours, and we apologise: it is still with us. We will write as soon as it leaves.',
    ],
    button: 'See my order',
  },
  notReady: {
    subject: 'Your order {{number}} is not ready yet',
    text: [
      'We wrote that your order {{number}} awaited you at the atelier. That was a mistake of ours, and we apologise: it is not ready yet. We will write as soon as it is.',
    ],
    button: 'See my order',
  },
  notDelivered: {
    subject: 'Your order {{number}} has not been handed over yet',
    text: [
      'We wrote that your order {{number}} had been handed over to you. That was a mistake of ours, and we apologise. The periods that begin on the day you receive it have not begun.',
      'If you have received it all the same, please write to us: {{email}}.',
    ],
    button: 'See my order',
  },
  cancelled: {
    subject: 'Your order {{number}} is cancelled',
    text: [
      'Your order {{number}} is cancelled. We are returning what you paid, by the same means of payment, and will write to you once it has left.',
    ],
    button: 'See my order',
  },
  cancelledDisputed: {
    subject: 'Your order {{number}} is cancelled',
    text: [
      'Your order {{number}} is cancelled. Its payment is disputed with your bank, which has taken the amount back from us: it will tell you when it returns it to you.',
    ],
    button: 'See my order',
  },
  cancelledUnpaid: {
    subject: 'Your order {{number}} is cancelled',
    text: [
      'The house has cancelled your order {{number}}, which awaited its payment. Nothing was charged, and its pieces are no longer held for you.',
      'Your cart is as you left it. If this surprises you, please write to us: {{email}}.',
    ],
    button: 'See my order',
  },
  expired: {
    subject: 'Your order {{number}} was not paid',
    text: [
      'Your order {{number}} awaited its payment, and its time has passed: its pieces are for sale again, and nothing was charged.',
      'Your cart is as you left it.',
    ],
    button: 'Back to my cart',
  },
  paidTooLate: {
    subject: 'Your payment for order {{number}} is given back',
    text: [
      'Your payment arrived when order {{number}} was closed already, and its pieces are gone. We give the whole amount back at once, by the same means of payment.',
      'We are sorry. Please write to us at {{email}}: the atelier will look for a way to make it for you.',
    ],
    button: 'See my order',
  },
  refunded: {
    subject: 'Refund of your order {{number}}',
    text: [
      'We have refunded {{amount}} of your order {{number}}, by the same means of payment. Your bank may take 5 to 10 working days to show it.',
      'The credit note {{creditNote}} is in your account.',
    ],
    button: 'See my order',
  },
  invoice: {
    subject: 'Your invoice {{paper}}',
    text: [
      'Here is the invoice {{paper}} of your order {{number}}, and your contract. Please keep them: they are in your account too.',
    ],
    button: 'See my order',
  },
  creditNote: {
    subject: 'Your credit note {{paper}}',
    text: [
      'Here is the credit note {{paper}} of your order {{number}}. It corrects your invoice, and is in your account too.',
    ],
    button: 'See my order',
  },
  house: {
    ordered: {
      subject: 'New order {{number}}: {{amount}}',
      text: '{{name}} has paid order {{number}}, {{amount}}, promised for {{day}}.',
      button: 'Open the order',
    },
    refundFailed: {
      subject: 'Refund refused: order {{number}}',
      text: 'The payment provider could not give {{amount}} of order {{number}} back ({{reason}}). The customer waits for it: see the order, then try again, or refund by another means.',
      button: 'Open the order',
    },
    suspected: {
      subject: 'Suspicious payment: order {{number}}',
      text: 'The payment of {{amount}} for order {{number}} is reported as fraud ({{reason}}). Please prepare and send nothing before an administrator has decided: go on, or refund and cancel.',
      button: 'Open the order',
    },
    disputed: {
      subject: 'Disputed payment: order {{number}}',
      text: 'The customer’s bank disputes {{amount}} of order {{number}}: {{reason}}.{{due}} The page of the order says what to send to the bank, and where. What has not left yet waits for the decision of an administrator.',
      button: 'Open the order',
    },
    disputeWon: {
      subject: 'Dispute closed in favour of the house: order {{number}}',
      text: 'The bank has decided: {{amount}} of order {{number}} stay with the house.',
      button: 'Open the order',
    },
    disputeLost: {
      subject: 'Dispute lost: order {{number}}',
      text: 'The bank has decided: it returns {{amount}} of order {{number}} to the customer ({{reason}}). Please do not refund this amount a second time.',
      button: 'Open the order',
    },
  },
}
