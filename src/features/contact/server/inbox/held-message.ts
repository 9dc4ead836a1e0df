import { eq } from 'drizzle-orm'
import type { Write } from '../../../../platform/context/write.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { messagesErrors } from '../../messages.errors.ts'
import { contactMessages } from '../contact-messages.table.ts'

interface Known {
  readonly id: string
  /** What whoever writes has read. */
  readonly version: number
}

/** A message, held until the transaction ends, as whoever writes has read it. */
export const heldMessage = async ({ db }: Pick<Write, 'db'>, { id, version }: Known) => {
  if (!isUuid(id)) throw messagesErrors.messageNotFound()
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw messagesErrors.messageNotFound()
  if (row.version !== version) throw messagesErrors.changedMeanwhile()
  return row
}
