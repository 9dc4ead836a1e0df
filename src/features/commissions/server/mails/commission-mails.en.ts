import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { commissionMailsFr } from './commission-mails.fr.ts'

export const commissionMailsEn: SameShape<typeof commissionMailsFr> = {
  greeting: 'Hello {{name}},',
  farewell: 'The team of {{house}}',
  linkHint: 'If the button does not work, copy this address into your browser:',
  button: 'Open “My dress”',
  houseButton: 'Open the commission',
  letters: {
    wished: {
      subject: 'Your commission {{number}}: request received',
      text: [
        'Your request for a commission has arrived. The house reads it and answers within two working days.',
        'The page below is yours: it tells at any moment where we are.',
      ],
    },
    quoted: {
      subject: 'Your quote {{number}}, version {{version}}',
      text: [
        'Your quote is ready: {{total}}, valid until {{until}}. You read, keep and accept it on your page.',
      ],
    },
    accepted: {
      subject: 'Quote {{number}} accepted',
      text: [
        'Thank you: the quote, version {{version}}, is accepted, for {{total}}. The document that you accepted is attached.',
        'The atelier begins as soon as the deposit of {{due}} is paid, on your page.',
      ],
    },
    changed: {
      subject: 'Quote {{number}}: new version accepted',
      text: [
        'Version {{version}} replaces the one before, for {{total}}. The document that you accepted is attached.',
      ],
    },
    paid: {
      subject: 'Payment received for {{number}}',
      text: ['We have received {{amount}}. The invoice is on your page.'],
    },
    due: {
      subject: 'An instalment of your commission {{number}}',
      text: [
        'The next stage comes near: {{stage}}. It begins as soon as the instalment of {{amount}} is paid, on your page.',
      ],
    },
    passed: {
      subject: 'Your commission goes on: {{stage}}',
      text: ['A stage is passed: {{stage}}.'],
    },
    toBook: {
      subject: 'Your commission goes on: {{stage}}',
      text: [
        'A stage is passed: {{stage}}.',
        'The next one takes place at the salon: {{next}}. You choose the day on your page.',
      ],
    },
    moved: {
      subject: 'Your commission {{number}}: a new date',
      text: ['The date of your event is noted as {{date}}. The calendar of your commission follows.'],
    },
    message: {
      subject: 'A message about your commission {{number}}',
      text: ['The house has written to you. The pictures, and the whole conversation, are on your page.'],
    },
    declined: {
      subject: 'Your request {{number}}',
      text: ['We have read your request with care, and cannot make it. Here is why.'],
    },
    cancelled: {
      subject: 'Your commission {{number}} is cancelled',
      text: ['The commission is cancelled. Here is what the house tells you about it.'],
    },
    refunded: {
      subject: 'Refund for {{number}}',
      text: ['We have refunded {{amount}}. The credit note is on your page.'],
    },
    house: {
      subject: 'Commission {{number}}: {{what}}',
      text: ['{{what}}.'],
    },
  },
  whatHappened: {
    wished: 'a new request for made to measure',
    accepted: 'quote accepted',
    given_up: 'request withdrawn',
    paid: 'instalment paid',
    refund_failed: 'a refund has failed',
    bank_asked: 'a bank asks about a payment',
    message: 'a new message',
  },
}
