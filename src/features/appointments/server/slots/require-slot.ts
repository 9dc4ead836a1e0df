import type { Context } from '../../../../platform/context/context.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { appointmentsErrors } from '../../appointments.errors.ts'
import { findSlot } from './read-slots.public.ts'
import { slotOnTheWire } from './slot-on-the-wire.public.ts'

interface AskedSlot {
  readonly kind: AppointmentKind
  readonly startMs: number
  readonly holdId?: string | undefined
  readonly appointmentId?: string | undefined
}

/** The slot at a moment, under the lock of the book; if it is taken, the call is refused with the nearest slots. */
export const requireSlot = async (ctx: Context, asked: AskedSlot) => {
  const { slot, nearest } = await findSlot(ctx, asked)
  if (slot) return slot
  throw appointmentsErrors.slotTaken({ instead: { slots: nearest().map(slotOnTheWire) } })
}
