import type { GalleryItem } from '../../gallery-item.schema.ts'
import { type Shape, shapeOf } from '../../spreads.rules.ts'

const frames: Readonly<Record<Shape, string>> = {
  landscape: 'aspect-3/2 md:max-h-[calc(100svh-8rem)]',
  portrait: 'aspect-portrait',
  square: 'aspect-square',
}

/** The slot that a picture is shown in: one of three, so that a page keeps its calm whatever is hung on it. */
export const frameOf = ({ image }: Pick<GalleryItem, 'image'>) => frames[shapeOf(image)]
