import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'

/** The caller's account; a token outlives its account by minutes, and then nobody calls. */
export const ownAccount = async (ctx: Context, db: Db) => {
  const [account] = await ofCaller(ctx, db)
  if (!account) throw requestErrors.signInRequired()
  return account.id
}

/** The same, held until the transaction ends, so that a list is changed by one call after the other. */
export const heldAccount = async (ctx: Context, db: Db) => {
  const [account] = await ofCaller(ctx, db).for('no key update')
  if (!account) throw requestErrors.signInRequired()
  return account.id
}

const ofCaller = ({ caller }: Context, db: Db) => {
  if (!caller) throw requestErrors.signInRequired()
  return db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, caller.id))
}
