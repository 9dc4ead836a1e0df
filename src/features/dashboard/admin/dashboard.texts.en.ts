import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { dashboardTextsFr } from './dashboard.texts.fr.ts'

export const dashboardTextsEn: SameShape<typeof dashboardTextsFr> = {
  title: 'Dashboard',
  description: 'What needs the attention of the house today.',
  withoutScript: 'The admin area needs JavaScript: turn it on to enter.',
  toSee: 'Needs attention',
  failed: 'What needs attention could not be read.',
  retry: 'Try again',
  scarce: {
    title: 'Pieces running out',
    caption: 'Pieces that are sold out or nearly so',
    columns: { piece: 'Piece', left: 'In all', sizes: 'Sizes nearly gone' },
    soldOut: 'Sold out',
    soldOutCount_one: '{{count}} piece sold out',
    soldOutCount_other: '{{count}} pieces sold out',
    lowCount_one: '{{count}} nearly so in one size at least',
    lowCount_other: '{{count}} nearly so in one size at least',
    sizeLeft: '{{size}}: {{count}}',
    madeToMeasure: 'Made to measure',
    withoutSizes: 'No sizes',
    all: 'All',
    none: 'No piece is running out.',
    pastEnd: 'There is nothing left on this page.',
  },
  pages: {
    label: 'Pages of pieces running out',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {{page}} of {{total}}',
  },
  failedMails: {
    title: 'Messages that could not leave',
    none: 'No message has failed.',
    all_one: 'See the message that failed',
    all_other: 'See the {{count}} messages that failed',
  },
}
