import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { messageAudit } from '../../messages.audit.ts'
import { messagesErrors } from '../../messages.errors.ts'
import { contactMessages } from '../contact-messages.table.ts'
import { clearMessages } from '../messages/clear-messages.ts'

/**
 * Deletes a message for good, when its author has asked the house to; the log keeps its status, and quotes nothing of
 * it.
 */
export const deleteMessage = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const [gone] = isUuid(id) ? await clearMessages(db, eq(contactMessages.id, id)) : []
    if (!gone) throw messagesErrors.messageNotFound()
    await audit(db, ctx, messageAudit.deleted, { id: gone.id, before: { status: gone.status } })
  })
