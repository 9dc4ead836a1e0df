import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { lookbookTextsFr } from './lookbook.texts.fr.ts'

export const lookbookTextsEn: SameShape<typeof lookbookTextsFr> = {
  name: 'Look book',
  description:
    'Wedding gowns, ceremony dress and evening wear: what our Paris atelier has made, plate after plate.',
  title: 'Our work',
  lead: 'Pieces cut and sewn in our atelier, plate after plate. Each began with a sketch, a cloth and a conversation.',
  plates: 'List of plates',
  emptyTitle: 'These pages are still blank',
  emptyText: 'The next look book is in the making. Until then, our pieces are in the boutique.',
  toShop: 'See the boutique',
  closingTitle: 'Does a plate speak to you?',
  closingText:
    'Come and feel the cloth, try on, and dream up your own. We receive at the salon, by appointment.',
  book: 'Book an appointment',
}
