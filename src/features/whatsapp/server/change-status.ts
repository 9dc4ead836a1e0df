import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { whatsappAudit } from '../whatsapp.audit.ts'
import { whatsappSubject, whatsappTag } from './whatsapp.repository.ts'
import { whatsappStatus } from './whatsapp-status.table.ts'

interface Change {
  readonly isOnline: boolean
  readonly customMessage: string
}

/** Stores whether the team answers the chat; returns the row. What is no change leaves no line in the log. */
export const changeStatus = (ctx: Context, { isOnline, customMessage }: Change) =>
  ctx.write(async ({ db, announce }) => {
    const [row] = await db.select().from(whatsappStatus).for('update')
    if (!row) throw new Error('The chat has lost its status')
    const before = { isOnline: row.isOnline, customMessage: row.customMessage }
    const changed = changedFields(before, { isOnline, customMessage })
    if (!changed) return row
    const after = { isOnline, customMessage, updatedAt: dateOf(ctx.clock.now()) }
    await db.update(whatsappStatus).set(after).where(eq(whatsappStatus.id, row.id))
    await audit(db, ctx, whatsappAudit.changed, { id: whatsappSubject.id, ...changed })
    announce(whatsappTag)
    return { ...row, ...after }
  })
