import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import { countedUpTo, highestFirst, pageOf } from '../../../platform/db/pages/page-of.ts'
import { isSought, planForWords, readSought } from '../../../platform/db/sought.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { everyTrace } from '../../desk/server/find-traces.public.ts'
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts'
import { orders } from '../../orders/server/orders.table.ts'
import type { Customer, CustomersQuery } from '../customers.contract.ts'
import { type PersonRow, people } from './people.table.ts'

const sought = sql`${people}.sought`

const hasOrdered = sql`exists (
  select from ${orders} where ${orders.accountId} = ${people.accountId} and ${orders.paidAt} is not null)`

/** Whether the confirmed newsletter goes to the address of a person. */
export const isSubscribed = sql`exists (
  select from ${newsletterSubscribers} where ${newsletterSubscribers.email} = ${people.email}
    and ${newsletterSubscribers.confirmedAt} is not null and ${newsletterSubscribers.leftAt} is null)`

const asked = (wanted: 'yes' | 'no' | undefined, condition: SQL) =>
  wanted && (wanted === 'yes' ? condition : not(condition))

const matching = ({ search, known, ordered, letter, language, contact }: CustomersQuery) =>
  and(
    search === undefined ? undefined : isSought(sought, readSought(search)),
    known && (known === 'account' ? isNotNull(people.accountId) : isNull(people.accountId)),
    asked(ordered, hasOrdered),
    asked(letter, isSubscribed),
    language && eq(people.language, language),
    onDays(people.lastContactAt, contact),
  )

const kept = everyTrace.flatMap((trace) => trace.kept ?? [])

interface Paid {
  readonly orders: number
  readonly cents: number
}

/** The orders that some accounts have paid, and what all that they paid is worth without what was refunded. */
export const findPaid = async (db: Db, accountIds: readonly (string | null)[]) => {
  const known = accountIds.filter((id) => id !== null)
  if (known.length === 0) return new Map<string | null, Paid>()
  const isKnown = inArray(sql`account_id`, known)
  const sums = kept.map((one) => sql`select * from (${one}) one where ${isKnown}`)
  const { rows } = await db.execute<{ account_id: string; orders: number; cents: number }>(sql`
    select paid.account_id, sum(paid.cents)::int as cents,
      (select count(*)::int from ${orders} where ${orders.accountId} = paid.account_id and ${orders.paidAt} is not null) as orders
    from (${sql.join(sums, sql` union all `)}) paid group by paid.account_id`)
  return new Map<string | null, Paid>(
    rows.map((row) => [row.account_id, { orders: Number(row.orders), cents: Number(row.cents) }]),
  )
}

interface OnTheWire {
  readonly letter: boolean
  /** Undefined for a reader who may not see what somebody has bought. */
  readonly paid: ReadonlyMap<string | null, Paid> | undefined
}

/** A person as the team reads it in the list. */
export const customerOnTheWire = (person: PersonRow, { letter, paid }: OnTheWire): Customer => {
  const bought = paid?.get(person.accountId) ?? { orders: 0, cents: 0 }
  return {
    _id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    phone: person.phone,
    hasAccount: person.accountId !== null,
    language: person.language,
    letter,
    orders: paid ? bought.orders : null,
    value: paid ? eurosOfCents(bought.cents) : null,
    lastContactAt: person.lastContactAt.toISOString(),
  }
}

interface FindCustomersInput {
  readonly query: CustomersQuery
  readonly maySeeSales: boolean
}

/** One page of the people whom the house knows, by their last contact. */
export const findCustomers = (db: Db, { query, maySeeSales }: FindCustomersInput) =>
  db.transaction(async (tx) => {
    if (query.search !== undefined) await planForWords(tx)
    const where = matching(query)
    const one = pageOf({
      ...query,
      order: [highestFirst(people.lastContactAt), highestFirst(people.id)],
      rows: people,
      id: people.id,
    })
    const rows = await tx
      .select({ person: people, letter: sql<boolean>`${isSubscribed}` })
      .from(people)
      .where(and(where, one.begins))
      .orderBy(...one.orderBy)
      .limit(one.limit)
      .offset(one.offset)
    const counted = await countedUpTo(
      tx,
      (most) => sql`(select 1 from ${people} where ${where ?? sql`true`} limit ${most})`,
    )
    const paid = maySeeSales
      ? await findPaid(
          tx,
          rows.map(({ person }) => person.accountId),
        )
      : undefined
    return {
      customers: one.shown(rows).map(({ person, letter }) => customerOnTheWire(person, { letter, paid })),
      ...counted,
    }
  })
