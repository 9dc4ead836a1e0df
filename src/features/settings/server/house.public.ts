import { eq } from 'drizzle-orm'
import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type House, houseSchema } from '../house.schema.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { settingsTable } from './settings.table.ts'

/** Announced when the house's own record changes. */
export const houseTag = 'house'

/** The house's settings out of the database, for whoever is inside a transaction. */
export const readHouse = async (db: Db): Promise<House> => {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.subject, 'house'))
  return houseSchema.parse({ ...defaultHouse, ...houseSchema.partial().parse(row?.changes ?? {}) })
}

/** The house's settings, read on every page and changed a few times a year: kept in memory. */
export const houseResident: Resident<House> = {
  load: readHouse,
  refresh: async (house, tags, db) => (tags.includes(houseTag) ? readHouse(db) : house),
}
