import type { PlateSlot } from './plate-slots.ts'

/** The pictures that pages show, in the order in which a visitor meets them. */
export const platePlaces = {
  home: ['hero', 'house', 'savoir-faire-hand', 'service-wedding', 'service-evening', 'service-appointment'],
  creation: ['savoir-faire-measure', 'savoir-faire-cloth', 'evening-opening', 'service-ceremony'],
  visit: ['appointments', 'contact', 'way', 'withdrawal'],
  measures: [
    'measure-tour-poitrine',
    'measure-tour-taille',
    'measure-tour-hanches',
    'measure-stature',
    'measure-longueur-bras',
    'measure-nuque-sol',
  ],
  empty: ['empty-cart', 'empty-favourites', 'not-found'],
} as const satisfies Record<string, readonly PlateSlot[]>

export type PlatePlace = keyof typeof platePlaces

export type PlacedSlot = (typeof platePlaces)[PlatePlace][number]

/** Where the picture of a category hangs, by the id of the category. */
export type CategorySlot = `category:${string}`

export const categorySlot = (id: string): CategorySlot => `category:${id}`

export const placedSlots: readonly PlacedSlot[] = Object.values(platePlaces).flat()

export const plateAltMaxLength = 250
