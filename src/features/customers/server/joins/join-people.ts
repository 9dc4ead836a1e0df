import { eq, inArray, or, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { personAudit } from '../../customers.audit.ts'
import { customersErrors } from '../../customers.errors.ts'
import { joinDays } from '../../customers.limits.ts'
import { findPerson } from '../find-person.ts'
import { people } from '../people.table.ts'
import { peopleJoins } from './people-joins.table.ts'

/** Waits for all who write what people leave behind, and has them wait: they read the joins, and none misses this one. */
const holdJoins = (db: Db) => db.execute(sql`lock table ${peopleJoins} in exclusive mode`)

interface JoinPeopleInput {
  /** Whose page stays, unless only the other one has an account. */
  readonly id: string
  readonly otherId: string
}

const findPair = async (db: Db, { id, otherId }: JoinPeopleInput) => {
  if (id === otherId) throw customersErrors.samePerson()
  const found = await db
    .select()
    .from(people)
    .where(inArray(people.id, [id, otherId]))
  const person = found.find((each) => each.id === id)
  const other = found.find((each) => each.id === otherId)
  if (!person || !other) throw customersErrors.customerNotFound()
  if (other.accountId === null) return { kept: person, joined: other }
  if (person.accountId !== null) throw customersErrors.twoAccounts()
  return { kept: other, joined: person }
}

/**
 * Holds two people to be one: what the guest among them left is the other's until it is taken back. Nobody is joined who
 * has somebody joined, so that each join can be taken back by itself. Returns whose page stays.
 */
export const joinPeople = (ctx: Context, input: JoinPeopleInput) =>
  ctx.write(async ({ db }) => {
    await holdJoins(db)
    const { kept, joined } = await findPair(db, input)
    const standing = await db.$count(
      peopleJoins,
      or(inArray(peopleJoins.aliasKey, [joined.key, kept.key]), eq(peopleJoins.personKey, joined.key)),
    )
    if (standing > 0) throw customersErrors.joinedAlready()
    const now = ctx.clock.now()
    const hoursADay = 24
    await db.insert(peopleJoins).values({
      aliasKey: joined.key,
      personKey: kept.key,
      joinedBy: signedInCaller(ctx).id,
      joinedAt: dateOf(now),
      until: dateOf(now.add({ hours: joinDays * hoursADay })),
    })
    await audit(db, ctx, personAudit.joined, { id: kept.id })
    return kept.id
  })

interface SeparatePeopleInput {
  readonly id: string
  readonly joinId: string
}

/** Takes a join back within its thirty days: the guest is a person of their own again. */
export const separatePeople = (ctx: Context, { id, joinId }: SeparatePeopleInput) =>
  ctx.write(async ({ db }) => {
    await holdJoins(db)
    const { aliases } = await findPerson(db, id)
    const alias = aliases.find((each) => each.id === joinId)
    if (!alias) throw customersErrors.joinNotFound()
    if (alias.until.getTime() <= ctx.clock.now().epochMilliseconds) throw customersErrors.joinFinal()
    await db.delete(peopleJoins).where(eq(peopleJoins.id, joinId))
    await audit(db, ctx, personAudit.separated, { id })
  })
