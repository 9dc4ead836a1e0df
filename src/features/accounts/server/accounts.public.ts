import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { accounts } from './accounts.table.ts'

/** The signed-in caller. Whether the account is open was checked when the call came in. */
export const signedInCaller = ({ caller }: Pick<Context, 'caller'>) => {
  if (!caller) throw requestErrors.signInRequired()
  return caller
}

/** The caller's account, locked like `lockAccount`, with the customer's address and first name. */
export const lockCustomer = async (ctx: Pick<Context, 'caller'>, db: Db) => {
  const [account] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      isEmailConfirmed: isNotNull(accounts.emailConfirmedAt).mapWith(Boolean),
    })
    .from(accounts)
    .where(eq(accounts.id, signedInCaller(ctx).id))
    .for('no key update')
  if (!account) throw requestErrors.signInRequired()
  return account
}

/**
 * The caller's account, locked until the transaction ends: the account is not closed meanwhile, and its lists change
 * one call after the other.
 */
export const lockAccount = async (ctx: Pick<Context, 'caller'>, db: Db) => {
  const { id } = await lockCustomer(ctx, db)
  return id
}

/** The accounts whose e-mail address is not confirmed, for a condition of another query. */
export const unconfirmedAccounts = (db: Db) =>
  db.select({ id: accounts.id }).from(accounts).where(isNull(accounts.emailConfirmedAt))

/** How many active accounts have an address that cannot exist, such as those of the demo (RFC 2606). */
export const countExampleAccounts = (db: Db) =>
  db.$count(accounts, and(isNull(accounts.disabledAt), sql`lower(${accounts.email}) ~ '[@.]example$'`))

export { findByEmail, findLockedAccount } from './accounts.repository.ts'
