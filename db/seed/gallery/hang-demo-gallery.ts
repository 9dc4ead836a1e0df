import { middle } from '../../../src/features/gallery/gallery.limits.ts'
import { galleryItems, galleryProducts } from '../../../src/features/gallery/server/gallery.table.ts'
import { galleryTag } from '../../../src/features/gallery/server/gallery.tags.ts'
import { dateOf } from '../../../src/platform/clock.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { pictureOf } from '../pictures/drawn-pictures.ts'
import { demoGallery, demoItemId, type HungItem, productIdsOf, wordsOf } from './demo-gallery.ts'

/** Enters the gallery of the demo house board by board, in the order of each board. */
export const hangDemoGallery = async ({ db, announce }: Write, now: Temporal.Instant) => {
  const hung = Map.groupBy(demoGallery, ({ board }) => board)
  for (const [board, items] of hung) {
    for (const [position, item] of items.entries()) {
      const itemId = demoItemId(item)
      await db.insert(galleryItems).values({ ...rowOf(item, now), position })
      await db
        .insert(galleryProducts)
        .values(productIdsOf(item).map((productId, place) => ({ itemId, productId, position: place })))
    }
    announce(galleryTag(board))
  }
}

const rowOf = (item: HungItem, now: Temporal.Instant) => {
  const { board, occasion, colours, drawn, focalPoint = middle } = item
  const at = dateOf(now)
  const picture = pictureOf(drawn)
  return {
    ...picture,
    ...wordsOf(item),
    widths: [...picture.widths],
    id: demoItemId(item),
    board,
    occasion,
    colours: [...colours],
    focalX: focalPoint.x,
    focalY: focalPoint.y,
    published: true,
    createdAt: at,
    updatedAt: at,
  }
}
