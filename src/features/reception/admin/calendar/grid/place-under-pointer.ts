import type { Salon } from '../../../../appointments/appointments.limits.ts'
import { salons } from '../../../../appointments/appointments.limits.ts'
import type { Minutes } from '../calendar-layout.rules.ts'

/** How a lane says in the page whose it is. */
export const laneAttributes = (date: string, salon: Salon) => ({ 'data-lane': salon, 'data-date': date })

/** The lane below a point of the window, and the minute that the point lies at; undefined beside all lanes. */
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

/** The minute of the clock at a height of the window in a lane. */
export const minutesAt = (lane: Element, clientY: number, { from, to }: Minutes) => {
  const { top, height } = lane.getBoundingClientRect()
  return from + ((clientY - top) / height) * (to - from)
}
