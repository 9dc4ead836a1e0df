import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { StageKey } from '../stages/stages.ts'

/** The stages of a commission that are planned, in their order; alterations come after the handover. */
export const stages = [
  'measures',
  'toile',
  'fitting_1',
  'fitting_2',
  'fitting_3',
  'finishing',
  'handover',
] as const satisfies readonly StageKey[]

export type Stage = (typeof stages)[number]

/** A stage that is still to come. What was worked on it already is no longer in its minutes. */
export interface StageToGo {
  readonly stage: Stage
  /** Work of the atelier that has to be done before the stage can end. */
  readonly minutesLeft: number
  /** The customer comes to the salon at its end. */
  readonly endsWithVisit: boolean
  /** The first day on which the cloth lies in the atelier; without it, no cloth is waited for. */
  readonly clothReadyOn?: CivilDate | undefined
  /** A day that was agreed or proposed before. The plan keeps it for as long as it is possible. */
  readonly agreedOn?: CivilDate | undefined
  /**
   * The minutes that have to be worked all the same, in the stage after it, where its fitting is left out. A stage that
   * does not say so is never left out.
   */
  readonly minutesIfLeftOut?: number | undefined
}

export interface CommissionToPlan {
  readonly id: string
  readonly eventDate: CivilDate
  /** The product is handed over so many days before the event, or earlier. A negative margin lies after the event. */
  readonly marginDays?: number | undefined
  /** The house plans it before all others, whatever their events. */
  readonly comesFirst?: boolean | undefined
  readonly stages: readonly StageToGo[]
}

/** Days without work and without visits, the first and the last with them. */
export interface ClosedDays {
  readonly firstDay: CivilDate
  readonly lastDay: CivilDate
}

export interface Atelier {
  /** What all hands together work in a week without closed days. */
  readonly minutesAWeek: number
  /** Monday is 1, Sunday is 7. */
  readonly workingWeekdays: readonly number[]
  readonly visitWeekdays: readonly number[]
  readonly closures: readonly ClosedDays[]
  /** As much as can be worked on one product in a day, however many hands there are; without it, all of them. */
  readonly mostMinutesADayOnOneProduct?: number | undefined
}

export interface AtelierToPlan {
  readonly today: CivilDate
  readonly atelier: Atelier
  readonly commissions: readonly CommissionToPlan[]
}

export interface DayOfWork {
  readonly date: CivilDate
  readonly minutes: number
}

/** When a stage is proposed to end, and the days that are reserved for its work. */
export interface StageDays {
  readonly stage: Stage
  readonly proposed: CivilDate
  /** The first day of its work; a stage without work has none. */
  readonly workBegins: CivilDate | undefined
  readonly work: readonly DayOfWork[]
}

export interface PlannedStage extends StageDays {
  /** The first day on which it could end. */
  readonly earliest: CivilDate
  /** The last day on which it may end, if all that comes after is to be done in time. */
  readonly latest: CivilDate
  /** The last day on which its work may begin, and its cloth be delivered; a stage without work has none. */
  readonly workBeginsBy: CivilDate | undefined
}

/**
 * What stands in the way. Hours are `hours_taken` where the commission would be possible if it were alone in the atelier,
 * and `not_enough_hours` where it would not.
 */
export const constraints = [
  'event_past',
  'too_few_days',
  'cloth_late',
  'hours_taken',
  'not_enough_hours',
  'closure',
] as const

export type Constraint = (typeof constraints)[number]

/** Either each of the constraints would be enough to lift, or all of them have to be. */
export interface Why {
  readonly constraints: readonly Constraint[]
  readonly lift: 'one' | 'all'
}

interface PlanBase {
  readonly id: string
  /** The event without its margin: the last day for the handover. */
  readonly handOverBy: CivilDate
}

export interface PossiblePlan extends PlanBase {
  readonly isPossible: true
  readonly stages: readonly PlannedStage[]
  /** From the earliest possible end of the last stage to the last day for the handover. */
  readonly slackDays: number
}

/**
 * A commission that cannot be ready in time. Its stages are planned as early as possible all the same, and reserve their
 * hours: what was promised is made, late. There are none where even the coming years hold too few hours.
 */
export interface ImpossiblePlan extends PlanBase {
  readonly isPossible: false
  readonly stages: readonly StageDays[]
  readonly why: Why
}

export type CommissionPlan = PossiblePlan | ImpossiblePlan
