import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { ownOrdersTextsFr } from './own-orders.texts.fr.ts'

export const ownOrdersTextsEn: SameShape<typeof ownOrdersTextsFr> = {
  none: 'No orders yet',
  noneText: 'What you order can be followed here, from the atelier to your door, with its invoices.',
  noneShort: 'No orders yet.',
  toShop: 'See the boutique',
  unknown: 'There is no such order, or it is not yours.',
  unknownText: 'Please check the address you followed. All your orders are kept together on one page.',
  all: 'All your orders',
}
