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
    palette: 'Colours and cloths',
    paletteText: 'A gown begins under the hand: a shade, a weight, the rustle of cloth.',
    mariage: 'Wedding',
    mariageText: 'The town hall, the garden, a veil if you like. One day, and nothing else to think of.',
    ceremonie: 'Ceremony',
    ceremonieText: 'To be noticed, and take nobody’s place.',
    soiree: 'Evening',
    soireeText: 'A back, a shoulder, a cloth that is fond of low light.',
    jour: 'Day',
    jourText: 'From morning to dinner, without going home in between.',
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
