import { yearOf } from '../../shared/calendar/civil-date.ts'
import { frenchHolidays } from '../../shared/calendar/french-holidays.ts'
import { parisTime } from '../../shared/calendar/paris-time.ts'
import type { Salon } from '../appointments/appointments.limits.ts'
import { type Closure, closes, openHoursOf } from '../appointments/opening.rules.ts'
import type { House } from '../settings/house.schema.ts'

/** Why the house is closed at some time. */
export interface Closed {
  readonly why: 'past' | 'holiday' | 'hours' | 'unavailable'
  /** The reason that the team has noted. */
  readonly reason: string
}

export interface OpeningTimes {
  readonly nowMs: number
  readonly hours: House['hours']
  readonly closures: readonly (Closure & { readonly reason: string })[]
}

interface Place {
  readonly salon: Salon
  readonly startMs: number
  readonly endMs: number
}

const endOfDay = '24:00'

/** A moment as « 10:30 », in the time of Paris. */
const clockOf = (ms: number) => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Paris')
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Whether and why a salon is closed at some time; the team may place an appointment there all the same. */
export const closedAt = (
  { salon, startMs, endMs }: Place,
  { nowMs, hours, closures }: OpeningTimes,
): Closed | undefined => {
  if (startMs < nowMs) return { why: 'past', reason: '' }
  const { date } = parisTime(startMs)
  const from = clockOf(startMs)
  const to = parisTime(endMs).date === date ? clockOf(endMs) : endOfDay
  const closure = closures.find(
    (each) =>
      (each.salon === null || each.salon === salon) &&
      closes(each, date) &&
      (each.fromTime ?? '00:00') < to &&
      from < (each.toTime ?? endOfDay),
  )
  if (closure) return { why: 'unavailable', reason: closure.reason }
  if (frenchHolidays(yearOf(date)).includes(date)) return { why: 'holiday', reason: '' }
  const isWithin = openHoursOf(date, hours).some((open) => open.from <= from && to <= open.to)
  return isWithin ? undefined : { why: 'hours', reason: '' }
}
