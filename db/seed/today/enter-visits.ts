import type { AppointmentKind } from '../../../src/features/appointments/appointment-kinds.ts'
import { statusOfSlot } from '../../../src/features/appointments/appointment-status.rules.ts'
import { bookAppointment } from '../../../src/features/appointments/server/booking/book-appointment.ts'
import { readSlots } from '../../../src/features/appointments/server/slots/read-slots.public.ts'
import { enterAppointment } from '../../../src/features/appointments-desk/server/appointments/enter-appointment.ts'
import type { Context } from '../../../src/platform/context/context.ts'
import { addDays, type CivilDate } from '../../../src/shared/calendar/civil-date.ts'
import { parisTime } from '../../../src/shared/calendar/paris-time.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { customerId, staffId } from '../demo-accounts.ts'
import { type Act, callerOf } from './acting-at.ts'

const bookedDaysBefore = 5
const hoursADay = 24
/** No house is closed for so long that none of these days receives. */
const daysLookedAt = 30

interface AppointmentInput {
  readonly kind: AppointmentKind
  readonly from: CivilDate
  /** Whether the house has to confirm it first. */
  readonly onRequest?: boolean
  /** How far into the day, from 0 to 1. */
  readonly into: number
}

/** A free time on the first day from then on that has one. */
const freeTime = async (ctx: Context, { kind, from, onRequest, into }: AppointmentInput) => {
  const open = await readSlots(ctx, { kind, days: { from, to: addDays(from, daysLookedAt) } })
  const fitting = open.filter(
    (slot) => onRequest === undefined || (statusOfSlot(slot) === 'pending') === onRequest,
  )
  const dayOf = ({ startMs }: { readonly startMs: number }) => parisTime(startMs).date
  const [first] = fitting
  if (!first) throw new Error('The demo house receives nobody')
  const ofDay = fitting.filter((slot) => dayOf(slot) === dayOf(first))
  const slot = ofDay[Math.floor(into * (ofDay.length - 1))] ?? first
  return { startMs: slot.startMs, day: dayOf(slot) }
}

const person = (firstName: string, lastName: string, phone: string) => ({
  firstName,
  lastName,
  email: `${firstName
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}@clientes.example`,
  phone,
  message: '',
  eventDate: null,
  companions: 0,
})

/**
 * Visits on the day on which the house is furnished, on the next, and one that waits for its confirmation. Where the
 * house receives nobody on that day, the first day that follows has them.
 */
export const enterVisits = async (act: Act, now: Temporal.Instant) => {
  const today = parisTime(now.epochMilliseconds).date
  const at = now.subtract({ hours: bookedDaysBefore * hoursADay })
  const staff = callerOf(staffId, 'staff')
  const note = (
    wanted: AppointmentInput,
    customer: ReturnType<typeof person>,
    more: { note?: string } = {},
  ) =>
    act({ at, caller: staff }, async (ctx) => {
      const { startMs, day } = await freeTime(ctx, wanted)
      await enterAppointment(ctx, {
        ...customer,
        ...{ kind: wanted.kind, startMs, salon: undefined, evenIfClosed: false, language: 'fr', note: '' },
        ...more,
      })
      return day
    })
  const firstDay = await note(
    { kind: 'toile-fitting', from: today, into: 0.2 },
    person('Sophie', 'Lambert', '+33 6 12 00 45 18'),
    { note: frenchTypography('Première toile de la robe Vendôme. Prévoir les chaussures de 6 cm.') },
  )
  await note(
    { kind: 'bridal-discovery', from: firstDay, into: 0.7 },
    { ...person('Élise', 'Moreau', '+33 6 24 11 30 52'), companions: 2 },
  )
  await note(
    { kind: 'alterations', from: addDays(firstDay, 1), into: 0.4 },
    person('Camille', 'Roy', '+33 6 70 18 22 09'),
  )
  const book = (
    caller: ReturnType<typeof callerOf> | undefined,
    wanted: AppointmentInput,
    customer: ReturnType<typeof person>,
  ) =>
    act({ at: now.subtract({ hours: hoursADay }), ...(caller && { caller }) }, async (ctx) => {
      const { startMs } = await freeTime(ctx, wanted)
      await bookAppointment(ctx, {
        ...customer,
        ...{ kind: wanted.kind, startMs, productId: null, holdId: undefined },
      })
    })
  await book(
    undefined,
    { kind: 'bridal-discovery', from: addDays(today, 3), onRequest: true, into: 0.5 },
    {
      ...person('Inès', 'Benali', '+33 6 33 48 90 27'),
      message: frenchTypography('Je viendrais avec ma mère ; une robe fluide, sans traîne.'),
      companions: 1,
    },
  )
  await book(
    callerOf(customerId, 'user'),
    { kind: 'measuring', from: addDays(today, 8), onRequest: false, into: 0.3 },
    {
      ...person('Jeanne', 'Arnaud', '+33 6 12 34 56 78'),
      email: 'cliente@maison-clairval.example',
    },
  )
}
