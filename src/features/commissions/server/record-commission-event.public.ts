import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { CommissionEventKind } from '../stages/commission-events.ts'
import { commissionEvents } from './commissions.table.ts'

interface NewEvent {
  readonly commissionId: string
  readonly kind: CommissionEventKind
  readonly actor: 'customer' | 'house' | 'payment'
  readonly actorId?: string | null
  readonly details?: Readonly<Record<string, unknown>>
}

/** Adds an event to the history of a commission, in the transaction of what it tells. */
export const recordCommissionEvent = (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { actorId = null, details = {}, ...event }: NewEvent,
) => db.insert(commissionEvents).values({ ...event, actorId, details, at: dateOf(clock.now()) })
