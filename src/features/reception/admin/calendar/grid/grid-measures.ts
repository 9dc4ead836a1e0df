import { gridMinutes } from '../../../../appointments/appointments.limits.ts'
import type { Minutes } from '../calendar-layout.rules.ts'

/** The height of half an hour: that of what a finger reaches. */
const halfHourRem = 2.75

/** The height of some minutes in the grid of hours. */
export const heightOf = (minutes: number) => `${(minutes / gridMinutes) * halfHourRem}rem`

/** How far below the first hour shown a minute lies. */
export const topOf = (minutes: number, { from }: Minutes) => heightOf(minutes - from)
