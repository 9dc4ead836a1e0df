import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { type ParisTime, parisTime } from '../../shared/calendar/paris-time.ts'
import { addWorkingDays, nearestWorkingDay } from '../../shared/calendar/working-days.ts'
import { daysOfWeek, makingWeeks, readyDays, takenUpBeforeHour } from './delivery.limits.ts'

/** The first and the last day that a parcel may arrive on. */
export interface DeliveryWindow {
  readonly from: CivilDate
  readonly to: CivilDate
}

interface Purchase {
  readonly orderedAtMs: number
  readonly madeToMeasure: boolean
}

/** The day the atelier takes an order up. */
const takenUpOn = ({ date, hour }: ParisTime) =>
  nearestWorkingDay(hour < takenUpBeforeHour ? date : addDays(date, 1), 1)

const weeksLater = (date: CivilDate, weeks: number) => addDays(date, weeks * daysOfWeek)

/** Ready-to-wear in working days; what is made to measure in weeks, the last day never later than promised (§9). */
export const deliveryWindow = ({ orderedAtMs, madeToMeasure }: Purchase): DeliveryWindow => {
  const takenUp = takenUpOn(parisTime(orderedAtMs))
  if (madeToMeasure)
    return {
      from: nearestWorkingDay(weeksLater(takenUp, makingWeeks.min), 1),
      to: nearestWorkingDay(weeksLater(takenUp, makingWeeks.max), -1),
    }
  return {
    from: addWorkingDays(takenUp, readyDays.min),
    to: addWorkingDays(takenUp, readyDays.max),
  }
}
