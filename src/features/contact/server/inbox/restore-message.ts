import { desc, eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { statusOf } from '../../contact.rules.ts'
import { messagesErrors } from '../../messages.errors.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { dropReply } from '../mails/queue-contact-mails.tsx'
import { isAnswered, requireMember } from './handle-message.ts'

/** A message, locked, if it is still as a deed has left it. */
const lockLeft = async (db: Db, { id, after }: DoneDeed) => {
  if (!isUuid(id)) throw messagesErrors.messageNotFound()
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw messagesErrors.messageNotFound()
  if (row.status !== after.status || row.assigneeId !== (after.assigneeId ?? null))
    throw takeBacksErrors.changedSince()
  return row
}

/** Gives a message back to whom it was given to, and closes or opens it as it was. */
export const restoreHandling = async (ctx: Pick<Context, 'clock'>, db: Db, deed: DoneDeed) => {
  const row = await lockLeft(db, deed)
  const { assigneeId, status } = deed.before
  const assignee = typeof assigneeId === 'string' ? assigneeId : null
  if (assignee !== null && assignee !== row.assigneeId) await requireMember(db, assignee)
  const isClosed = status === 'closed'
  await db
    .update(contactMessages)
    .set({
      assigneeId: assignee,
      closedAt: isClosed ? (row.closedAt ?? dateOf(ctx.clock.now())) : null,
      status: statusOf({ isClosed, isAnswered: await isAnswered(db, row.id), isAssigned: assignee !== null }),
      version: row.version + 1,
    })
    .where(eq(contactMessages.id, row.id))
}

/** Takes an answer back that has not left the house yet. */
export const takeBackReply = async (ctx: Pick<Context, 'clock'>, db: Db, deed: DoneDeed) => {
  const row = await lockLeft(db, deed)
  const [reply] = await db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(eq(contactReplies.messageId, row.id))
    .orderBy(desc(contactReplies.sentAt), desc(contactReplies.id))
    .limit(1)
  if (!reply) throw takeBacksErrors.nothingToTakeBack()
  if (!(await dropReply(db, reply.id))) throw takeBacksErrors.toldAlready()
  await db.delete(contactReplies).where(eq(contactReplies.id, reply.id))
  await restoreHandling(ctx, db, deed)
}
