import { daysBetween } from '../../../shared/calendar/civil-date.ts'
import {
  type Course,
  earliestEnds,
  handOverByOf,
  type Latest,
  lastEndUpTo,
  latestEnds,
  marginDaysOf,
  type Step,
  stepsOf,
  type Work,
  workWithin,
} from './course.ts'
import {
  type CommissionPlan,
  type CommissionToPlan,
  type Stage,
  type StageDays,
  stages,
} from './planning.types.ts'
import { type FreeHours, whyImpossible } from './why-impossible.ts'

/** How many days before the event each stage ends where there is time: the pace of the trade for a wedding gown. */
const daysBeforeEvent: Readonly<Record<Stage, number>> = {
  measures: 225,
  toile: 195,
  fitting_1: 135,
  fitting_2: 75,
  fitting_3: 28,
  finishing: 19,
  handover: 15,
}

/** Where the pace begins, a fortnight before the measures. */
const daysBeforeEventAtFirst = 240

/** The days that the trade leaves between each stage and the one before it; for the first, the one before it in the trade. */
const usualGaps = (steps: readonly Step[]): readonly number[] =>
  steps.map(({ stage }, place) => {
    const previous = place > 0 ? steps[place - 1]?.stage : stages[stages.indexOf(stage) - 1]
    return (previous ? daysBeforeEvent[previous] : daysBeforeEventAtFirst) - daysBeforeEvent[stage]
  })

interface PaceOptions {
  readonly steps: readonly Step[]
  readonly earliest: readonly number[]
  readonly lastDay: number
  readonly marginDays: number
}

interface Pace {
  readonly days: readonly number[]
  /** The days before the first stage that no gap needs. */
  readonly leftOver: number
}

/**
 * The day on which each stage would end at the pace of the trade. Where there is time enough, each gap is the usual one,
 * and what is left over lies before the first stage. Where there is less, no gap is shorter than its work allows, and
 * the slack is shared out in proportion to what each gap lacks of the usual one.
 */
const paceOf = ({ steps, earliest, lastDay, marginDays }: PaceOptions): Pace => {
  const shortest = earliest.map((day, place) => day - (earliest[place - 1] ?? 0))
  const lacking = usualGaps(steps).map((usual, place) => Math.max(0, usual - (shortest[place] ?? 0)))
  const last = steps.at(-1)
  const lackingAtTheEnd = last ? Math.max(0, daysBeforeEvent[last.stage] - marginDays) : 0
  const allLacking = lacking.reduce((sum, days) => sum + days, lackingAtTheEnd)
  const slack = lastDay - (earliest.at(-1) ?? 0)
  const leftOver = Math.max(0, slack - allLacking)
  let lackedSoFar = 0
  const days = earliest.map((day, place) => {
    lackedSoFar += lacking[place] ?? 0
    const share = allLacking === 0 ? 0 : Math.floor((lackedSoFar * (slack - leftOver)) / allLacking)
    return day + leftOver + share
  })
  return { days, leftOver }
}

interface ProposalOptions {
  readonly earliest: readonly number[]
  readonly latest: readonly Latest[]
  /** A day that was agreed goes before it. */
  readonly pace: Pace
}

/** A stage that is brought forward by less, as by a weekend, leaves the gaps before it alone. */
const daysOfClosure = 7

/**
 * The day up to which each stage is proposed: the last open one up to its aim. Where a closure brings a stage forward,
 * the stages before it keep their distance from it, as long as days are left over.
 */
const proposalBounds = (
  course: Course,
  steps: readonly Step[],
  { earliest, latest, pace }: ProposalOptions,
): readonly number[] => {
  const bounds: number[] = []
  let broughtForward = 0
  for (const [place, step] of [...steps.entries()].toReversed()) {
    const [first = 0, last = 0] = [earliest[place], latest[place]?.end]
    const aim = step.agreedDay ?? (pace.days[place] ?? last) - Math.min(broughtForward, pace.leftOver)
    const bound = Math.max(first, lastEndUpTo(course, step, Math.min(aim, last)) ?? first)
    if (step.agreedDay === undefined && aim - bound >= daysOfClosure) broughtForward += aim - bound
    bounds.push(bound)
  }
  return bounds.toReversed()
}

/** The proposed end of each stage: as late as its bound, and early enough for those of the stages after it. */
const proposedEnds = (
  course: Course,
  steps: readonly Step[],
  options: ProposalOptions,
): readonly number[] => {
  const bounds = proposalBounds(course, steps, options)
  return (latestEnds(course, steps, (place) => bounds[place] ?? 0) ?? options.latest).map(({ end }) => end)
}

/** The work before each end. It begins no earlier than the trade begins it, unless hours are short. */
const workBefore = (
  course: Course,
  steps: readonly Step[],
  ends: readonly number[],
): readonly (readonly Work[])[] => {
  const gaps = usualGaps(steps)
  return steps.map((step, place) => {
    const [from, end] = [(ends[place - 1] ?? -1) + 1, ends[place] ?? 0]
    const usually = Math.max(from, end - (gaps[place] ?? 0))
    return workWithin(course, step, { from: usually, end }) ?? workWithin(course, step, { from, end }) ?? []
  })
}

/** Plans one commission backwards from its event into the hours that are free. It reserves nothing by itself. */
export const planCommission = (hours: FreeHours, commission: CommissionToPlan): CommissionPlan => {
  const { dates } = hours.calendar
  const dateOf = (day: number) => dates[day] ?? ''
  const course: Course = { open: hours.calendar, free: hours.free, mostADay: hours.mostADay }
  const steps = stepsOf(dateOf(0), commission)
  const handOverBy = handOverByOf(commission)
  const lastDay = daysBetween(dateOf(0), handOverBy)
  const base = { id: commission.id, handOverBy }
  const daysUpTo = (ends: readonly number[]): readonly StageDays[] => {
    const works = workBefore(course, steps, ends)
    return steps.map(({ stage }, place) => {
      const work = (works[place] ?? []).map(({ day, minutes }) => ({ date: dateOf(day), minutes }))
      return { stage, proposed: dateOf(ends[place] ?? 0), workBegins: work[0]?.date, work }
    })
  }

  const earliest = earliestEnds(course, steps)
  const latest = latestEnds(course, steps, () => lastDay)
  const slackDays = lastDay - (earliest?.at(-1) ?? 0)
  if (!earliest || !latest || slackDays < 0) {
    const soonest = earliest ? daysUpTo(earliest) : []
    return { ...base, isPossible: false, stages: soonest, why: whyImpossible(hours, commission) }
  }
  const pace = paceOf({ steps, earliest, lastDay, marginDays: marginDaysOf(commission) })
  const planned = daysUpTo(proposedEnds(course, steps, { earliest, latest, pace })).map((days, place) => {
    const { end = 0, begin = 0 } = latest[place] ?? {}
    const workBeginsBy = days.work.length > 0 ? dateOf(begin) : undefined
    return { ...days, earliest: dateOf(earliest[place] ?? 0), latest: dateOf(end), workBeginsBy }
  })
  return { ...base, isPossible: true, slackDays, stages: planned }
}
