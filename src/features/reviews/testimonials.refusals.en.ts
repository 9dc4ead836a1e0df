import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { testimonialsRefusalsFr } from './testimonials.refusals.fr.ts'

export const testimonialsRefusalsEn: SameShape<typeof testimonialsRefusalsFr> = {
  errors: {
    testimonialNotFound: 'This review does not exist or has been deleted.',
    refusedHasNoReply: 'This review is refused: nobody would read your reply. Publish it first, then reply.',
    notBegun: 'This month has not begun yet.',
    linkSpent: 'This link has been used or is no longer valid.',
  },
  done: {
    submitted: 'Your review has been submitted. It will be published once we have read it.',
    reported: 'Thank you, we will read this review again.',
    confirmed: 'Thank you, your address is confirmed. We will write once your review has been read.',
  },
}
