import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { commissionsRefusalsFr } from './commissions.refusals.fr.ts'
import { stageNamesEn } from './stages/stage-names.en.ts'

export const commissionsRefusalsEn: SameShape<typeof commissionsRefusalsFr> = {
  errors: {
    commissionNotFound: 'There is no such commission.',
    productNotFound: 'There is no such piece.',
    profileNotFound: 'There is no such sheet of measures.',
    quoteNotFound: 'There is no such quote.',
    paperNotFound: 'There is no such document.',
    eventPast: 'This date has passed.',
    notAgreed: 'Tick the box to accept the quote.',
    ended: 'This commission is closed: nothing of it can be changed.',
    accepted: 'This quote is accepted already.',
    replaced: 'A later version has replaced this quote. Please read the page again.',
    lapsed: 'This quote is no longer valid. Write to us, and we shall send you a new one.',
    otherDocument:
      'The document has changed since you read it. Please read the page again before you accept.',
    belowPaid: 'You have paid more than this quote comes to. The house will first return the difference.',
    notDue: 'This instalment is not asked for yet.',
    alreadyPaid: 'This instalment is paid already.',
    notBookable:
      'This stage can not be booked, or not yet: it has its appointment, waits for a payment, or is not the next one.',
  },
  done: {
    wished: 'Your request has arrived. The house answers within two working days.',
    accepted: 'The quote is accepted. What is to be paid is on this page.',
  },
  sentence:
    'I accept quote {{number}}, version {{version}}, for {{total}}, and the terms of sale. Because the piece is made to my measurements, there is no right of withdrawal (art. L221-28 3°).',
  schedule: {
    atOnce: 'On acceptance',
    before: 'Before: {{stage}}',
  },
  occasions: {
    wedding: 'Wedding',
    civil: 'Civil wedding',
    ceremony: 'Ceremony',
    evening: 'Evening',
    other: 'Other',
  },
  stages: stageNamesEn,
}
