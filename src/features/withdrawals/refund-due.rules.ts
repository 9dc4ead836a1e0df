import { addDays, type CivilDate, daysBetween } from '../../shared/calendar/civil-date.ts'
import { refundDays, type WithdrawalStatus } from './withdrawals.limits.ts'

/** The last day for the refund, counted from the day of the declaration (L221-24). */
export const refundDueOn = (declaredOn: CivilDate): CivilDate => addDays(declaredOn, refundDays)

/** The number of days from today to that day; negative once it has passed. */
export const daysLeft = (dueOn: CivilDate, today: CivilDate) => daysBetween(today, dueOn)

/** Whether money is still owed and its day has passed. */
export const isRefundOverdue = (
  { status, refundDueOn: dueOn }: { readonly status: WithdrawalStatus; readonly refundDueOn: CivilDate },
  today: CivilDate,
) => status !== 'refused' && status !== 'refunded' && dueOn < today
