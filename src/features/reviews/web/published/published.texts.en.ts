import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { publishedTextsFr } from './published.texts.fr.ts'

export const publishedTextsEn: SameShape<typeof publishedTextsFr> = {
  carousel: 'Testimonials',
  title: 'In the words of those we dressed',
  all: 'All reviews',
  leave: 'Leave a review',
  leaveFirst: 'Write the first review',
  unavailable: 'The form could not be loaded. Check your connection and try again.',
  example: 'Example',
  exampleNote: 'These texts are examples: no review has been published yet.',
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
  stars: '{{rating}} out of 5',
  position: 'Review {{place}} of {{count}}',
  show: 'Show review {{place}} of {{count}}',
  pause: 'Stop the slideshow',
  resume: 'Resume the slideshow',
  published: 'Published on {{day}}',
  experience: 'experience of {{month}}',
  reply: 'Answer of the house, {{day}}',
  unverified: 'Freely submitted review, not verified',
  samples: [
    {
      name: 'Camille R.',
      occasion: 'Wedding',
      content:
        'From the toile to the last stitch, everything was thought through with me. On the day, I forgot about my dress: it was simply mine.',
      rating: 5,
    },
    {
      name: 'Inès B.',
      occasion: 'Evening',
      content: 'A velvet of rare depth, cut to the millimetre. I have seldom worn anything so right.',
      rating: 5,
    },
    {
      name: 'Marguerite L.',
      occasion: 'Ceremony',
      content: 'Three fittings, patience and a great deal of taste. One feels expected from the door.',
      rating: 4,
    },
  ],
}
