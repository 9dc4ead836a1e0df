import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { nearestWorkingDay } from '../../shared/calendar/working-days.ts'
import { returnDays } from './delivery.limits.ts'

/** The last day to change one's mind: fourteen after the arrival, that day not counted, a worked one (L221-18, L221-19). */
export const lastDayToWithdraw = (deliveredOn: CivilDate): CivilDate =>
  nearestWorkingDay(addDays(deliveredOn, returnDays), 1)
