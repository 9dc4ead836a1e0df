import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { withPasswords } from '../../../platform/passwords/hash-password.ts'
import { accounts } from './accounts.table.ts'

interface Tried {
  readonly emails: readonly string[]
  readonly password: string
}

/** Which of these addresses have an account that this password opens. */
export const openedByPassword = async (db: Db, { emails, password }: Tried): Promise<readonly string[]> => {
  const found = await db
    .select({ email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(
      and(
        sql`lower(${accounts.email}) in ${emails.map((email) => email.toLowerCase())}`,
        isNull(accounts.disabledAt),
      ),
    )
    .orderBy(accounts.email)
  const opened = await withPasswords(({ isPasswordOf }) =>
    Promise.all(
      found.map(async ({ email, passwordHash }) =>
        (await isPasswordOf(passwordHash, password)) ? email : [],
      ),
    ),
  )
  return opened.flat()
}
