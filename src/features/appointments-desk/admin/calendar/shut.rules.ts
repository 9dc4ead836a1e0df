import type { Salon } from '../../../appointments/appointments.limits.ts'
import type { CalendarDay } from '../../admin-appointments.contract.ts'
import { type Minutes, minutesOf, wholeDay } from './calendar-layout.rules.ts'

/** A part of a day in which the house is closed, and why. */
export interface Shut extends Minutes {
  readonly kind: 'holiday' | 'hours' | 'closure'
  /** The closed salon; null means the whole house. */
  readonly salon: Salon | null
  readonly reason: string
}

/** The given parts of a day without those that are taken. */
const without = (parts: readonly Minutes[], taken: readonly Minutes[]): readonly Minutes[] =>
  taken.reduce<readonly Minutes[]>(
    (left, { from, to }) =>
      left
        .flatMap((part) => [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ])
        .filter((part) => part.from < part.to),
    parts,
  )

const within = (part: Minutes, { from, to }: Minutes): readonly Minutes[] => {
  const cut = { from: Math.max(part.from, from), to: Math.min(part.to, to) }
  return cut.from < cut.to ? [cut] : []
}

/**
 * The closed parts of a day within the shown hours. Where a closure of the house covers closed hours, only the closure
 * is listed, because it has a reason.
 */
export const shutOn = (day: CalendarDay, shown: Minutes = wholeDay): readonly Shut[] => {
  if (day.holiday) return [{ ...shown, kind: 'holiday', salon: null, reason: '' }]
  const open = day.hours.map(minutesOf)
  const closures = day.closures.flatMap((closure) =>
    // The closure of one salon is only shown within the opening hours: outside them, both salons are closed anyway.
    (closure.salon ? open : [shown])
      .flatMap((hours) => within(minutesOf(closure), hours))
      .flatMap((part) => within(part, shown))
      .map((part): Shut => ({ ...part, kind: 'closure', salon: closure.salon, reason: closure.reason })),
  )
  const house = closures.filter(({ salon }) => salon === null)
  const closedHours = without([shown], [...open, ...house])
  return [
    ...closedHours.map((part): Shut => ({ ...part, kind: 'hours', salon: null, reason: '' })),
    ...closures,
  ]
}

/** Why the house is closed for the whole day; undefined when it is open for a part of it. */
export const closedAllDay = (day: CalendarDay): Shut | undefined => {
  const shut = shutOn(day).filter(({ salon }) => salon === null)
  if (without([wholeDay], shut).length > 0) return undefined
  return shut.find(({ kind }) => kind !== 'hours') ?? shut[0]
}
