import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { type Trace, traceColumns } from '../../desk/server/trace.public.ts'

/** When an account was opened, and its address confirmed. */
export const openedAccount: Trace = {
  kind: 'account',
  room: 'adminCustomers',
  of: ({ accountId }) => {
    if (accountId === null) return undefined
    const theirs = eq(accounts.id, accountId)
    return sql`select ${traceColumns({ at: accounts.createdAt, deed: 'account-opened' })}
        from ${accounts} where ${theirs}
      union all
      select ${traceColumns({ at: accounts.emailConfirmedAt, deed: 'account-confirmed' })}
        from ${accounts} where ${theirs} and ${accounts.emailConfirmedAt} is not null`
  },
}
