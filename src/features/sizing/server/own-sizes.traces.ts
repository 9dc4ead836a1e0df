import { sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { ownSizes } from './own-sizes.table.ts'

/** The size that a customer chose. */
export const chosenSize: Trace = {
  kind: 'size',
  room: 'adminCustomers',
  of: (person) => {
    const theirs = isOfPerson(person, { account: ownSizes.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({ at: ownSizes.chosenAt, deed: 'size-chosen', title: ownSizes.size })}
        from ${ownSizes} where ${theirs}`
    )
  },
}
