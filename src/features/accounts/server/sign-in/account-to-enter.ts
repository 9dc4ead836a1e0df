import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { type AccountRow, accounts } from '../accounts.table.ts'

/** The account of a sign-in, locked; undefined when its password has changed since it was read. */
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
