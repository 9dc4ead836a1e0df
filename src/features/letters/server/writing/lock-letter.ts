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

interface Read {
  readonly id: string
  /** The version that the caller has read. */
  readonly version?: number
}

/** A letter whose sending has not begun; it may be planned. */
export const lockUnsent = async (db: Db, { id, version }: Read) => {
  const row = await lockLetter(db, id)
  if (row.status !== 'draft' && row.status !== 'planned') throw lettersErrors.sendingBegun()
  if (version !== undefined && row.version !== version) throw lettersErrors.changedMeanwhile()
  return row
}

/** A letter that may be written: what is planned stays as an admin has released it. */
export const lockDraft = async (db: Db, read: Read) => {
  const row = await lockUnsent(db, read)
  if (row.status === 'planned') throw lettersErrors.isPlanned()
  return row
}
