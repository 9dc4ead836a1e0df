import { accounts } from '../../features/accounts/server/accounts.table.ts'
import { dateOf } from '../../platform/clock.ts'
import type { Caller, Context, Role } from '../../platform/context/context.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** The session id of callers for whom no session was opened. */
export const someSession = '00000000-0000-4000-8000-0000000000ff'

let accountsMade = 0

interface NewCustomer {
  readonly firstName?: string
  readonly lastName?: string
  readonly role?: Role
  /** Without it, no password opens the account. */
  readonly passwordHash?: string
}

/** Creates an account, by default a customer's, and returns it as a caller. */
export const enterCustomer = async (
  ctx: Context,
  { firstName = 'Jeanne', lastName = 'Arnaud', role = 'user', passwordHash = 'none' }: NewCustomer = {},
): Promise<Caller> => {
  accountsMade++
  const row = onlyRow(
    await ctx.db
      .insert(accounts)
      .values({
        firstName,
        lastName,
        role,
        email: `cliente-${accountsMade}@example.fr`,
        passwordHash,
        createdAt: dateOf(ctx.clock.now()),
      })
      .returning({ id: accounts.id }),
  )
  return { id: row.id, role, sessionId: someSession, isFresh: true, owesFactor: false }
}
