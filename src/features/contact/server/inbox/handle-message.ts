import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { statusOf } from '../../contact.rules.ts'
import { messageAudit } from '../../messages.audit.ts'
import { messagesErrors } from '../../messages.errors.ts'
import { type ContactMessageRow, contactMessages, contactReplies } from '../contact-messages.table.ts'
import { lockMessage } from './lock-message.ts'

interface Handling {
  readonly id: string
  readonly version: number
  readonly assignee?: string | null | undefined
  readonly closed?: boolean | undefined
}

/** Refuses an assignee who is no member of the team. */
export const requireMember = async (db: Db, id: string) => {
  const isMember = and(eq(accounts.id, id), inArray(accounts.role, ['staff', 'admin']))
  const found = isUuid(id) ? await db.select({ id: accounts.id }).from(accounts).where(isMember) : []
  if (found.length === 0)
    throw messagesErrors.nobodyOfTheHouse({ fields: { assignee: 'errors.nobodyOfTheHouse' } })
}

export const stateOf = ({ status, assigneeId }: ContactMessageRow) => ({ status, assigneeId })

/** What was done, in words of the log: a change of hands and a change of status are two deeds. */
const deedsOf = (before: ContactMessageRow, after: ContactMessageRow) => [
  ...(before.assigneeId === after.assigneeId
    ? []
    : [messageAudit[after.assigneeId === null ? 'unassigned' : 'assigned']]),
  ...((before.closedAt === null) === (after.closedAt === null)
    ? []
    : [messageAudit[after.closedAt === null ? 'reopened' : 'closed']]),
]

export const isAnswered = async (db: Db, messageId: string) =>
  (await db.$count(contactReplies, eq(contactReplies.messageId, messageId))) > 0

/** Gives a message to a member of the team, closes it, or opens it again. */
export const handleMessage = (ctx: Context, { id, version, assignee, closed }: Handling) =>
  ctx.write(async (tx: Write) => {
    const { db } = tx
    const before = await lockMessage(tx, { id, version })
    // The assignee may have left the house since.
    if (assignee && assignee !== before.assigneeId) await requireMember(db, assignee)
    const assigneeId = assignee === undefined ? before.assigneeId : assignee
    const isClosed = closed ?? before.closedAt !== null
    const now = dateOf(ctx.clock.now())
    const after = onlyRow(
      await db
        .update(contactMessages)
        .set({
          assigneeId,
          closedAt: isClosed ? (before.closedAt ?? now) : null,
          status: statusOf({
            isClosed,
            isAnswered: await isAnswered(db, before.id),
            isAssigned: assigneeId !== null,
          }),
          version: before.version + 1,
        })
        .where(eq(contactMessages.id, before.id))
        .returning(),
    )
    for (const action of deedsOf(before, after))
      await audit(db, ctx, action, {
        id: before.id,
        before: stateOf(before),
        after: stateOf(after),
      })
  })
