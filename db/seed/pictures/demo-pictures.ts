import { headPlates } from '../../../src/features/plates/plate-slots.ts'
import { demoGallery } from '../gallery/demo-gallery.ts'
import { demoPlates } from '../plates/demo-plates.ts'
import { readDemoData } from '../products/demo-data.ts'
import { galleryPlates, pictureName, type Shown, views } from './picture-names.ts'

/** Every picture of the demo house, each once. */
export const demoPictures = (): readonly Shown[] => [
  ...readDemoData().products.flatMap(({ sku }) => views.map((view) => ({ product: sku, view }))),
  ...demoPlates.map((plate) => ({ plate })),
  ...galleryPlates.map((plate) => ({ plate })),
]

/** The names of the pictures that a shared link to a page shows. */
export const sharedPictures = (): ReadonlySet<string> =>
  new Set(
    [
      ...readDemoData().products.map(({ sku }) => ({ product: sku, view: 'front' as const })),
      ...headPlates.map((plate) => ({ plate })),
      ...demoGallery.map(({ drawn }) => drawn),
    ].map(pictureName),
  )
