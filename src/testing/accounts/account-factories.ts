import { accounts } from '../../features/accounts/server/accounts.table.ts'
import type { Caller, Context, Role } from '../../platform/context/context.ts'

/** A session for calls that none was opened for. */
export const someSession = '00000000-0000-4000-8000-0000000000ff'

let accountsMade = 0

interface NewCustomer {
  readonly firstName?: string
  readonly lastName?: string
  readonly role?: Role
  /** Of a password that nobody knows unless a test gives its hash. */
  readonly passwordHash?: string
}

/** Somebody who has an account, a customer unless it is said otherwise, as the caller that her token makes her. */
export const enterCustomer = async (
  ctx: Context,
  { firstName = 'Jeanne', lastName = 'Arnaud', role = 'user', passwordHash = 'none' }: NewCustomer = {},
): Promise<Caller> => {
  accountsMade++
  const [row] = await ctx.db
    .insert(accounts)
    .values({
      firstName,
      lastName,
      role,
      email: `cliente-${accountsMade}@example.fr`,
      passwordHash,
      createdAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .returning({ id: accounts.id })
  if (!row) throw new Error('An inserted account answered no row')
  return { id: row.id, role, sessionId: someSession }
}
