import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { containsWords } from '../../../../platform/db/contains-words.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../../platform/db/pages/page-of.ts'
import { together } from '../../../../platform/db/together.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { Range } from '../../../../shared/ranges/ranges.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { findNames, nameOfPerson } from '../../../accounts/server/people.public.ts'
import { type Assignment, type MessageStatus, messageStatuses } from '../../contact.limits.ts'
import type { InboxLine, InboxMessage } from '../../inbox.contract.ts'
import { type ContactMessageRow, contactMessages, contactReplies } from '../contact-messages.table.ts'
import { waitsForAnswer } from '../messages-to-see.public.ts'

interface FindMessagesInput extends PageInput {
  readonly status?: MessageStatus | undefined
  readonly waiting?: 'house' | undefined
  readonly assigned?: Assignment | undefined
  readonly readerId: string
  readonly received?: Range<CivilDate> | undefined
  readonly search?: string | undefined
}

const said = [
  contactMessages.fullName,
  contactMessages.email,
  contactMessages.subject,
  contactMessages.message,
]

const isWanted = ({ waiting, assigned, readerId, received, search }: FindMessagesInput): SQL | undefined =>
  and(
    waiting && waitsForAnswer,
    assigned === 'mine' ? eq(contactMessages.assigneeId, readerId) : undefined,
    assigned === 'nobody' ? isNull(contactMessages.assigneeId) : undefined,
    onDays(contactMessages.receivedAt, received),
    search === undefined ? undefined : containsWords(said, search),
  )

const lineOf = (row: ContactMessageRow, assignee: string | null): InboxLine => ({
  _id: row.id,
  fullName: row.fullName,
  email: row.email,
  subject: row.subject,
  receivedAt: row.receivedAt.toISOString(),
  status: row.status,
  assignee: row.assigneeId === null ? null : { _id: row.assigneeId, name: assignee ?? '' },
  version: row.version,
})

/** One page of the messages, the newest first, and how many there are of each status. */
export const findMessages = async (db: Db, wanted: FindMessagesInput) => {
  const { status } = wanted
  const one = pageOf({
    ...wanted,
    order: [highestFirst(contactMessages.receivedAt), lowestFirst(contactMessages.id)],
    rows: contactMessages,
    id: contactMessages.id,
  })
  const ofAll = isWanted(wanted)
  const ofStatus = and(status && eq(contactMessages.status, status), ofAll)
  const [rows, counted] = await together(
    db
      .select({ message: contactMessages, assignee: nameOfPerson })
      .from(contactMessages)
      .leftJoin(accounts, eq(accounts.id, contactMessages.assigneeId))
      .where(and(ofStatus, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    db
      .select({ status: contactMessages.status, messages: count() })
      .from(contactMessages)
      .where(ofAll)
      .groupBy(contactMessages.status),
  )
  const countOf = (of: MessageStatus) => counted.find((each) => each.status === of)?.messages ?? 0
  const counts = {
    new: countOf('new'),
    in_progress: countOf('in_progress'),
    answered: countOf('answered'),
    closed: countOf('closed'),
  } satisfies Record<MessageStatus, number>
  return {
    lines: one.shown(rows).map(({ message, assignee }) => lineOf(message, assignee)),
    count: status ? counts[status] : messageStatuses.reduce<number>((sum, each) => sum + counts[each], 0),
    counts,
  }
}

const actions = new Map<string, InboxMessage['history'][number]['action']>([
  ['message.assigned', 'assigned'],
  ['message.unassigned', 'unassigned'],
  ['message.replied', 'replied'],
  ['message.closed', 'closed'],
  ['message.reopened', 'reopened'],
])

/** One message with all that became of it, whatever was sent for an id. */
export const findMessage = async (db: Db, id: string): Promise<InboxMessage | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  if (!row) return undefined
  const [replies, deeds, [owner]] = await together(
    db
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.messageId, id))
      .orderBy(asc(contactReplies.sentAt), asc(contactReplies.id)),
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'message'), eq(auditLog.subjectId, id)))
      .orderBy(asc(auditLog.id)),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(eq(sql`lower(${accounts.email})`, row.email), sql`${accounts.emailConfirmedAt} is not null`),
      ),
  )
  const toOf = ({ after }: (typeof deeds)[number]) =>
    typeof after?.assigneeId === 'string' ? after.assigneeId : null
  const names = await findNames(db, [
    row.assigneeId,
    ...replies.map(({ authorId }) => authorId),
    ...deeds.flatMap((deed) => [deed.actorId, toOf(deed)]),
  ])
  const named = (who: string | null) => names.get(who) ?? null
  return {
    ...lineOf(row, named(row.assigneeId)),
    message: row.message,
    language: row.language,
    version: row.version,
    customer: owner !== undefined,
    replies: replies.map((reply) => ({
      _id: reply.id,
      text: reply.reply,
      at: reply.sentAt.toISOString(),
      by: named(reply.authorId),
    })),
    history: deeds.flatMap((deed) => {
      const action = actions.get(deed.action)
      return action
        ? [{ at: deed.at.toISOString(), by: named(deed.actorId), action, to: named(toOf(deed)) }]
        : []
    }),
  }
}
