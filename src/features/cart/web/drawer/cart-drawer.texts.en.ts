import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { cartDrawerTextsFr } from './cart-drawer.texts.fr.ts'

export const cartDrawerTextsEn: SameShape<typeof cartDrawerTextsFr> = {
  title: 'Your Cart',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  close: 'Close the cart',
  lines: 'Items in the cart',
  empty: 'Your cart is empty',
  emptyText: 'It is waiting for its first piece.',
  explore: 'Explore the Collection',
  size: 'Size: {{size}}',
  quantity: 'Quantity: {{name}}',
  more: 'Increase the quantity: {{name}}',
  less: 'Decrease the quantity: {{name}}',
  remove: 'Remove: {{name}}',
  lineTotal: '{{amount}} in all',
  clear: 'Empty the cart',
  subtotal: 'Subtotal',
  taxIncluded: 'VAT included',
  continue: 'Continue shopping',
  updated: 'Cart updated',
  removed: 'Piece removed from the cart',
  cleared: 'Cart emptied',
}
