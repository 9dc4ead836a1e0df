import type { Salon } from '../../../../appointments/appointments.limits.ts'
import { salons } from '../../../../appointments/appointments.limits.ts'
import type { Minutes } from '../calendar-layout.rules.ts'

/** The attributes that tell the day and the salon of a lane in the DOM. */
export const laneAttributes = (date: string, salon: Salon) => ({ 'data-lane': salon, 'data-date': date })

/** The lane at a point of the window, and the minute at that point; undefined outside all lanes. */
export const placeUnderPointer = (
  { clientX, clientY }: { clientX: number; clientY: number },
  shown: Minutes,
) => {
  const lanes = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-lane]'))
  const lane = lanes.find((found) => found !== null)
  const salon = salons.find((known) => known === lane?.dataset.lane)
  const date = lane?.dataset.date
  if (!lane || !salon || date === undefined) return undefined
  return { date, salon, minutes: minutesAt(lane, clientY, shown) }
}

/** The minute of the clock in a lane at a vertical position of the window. */
export const minutesAt = (lane: Element, clientY: number, { from, to }: Minutes) => {
  const { top, height } = lane.getBoundingClientRect()
  return from + ((clientY - top) / height) * (to - from)
}
