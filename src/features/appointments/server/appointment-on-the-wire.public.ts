import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { freeUntilMs, isOpen } from '../appointment-status.rules.ts'
import type { appointmentSchema } from '../appointments.contract.ts'
import type { AppointmentRow } from './appointments.table.ts'
import { linkKey } from './link-keys.public.ts'
import { parisInstant } from './slots/slot-on-the-wire.public.ts'
import { spoken } from './spoken.ts'

/** An appointment as its customer sees it: without the salon, which only the team sees. */
export const appointmentOnTheWire = (
  ctx: Pick<Context, 'clock' | 'lng' | 'tokens'>,
  appointment: AppointmentRow,
): z.output<typeof appointmentSchema> => {
  const { clock, lng } = ctx
  const changeUntilMs = freeUntilMs(appointment.startsAt.getTime())
  return {
    _id: appointment.id,
    type: appointment.kind,
    typeName: spoken[lng].kinds[appointment.kind],
    status: appointment.status,
    start: parisInstant(appointment.startsAt.getTime()),
    end: parisInstant(appointment.endsAt.getTime()),
    firstName: appointment.firstName,
    lastName: appointment.lastName,
    email: appointment.email,
    phone: appointment.phone,
    message: appointment.message,
    eventDate: appointment.eventDate,
    companions: appointment.companions,
    productId: appointment.productId,
    bookedAt: appointment.bookedAt.toISOString(),
    changeUntil: parisInstant(changeUntilMs),
    notBefore: appointment.notBefore,
    canChange: isOpen(appointment.status) && clock.now().epochMilliseconds <= changeUntilMs,
    calendarKey: linkKey(ctx, 'calendar', appointment.id),
  }
}
