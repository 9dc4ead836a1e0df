import type { ReactNode } from 'react'
import type { GalleryItem, GalleryProduct } from '../../gallery-item.schema.ts'

/** What a page adds to the pictures of the gallery from other parts of the house. */
export interface GalleryParts {
  /** The heart of a product that is shown. */
  readonly favourite: (product: GalleryProduct) => ReactNode
  /** Where an appointment around an item is made. */
  readonly bookingHref: (item: GalleryItem) => string
}
