import type { CivilDate } from './civil-date.ts'

/** The time zone of the house: days and hours are those of Paris, wherever the visitor is. */
export const houseTimeZone = 'Europe/Paris'

export interface ParisTime {
  readonly date: CivilDate
  readonly hour: number
}

let formatter: Intl.DateTimeFormat | undefined

/** Creating a formatter costs a thousand times as much as using it, and many pages load this module without a time. */
const written = (instantMs: number) => {
  // Swedish uses the ISO format.
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: houseTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return formatter.format(instantMs)
}

/** The day and the full hour in Paris at a moment; it uses Intl, because not every browser has Temporal. */
export const parisTime = (instantMs: number): ParisTime => {
  const [date = '', time = ''] = written(instantMs).split(' ')
  return { date, hour: Number(time.slice(0, 2)) }
}

/** « 2026-11-22 14:05 »: a moment in Paris time, in a format that sorts. */
export const parisMinute = (instantMs: number) => written(instantMs)
