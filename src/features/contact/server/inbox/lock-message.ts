import { eq } from 'drizzle-orm'
import type { Write } from '../../../../platform/context/write.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { messagesErrors } from '../../messages.errors.ts'
import { contactMessages } from '../contact-messages.table.ts'

interface Known {
  readonly id: string
  /** The version that the writer has read. */
  readonly version: number
}

/** A message, locked until the transaction ends, if it still has the version that the writer read. */
export const lockMessage = async ({ db }: Pick<Write, 'db'>, { id, version }: Known) => {
  if (!isUuid(id)) throw messagesErrors.messageNotFound()
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw messagesErrors.messageNotFound()
  if (row.version !== version) throw messagesErrors.changedMeanwhile()
  return row
}
