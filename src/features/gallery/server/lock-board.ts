import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { Board } from '../gallery.limits.ts'
import { galleryItems } from './gallery.table.ts'

/** Locks a board until the transaction ends: one call at a time changes its pictures. Returns its ids in order. */
export const lockBoard = async (db: Db, board: Board): Promise<string[]> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gallery ${board}`}, 0))`)
  const rows = await db
    .select({ id: galleryItems.id })
    .from(galleryItems)
    .where(eq(galleryItems.board, board))
    .orderBy(asc(galleryItems.position))
  return rows.map(({ id }) => id)
}

/** Gives the items of a board their places. */
export const placeItems = (db: Db, ids: readonly string[]) =>
  db.execute(sql`
    update gallery_items set position = wanted.place - 1
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted (id, place)
    where gallery_items.id = wanted.id::uuid and gallery_items.position <> wanted.place - 1`)
