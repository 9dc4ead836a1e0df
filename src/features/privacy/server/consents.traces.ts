import { sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { consents } from './consents.table.ts'

/** What a customer agreed to, and what not. */
export const answeredConsents: Trace = {
  kind: 'consent',
  room: 'adminCustomers',
  of: (person) => {
    const theirs = isOfPerson(person, { account: consents.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: consents.answeredAt,
        deed: sql`case when ${consents.granted} then 'consent-granted' else 'consent-refused' end`,
        title: consents.purpose,
      })} from ${consents} where ${theirs}`
    )
  },
}
