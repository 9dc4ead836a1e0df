import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { type ParisTime, parisTime } from '../../shared/calendar/paris-time.ts'
import { addWorkingDays, nearestWorkingDay } from '../../shared/calendar/working-days.ts'
import {
  daysOfWeek,
  makingWeeks,
  preparationDays,
  type ShippingZone,
  takenUpBeforeHour,
  transitDays,
  transitDaysBeyond,
} from './delivery.limits.ts'

/** The first and the last day that a parcel may arrive on. */
export interface DeliveryWindow {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** How far a piece goes: a zone by parcel, or no way at all when it is fetched. */
export type Journey = ShippingZone | 'pickup'

interface Purchase {
  readonly orderedAtMs: number
  readonly madeToMeasure: boolean
  /** Mainland France where nothing else is known. */
  readonly journey?: Journey
}

/** The day the atelier takes an order up. */
const takenUpOn = ({ date, hour }: ParisTime) =>
  nearestWorkingDay(hour < takenUpBeforeHour ? date : addDays(date, 1), 1)

const weeksLater = (date: CivilDate, weeks: number) => addDays(date, weeks * daysOfWeek)

const daysOnTheWay: Readonly<Record<Journey, { readonly min: number; readonly max: number }>> = {
  pickup: { min: 0, max: 0 },
  france: transitDays,
  ...transitDaysBeyond,
}

/**
 * Ready-to-wear in working days; what is made to measure in weeks, the last day never later than promised (§9). Those
 * weeks hold the way within France; a longer one comes on top.
 */
export const deliveryWindow = ({
  orderedAtMs,
  madeToMeasure,
  journey = 'france',
}: Purchase): DeliveryWindow => {
  const takenUp = takenUpOn(parisTime(orderedAtMs))
  const way = daysOnTheWay[journey]
  if (!madeToMeasure)
    return {
      from: addWorkingDays(takenUp, preparationDays.min + way.min),
      to: addWorkingDays(takenUp, preparationDays.max + way.max),
    }
  const longer = {
    min: Math.max(0, way.min - transitDays.min),
    max: Math.max(0, way.max - transitDays.max),
  }
  return {
    from: addWorkingDays(nearestWorkingDay(weeksLater(takenUp, makingWeeks.min), 1), longer.min),
    to: addWorkingDays(nearestWorkingDay(weeksLater(takenUp, makingWeeks.max), -1), longer.max),
  }
}
