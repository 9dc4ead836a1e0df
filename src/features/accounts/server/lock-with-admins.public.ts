import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accountsErrors } from '../accounts.errors.ts'
import { isActiveAdmin } from '../sessions/account-state.rules.ts'
import { type AccountRow, accounts } from './accounts.table.ts'

export const accountStateOf = ({ role, areas, disabledAt }: AccountRow) => ({
  role,
  areas,
  disabled: disabledAt !== null,
})

const isAdminNow = (account: AccountRow) => isActiveAdmin(accountStateOf(account))

/**
 * Locks an account together with every active admin until the transaction ends, always in the same order. When two
 * admins leave at once, the second one finds that the first is gone.
 */
export const lockWithAdmins = async (db: Db, id: string) => {
  const held = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), and(eq(accounts.role, 'admin'), isNull(accounts.disabledAt))))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const account = held.find((each) => each.id === id)
  return {
    account,
    admins: held.filter(isAdminNow),
    /** Refuses what would leave the house without an admin. */
    requireAnotherAdmin: () => {
      if (!account || !isAdminNow(account)) return
      if (!held.some((each) => each !== account && isAdminNow(each))) throw accountsErrors.lastAdmin()
    },
  }
}
