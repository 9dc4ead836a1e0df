import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { lettersErrors } from '../../letters.errors.ts'
import { letters } from '../letters.table.ts'

/** A letter, locked until the transaction ends. */
export const lockLetter = async (db: Db, id: string) => {
  const [row] = isUuid(id) ? await db.select().from(letters).where(eq(letters.id, id)).for('update') : []
  if (!row) throw lettersErrors.letterNotFound()
  return row
}

/** A letter whose sending has not begun, of the version that the caller has read where one is given. */
export const lockDraft = async (db: Db, { id, version }: { id: string; version?: number }) => {
  const row = await lockLetter(db, id)
  if (row.status !== 'draft') throw lettersErrors.sendingBegun()
  if (version !== undefined && row.version !== version) throw lettersErrors.changedMeanwhile()
  return row
}
