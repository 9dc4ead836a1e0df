import { addDays, type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { marginDays as usualMarginDays } from '../commissions.limits.ts'
import { type CommissionToPlan, type StageToGo, stages } from './planning.types.ts'
import type { OpenDays } from './work-calendar.ts'

/** The days that a commission is planned into, with the minutes that are free on each; a day is named by its number. */
export interface Course {
  readonly open: OpenDays
  readonly free: readonly number[]
  /** As much as can be worked on the commission in a day. */
  readonly mostADay: number
}

/** A stage to go, with its dates as numbers of days. */
export interface Step extends Omit<StageToGo, 'clothReadyOn' | 'agreedOn'> {
  readonly clothDay: number
  readonly agreedDay: number | undefined
}

/** The stages of a commission in their order, whichever order they are given in. */
export const stepsOf = (today: CivilDate, { stages: toGo }: CommissionToPlan): readonly Step[] =>
  toGo
    .map(({ clothReadyOn, agreedOn, ...stage }) => ({
      ...stage,
      clothDay: clothReadyOn === undefined ? 0 : daysBetween(today, clothReadyOn),
      agreedDay: agreedOn === undefined ? undefined : daysBetween(today, agreedOn),
    }))
    .toSorted((one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage))

export const marginDaysOf = ({ marginDays = usualMarginDays }: CommissionToPlan) => marginDays

/** The last day for the handover. */
export const handOverByOf = (commission: CommissionToPlan): CivilDate =>
  addDays(commission.eventDate, -marginDaysOf(commission))

const freeOn = ({ free, mostADay }: Course, day: number) => Math.min(free[day] ?? 0, mostADay)

const canEndOn = ({ open }: Course, { endsWithVisit }: Step, day: number) =>
  (endsWithVisit ? open.takesVisits : open.isWorked)[day] === true

const firstEndFrom = (course: Course, step: Step, from: number) => {
  let day = from
  while (day < course.free.length && !canEndOn(course, step, day)) day++
  return day < course.free.length ? day : undefined
}

/** The last day up to another on which a stage can end. */
export const lastEndUpTo = (course: Course, step: Step, upTo: number) => {
  let day = Math.min(upTo, course.free.length - 1)
  while (day >= 0 && !canEndOn(course, step, day)) day--
  return day >= 0 ? day : undefined
}

const workCanBeginFrom = ({ minutesLeft, clothDay }: Step, from: number) =>
  minutesLeft > 0 ? Math.max(from, clothDay) : from

/** A visit finds the work of the days before it; any other stage ends with its work. */
const lastWorkDay = ({ endsWithVisit }: Step, end: number) => (endsWithVisit ? end - 1 : end)

/** The first day on which a stage can end if the ones before it ended before a day. */
const earliestEnd = (course: Course, step: Step, from: number) => {
  let left = step.minutesLeft
  let day = workCanBeginFrom(step, from)
  for (; left > 0; day++) {
    if (day >= course.free.length) return undefined
    left -= freeOn(course, day)
  }
  return firstEndFrom(course, step, step.endsWithVisit ? day : Math.max(day - 1, from))
}

/** The first day on which each stage can end; undefined where the calendar ends before them. */
export const earliestEnds = (course: Course, steps: readonly Step[]): readonly number[] | undefined => {
  const ends: number[] = []
  for (const step of steps) {
    const end = earliestEnd(course, step, (ends.at(-1) ?? -1) + 1)
    if (end === undefined) return undefined
    ends.push(end)
  }
  return ends
}

/** The last day on which the work of a stage can begin if it ends on a day; without work, it is that day. */
const latestBegin = (course: Course, step: Step, end: number) => {
  if (step.minutesLeft === 0) return end
  let left = step.minutesLeft
  let day = lastWorkDay(step, end) + 1
  while (left > 0) {
    day--
    if (day < 0) return undefined
    left -= freeOn(course, day)
  }
  return day
}

/** When a stage may end at the latest, and its work begin. */
export interface Latest {
  readonly end: number
  readonly begin: number
}

/**
 * The last days of all stages, planned backwards: each stage ends before the work of the next one begins, and no later
 * than its own bound. Undefined where it would have to begin before the calendar does. Cloth is not looked at: where all
 * can end in time, it is there by then.
 */
export const latestEnds = (
  course: Course,
  steps: readonly Step[],
  boundOf: (place: number) => number,
): readonly Latest[] | undefined => {
  const latest: Latest[] = []
  let upTo = Number.POSITIVE_INFINITY
  for (const [place, step] of [...steps.entries()].toReversed()) {
    const end = lastEndUpTo(course, step, Math.min(upTo, boundOf(place)))
    const begin = end === undefined ? undefined : latestBegin(course, step, end)
    if (end === undefined || begin === undefined) return undefined
    latest.push({ end, begin })
    upTo = begin - 1
  }
  return latest.toReversed()
}

export interface Work {
  readonly day: number
  readonly minutes: number
}

interface Span {
  /** The day after the end of the stage before. */
  readonly from: number
  readonly end: number
}

/** The work of a stage within a span, each day filled before the next; undefined where the span is too short. */
export const workWithin = (course: Course, step: Step, { from, end }: Span): readonly Work[] | undefined => {
  const work: Work[] = []
  let left = step.minutesLeft
  const last = lastWorkDay(step, end)
  for (let day = workCanBeginFrom(step, Math.max(0, from)); day <= last && left > 0; day++) {
    const minutes = Math.min(left, freeOn(course, day))
    if (minutes > 0) work.push({ day, minutes })
    left -= minutes
  }
  return left > 0 ? undefined : work
}
