import { accounts } from '../features/accounts/server/accounts.table.ts'
import type { Caller, Context } from '../platform/context/context.ts'

let accountsMade = 0

/** A customer who has an account, as the caller that her token makes her. */
export const enterCustomer = async (
  ctx: Context,
  name: { readonly firstName: string; readonly lastName: string } = {
    firstName: 'Jeanne',
    lastName: 'Arnaud',
  },
): Promise<Caller> => {
  accountsMade++
  const [row] = await ctx.db
    .insert(accounts)
    .values({
      ...name,
      email: `cliente-${accountsMade}@example.fr`,
      passwordHash: 'none',
      createdAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .returning({ id: accounts.id })
  if (!row) throw new Error('An inserted account answered no row')
  return { id: row.id, role: 'user' }
}
