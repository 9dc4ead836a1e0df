import type { GalleryColour, GalleryOccasion } from '../../../src/features/gallery/gallery.limits.ts'
import type { Shown } from '../pictures/picture-names.ts'

interface Words {
  readonly title: string
  readonly text: string
  /** What a reader who does not see the picture is told. */
  readonly alt: string
}

/** A picture that hangs in the demo house, with its words. */
export interface DemoItem {
  readonly drawn: Shown
  readonly fr: Words
  readonly en: Words
  readonly occasion: GalleryOccasion | null
  readonly colours: readonly GalleryColour[]
  /** References of what is drawn, in the order in which they are told. */
  readonly products: readonly string[]
  /** What stays in sight when it is cropped, in percent; the middle unless told otherwise. */
  readonly focalPoint?: { readonly x: number; readonly y: number }
}
