import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { ideasTextsFr } from './ideas.texts.fr.ts'

export const ideasTextsEn: SameShape<typeof ideasTextsFr> = {
  name: 'Inspiration',
  description:
    'Colours, cloths and occasions: the ideas and trends that our Paris atelier pins to the wall before anything is cut.',
  title: 'Ideas and trends',
  lead: 'Before the pattern there is a wall, where a colour, a swatch, a silhouette are pinned. This is ours.',
  filters: 'Choose among the ideas',
  occasion: 'Occasion',
  colour: 'Colour',
  reset: 'Reset',
  results: 'The ideas',
  count_zero: 'No idea',
  count_one: '{{count}} idea',
  count_other: '{{count}} ideas',
  boards: {
    colours: 'Colours',
    coloursText: 'Those we match, and those we leave alone.',
    cloths: 'Cloths',
    clothsText: 'A gown begins under the hand: its weight, its fall, its rustle.',
    occasions: 'Occasions',
    occasionsText: 'The town hall, the garden, the ball: what the place and the hour ask for.',
  },
  coloursOfIdea: 'Colours',
  noneTitle: 'Nothing is pinned here',
  noneText: 'No idea brings this occasion and this colour together. Perhaps it is yours: tell us about it.',
  emptyTitle: 'The wall is still bare',
  emptyText: 'We are gathering new ideas. Tell us yours at the salon.',
  closingTitle: 'An idea in mind?',
  closingText: 'Bring it to the salon: a picture, a scrap of cloth or a memory is enough to begin with.',
  book: 'Book an appointment',
}
