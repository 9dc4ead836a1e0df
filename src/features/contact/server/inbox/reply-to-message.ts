import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { statusOf } from '../../contact.rules.ts'
import { messageAudit } from '../../messages.audit.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { queueReply } from '../mails/queue-contact-mails.tsx'
import { stateOf } from './handle-message.ts'
import { lockMessage } from './lock-message.ts'

interface Reply {
  readonly id: string
  readonly version: number
  readonly text: string
}

/** Answers a message by mail. One without an assignee is assigned to the author; one that was closed is open again. */
export const replyToMessage = (ctx: Context, { id, version, text }: Reply) =>
  ctx.once(async (tx) => {
    const { db } = tx
    const { id: authorId } = signedInCaller(ctx)
    const row = await lockMessage(tx, { id, version })
    const sentAt = dateOf(ctx.clock.now())
    const written = onlyRow(
      await db
        .insert(contactReplies)
        .values({ messageId: row.id, authorId, reply: text, sentAt })
        .returning({ id: contactReplies.id }),
    )
    const answered = onlyRow(
      await db
        .update(contactMessages)
        .set({
          assigneeId: row.assigneeId ?? authorId,
          closedAt: null,
          status: statusOf({ isClosed: false, isAnswered: true, isAssigned: true }),
          version: row.version + 1,
        })
        .where(eq(contactMessages.id, row.id))
        .returning(),
    )
    await queueReply(db, { row, replyId: written.id, text })
    await audit(db, ctx, messageAudit.replied, {
      id: row.id,
      before: stateOf(row),
      after: stateOf(answered),
    })
    return null
  })
