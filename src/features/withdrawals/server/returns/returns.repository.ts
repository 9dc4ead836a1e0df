import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../../accounts/server/people.public.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { withdrawals } from '../withdrawals.table.ts'
import { withdrawalReturns } from './withdrawal-returns.table.ts'

/** What is noted of a withdrawal, with who noted it, the first parcel first. */
export const findReturns = (db: Db, withdrawalId: string) =>
  db
    .select({ entry: withdrawalReturns, by: nameOfPerson })
    .from(withdrawalReturns)
    .leftJoin(accounts, eq(accounts.id, withdrawalReturns.notedBy))
    .where(eq(withdrawalReturns.withdrawalId, withdrawalId))
    .orderBy(
      asc(withdrawalReturns.cameOn),
      asc(withdrawalReturns.notedAt),
      asc(withdrawalReturns.orderLineId),
      asc(withdrawalReturns.id),
    )

export type ReadReturn = Awaited<ReturnType<typeof findReturns>>[number]

/** What is noted of a withdrawal, as rules ask for it. */
export const findReturnedProducts = (db: Db, withdrawalId: string) =>
  db
    .select({
      line: withdrawalReturns.orderLineId,
      state: withdrawalReturns.state,
      quantity: withdrawalReturns.quantity,
    })
    .from(withdrawalReturns)
    .where(eq(withdrawalReturns.withdrawalId, withdrawalId))

/** What is noted of a line, of whichever withdrawal: two withdrawals from one line share what was bought. */
export const findReturnsOfOrder = (db: Db, orderId: string) =>
  db
    .select({
      line: withdrawalReturns.orderLineId,
      state: withdrawalReturns.state,
      quantity: withdrawalReturns.quantity,
    })
    .from(withdrawalReturns)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalReturns.withdrawalId))
    .where(eq(withdrawals.orderId, orderId))

interface Named {
  readonly id: string
  readonly withdrawalId: string
}

/** One entry; its withdrawal is locked. */
export const findReturn = async (db: Db, { id, withdrawalId }: Named) => {
  if (!isUuid(id)) throw withdrawalsErrors.returnNotFound()
  const [entry] = await db
    .select()
    .from(withdrawalReturns)
    .where(and(eq(withdrawalReturns.id, id), eq(withdrawalReturns.withdrawalId, withdrawalId)))
  if (!entry) throw withdrawalsErrors.returnNotFound()
  return entry
}

/** The version of the returns after a change of them. */
export const nextVersion = sql`${withdrawals.returnsVersion} + 1`

/** Marks what is noted as decided upon: an answer has been given with it in view. */
export const decideReturns = (
  db: Db,
  { withdrawalId, decidedAt }: { readonly withdrawalId: string; readonly decidedAt: Date },
) =>
  db
    .update(withdrawalReturns)
    .set({ decidedAt })
    .where(and(eq(withdrawalReturns.withdrawalId, withdrawalId), isNull(withdrawalReturns.decidedAt)))

/** Whether something of what came back lies in the stock again: it is the house's then, and no more the customer's. */
export const hasRestocked = async (db: Db, withdrawalId: string) => {
  const [restocked] = await db
    .select({ id: withdrawalReturns.id })
    .from(withdrawalReturns)
    .where(and(eq(withdrawalReturns.withdrawalId, withdrawalId), isNotNull(withdrawalReturns.restockedAt)))
    .limit(1)
  return restocked !== undefined
}
