import type { GalleryColour, GalleryOccasion } from '../../../src/features/gallery/gallery.limits.ts'
import type { Shown } from '../pictures/picture-names.ts'

interface Words {
  readonly title: string
  readonly text: string
  /** The description for a reader who does not see the picture. */
  readonly alt: string
}

/** A picture in the gallery of the demo house, with its texts. */
export interface DemoItem {
  readonly drawn: Shown
  readonly fr: Words
  readonly en: Words
  readonly occasion: GalleryOccasion | null
  readonly colours: readonly GalleryColour[]
  /** The references of the products in the picture, in the order in which they are named. */
  readonly products: readonly string[]
  /** The point that stays visible when the picture is cropped, in percent. Without it, this is the middle. */
  readonly focalPoint?: { readonly x: number; readonly y: number }
}
