import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { plateTextsFr } from './plate.texts.fr.ts'

export const plateTextsEn: SameShape<typeof plateTextsFr> = {
  trail: 'Breadcrumb',
  home: 'Home',
  enlarge: 'Enlarge picture {{number}}',
  shown_one: 'The piece',
  shown_other: 'The pieces',
  soldOut: 'Sold out',
  bookProduct: 'Book a fitting around this piece',
  bookIdea: 'Imagine a piece in this spirit',
  viewerCount: '{{number}} / {{total}}',
  viewerPrevious: 'Previous picture',
  viewerNext: 'Next picture',
  viewerClose: 'Close the enlarged picture',
}
