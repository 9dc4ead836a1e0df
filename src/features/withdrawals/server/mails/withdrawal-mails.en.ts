import type { WithdrawalMails } from './withdrawal-mails.fr.ts'

/** The English texts of the mails about a withdrawal. */
export const withdrawalMailsEn: WithdrawalMails = {
  greeting: 'Dear {{name}},',
  farewell: 'The {{house}} team',
  received: {
    subject: 'Receipt for your withdrawal {{reference}}',
    text: [
      'We received your withdrawal on {{at}} (Paris time). Its reference is {{reference}}. Here is what it says, as you confirmed it.',
    ],
    after: [
      'If the pieces are with you, please send them back within 14 days to {{address}}, with this reference.',
      'What is due to you is refunded by {{due}} at the latest, by the same means of payment. We may wait for the pieces, or for proof that they were sent. We will write to you.',
      'Please keep this message: it is the proof of your declaration.',
    ],
  },
  noted: {
    subject: 'Withdrawal {{reference}} received: please confirm your address',
    text: [
      'A withdrawal reached us on {{at}} (Paris time) with this e-mail address. Its reference is {{reference}}, and it is recorded as of then.',
      'We do not know this address from an order. Confirm that it is yours, and you receive the full receipt with what was declared.',
    ],
    button: 'Receive the receipt',
    hint: 'If the button does not answer, copy this address into your browser:',
    after: [
      'What is due is refunded by {{due}} at the latest. If this withdrawal is not yours, there is nothing to do.',
    ],
  },
  house: {
    subject: 'Withdrawal {{reference}} received',
    text: ['A withdrawal came in on {{at}} (Paris time). What is due is refunded by {{due}} at the latest.'],
    button: 'Open the withdrawal',
    hint: 'If the button does not answer, copy this address into your browser:',
  },
  accepted: {
    subject: 'Your withdrawal {{reference}} is accepted',
    text: [
      'Your withdrawal {{reference}}, order {{number}}, is accepted. We are refunding {{amount}} by the same means of payment; a message will tell you when it is done.',
    ],
    sending: 'Delivery',
    total: 'Refunded',
    withheld:
      'We have withheld {{withheld}} for the loss of value of what came back (article L221-23 of the French Consumer Code): {{reason}}',
    awaiting: 'If the pieces are still with you, please send them back to {{address}}, with this reference.',
  },
  awaited: {
    subject: 'Your withdrawal {{reference}} is accepted: please send the pieces back',
    text: [
      'Your withdrawal {{reference}}, order {{number}}, is accepted. Please send the pieces back to {{address}}, with this reference.',
      'We refund you by the same means of payment as soon as they are back, or as soon as we have proof that they were sent: please write to {{email}}.',
    ],
  },
  parcel: {
    subject: 'Your parcel is back: withdrawal {{reference}}',
    text: [
      'The parcel of your withdrawal {{reference}}, order {{number}}, came back to the atelier on {{day}}.',
    ],
    next: 'We are looking at what it holds, and will write to you what is refunded.',
  },
  reminder: {
    subject: 'Withdrawal {{reference}}: nothing has come back',
    text: [
      'Withdrawal {{reference}} of {{name}} was accepted two weeks ago, and its parcel is not noted. Please ask where it is, or note that nothing came back.',
    ],
    button: 'Open the withdrawal',
    hint: 'If the button does not answer, copy this address into your browser:',
  },
  refused: {
    subject: 'Our answer to your withdrawal {{reference}}',
    text: ['We have looked into your withdrawal {{reference}}, and cannot accept it. This is why.'],
    after: [
      'Your legal guarantees are unchanged. If you do not agree, please reply to {{email}}; you may then turn to our mediator, free of charge: {{mediator}}.',
    ],
  },
}
