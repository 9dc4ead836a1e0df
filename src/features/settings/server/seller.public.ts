import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { type Seller, sellerSchema } from '../seller.schema.ts'
import { defaultSeller } from '../settings.defaults.ts'
import { settingsTable } from './settings.table.ts'

/** Announced when the seller's record changes. */
export const sellerTag = 'seller'

/** The company behind the house; asked for by a few pages and by what is printed, so it is read each time. */
export const readSeller = async (db: Db): Promise<Seller> => {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.subject, 'seller'))
  return sellerSchema.parse({ ...defaultSeller, ...sellerSchema.partial().parse(row?.changes ?? {}) })
}
