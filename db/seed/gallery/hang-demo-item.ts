import { middle } from '../../../src/features/gallery/gallery.limits.ts'
import { galleryItems, galleryProducts } from '../../../src/features/gallery/server/gallery.table.ts'
import { galleryTag } from '../../../src/features/gallery/server/gallery.tags.ts'
import { lockBoard, placeItems } from '../../../src/features/gallery/server/lock-board.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import type { StoredPicture } from '../../../src/shared/pictures/stored-picture.ts'
import { demoGallery, demoItemId, type HungItem, productIdsOf, wordsOf } from './demo-gallery.ts'

interface Hanging {
  readonly item: HungItem
  readonly picture: StoredPicture
  readonly now: Temporal.Instant
}

/** Hangs an item behind those of the demo that come before it, whatever has come first; done twice it changes nothing. */
export const hangDemoItem = async ({ db, announce }: Write, { item, picture, now }: Hanging) => {
  const { board, occasion, colours, focalPoint = middle } = item
  const id = demoItemId(item)
  const order = await lockBoard(db, board)
  if (order.includes(id)) return
  const at = new Date(now.epochMilliseconds)
  await db.insert(galleryItems).values({
    ...picture,
    ...wordsOf(item),
    widths: [...picture.widths],
    id,
    board,
    position: order.length,
    occasion,
    colours: [...colours],
    focalX: focalPoint.x,
    focalY: focalPoint.y,
    published: true,
    createdAt: at,
    updatedAt: at,
  })
  await db
    .insert(galleryProducts)
    .values(productIdsOf(item).map((productId, position) => ({ itemId: id, productId, position })))
  await placeItems(db, withItem(order, id))
  announce(galleryTag(board))
}

/** Behind the last one that comes before it in the demo. */
const withItem = (order: readonly string[], id: string) => {
  const ids = demoGallery.map(demoItemId)
  const before = new Set(ids.slice(0, ids.indexOf(id)))
  const place = order.findLastIndex((each) => before.has(each)) + 1
  return order.toSpliced(place, 0, id)
}
