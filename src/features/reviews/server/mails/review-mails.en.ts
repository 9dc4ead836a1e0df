import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { reviewMailsFr } from './review-mails.fr.ts'

export const reviewMailsEn: SameShape<typeof reviewMailsFr> = {
  greeting: 'Dear {{name}},',
  farewell: 'The team at {{house}}',
  linkHint: 'If the button does not respond, copy this address into your browser:',
  confirm: {
    subject: 'Confirm your address to follow your review',
    text: [
      'Thank you for your review of {{house}}. We will read it within {{days}} days.',
      'Confirm your address so that we can tell you whether it is published, or on what ground it is not. It is never published.',
      'If you wrote nothing, do nothing: your address will be forgotten.',
    ],
    button: 'Confirm my address',
  },
  approved: {
    subject: 'Your review is published',
    text: ['We have read your review and published it. Thank you for your trust.'],
    button: 'See the reviews',
  },
  rejected: {
    subject: 'Your review was not published',
    text: [
      'We have read your review and have not published it, on this ground: {{reason}}.',
      'The rating given never enters into this decision. You may write another review, or answer us if you contest this ground: {{email}}.',
    ],
    button: 'Write another review',
  },
  takenDown: {
    subject: 'Your review is no longer published',
    text: [
      'We have read your review again and taken it down, on this ground: {{reason}}.',
      'The rating given never enters into this decision. You may write another review, or answer us if you contest this ground: {{email}}.',
    ],
    button: 'Write another review',
  },
  productRejected: {
    subject: 'Your review of {{product}} was not published',
    text: [
      'We have read your review and have not published it, on this ground: {{reason}}.',
      'The rating given never enters into this decision. You may change it from the page of the piece, and we will read it again. If you contest this ground, answer us: {{email}}.',
    ],
    button: 'Change my review',
  },
  productTakenDown: {
    subject: 'Your review of {{product}} is no longer published',
    text: [
      'We have read your review again and taken it down, on this ground: {{reason}}.',
      'The rating given never enters into this decision. You may change it from the page of the piece, and we will read it again. If you contest this ground, answer us: {{email}}.',
    ],
    button: 'Change my review',
  },
  reasons: {
    abusive: 'abusive language',
    off_topic: 'off topic',
    personal_data: 'personal data',
    unlawful: 'unlawful content',
    conflict_of_interest: 'conflict of interest',
    duplicate: 'duplicate of another review',
  },
}
