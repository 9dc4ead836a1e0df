import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import {
  findShownProducts,
  type ShownProduct,
  shownProductTag,
} from '../../catalog/server/listing/shown-products.public.ts'
import type { Board } from '../gallery.limits.ts'
import { galleryItems, galleryProducts } from './gallery.table.ts'

export type GalleryRow = typeof galleryItems.$inferSelect

/** The day that it is at the house. */
export const todayAt = ({ clock }: Pick<Context, 'clock'>) => parisTime(clock.now().epochMilliseconds).date

const ofBoard = (board: Board | undefined) => (board ? eq(galleryItems.board, board) : undefined)

const shownOn = (today: string) =>
  and(
    eq(galleryItems.published, true),
    or(isNull(galleryItems.publishedFrom), lte(galleryItems.publishedFrom, today)),
    or(isNull(galleryItems.publishedTo), gte(galleryItems.publishedTo, today)),
  )

const inOrder = [asc(galleryItems.board), asc(galleryItems.position), asc(galleryItems.id)]

/** What the house shows today, in its order. */
export const findShownItems = (ctx: Context, board?: Board) =>
  ctx.db
    .select()
    .from(galleryItems)
    .where(and(ofBoard(board), shownOn(todayAt(ctx))))
    .orderBy(...inOrder)

/** All that hangs there, drafts and past ones too. */
export const findAllItems = (db: Db, board?: Board) =>
  db
    .select()
    .from(galleryItems)
    .where(ofBoard(board))
    .orderBy(...inOrder)

export interface GalleryRowWithProducts extends GalleryRow {
  readonly products: readonly ShownProduct[]
}

/** Items with what they show of the catalogue, in its order; notes that their products were read. */
export const withProducts = async (
  { db, lng, reads }: Pick<Context, 'db' | 'lng' | 'reads'>,
  rows: readonly GalleryRow[],
): Promise<GalleryRowWithProducts[]> => {
  const chosen = await findChosenProducts(
    db,
    rows.map(({ id }) => id),
  )
  const ids = [...new Set(chosen.map(({ productId }) => productId))]
  reads(...ids.map(shownProductTag))
  const products = await findShownProducts(db, { ids, lng })
  const ofItem = Map.groupBy(chosen, ({ itemId }) => itemId)
  return rows.map((row) => ({
    ...row,
    products: (ofItem.get(row.id) ?? []).flatMap(({ productId }) => products.get(productId) ?? []),
  }))
}

const findChosenProducts = async (db: Db, itemIds: readonly string[]) => {
  if (itemIds.length === 0) return []
  return db
    .select()
    .from(galleryProducts)
    .where(inArray(galleryProducts.itemId, [...itemIds]))
    .orderBy(asc(galleryProducts.position))
}
