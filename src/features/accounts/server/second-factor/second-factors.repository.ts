import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accounts } from '../accounts.table.ts'
import { recoveryCodes, secondFactorRule, secondFactors } from './second-factors.table.ts'

/** The second step of an account; undefined until a code has confirmed it. */
export const findFactor = async (db: Db, accountId: string) => {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)))
  return factor
}

export const countUnusedCodes = (db: Db, accountId: string) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))

/** Whether the house asks its admins for a second step. */
export const isAskedOfAdmins = async (db: Db) => (await db.$count(secondFactorRule)) > 0

/** For a query over accounts: whether the house asks a second step of the account. */
const isAskedForFactor = sql`(
  (${accounts.role} = 'admin' and exists (select from ${secondFactorRule}))
  or (${accounts.role} <> 'user' and ${accounts.asksFactor})
)`

/** Whether the house asks a second step of this account. */
export const needsFactor = async (db: Db, accountId: string) => {
  const [account] = await db
    .select({ isAsked: isAskedForFactor.mapWith(Boolean) })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.isAsked === true
}

/** For a query over accounts: whether the account still has to set up a required second step. */
export const owesFactor = sql<boolean>`(
  ${isAskedForFactor}
  and not exists (
    select from ${secondFactors}
    where ${secondFactors.accountId} = ${accounts.id} and ${secondFactors.confirmedAt} is not null
  )
)`.mapWith(Boolean)

/** The members of the house whose accounts are open, and since when each has a second step. */
export const findMembers = (db: Db) =>
  db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      role: accounts.role,
      since: secondFactors.confirmedAt,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(inArray(accounts.role, ['staff', 'admin']), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.role), asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))
