import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { highestFirst, lowestFirst, type PageInput, pageOf } from '../../../../platform/db/pages/page-of.ts'
import { together } from '../../../../platform/db/together.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import type { SubscriberStatus } from '../../newsletter.limits.ts'
import { subscriberStatusOf } from '../../newsletter.rules.ts'
import type { ConsentProof, Subscriber } from '../../subscribers.contract.ts'
import { newsletterEvents, newsletterSubscribers, type SubscriberRow } from '../newsletter.table.ts'
import { isOf } from '../of-status.ts'

const { email } = newsletterSubscribers

export interface WantedSubscribers {
  readonly status?: SubscriberStatus | undefined
  readonly search?: string | undefined
}

const matches = (search: string | undefined) =>
  search === undefined ? undefined : sql`strpos(${email}, ${search.toLowerCase()}) > 0`

export const subscriberOnTheWire = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  language: row.language,
  status: subscriberStatusOf(row),
  source: row.source,
  askedAt: row.askedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
})

/** One page of the addresses, the newest first, and how many there are of each status. */
export const findSubscribers = async (
  db: Db,
  { status, search, ...input }: WantedSubscribers & PageInput,
) => {
  const one = pageOf({
    ...input,
    order: [highestFirst(newsletterSubscribers.askedAt), lowestFirst(newsletterSubscribers.id)],
    rows: newsletterSubscribers,
    id: newsletterSubscribers.id,
  })
  const numberOf = (of: SubscriberStatus) => sql<number>`(count(*) filter (where ${isOf[of]}))::int`
  const [rows, [counted]] = await together(
    db
      .select()
      .from(newsletterSubscribers)
      .where(and(status && isOf[status], matches(search), one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset),
    db
      .select({
        waiting: numberOf('waiting'),
        subscribed: numberOf('subscribed'),
        left: numberOf('left'),
      })
      .from(newsletterSubscribers)
      .where(matches(search)),
  )
  const counts = counted ?? { waiting: 0, subscribed: 0, left: 0 }
  const all = counts.waiting + counts.subscribed + counts.left
  return { rows: one.shown(rows), counts, count: status ? counts[status] : all }
}

/** All the addresses with the last consent of each. */
export const findForExport = (db: Db, wanted: WantedSubscribers) => {
  const last = db
    .selectDistinctOn([newsletterEvents.subscriberId], {
      subscriberId: newsletterEvents.subscriberId,
      textVersion: newsletterEvents.textVersion,
      fromAddress: newsletterEvents.fromAddress,
    })
    .from(newsletterEvents)
    .where(isNotNull(newsletterEvents.textVersion))
    .orderBy(newsletterEvents.subscriberId, desc(newsletterEvents.id))
    .as('last')
  return db
    .select({
      subscriber: newsletterSubscribers,
      version: last.textVersion,
      from: last.fromAddress,
    })
    .from(newsletterSubscribers)
    .leftJoin(last, eq(last.subscriberId, newsletterSubscribers.id))
    .where(and(wanted.status && isOf[wanted.status], matches(wanted.search)))
    .orderBy(desc(newsletterSubscribers.askedAt), asc(newsletterSubscribers.id))
}

/** One address with the proof of its consent, whatever was sent for an id. */
export const findSubscriber = async (db: Db, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  if (!row) return undefined
  const events = await db
    .select()
    .from(newsletterEvents)
    .where(eq(newsletterEvents.subscriberId, id))
    .orderBy(asc(newsletterEvents.id))
  const proof = events.map(
    ({ at, action, reason, source, language, textVersion, fromAddress }): ConsentProof => ({
      at: at.toISOString(),
      action,
      reason,
      source,
      language,
      version: textVersion,
      from: fromAddress,
    }),
  )
  return { subscriber: subscriberOnTheWire(row), proof }
}
