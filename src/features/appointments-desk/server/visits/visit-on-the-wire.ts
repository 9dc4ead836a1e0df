import type { Context } from '../../../../platform/context/context.ts'
import { appointmentOnTheWire } from '../../../appointments/server/appointment-on-the-wire.public.ts'
import type { AppointmentRow } from '../../../appointments/server/appointments.table.ts'
import { parisInstant } from '../../../appointments/server/slots/slot-on-the-wire.public.ts'
import { deedsOf } from '../../house-deeds.rules.ts'
import type { HouseVisit, HouseVisitDetail, Placement } from '../../house-visit.schema.ts'
import { kindNames } from '../said.ts'
import type { ReadPlacement } from './placement.ts'
import type { ReadVisit } from './visits.repository.ts'

type Telling = Pick<Context, 'clock' | 'lng' | 'tokens'>

/** A visit as the team sees it, with its salon. */
export const visitOnTheWire = (ctx: Telling, row: AppointmentRow): HouseVisit => {
  const { canChange: _can, changeUntil: _until, calendarKey: _key, ...visit } = appointmentOnTheWire(ctx, row)
  return { ...visit, salon: row.salon, language: row.language, hasNote: row.note !== '' }
}

/** A visit with its details, its events and the possible actions. */
export const detailOnTheWire = (
  ctx: Telling,
  { visit, productName, events }: ReadVisit,
): HouseVisitDetail => ({
  ...visitOnTheWire(ctx, visit),
  note: visit.note,
  cancelReason: visit.cancelReason,
  accountId: visit.accountId,
  productName,
  deeds: [
    ...deedsOf(
      { status: visit.status, startMs: visit.startsAt.getTime() },
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

const bufferOf = (endsAt: Date, visit: AppointmentRow | null) => visit?.endsAt ?? endsAt

/** The conflicts of a visit, in the words of the preview. */
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
    conflicts: conflicts.map(({ salon, startsAt, endsAt, visit }) => ({
      _id: visit?.id ?? null,
      name: visit ? `${visit.firstName} ${visit.lastName}` : '',
      typeName: visit ? kindNames[lng][visit.kind] : '',
      salon,
      start: parisInstant(startsAt.getTime()),
      end: parisInstant(bufferOf(endsAt, visit).getTime()),
    })),
    closed: open ? null : (why?.why ?? null),
    closedReason: open ? '' : (why?.reason ?? ''),
  }
}
