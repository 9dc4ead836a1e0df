import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { freeUntilMs, isOpen } from '../appointment-status.rules.ts'
import type { appointmentSchema } from '../appointments.contract.ts'
import type { AppointmentRow } from './appointments.table.ts'
import { linkKey } from './link-keys.ts'
import { parisInstant } from './slots/slot-on-the-wire.public.ts'
import { spoken } from './spoken.ts'

/** A visit as its customer sees it: without the salon, which only the team sees. */
export const appointmentOnTheWire = (
  ctx: Pick<Context, 'clock' | 'lng' | 'tokens'>,
  visit: AppointmentRow,
): z.output<typeof appointmentSchema> => {
  const { clock, lng } = ctx
  const changeUntilMs = freeUntilMs(visit.startsAt.getTime())
  return {
    _id: visit.id,
    type: visit.kind,
    typeName: spoken[lng].kinds[visit.kind],
    status: visit.status,
    start: parisInstant(visit.startsAt.getTime()),
    end: parisInstant(visit.endsAt.getTime()),
    firstName: visit.firstName,
    lastName: visit.lastName,
    email: visit.email,
    phone: visit.phone,
    message: visit.message,
    eventDate: visit.eventDate,
    companions: visit.companions,
    productId: visit.productId,
    bookedAt: visit.bookedAt.toISOString(),
    changeUntil: parisInstant(changeUntilMs),
    canChange: isOpen(visit.status) && clock.now().epochMilliseconds <= changeUntilMs,
    calendarKey: linkKey(ctx, 'calendar', visit.id),
  }
}
