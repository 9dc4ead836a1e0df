import { and, eq, sql } from 'drizzle-orm'
import {
  commissionEvents,
  commissionInstalments,
  commissions,
} from '../../commissions/server/commissions.table.ts'
import { instalmentPurpose } from '../../commissions/server/paying/instalments.repository.public.ts'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { payments } from '../../payments/server/payments.table.ts'

const deeds = sql`case ${commissionEvents.kind}
  when 'quote_sent' then 'commission-quoted'
  when 'quote_accepted' then 'commission-accepted'
  when 'instalment_paid' then 'commission-paid'
  when 'refunded' then 'commission-refunded'
  when 'stage_passed' then 'commission-delivered'
  else 'commission-wished' end`

/** What a person had made to measure: wishes, quotes, what was agreed to and paid, and what was handed over. */
export const madeForPerson: Trace = {
  kind: 'commission',
  room: 'adminCommissions',
  kept: sql`select ${commissions.accountId} as account_id, ${payments.capturedCents} - ${payments.refundedCents} as cents
    from ${commissions}
    join ${commissionInstalments} on ${eq(commissionInstalments.commissionId, commissions.id)}
    join ${payments} on ${and(eq(payments.purpose, instalmentPurpose), eq(payments.subjectId, commissionInstalments.id))}
    where ${eq(commissionInstalments.status, 'paid')}`,
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
      where (${theirs}) and (${commissionEvents.kind} in ('wished', 'noted', 'quote_sent', 'quote_accepted', 'instalment_paid',
          'refunded')
        or (${commissionEvents.kind} = 'stage_passed' and ${commissionEvents.details} ->> 'stage' = 'handover'))`
    )
  },
}
