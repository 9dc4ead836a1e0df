import { addDays, type CivilDate, daysBetween } from '../../shared/calendar/civil-date.ts'
import { refundDays, type WithdrawalStatus } from './withdrawals.limits.ts'

/** The last day for the refund, counted from the day of the declaration (L221-24). */
export const refundDueOn = (declaredOn: CivilDate): CivilDate => addDays(declaredOn, refundDays)

/** The number of days from today to that day; negative once it has passed. */
export const daysLeft = (dueOn: CivilDate, today: CivilDate) => daysBetween(today, dueOn)

interface Due {
  readonly refundDueOn: CivilDate
  /** The day on which the last parcel came. */
  readonly cameOn: CivilDate | null
}

/** The day on which the money is owed: the refund may wait for the parcel, and for nothing after it (L221-24). */
export const owedOn = ({ refundDueOn: dueOn, cameOn }: Due): CivilDate =>
  cameOn !== null && cameOn > dueOn ? cameOn : dueOn

interface Owed {
  readonly status: WithdrawalStatus
  readonly refundDueOn: CivilDate
  /** Whether the refund waits for the parcel. */
  readonly isDeferred: boolean
}

/** Whether money is still owed and its day has passed. */
export const isRefundOverdue = ({ status, refundDueOn: dueOn, isDeferred }: Owed, today: CivilDate) =>
  status !== 'refused' && status !== 'refunded' && !isDeferred && dueOn < today
