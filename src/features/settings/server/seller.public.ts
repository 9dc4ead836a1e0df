import { eq } from 'drizzle-orm'
import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Seller, sellerSchema } from '../seller.schema.ts'
import { defaultSeller } from '../settings.defaults.ts'
import { settingsTable } from './settings.table.ts'

/** Announced when the seller's record changes. */
export const sellerTag = 'seller'

/** The company behind the house, out of the database. */
export const readSeller = async (db: Db): Promise<Seller> => {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.subject, 'seller'))
  return sellerSchema.parse({ ...defaultSeller, ...sellerSchema.partial().parse(row?.changes ?? {}) })
}

/** The same, kept in memory for whoever sells: each order is agreed to with it. */
export const sellerResident: Resident<Seller> = {
  load: readSeller,
  refresh: async (seller, tags, db) => (tags.includes(sellerTag) ? readSeller(db) : seller),
}
