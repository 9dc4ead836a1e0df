import { gridMinutes } from '../../../../appointments/appointments.limits.ts'
import type { Minutes } from '../calendar-layout.rules.ts'

/** The height of half an hour, which is large enough for a finger. */
const halfHourRem = 2.75

/** The height of some minutes in the hour grid. */
export const heightOf = (minutes: number) => `${(minutes / gridMinutes) * halfHourRem}rem`

/** The distance of a minute from the first shown hour. */
export const topOf = (minutes: number, { from }: Minutes) => heightOf(minutes - from)
