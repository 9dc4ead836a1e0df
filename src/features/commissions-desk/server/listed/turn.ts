import { sql } from 'drizzle-orm'
import { commissions } from '../../../commissions/server/commissions.table.ts'
import { stageKeys } from '../../../commissions/stages/stages.ts'

const places = sql`array[${sql.join(
  stageKeys.map((stage) => sql`${stage}`),
  sql`, `,
)}]::text[]`

const running = sql`${commissions.status} in ('wish', 'quoted', 'accepted', 'making', 'delivered')`

/** Whether the house goes on with a commission. */
export const isRunningRow = running

/** An instalment is due: by the same rule as `isDue`, which a test compares with it. */
export const isPaymentDue = sql`(${running} and exists (
  select from commission_instalments i
  where i.commission_id = ${commissions.id} and i.status = 'open' and (i.before_stage is null
    or array_position(${places}, i.before_stage) <= coalesce((
      select min(array_position(${places}, s.stage)) from commission_stages s
      where s.commission_id = i.commission_id and s.done_on is null), ${stageKeys.length}))))`

/** The customer has a quote to answer, or something to pay. */
export const isCustomersTurn = (today: string) => sql`(${isPaymentDue} or (${running} and exists (
  select from commission_quotes q where q.commission_id = ${commissions.id} and q.status = 'sent'
    and q.valid_until >= ${today}::date)))`

/** The house has a wish to answer. */
export const isHousesTurn = sql`(${commissions.status} = 'wish')`
