import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'

/** Gives the pictures of a product their places, the first being the main one. */
export const placeImages = (db: Db, imageIds: readonly string[]) =>
  db.execute(sql`
    update product_images set position = wanted.place - 1
    from json_array_elements_text(${JSON.stringify(imageIds)}::json) with ordinality as wanted (id, place)
    where product_images.id = wanted.id::uuid`)
