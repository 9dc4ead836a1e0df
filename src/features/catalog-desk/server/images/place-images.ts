import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'

/** Sets the positions of a product's pictures. The first one is the main picture. */
export const placeImages = (db: Db, imageIds: readonly string[]) =>
  db.execute(sql`
    update product_images set position = wanted.place - 1
    from json_array_elements_text(${JSON.stringify(imageIds)}::json) with ordinality as wanted (id, place)
    where product_images.id = wanted.id::uuid`)
