import { sql } from 'drizzle-orm'
import { commissionEvents, commissions } from '../../commissions/server/commissions.table.ts'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'

const deeds = sql`case ${commissionEvents.kind}
  when 'quote_sent' then 'commission-quoted'
  when 'quote_accepted' then 'commission-accepted'
  when 'stage_passed' then 'commission-delivered'
  else 'commission-wished' end`

/** What a person had made to measure: wishes, quotes, what was agreed to, and what was handed over. */
export const madeForPerson: Trace = {
  kind: 'commission',
  room: 'adminCommissions',
  of: (person) => {
    const theirs = isOfPerson(person, {
      account: commissions.accountId,
      email: sql`lower(${commissions.email})`,
    })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: commissionEvents.at,
        deed: deeds as never,
        record: { kind: 'commission', id: commissions.id },
        title: commissions.number,
        cents: sql`(${commissionEvents.details} ->> 'amountCents')::integer`,
      })} from ${commissions} join ${commissionEvents} on ${commissionEvents.commissionId} = ${commissions.id}
      where (${theirs}) and (${commissionEvents.kind} in ('wished', 'noted', 'quote_sent', 'quote_accepted')
        or (${commissionEvents.kind} = 'stage_passed' and ${commissionEvents.details} ->> 'stage' = 'handover'))`
    )
  },
}
