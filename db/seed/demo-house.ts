import { enterAccount } from '../../src/features/accounts/server/enter-account.ts'
import { categories, products } from '../../src/features/catalog/server/catalog.table.ts'
import { categoriesTag, productsTag, searchTag } from '../../src/features/catalog/server/catalog.tags.ts'
import { insertProduct } from '../../src/features/catalog/server/create-product.ts'
import { isPlateSlot } from '../../src/features/content/plate-slots.ts'
import { plateTag } from '../../src/features/content/server/content.tags.ts'
import { fillPlate } from '../../src/features/content/server/fill-plate.ts'
import { testimonialsTag } from '../../src/features/reviews/server/testimonials/testimonials.repository.ts'
import type { Context } from '../../src/platform/context/context.ts'
import type { Write } from '../../src/platform/context/write.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { views } from './croquis/garment.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { type DemoPiece, readDemoData } from './demo-data.ts'
import { daysBefore, demoHistory } from './demo-history.ts'
import { newestFirst } from './demo-order.ts'
import { demoPlates, isMetFirst, laterPlates, openingPlates, plateAlt } from './demo-plates.ts'
import { demoProduct, imageOf } from './demo-product.ts'
import { earlierPriceCents, reducePiece } from './demo-reduction.ts'
import { laterDrawing } from './draw-later.ts'
import { type DrawnSheet, drawSheets, type Progress } from './draw-sheets.ts'
import type { DrawingDesk } from './drawing-desk.ts'
import { enterAddresses } from './enter-addresses.ts'
import { enterMessages } from './enter-messages.ts'
import { enterOrders } from './enter-orders.ts'
import { enterReviews } from './enter-reviews.ts'
import { enterSubscribers } from './enter-subscribers.ts'
import { enterTestimonials } from './enter-testimonials.ts'
import { demoGallery, sheetOf } from './gallery/demo-gallery.ts'
import { hangDemoItem } from './gallery/hang-demo-item.ts'
import type { Sheet } from './sheet.ts'

interface DemoHouse {
  readonly ctx: Context
  readonly desk: DrawingDesk
  /** What is drawn before the house stands: all of it, or what a visitor sees first, the rest being left to jobs. */
  readonly drawn: 'whole' | 'for-opening'
  /** Called after each picture, for whoever waits at the terminal. */
  readonly onProgress?: (progress: Progress) => void
}

const daysBetweenPieces = 2

/**
 * Fills an empty house with the demo's pieces and their drawings; does nothing when there is any piece already.
 * Pictures come first and rows last, in one transaction: an interrupted seed leaves an empty house, and is done again.
 */
export const seedDemoHouse = async ({ ctx, desk, drawn, onProgress }: DemoHouse) => {
  if (!(await isUnfurnished(ctx.db))) return false
  const demo = readDemoData()
  const pieces = newestFirst(demo.pieces)
  const sheets = await drawSheets({ ctx, desk, sheets: sheetsFor(drawn, pieces), onProgress })
  return ctx.write(async ({ db, announce }) => {
    if (!(await isUnfurnished(db))) return false
    await db.insert(categories).values(demo.categories).onConflictDoNothing()
    await enterPieces({ ctx, db, pieces, sheets })
    const slots = await enterPlates({ ctx, db, sheets })
    if (drawn === 'whole') await hangGallery(ctx, { db, announce }, sheets)
    await enterAccounts({ ctx, db, pieces })
    await enterReviews(db, { pieces, now: ctx.clock.now() })
    await enterTestimonials(db, ctx.clock.now())
    await enterMessages(db, ctx.clock.now())
    await enterSubscribers(ctx, db)
    await enterAddresses(db, ctx.clock.now())
    // All pieces are told of at once below; told of one by one, the others would not be looked for.
    await enterOrders({ db, announce: () => {} }, ctx.clock.now())
    if (drawn === 'for-opening') await leaveTheRest({ ctx, db, pieces, sheets })
    announce(testimonialsTag, categoriesTag, productsTag, searchTag, ...slots.map(plateTag))
    return true
  })
}

/** Whether a house has no piece yet. */
export const isUnfurnished = async (db: Db) => (await db.$count(products)) === 0

