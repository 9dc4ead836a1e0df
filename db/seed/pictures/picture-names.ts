import type { PlateSlot } from '../../../src/features/plates/plate-slots.ts'

/** The four pictures of each product. */
export const views = ['front', 'back', 'detail', 'swatch'] as const

export type View = (typeof views)[number]

/** The pictures of the gallery. They have no slot elsewhere on the site. */
export const galleryPlates = [
  'lookbook-01',
  'lookbook-02',
  'lookbook-03',
  'lookbook-04',
  'lookbook-05',
  'lookbook-06',
  'lookbook-07',
  'lookbook-08',
  'lookbook-09',
  'lookbook-10',
  'lookbook-11',
  'lookbook-12',
  'inspiration-colours',
  'inspiration-cloths',
  'inspiration-occasions',
] as const

export type PlateName = PlateSlot | (typeof galleryPlates)[number]

/** What a picture of the demo house shows: a plate, or a view of a product by its reference. */
export type Shown = { readonly plate: PlateName } | { readonly product: string; readonly view: View }

/** The name of a picture, which is also the folder that its files lie in. */
export const pictureName = (shown: Shown) =>
  'plate' in shown ? `plates/${shown.plate}` : `products/${shown.product.toLowerCase()}/${shown.view}`
