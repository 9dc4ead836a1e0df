import type { CivilDate } from './civil-date.ts'
import { parisClock, parisInstantMs } from './paris-clock.ts'

/** A moment as a field of dates and one of times hold it, by the clocks of Paris. */
interface TypedMoment {
  readonly day: CivilDate
  /** « 09:30 ». */
  readonly time: string
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** How somebody in Paris would type a moment. */
export const typedMoment = (at: string): TypedMoment => {
  const { date: day, minutes } = parisClock(Date.parse(at))
  return { day, time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` }
}

/** The moment that is typed. */
export const momentTyped = ({ day, time }: TypedMoment) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return new Date(parisInstantMs(day, minutes)).toISOString()
}
