import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { testimonialsPageTextsFr } from './testimonials-page.texts.fr.ts'

export const testimonialsPageTextsEn: SameShape<typeof testimonialsPageTextsFr> = {
  metaTitle: 'Customer reviews',
  metaPage: '{{title}}, page {{page}}',
  description: 'What our customers say of the house, and how their reviews are collected.',
  title: 'Customer reviews',
  lead: 'Share your experience',
  average: 'Average rating: {{rating}} out of 5',
  count_one: '{{count}} published review',
  count_other: '{{count}} published reviews',
  emptyTitle: 'No review yet',
  emptyText: 'Have you come through our door? Tell us, and tell others, what it was like.',
  pastEnd: 'There is no review on this page.',
  toFirst: 'Back to the beginning',
  list: 'The reviews, newest first',
  pages: 'Pages of reviews',
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {{page}}',
  transparency: {
    title: 'How our reviews are collected',
    publication: 'Publication',
    publicationText:
      'Reviews are read, then published within {{days}} days at most, newest first, for nothing in return. They stay online without limit.',
    verification: 'Verification',
    verificationText:
      'The reviews on this page are submitted freely: we do not verify that their authors have visited us. On the page of a piece, “Verified purchase” means that it was delivered to the author of the review; others are not verified. We pass on no message to the author of a review.',
    dates: 'Dates',
    datesText:
      'Each review bears its date of publication and, where its author has given it, the month of the experience.',
    refusal: 'Refusal',
    refusalText:
      'A review is refused only on a ground listed here, never because of its rating: abusive language, off topic, personal data, unlawful content, conflict of interest, duplicate. Its author is told if their address is confirmed, and may contest it or write another.',
    change: 'Changing or withdrawing',
    changeText:
      'The author of a review may ask for it to be changed or withdrawn by writing to us: {{email}}. Every published rating counts towards the average.',
  },
}
