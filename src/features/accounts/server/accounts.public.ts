import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { accounts } from './accounts.table.ts'

/** Who calls, signed in. That the account stands was asked when the call came in. */
export const signedInCaller = ({ caller }: Pick<Context, 'caller'>) => {
  if (!caller) throw requestErrors.signInRequired()
  return caller
}

/** The caller, held like `heldAccount`, with what is written to her and about her. */
export const heldCustomer = async (ctx: Pick<Context, 'caller'>, db: Db) => {
  const [account] = await db
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, signedInCaller(ctx).id))
    .for('no key update')
  if (!account) throw requestErrors.signInRequired()
  return account
}

/** The caller's account, held until the transaction ends: the account does not go meanwhile, and its lists change one call after the other. */
export const heldAccount = async (ctx: Pick<Context, 'caller'>, db: Db) => {
  const { id } = await heldCustomer(ctx, db)
  return id
}
