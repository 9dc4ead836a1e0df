import { daysBetween } from '../../../shared/calendar/civil-date.ts'
import { type Course, earliestEnds, handOverByOf, stepsOf } from './course.ts'
import type { CommissionToPlan, Constraint, Why } from './planning.types.ts'
import type { WorkCalendar } from './work-calendar.ts'

/** A calendar with the minutes of each day that nobody has reserved. */
export interface FreeHours {
  readonly calendar: WorkCalendar
  readonly free: readonly number[]
  readonly mostADay: number
}

type Liftable = Exclude<Constraint, 'event_past' | 'too_few_days'>

/** In the order in which they are told; hours that others took are easier to lift than hours that nobody has. */
const liftable = ['cloth_late', 'hours_taken', 'not_enough_hours', 'closure'] as const satisfies Liftable[]

const courseWithout = (lifted: ReadonlySet<Liftable>, { calendar, free, mostADay }: FreeHours): Course => {
  const open = lifted.has('closure') ? calendar.withoutClosures : calendar
  const freeMinutes = (minutes: number, day: number) => {
    if (lifted.has('not_enough_hours')) return open.isWorked[day] ? Number.POSITIVE_INFINITY : 0
    if (lifted.has('hours_taken')) return minutes
    return minutes - ((calendar.capacity[day] ?? 0) - (free[day] ?? 0))
  }
  return { open, free: open.capacity.map(freeMinutes), mostADay }
}

/** Which constraints keep a commission from being ready in time. It is asked for one that cannot be. */
export const whyImpossible = (hours: FreeHours, commission: CommissionToPlan): Why => {
  const [today = ''] = hours.calendar.dates
  if (commission.eventDate < today) return { constraints: ['event_past'], lift: 'one' }
  const steps = stepsOf(today, commission)
  const lastDay = daysBetween(today, handOverByOf(commission))
  const isReadyWithout = (...lifted: readonly Liftable[]) => {
    const without = new Set(lifted)
    const freed = without.has('cloth_late') ? steps.map((step) => ({ ...step, clothDay: 0 })) : steps
    const ends = earliestEnds(courseWithout(without, hours), freed)
    return ends !== undefined && (ends.at(-1) ?? 0) <= lastDay
  }

  if (!isReadyWithout(...liftable)) return { constraints: ['too_few_days'], lift: 'one' }
  const isAlone = isReadyWithout('hours_taken')
  const alone = liftable.filter(
    (constraint) => isReadyWithout(constraint) && !(constraint === 'not_enough_hours' && isAlone),
  )
  if (alone.length > 0) return { constraints: alone, lift: 'one' }
  let together: readonly Liftable[] = liftable
  for (const constraint of ['not_enough_hours', 'closure', 'hours_taken', 'cloth_late'] as const) {
    const fewer = together.filter((each) => each !== constraint)
    if (isReadyWithout(...fewer)) together = fewer
  }
  return { constraints: together, lift: 'all' }
}