const sheetsFor = (drawn: DemoHouse['drawn'], pieces: readonly DemoPiece[]): readonly Sheet[] =>
  drawn === 'whole'
    ? [
        ...pieces.flatMap((piece) => views.map((view) => ({ piece, view }))),
        ...demoPlates.map((plate) => ({ plate })),
        ...demoGallery.map(sheetOf).filter((sheet) => 'plate' in sheet),
      ]
    : [
        ...openingPlates.map((plate) => ({ plate })),
        ...pieces.map((piece) => ({ piece, view: 'front' as const })),
      ]

interface Entering {
  readonly ctx: Context
  readonly db: Db
  readonly sheets: readonly DrawnSheet[]
}

/** The team was there before the first product, and the customer who can sign in before her first order. */
const enterAccounts = async ({
  ctx,
  db,
  pieces,
}: Pick<Entering, 'ctx' | 'db'> & { readonly pieces: readonly DemoPiece[] }) => {
  const history = demoHistory()
  for (const account of demoAccounts) {
    const days =
      account.role === 'user' ? history.customer('jeanne') : history.team(pieces.length, daysBetweenPieces)
    const createdAt = daysBefore(ctx.clock.now(), days)
    const emailConfirmedAt = new Date(createdAt.epochMilliseconds)
    await enterAccount(db, { ...account, password: demoPassword, createdAt, emailConfirmedAt })
  }
}

const imagesOf = (piece: DemoPiece, sheets: readonly DrawnSheet[]) =>
  sheets.flatMap(({ sheet, picture }) =>
    'piece' in sheet && sheet.piece === piece ? [imageOf(sheet, picture)] : [],
  )

const enterPieces = async ({
  ctx,
  db,
  pieces,
  sheets,
}: Entering & { readonly pieces: readonly DemoPiece[] }) => {
  const { newestProduct } = demoHistory()
  for (const [place, piece] of pieces.entries()) {
    const createdAt = daysBefore(ctx.clock.now(), newestProduct + daysBetweenPieces * place)
    const product = demoProduct({ piece, images: imagesOf(piece, sheets), createdAt })
    const earlier = earlierPriceCents(piece.id)
    await insertProduct(db, { ...product, priceCents: earlier ?? product.priceCents })
    if (earlier !== undefined) await reducePiece(db, { now: ctx.clock.now(), priceCents: product.priceCents })
  }
}

const enterPlates = async ({ ctx, db, sheets }: Entering) => {
  const drawnPlates = sheets.flatMap(({ sheet, picture }) =>
    'plate' in sheet && isPlateSlot(sheet.plate)
      ? [{ ...picture, ...plateAlt(sheet.plate), slot: sheet.plate }]
      : [],
  )
  for (const plate of drawnPlates) await fillPlate(db, { ...plate, updatedAt: ctx.clock.now() })
  return drawnPlates.map(({ slot }) => slot)
}

const isSame = (one: Sheet, other: Sheet) =>
  'plate' in one
    ? 'plate' in other && one.plate === other.plate
    : 'piece' in other && one.piece.id === other.piece.id && one.view === other.view

const hangGallery = async (ctx: Context, tx: Write, sheets: readonly DrawnSheet[]) => {
  for (const item of demoGallery) {
    const wanted = sheetOf(item)
    const drawn = sheets.find(({ sheet }) => isSame(sheet, wanted))
    if (drawn) await hangDemoItem(tx, { item, picture: drawn.picture, now: ctx.clock.now() })
  }
}

/** What a visitor meets first, then the gallery, before the pieces' further views; all other plates last. */
const urgency = { metFirst: 3, gallery: 2, piece: 1, later: 0 } as const

const leaveTheRest = async ({
  ctx,
  db,
  pieces,
  sheets,
}: Entering & { readonly pieces: readonly DemoPiece[] }) => {
  for (const plate of laterPlates) {
    const priority = urgency[isMetFirst(plate) ? 'metFirst' : 'later']
    await ctx.jobs.enqueue(db, { kind: laterDrawing, data: { plate }, key: `plate:${plate}`, priority })
  }
  for (const { name: gallery } of demoGallery)
    await ctx.jobs.enqueue(db, {
      kind: laterDrawing,
      data: { gallery },
      key: `gallery:${gallery}`,
      priority: urgency.gallery,
    })
  for (const piece of pieces) {
    const [front] = imagesOf(piece, sheets)
    if (!front) continue
    const data = { piece: piece.id, front: front.key }
    const key = `piece:${piece.id}`
    await ctx.jobs.enqueue(db, { kind: laterDrawing, data, key, priority: urgency.piece })
  }
}
