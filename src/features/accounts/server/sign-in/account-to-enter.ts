import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'

/** The account that is about to be signed in to, locked; none when its password has changed since it was read. */
export const accountToEnter = async (
  db: Db,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
) => {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for('share')
  if (account?.disabledAt) throw accountsErrors.accountDisabled()
  return account
}
