import { type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import type { AtelierPlan } from './plan-atelier.ts'
import type { CommissionPlan, Stage } from './planning.types.ts'

export interface MovedStage {
  readonly stage: Stage
  readonly from: CivilDate
  readonly to: CivilDate
  /** Negative where it moved to an earlier day. */
  readonly days: number
}

/** What a new plan changes for one commission. */
export interface PlanChange {
  readonly id: string
  readonly moved: readonly MovedStage[]
  /** Undefined where it is as late, or as much in time, as before. */
  readonly became: 'late' | 'in_time' | undefined
}

const movedStages = (before: CommissionPlan, after: CommissionPlan): readonly MovedStage[] => {
  const daysBefore = new Map(before.stages.map(({ stage, proposed }) => [stage, proposed]))
  return after.stages.flatMap(({ stage, proposed: to }) => {
    const from = daysBefore.get(stage)
    return from === undefined || from === to ? [] : [{ stage, from, to, days: daysBetween(from, to) }]
  })
}

const becameOf = (before: CommissionPlan, after: CommissionPlan): PlanChange['became'] => {
  if (before.isPossible === after.isPossible) return undefined
  return after.isPossible ? 'in_time' : 'late'
}

/**
 * The commissions that a new plan changes, in its order. Neither a commission nor a stage is told that only one of the
 * plans holds: what is done, given up or newly ordered did not move.
 */
export const comparePlans = (before: AtelierPlan, after: AtelierPlan): readonly PlanChange[] => {
  const plansBefore = new Map(before.commissions.map((plan) => [plan.id, plan]))
  return after.commissions.flatMap((plan) => {
    const planBefore = plansBefore.get(plan.id)
    if (!planBefore) return []
    const change = { id: plan.id, moved: movedStages(planBefore, plan), became: becameOf(planBefore, plan) }
    return change.moved.length > 0 || change.became ? [change] : []
  })
}
