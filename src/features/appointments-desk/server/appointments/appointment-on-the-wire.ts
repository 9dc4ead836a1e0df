import type { Context } from '../../../../platform/context/context.ts'
import { appointmentOnTheWire } from '../../../appointments/server/appointment-on-the-wire.public.ts'
import type { AppointmentRow } from '../../../appointments/server/appointments.table.ts'
import { parisInstant } from '../../../appointments/server/slots/slot-on-the-wire.public.ts'
import type { Placement, StaffAppointment, StaffAppointmentDetail } from '../../staff-appointment.schema.ts'
import { deedsOf } from '../../staff-deeds.rules.ts'
import { kindNames } from '../said.ts'
import type { ReadAppointment } from './appointments.repository.ts'
import type { ReadPlacement } from './placement.ts'

type Telling = Pick<Context, 'clock' | 'lng' | 'tokens'>

/** An appointment as the team sees it, with its salon. */
export const staffAppointmentOnTheWire = (ctx: Telling, row: AppointmentRow): StaffAppointment => {
  const {
    canChange: _can,
    changeUntil: _until,
    calendarKey: _key,
    ...appointment
  } = appointmentOnTheWire(ctx, row)
  return { ...appointment, salon: row.salon, language: row.language, hasNote: row.note !== '' }
}

/** An appointment with its details, its events and the possible actions. */
export const detailOnTheWire = (
  ctx: Telling,
  { appointment, productName, events }: ReadAppointment,
): StaffAppointmentDetail => ({
  ...staffAppointmentOnTheWire(ctx, appointment),
  note: appointment.note,
  cancelReason: appointment.cancelReason,
  accountId: appointment.accountId,
  commissionId: appointment.commissionId,
  productName,
  deeds: [
    ...deedsOf(
      { status: appointment.status, startMs: appointment.startsAt.getTime() },
      ctx.clock.now().epochMilliseconds,
    ),
  ],
  events: events.map(({ kind, at, actor, actorName, status, startsAt }) => ({
    kind,
    at: at.toISOString(),
    actor,
    actorName,
    status,
    start: parisInstant(startsAt.getTime()),
  })),
})

const bufferOf = (endsAt: Date, appointment: AppointmentRow | null) => appointment?.endsAt ?? endsAt

/** The conflicts of an appointment, in the words of the preview. */
export const placementOnTheWire = (
  { lng }: Pick<Context, 'lng'>,
  { startMs, endMs, free, closed, conflicts }: ReadPlacement,
): Placement => {
  // If a salon is free, only the reasons of free salons count: one that is open but taken cannot be used.
  const asked = [...closed]
    .filter(([salon]) => free.length === 0 || free.includes(salon))
    .map(([, each]) => each)
  const open = asked.includes(undefined)
  const why = asked.find((each) => each !== undefined)
  return {
    start: parisInstant(startMs),
    end: parisInstant(endMs),
    salons: [...free],
    conflicts: conflicts.map(({ salon, startsAt, endsAt, appointment }) => ({
      _id: appointment?.id ?? null,
      name: appointment ? `${appointment.firstName} ${appointment.lastName}` : '',
      typeName: appointment ? kindNames[lng][appointment.kind] : '',
      salon,
      start: parisInstant(startsAt.getTime()),
      end: parisInstant(bufferOf(endsAt, appointment).getTime()),
    })),
    closed: open ? null : (why?.why ?? null),
    closedReason: open ? '' : (why?.reason ?? ''),
  }
}
