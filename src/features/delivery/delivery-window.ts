import { addDays, type CivilDate } from '../../shared/calendar/civil-date.ts'
import { type ParisTime, parisTime } from '../../shared/calendar/paris-time.ts'
import { addWorkingDays, nearestWorkingDay } from '../../shared/calendar/working-days.ts'
import type { DeliveryTerms, ShippingZone, Span } from '../settings/delivery.schema.ts'
import { daysOfWeek, takenUpBeforeHour } from './delivery.limits.ts'

/** The first and the last day that a parcel may arrive on. */
export interface DeliveryWindow {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** How a product travels: to a shipping zone by parcel, or not at all when the customer fetches it. */
export type Journey = ShippingZone | 'pickup'

interface Purchase {
  readonly orderedAtMs: number
  readonly madeToMeasure: boolean
  /** Mainland France is the default. */
  readonly journey?: Journey
  /** The preparation, transit and making times of the house. */
  readonly terms: Omit<DeliveryTerms, 'rates'>
}

/** The working day on which the atelier begins to work on an order. */
const takenUpOn = ({ date, hour }: ParisTime) =>
  nearestWorkingDay(hour < takenUpBeforeHour ? date : addDays(date, 1), 1)

const weeksLater = (date: CivilDate, weeks: number) => addDays(date, weeks * daysOfWeek)

const noDays: Span = { min: 0, max: 0 }

/**
 * Ready-to-wear is counted in working days; a product made to measure in weeks, and its last day is never later than
 * promised (§9). These weeks include the transit within France; a longer transit is added to them.
 */
export const deliveryWindow = ({
  orderedAtMs,
  madeToMeasure,
  journey = 'france',
  terms: { preparationDays, transitDays, makingWeeks },
}: Purchase): DeliveryWindow => {
  const takenUp = takenUpOn(parisTime(orderedAtMs))
  const way = journey === 'pickup' ? noDays : transitDays[journey]
  if (!madeToMeasure)
    return {
      from: addWorkingDays(takenUp, preparationDays.min + way.min),
      to: addWorkingDays(takenUp, preparationDays.max + way.max),
    }
  const longer = {
    min: Math.max(0, way.min - transitDays.france.min),
    max: Math.max(0, way.max - transitDays.france.max),
  }
  return {
    from: addWorkingDays(nearestWorkingDay(weeksLater(takenUp, makingWeeks.min), 1), longer.min),
    to: addWorkingDays(nearestWorkingDay(weeksLater(takenUp, makingWeeks.max), -1), longer.max),
  }
}
