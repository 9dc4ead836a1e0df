import type { CivilDate } from './civil-date.ts'

/** Where the house is: its days and hours are those of Paris, wherever the reader is. */
export const houseTimeZone = 'Europe/Paris'

export interface ParisTime {
  readonly date: CivilDate
  readonly hour: number
}

// Swedish writes dates the ISO way; making a formatter costs a thousand times what using it does.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: houseTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The day and the full hour in Paris at a moment; by Intl, because not every browser has Temporal. */
export const parisTime = (instantMs: number): ParisTime => {
  const [date = '', time = ''] = format.format(instantMs).split(' ')
  return { date, hour: Number(time.slice(0, 2)) }
}

/** « 2026-11-22 14:05 »: a moment as the clocks of the house showed it, in a form that sorts. */
export const parisMinute = (instantMs: number) => format.format(instantMs)
