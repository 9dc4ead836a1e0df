import { desc } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { ProductImport } from '../product-files.contract.ts'
import { productImports } from './product-imports.table.ts'

type Row = Omit<typeof productImports.$inferSelect, 'entries'>

export const importOnTheWire = ({ id, at, fileName, added, changed, takenBackAt }: Row): ProductImport => ({
  _id: id,
  at: at.toISOString(),
  fileName,
  added,
  changed,
  takenBack: takenBackAt !== null,
})

const shownImports = 20

/** The last imports, the newest first. */
export const findImports = async (db: Db) => {
  const { id, at, fileName, added, changed, takenBackAt } = productImports
  const rows = await db
    .select({ id, at, fileName, added, changed, takenBackAt })
    .from(productImports)
    .orderBy(desc(at), desc(id))
    .limit(shownImports)
  return rows.map(importOnTheWire)
}
