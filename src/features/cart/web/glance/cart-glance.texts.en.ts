import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { cartGlanceTextsFr } from './cart-glance.texts.fr.ts'

export const cartGlanceTextsEn: SameShape<typeof cartGlanceTextsFr> = {
  title: 'Your cart',
  counted_one: '{{count}} item, delivery not included',
  counted_other: '{{count}} items, delivery not included',
  asks: 'An item is waiting for your answer before you can order.',
  empty: 'Your cart is empty.',
  failed: 'Your cart could not be read.',
  checkout: 'Proceed to payment',
  see: 'View cart',
  toShop: 'Explore the Collection',
}
