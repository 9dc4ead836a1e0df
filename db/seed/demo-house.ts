import { enterAccount } from '../../src/features/accounts/server/enter-account.ts'
import { categories, products } from '../../src/features/catalog/server/catalog.table.ts'
import { categoriesTag, productsTag, searchTag } from '../../src/features/catalog/server/catalog.tags.ts'
import { insertProduct } from '../../src/features/catalog/server/create-product.ts'
import type { NewImage } from '../../src/features/catalog/server/new-product.ts'
import type { Context } from '../../src/platform/context/context.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { MediaStore } from '../../src/platform/media/media-store.ts'
import { type StoredPicture, storePicture } from '../../src/platform/media/store-picture.ts'
import { drawPiece } from './croquis/draw-piece.ts'
import type { View } from './croquis/garment.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { type DemoPiece, readDemoData } from './demo-data.ts'
import { garmentOf } from './demo-garment.ts'
import { newestFirst } from './demo-order.ts'
import { altTexts, demoProduct } from './demo-product.ts'

interface DemoHouse {
  readonly ctx: Context
  readonly media: MediaStore
  /** Called after each picture, for whoever waits at the terminal. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
  readonly store?: (media: MediaStore, drawing: Uint8Array) => Promise<StoredPicture>
}

const views: readonly View[] = ['front', 'back']

/** Encoding a picture keeps a core busy: two at once is what a small machine bears. */
const pictureHands = 2

const daysBetweenPieces = 2

/**
 * Fills an empty house with the demo's pieces and their drawings; does nothing when there is any piece already.
 * Pictures come first and rows last, in one transaction: an interrupted seed leaves an empty house, and is done again.
 */
export const seedDemoHouse = async ({ ctx, media, onProgress, store = storeDrawing }: DemoHouse) => {
  if (!(await isEmpty(ctx.db))) return false
  const demo = readDemoData()
  const pieces = newestFirst(demo.pieces)
  const images = await drawAll(
    pieces,
    async (piece, view) => imageOf(piece, view, await store(media, await drawPiece(garmentOf(piece), view))),
    onProgress,
  )
  return ctx.write(async ({ db, announce }) => {
    if (!(await isEmpty(db))) return false
    await db.insert(categories).values(demo.categories).onConflictDoNothing()
    for (const [place, piece] of pieces.entries()) {
      const createdAt = ctx.clock.now().subtract({ hours: 24 * daysBetweenPieces * (place + 1) })
      await insertProduct(db, demoProduct({ piece, images: images.get(piece) ?? [], createdAt }))
    }
    for (const account of demoAccounts) {
      await enterAccount(db, { ...account, password: demoPassword, createdAt: ctx.clock.now() })
    }
    announce(categoriesTag, productsTag, searchTag)
    return true
  })
}

const isEmpty = async (db: Db) => (await db.$count(products)) === 0

const storeDrawing = (media: MediaStore, drawing: Uint8Array) =>
  storePicture(media, drawing, { hurried: true })

const imageOf = (piece: DemoPiece, view: View, picture: StoredPicture): NewImage => ({
  ...picture,
  ...altTexts(piece, view),
})

const drawAll = async (
  pieces: readonly DemoPiece[],
  draw: (piece: DemoPiece, view: View) => Promise<NewImage>,
  onProgress: DemoHouse['onProgress'],
) => {
  const images = new Map<DemoPiece, NewImage[]>(pieces.map((piece) => [piece, []]))
  const waiting = pieces.values()
  const total = pieces.length * views.length
  let done = 0
  const hand = async () => {
    for (const piece of waiting) {
      for (const view of views) {
        images.get(piece)?.push(await draw(piece, view))
        done++
        onProgress?.({ done, total })
      }
    }
  }
  await Promise.all(Array.from({ length: pictureHands }, hand))
  return images
}
