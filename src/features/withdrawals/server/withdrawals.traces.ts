import { sql } from 'drizzle-orm'
import { isOfPerson, type Trace, type TracedPerson, traceColumns } from '../../desk/server/trace.public.ts'
import { withdrawals } from './withdrawals.table.ts'

const record = { kind: 'withdrawal', id: withdrawals.id }

const isTheirs = (person: TracedPerson) =>
  isOfPerson(person, { account: withdrawals.accountId, email: sql`lower(${withdrawals.email})` })

/** What a person withdrew from, and what the house decided. */
export const declaredWithdrawals: Trace = {
  kind: 'withdrawal',
  room: 'adminWithdrawals',
  of: (person) => {
    const theirs = isTheirs(person)
    return (
      theirs &&
      sql`select ${traceColumns({
        at: withdrawals.submittedAt,
        deed: 'withdrawal-declared',
        record,
        title: withdrawals.reference,
      })} from ${withdrawals} where ${theirs}
      union all
      select ${traceColumns({
        at: withdrawals.handledAt,
        deed: sql`'withdrawal-' || ${withdrawals.status}`,
        record,
        title: withdrawals.reference,
      })} from ${withdrawals} where (${theirs}) and ${withdrawals.handledAt} is not null`
    )
  },
}
