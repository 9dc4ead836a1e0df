import { addDays, type CivilDate } from './civil-date.ts'

const fixedDays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'] as const

const afterEaster = { easterMonday: 1, ascension: 39, whitMonday: 50 } as const

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Easter Sunday of the Gregorian calendar, by the method of Meeus; the letters are his. */
export const easterSunday = (year: number): CivilDate => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

const known = new Map<number, readonly CivilDate[]>()

/**
 * The eleven public holidays of a year in Paris (§15.3), in order; cached, because they are asked for at each day that
 * is counted.
 */
export const frenchHolidays = (year: number): readonly CivilDate[] => {
  const days = known.get(year) ?? holidaysOf(year)
  known.set(year, days)
  return days
}

const holidaysOf = (year: number): readonly CivilDate[] => {
  const easter = easterSunday(year)
  return [
    ...fixedDays.map((day) => `${year}-${day}`),
    ...Object.values(afterEaster).map((days) => addDays(easter, days)),
  ].toSorted()
}
