import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { nearestWorkingDay } from '../../../shared/calendar/working-days.ts'

/** A product may be sent back within 14 days of its arrival (§9, L221-18). */
export const returnDays = 14

/** What is withdrawn from goes back within 14 days of the declaration (L221-23). */
export const lastDayToSendBack = (declaredOn: CivilDate): CivilDate => addDays(declaredOn, returnDays)

/** The last day to withdraw: the fourteenth after the arrival, or the next working day (L221-18, L221-19). */
export const lastDayToWithdraw = (deliveredOn: CivilDate): CivilDate =>
  nearestWorkingDay(addDays(deliveredOn, returnDays), 1)
