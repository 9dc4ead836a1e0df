import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { freeUntilMs, statusAfter } from '../appointment-status.rules.ts'
import type { appointmentSchema } from '../appointments.contract.ts'
import { appointmentsRefusalsEn } from '../appointments.refusals.en.ts'
import { appointmentsRefusalsFr } from '../appointments.refusals.fr.ts'
import type { AppointmentRow } from './appointments.table.ts'
import { parisInstant } from './slots/slot-on-the-wire.ts'

export const spoken = { fr: appointmentsRefusalsFr, en: appointmentsRefusalsEn }

/** A visit as its customer is told of it. */
export const appointmentOnTheWire = (
  { clock, lng }: Pick<Context, 'clock' | 'lng'>,
  {
    id,
    startsAt,
    endsAt,
    bookedAt,
    kind,
    accountId: _,
    sequence: _s,
    salon: _r,
    language: _l,
    ...visit
  }: AppointmentRow,
): z.output<typeof appointmentSchema> => {
  const changeUntilMs = freeUntilMs(startsAt.getTime())
  return {
    ...visit,
    _id: id,
    type: kind,
    typeName: spoken[lng].kinds[kind],
    start: parisInstant(startsAt.getTime()),
    end: parisInstant(endsAt.getTime()),
    bookedAt: bookedAt.toISOString(),
    changeUntil: parisInstant(changeUntilMs),
    canChange:
      clock.now().epochMilliseconds <= changeUntilMs && statusAfter(visit.status, 'move') !== undefined,
  }
}
