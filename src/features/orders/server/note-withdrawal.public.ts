import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import { noteEvent } from './note-event.ts'

interface Withdrawn {
  readonly orderId: string
  readonly reference: string
}

/** A withdrawal in the timeline of its order, beside whatever else becomes of that (domain.md 1.4). */
export const noteWithdrawalRequested = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, reference }: Withdrawn,
) => noteEvent(ctx, tx, { orderId, kind: 'withdrawal_requested', by: 'customer', details: { reference } })

/** What the house answered to it. */
export const noteWithdrawalAnswered = (
  ctx: Pick<Context, 'clock'>,
  tx: Write,
  { orderId, reference, accepted, actorId }: Withdrawn & { accepted: boolean; actorId: string },
) =>
  noteEvent(ctx, tx, {
    orderId,
    kind: 'withdrawal_answered',
    by: 'house',
    actorId,
    details: { reference, accepted },
  })
