import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { recordOrderEvent } from './record-order-event.public.ts'

interface Withdrawn {
  readonly orderId: string
  readonly reference: string
}

interface WithdrawnLine {
  readonly line: string
  readonly quantity: number
}

/** Records a withdrawal in the timeline of its order; the status of the order does not change (§11.4). */
export const noteWithdrawalRequested = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, reference, lines }: Withdrawn & { readonly lines: readonly WithdrawnLine[] | undefined },
) =>
  recordOrderEvent(ctx, tx, {
    orderId,
    kind: 'withdrawal_requested',
    by: 'customer',
    details: { reference, ...(lines && { lines: [...lines] }) },
  })

/** Records the house's answer to a withdrawal. */
export const noteWithdrawalAnswered = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, reference, accepted, actorId }: Withdrawn & { accepted: boolean; actorId: string },
) =>
  recordOrderEvent(ctx, tx, {
    orderId,
    kind: 'withdrawal_answered',
    by: 'house',
    actorId,
    details: { reference, accepted },
  })

interface Returned extends Withdrawn {
  readonly cameOn: CivilDate
  readonly actorId: string
}

/** Records that a parcel of a withdrawal came back. */
export const noteReturn = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, actorId, ...details }: Returned,
) => recordOrderEvent(ctx, tx, { orderId, kind: 'return_noted', by: 'house', actorId, details })

/** Records that it was noted wrongly. */
export const noteReturnTakenBack = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, actorId, ...details }: Returned,
) => recordOrderEvent(ctx, tx, { orderId, kind: 'return_taken_back', by: 'house', actorId, details })
