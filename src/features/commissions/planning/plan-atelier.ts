import { addDays, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { planCommission } from './plan-commission.ts'
import type { AtelierToPlan, CommissionPlan, CommissionToPlan } from './planning.types.ts'
import { type WeekLoad, weekLoads, workCalendarOf } from './work-calendar.ts'

/** So long after the last event a late handover is looked for. */
const daysBeyond = 730

export interface AtelierPlan {
  /** In the order in which they were planned. */
  readonly commissions: readonly CommissionPlan[]
  readonly weeks: readonly WeekLoad[]
}

/** The earlier event is planned first, and of two on one day the one whose id comes first. */
const planningOrder = (one: CommissionToPlan, other: CommissionToPlan) => {
  const first = Number(other.comesFirst ?? false) - Number(one.comesFirst ?? false)
  if (first !== 0) return first
  const [keyOfOne, keyOfOther] = [one.eventDate + one.id, other.eventDate + other.id]
  if (keyOfOne === keyOfOther) return 0
  return keyOfOne < keyOfOther ? -1 : 1
}

/**
 * Plans all commissions of the atelier into its shared hours, each into what the ones before it left. What one is
 * proposed is reserved, also where it cannot be ready in time. More hours never make a commission late that is planned
 * first; among others they can, rarely, because those before it are then proposed other days.
 */
export const planAtelier = ({ today, atelier, commissions }: AtelierToPlan): AtelierPlan => {
  const lastDay = [today, ...commissions.map(({ eventDate }) => eventDate)].toSorted().at(-1) ?? today
  const calendar = workCalendarOf(atelier, today, addDays(lastDay, daysBeyond))
  const free = [...calendar.capacity]
  const mostADay = atelier.mostMinutesADayOnOneProduct ?? Number.POSITIVE_INFINITY
  const planned = commissions.toSorted(planningOrder).map((commission) => {
    const plan = planCommission({ calendar, free, mostADay }, commission)
    for (const { date, minutes } of plan.stages.flatMap(({ work }) => work)) {
      const day = daysBetween(today, date)
      free[day] = (free[day] ?? 0) - minutes
    }
    return plan
  })
  return { commissions: planned, weeks: weekLoads(calendar, free) }
}
