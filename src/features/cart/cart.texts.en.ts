import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { cartTextsFr } from './cart.texts.fr.ts'

export const cartTextsEn: SameShape<typeof cartTextsFr> = {
  button: {
    name_zero: 'Cart',
    name_one: 'Cart, {{count}} item',
    name_other: 'Cart, {{count}} items',
    unopened: 'The cart could not be fetched',
    unopenedText: 'Something went wrong. Please try again.',
  },
  add: {
    quantity: 'Quantity',
    add: 'Add to cart',
    addMore: 'Add another',
    already_one: '{{count}} already in your cart.',
    already_other: '{{count}} already in your cart.',
    lowered_one: 'Only one left.',
    lowered_other: 'Only {{count}} left.',
    mostAtOnce_one: 'One at a time.',
    mostAtOnce_other: 'No more than {{count}} at a time.',
    cartFull: 'Your cart already has {{limit}} lines.',
    allTaken: 'Every available piece is already in your cart.',
    allTakenInSize: 'Every available piece in size {{size}} is already in your cart.',
    addedTitle: 'Added to your cart',
    addedTitleKept: 'Added to your cart',
    addedText: 'The piece has been added to your cart',
    inSize: '{{name}}, size {{size}}',
    several: '{{quantity}} × {{piece}}',
    view: 'View cart',
    failed: 'Could not add to the cart',
    sizeTaken: '(in your cart)',
    sizeRequiredTitle: 'Choose a size',
    sizeRequiredText: 'Please choose a size before adding to the cart',
  },
  bar: {
    label: 'Buy this piece',
    size: 'Size {{size}}',
    noSize: 'Choose a size',
    choose: 'Size, at {{price}}',
  },
  quick: {
    add: 'Add to cart: {{name}}',
    soldOut: 'Add to cart: {{name}} (sold out)',
    allTaken: 'Add to cart: {{name}} (every available piece is already in it)',
    details: 'View the piece',
    close: 'Close',
  },
}
